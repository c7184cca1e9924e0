import { NO_MOVE } from '@nardy/notation';
import type { Language } from './language.ts';
import { say } from './words.ts';

/** A play as the table shows it. */
export interface HintRow {
  readonly play: string;
  readonly equity: number;
  readonly probs: readonly number[];
}

/** A line for each play, best first: equity, how far behind the best, and the chances in per cent. */
export function hintTable(plays: readonly HintRow[], language: Language): string {
  const best = plays[0]?.equity ?? 0;
  const head = [
    '',
    say(language, 'hint.play'),
    say(language, 'hint.equity'),
    say(language, 'hint.behind'),
    say(language, 'hint.win'),
    say(language, 'hint.mars'),
    say(language, 'hint.koks'),
    say(language, 'hint.loss'),
    say(language, 'hint.mars'),
    say(language, 'hint.koks'),
  ];
  const rows = plays.map(({ play, equity, probs }, at) => [
    `${at + 1}.`,
    play || NO_MOVE,
    signed(equity),
    at === 0 ? '' : signed(equity - best),
    ...percents(probs),
  ]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${[head, ...rows].map(line).join('\n')}\n`;
}

function percents([win = 0, mars = 0, koks = 0, lostMars = 0, lostKoks = 0]: readonly number[]): string[] {
  return [win, mars, koks, 1 - win, lostMars, lostKoks].map((chance) => (100 * chance).toFixed(1));
}

/** An equity with its sign, three places after the point. */
export function signed(equity: number): string {
  const text = Math.abs(equity).toFixed(3);
  return `${equity < 0 && Number(text) !== 0 ? '-' : '+'}${text}`;
}

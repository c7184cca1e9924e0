import { formatPlay, formatPositionId } from '@nardy/notation';
import type { ReplayStep, TableEvent } from '@nardy/record';
import { boardOf, formatBoard, type MatchState, type Side } from '@nardy/rules';
import { explain } from '../explain.ts';
import type { Language } from '../language.ts';
import { tableText } from '../table-text.ts';
import { say, sayAny } from '../words.ts';
import type { GameReplay } from './replay-game.ts';
import { scoreOf } from './report.ts';

/** A replayed game as a person reads it: the conditions, a row for each event, the result. */
export function replayText(language: Language, { steps, fault }: GameReplay): string {
  const rows = steps.map((step) => rowOf(language, step)).filter((row) => row !== null);
  const last = steps.at(-1)?.match ?? null;
  return [
    last === null ? '' : `${settingsLine(language, last)}\n\n`,
    tableText(rows),
    `\n${outcome(language, last, fault)}\n`,
  ].join('');
}

function settingsLine(language: Language, { settings, score, game }: MatchState): string {
  const { rules, length } = settings;
  return say(language, 'replay.settings', {
    game,
    rules: sayAny(language, `rules.${rules.id}`),
    length: length === null ? say(language, 'replay.money') : say(language, 'replay.length', { n: length }),
    ...score,
  });
}

function rowOf(language: Language, { n, events, match }: ReplayStep): readonly string[] | null {
  const shown = events.find(({ type }) => type !== 'gameStarted' && type !== 'rollRequested');
  if (match === null || shown === undefined || shown.type === 'clockRead') return null;
  const side = 'side' in shown ? shown.side : null;
  const view = 'onRoll' in match ? match.onRoll : 'white';
  const board = boardOf(match, view);
  return [
    String(n),
    side === null ? '' : sideName(language, side),
    whatHappened(language, shown),
    formatBoard(board),
    match.settings.rules.board === 'short' ? formatPositionId(board) : '',
    sideName(language, view),
  ];
}

function whatHappened(language: Language, event: TableEvent): string {
  switch (event.type) {
    case 'openingThrown':
      return event.throws.map((pair) => pair.join('-')).join(' ');
    case 'rolled':
      return event.roll.join('-');
    case 'played':
      return formatPlay(event.moves);
    case 'resignationOffered':
      return `${say(language, 'event.resignationOffered')} (${sayAny(language, `win.${event.kind}`)})`;
    default:
      return sayAny(language, `event.${event.type}`);
  }
}

function sideName(language: Language, side: Side): string {
  return sayAny(language, `side.${side}`);
}

function outcome(language: Language, match: MatchState | null, fault: GameReplay['fault']): string {
  if (fault !== null) {
    const reason = fault.kind === 'play' ? explain(language, fault.refusal) : faultOfDice(language, fault);
    return say(language, 'replay.fault', { line: fault.line, reason });
  }
  if (match === null || !('result' in match)) return say(language, 'replay.unfinished');
  const { winner, kind, points } = match.result;
  const score = scoreOf(match);
  if (winner === null || kind === null) return say(language, 'replay.nobody', { ...score });
  return say(language, 'replay.won', {
    side: sideName(language, winner),
    kind: sayAny(language, `win.${kind}`),
    n: points,
    ...score,
  });
}

function faultOfDice(
  language: Language,
  { code, line }: { readonly code: string; readonly line: number },
): string {
  return `${code}: ${sayAny(language, `verdict.${code}`, { line })}`;
}

import { formatBoard } from '../board.ts';
import { findPlay } from '../find-play.ts';
import type { Roll } from '../play.ts';
import type { PlayRefusal } from '../play-refusal.ts';
import { legalPlays } from '../plays.ts';
import type { RuleSet } from '../rule-set.ts';
import { boardOf, type Checkers } from './boards.ts';
import { movesOf } from './play-text.ts';

/** One position of a table: what is legal in it and what is not, and in `why` the reason. */
export interface PositionRow {
  readonly why: string;
  readonly rules: RuleSet;
  readonly own: Checkers;
  readonly opponent: Checkers;
  readonly roll: Roll;
  /** Default false. */
  readonly firstTurn?: boolean;
  /** Every legal play; `['']` for a turn without one. */
  readonly all?: readonly string[];
  /** Some legal plays. */
  readonly legal?: readonly string[];
  /** Plays that are refused, with the code. */
  readonly refused?: Readonly<Record<string, PlayRefusal['code']>>;
}

/** What the rules say to every play of a row, and how many plays there are, in the shape of {@link expectedOf}. */
export function judgementOf(row: PositionRow): unknown {
  const board = boardOf(row.own, row.opponent);
  const context = { firstTurn: row.firstTurn ?? false };
  const judge = (text: string): string => {
    const found = findPlay(row.rules, board, row.roll, movesOf(text), context);
    return found.ok ? 'legal' : found.error.code;
  };
  const texts = [...(row.all ?? []), ...(row.legal ?? []), ...Object.keys(row.refused ?? {})];
  const results = (row.all ?? []).map((text) => {
    const found = findPlay(row.rules, board, row.roll, movesOf(text), context);
    return found.ok ? formatBoard(found.value.board) : text;
  });
  return {
    count: row.all === undefined ? null : legalPlays(row.rules, board, row.roll, context).length,
    different: new Set(results).size,
    verdicts: Object.fromEntries(texts.map((text) => [text, judge(text)])),
  };
}

/** What a row says, in the shape of {@link judgementOf}. */
export function expectedOf(row: PositionRow): unknown {
  const legal = [...(row.all ?? []), ...(row.legal ?? [])];
  return {
    count: row.all?.length ?? null,
    different: row.all?.length ?? 0,
    verdicts: { ...Object.fromEntries(legal.map((text) => [text, 'legal'])), ...row.refused },
  };
}

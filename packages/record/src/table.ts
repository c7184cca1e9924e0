import type { DiceFault, LogState } from '@nardy/dice';
import type { Result } from '@nardy/result';
import type { MatchState, Refusal } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';

/** One game at a table: its log and what the log means. Derived from the lines and from nothing else. */
export interface TableState {
  readonly log: LogState;
  /** `null` until the settings line has been read. */
  readonly match: MatchState | null;
  /** The game's `unixtime`, seconds; `null` before the first line. Clock readings count from here. */
  readonly startedUnix: number | null;
}

/** Why a line is refused: the dice protocol (`docs/dice.md`) or the play (`docs/acts.md`). */
export type LineFault =
  | { readonly kind: 'dice'; readonly code: DiceFault; readonly line: number }
  | { readonly kind: 'play'; readonly refusal: ActRefusal | Refusal; readonly line: number };

/** A table before its first line. */
export declare function emptyTable(): TableState;

/** Checks one line, the dice first, then the play, and moves the table on. */
export declare function applyLine(table: TableState, text: string): Result<TableState, LineFault>;

/** All lines in order; the first fault ends it. */
export declare function applyLines(
  table: TableState,
  lines: readonly string[],
): Result<TableState, LineFault>;

import type { Result } from '@nardy/result';
import type { GameResult, MatchEvent, MatchState, Roll } from '@nardy/rules';
import type { LineFault, TableState } from './table.ts';

/** One line of a game and what it did. */
export interface ReplayStep {
  readonly line: number;
  readonly text: string;
  /** The events of the match machine; none for seals, answers and the `end` line. */
  readonly events: readonly MatchEvent[];
  /** After the line; `null` before the settings line. */
  readonly match: MatchState | null;
  /** The dice thrown by this line, last pair of an opening. */
  readonly roll: Roll | null;
}

export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly table: TableState;
  /** `null` while the game goes on. */
  readonly result: GameResult | null;
}

/** Plays a game's lines through; refuses at the first line that does not pass. */
export declare function replay(lines: readonly string[]): Result<Replay, LineFault>;

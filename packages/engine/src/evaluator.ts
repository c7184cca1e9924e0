import type { Board, Die, Roll, RuleSet } from '@nardy/rules';

/** The 21 different rolls, 1-1, 2-1, 2-2, 3-1 … 6-6: the order of everything that is kept by roll. */
export const ROLLS_21: readonly Roll[] = ([1, 2, 3, 4, 5, 6] as const).flatMap((high) =>
  ([1, 2, 3, 4, 5, 6] as const).filter((low) => low <= high).map((low): Roll => [high, low]),
);

/** Chance of each of {@link ROLLS_21}. */
export const ROLL_CHANCES: readonly number[] = ROLLS_21.map(([a, b]) => (a === b ? 1 : 2) / 36);

/** Place of a roll in {@link ROLLS_21}. */
export function rollIndex(die1: Die, die2: Die): number {
  const high = Math.max(die1, die2);
  return (high * (high - 1)) / 2 + Math.min(die1, die2) - 1;
}

/** Places of a board kept in a row with others. */
export const BOARD_PLACES = 26;

/** The best play for each of the 21 rolls, as it looks at sight. */
export interface Replies {
  /** Positions after the plays in the view of the side that rolls next: 21 × 26 places. */
  readonly boards: Int8Array;
  /** Outcomes of those positions for the side that rolls next: 21 × 5. */
  readonly outcomes: Float32Array;
}

/**
 * What judges positions: the kernel, or its twin in TypeScript. Boards are views of the side on roll; all rules of
 * play are those of the last {@link useRules}.
 */
export interface Evaluator {
  /** Changes when the nets or tables it judges by change: what was found before is worth nothing then. */
  version(): number;
  /** Sets the rules for all that follows. */
  useRules(rules: RuleSet): void;
  /** Writes the five outcomes of a position for the side on roll. Finished games and tables are exact. */
  evaluateInto(out: Float32Array | Float64Array, board: Board): void;
  /**
   * The best play for each roll of the side on roll, chosen by the worth `weights` (five, own view: win, mars, koks,
   * lost mars, lost koks) gives the outcomes at sight.
   */
  replies(board: Board, weights: ArrayLike<number>): Replies;
  /** Money equities of a bear-off from exact tables, cube 1, without Jacoby: cubeless, owned, centred, opponent's; `null` outside. */
  exactEquities(board: Board): ArrayLike<number> | null;
}

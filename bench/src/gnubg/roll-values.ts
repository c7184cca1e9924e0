import type { Board, Roll } from '@nardy/rules';

/** A roll of the 21, its place in {@link RollValues} and its chance. */
export const ROLL_CHANCES: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low) => (low === high ? 1 : 2) / 36),
);

/** Place of a roll: 1-1, 2-1, 2-2, 3-1 … 6-6. */
export function rollIndex([die1, die2]: Roll): number {
  const high = Math.max(die1, die2);
  return (high * (high - 1)) / 2 + Math.min(die1, die2) - 1;
}

/**
 * Somebody's opinion of a position for each of the 21 rolls: cubeless points of the side on roll after its best
 * play. The answer is overwritten by the next call.
 */
export type RollValues = (board: Board) => Float64Array;

/**
 * Points that a roll gave the side on roll: its value less the mean of all rolls. Zero in the mean whatever the
 * opinion is worth, so taking it off a result leaves the result honest and takes out most of the chance.
 */
export function luckOf(values: Float64Array, roll: Roll): number {
  return values[rollIndex(roll)]! - ROLL_CHANCES.reduce((sum, chance, at) => sum + chance * values[at]!, 0);
}

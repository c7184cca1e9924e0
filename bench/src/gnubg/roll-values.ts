import { ROLL_CHANCES, rollIndex } from '@nardy/engine';
import type { Board, Roll } from '@nardy/rules';

/**
 * Somebody's opinion of a position for each of the 21 rolls, in the engine's order: cubeless points of the side on
 * roll after its best play. The answer is overwritten by the next call.
 */
export type RollValues = (board: Board) => Float64Array;

/**
 * Points that a roll gave the side on roll: its value less the mean of all rolls. Zero in the mean whatever the
 * opinion is worth, so taking it off a result leaves the result honest and takes out most of the chance.
 */
export function luckOf(values: Float64Array, roll: Roll): number {
  return (
    values[rollIndex(...roll)]! - ROLL_CHANCES.reduce((sum, chance, at) => sum + chance * values[at]!, 0)
  );
}

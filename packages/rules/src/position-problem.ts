import { type Board, checkersInPlay, flipBoard, opponentInPlay } from './board.ts';
import { breaksPrimeRule } from './prime.ts';
import type { RuleSet } from './rule-set.ts';

/** Why a position cannot be played: a side has no checker left, or has just made a prime that is forbidden. */
export type PositionProblem = 'over' | 'prime';

/**
 * What is wrong with a position; `null` if it can be played. The side that is not on roll has just moved: it may not
 * have left a forbidden prime, the other may still have one to break.
 *
 * @param board - view of the side on roll.
 */
export function positionProblem(rules: RuleSet, board: Board): PositionProblem | null {
  if (checkersInPlay(board) === 0 || opponentInPlay(board) === 0) return 'over';
  const guarded = rules.board === 'long' && rules.primeRule === 'opponent-ahead';
  return guarded && breaksPrimeRule(flipBoard(rules.board, board)) ? 'prime' : null;
}

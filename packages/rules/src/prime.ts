import { type Board, CHECKERS, opponentInPlay } from './board.ts';
import { opponentBits, ownBits } from './place.ts';

/** Own points of long nardy as the opponent counts them: bit n−1 is the opponent's n-point. */
function asOpponentCounts(bits: number): number {
  return (((bits >> 1) & 0xfff) << 12) | ((bits >> 13) & 0xfff);
}

/**
 * The lowest bit of the opponent's checkers as the opponent counts, for {@link isForbiddenPrime};
 * 0 (below every block) once a checker is off. Constant during the mover's turn.
 */
export function rearguardBit(board: Board): number {
  if (opponentInPlay(board) < CHECKERS) return 0;
  const bits = asOpponentCounts(opponentBits(board, 1));
  return bits & -bits;
}

/**
 * Whether the mover's points hold six in a row with no opposing checker ahead of them.
 *
 * @param own - places of the mover's checkers.
 * @param rearguard - of the position ({@link rearguardBit}).
 * Source: docs/rules/long-play.md [LP-10] to [LP-13].
 */
export function isForbiddenPrime(own: number, rearguard: number): boolean {
  const points = asOpponentCounts(own);
  const pairs = points & (points >> 1);
  // Bit n−1 stays where the block n … n+5 is full.
  const blocks = pairs & (pairs >> 2) & (pairs >> 4);
  return blocks !== 0 && (blocks & -blocks) < rearguard;
}

/** {@link isForbiddenPrime} of a whole board of long nardy, mover's view. */
export function breaksPrimeRule(board: Board): boolean {
  return isForbiddenPrime(ownBits(board), rearguardBit(board));
}

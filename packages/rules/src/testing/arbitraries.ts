import fc from 'fast-check';
import { type Board, type BoardKind, CHECKERS } from '../board.ts';
import type { Die, Roll } from '../play.ts';

const die: fc.Arbitrary<Die> = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);

/** Any roll, doublets as often as with real dice. */
export const anyRoll: fc.Arbitrary<Roll> = fc.tuple(die, die);

/**
 * Any board of the kind, mover's view: 15 or fewer checkers a side on points no two sides share, a few on the
 * bars of a short board. Spread as `where` says, over all points or crowded around the mover's home.
 */
export function anyBoard(kind: BoardKind, where: 'all' | 'home' = 'all'): fc.Arbitrary<Board> {
  const highest = where === 'home' ? 8 : 24;
  const place = fc.integer({ min: 1, max: highest });
  const checkers = fc.array(place, { minLength: 1, maxLength: CHECKERS });
  const opponents = fc.array(fc.integer({ min: 1, max: where === 'home' ? 12 : 24 }), {
    minLength: 1,
    maxLength: CHECKERS,
  });
  const onBar = kind === 'short' ? fc.constantFrom(0, 0, 0, 1, 2) : fc.constant(0);
  return fc
    .tuple(checkers, opponents, onBar, onBar)
    .map(([own, opponent, bar, opponentBar]) => placed(own, opponent, bar, opponentBar));
}

function placed(
  own: readonly number[],
  opponent: readonly number[],
  bar: number,
  opponentBar: number,
): Board {
  const board = new Int8Array(26);
  own.forEach((point, index) => {
    board[index < bar ? 25 : point]!++;
  });
  opponent.forEach((point, index) => {
    const place = index < opponentBar ? 0 : point;
    if (board[place]! <= 0) board[place]!--;
  });
  return board;
}

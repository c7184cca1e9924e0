import fc from 'fast-check';
import { type Board, type BoardKind, CHECKERS } from '../board.ts';
import type { Die, Roll } from '../play.ts';

const die: fc.Arbitrary<Die> = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);

/** Any roll, doublets as often as with real dice. */
export const anyRoll: fc.Arbitrary<Roll> = fc.tuple(die, die);

/** Any doublet. */
export const anyDoublet: fc.Arbitrary<Roll> = die.map((number): Roll => [number, number]);

/** Any board, mover's view: up to 15 checkers a side on points no two sides share, a few on the bars of a short board. */
export function anyBoard(kind: BoardKind): fc.Arbitrary<Board> {
  const points = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: CHECKERS });
  const onBar = kind === 'short' ? fc.constantFrom(0, 0, 0, 1, 2) : fc.constant(0);
  return fc
    .tuple(points, points, onBar, onBar)
    .map(([own, opponent, bar, opponentBar]) => placed(own, opponent, bar, opponentBar));
}

/** A short board with the mover at home or nearly so and blots of the opponent there: hits, hiding, bearing off. */
export function anyHomeBoard(): fc.Arbitrary<Board> {
  return fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 7, max: 22 }), { maxLength: 6 }),
    )
    .map(([own, blots, others]) => placed(own, [...blots, ...others], 0, 0));
}

/** A long board with a broken row of the mover's points that a play may close, anywhere on the way. */
export function anyRowBoard(): fc.Arbitrary<Board> {
  return fc
    .tuple(
      fc.integer({ min: 1, max: 24 }),
      fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 5, maxLength: 7 }),
      fc.array(fc.integer({ min: 1, max: 24 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 13, maxLength: 13 }),
    )
    .map(([lowest, steps, others, opponent]) => {
      const row = steps.map((step) => ((lowest + step - 1) % 24) + 1);
      const own = [...row, ...others].slice(0, CHECKERS);
      // The rule looks at opponents with all 15 checkers in play.
      const free = [...opponent, 12, 1].map((point) => freePoint(point, own));
      return placed(own, free, 0, 0);
    });
}

/** A long board early in the game: most of the mover's checkers are still on the head. */
export function anyHeadBoard(): fc.Arbitrary<Board> {
  return fc
    .tuple(
      fc.array(fc.integer({ min: 5, max: 23 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 23 }), { maxLength: 5 }),
    )
    .map(([own, opponent]) =>
      placed(
        [...own, ...Array<number>(CHECKERS - own.length).fill(24)],
        [...opponent, ...Array<number>(CHECKERS - opponent.length).fill(12)],
        0,
        0,
      ),
    );
}

function freePoint(point: number, own: readonly number[]): number {
  for (let step = 0; step < 24; step++) {
    const candidate = ((point + step - 1) % 24) + 1;
    if (!own.includes(candidate)) return candidate;
  }
  return point;
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

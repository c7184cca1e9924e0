import type { Board } from './board.ts';

/** Bits of the mover's home, points 1–6; bit n of a mask of places is place n. */
export const HOME_BITS = 0x7e;

/** Bits of all 24 points. */
export const POINT_BITS = 0x1fffffe;

/** The highest place in a mask that is not empty. */
export function highestPlace(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** Places 1–25 with at least one checker of the mover. */
export function ownBits(board: Board): number {
  let bits = 0;
  for (let place = 1; place <= 25; place++) if ((board[place] as number) > 0) bits |= 1 << place;
  return bits;
}

/** Points 1–24 with at least `least` checkers of the opponent. */
export function opponentBits(board: Board, least: number): number {
  let bits = 0;
  for (let point = 1; point <= 24; point++) if ((board[point] as number) <= -least) bits |= 1 << point;
  return bits;
}

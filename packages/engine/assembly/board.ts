/** Bytes of a position: 26 places and two of padding, as in `@nardy/rules`. */
export const BOARD_STRIDE: i32 = 28;

/** Bits of the points 1–24. */
export const POINT_BITS: i32 = 0x1fffffe;
/** Bits of the points 1–6. */
export const HOME_BITS: i32 = 0x7e;

/** Room for good, aligned to 16 bytes and not cleared; for what comes from outside (boards, nets, tables). */
export function allocate(bytes: i32): usize {
  return heap.alloc(<usize>bytes);
}

// 26 places are two vectors that overlap: places 0–15 and 10–25. The padding is neither read nor written.

/** Copies the 26 places. */
export function copyBoard(from: usize, to: usize): void {
  const low = v128.load(from);
  const high = v128.load(from, 10);
  v128.store(to, low);
  v128.store(to, high, 10);
}

/** The position seen by the other side, short board; `to` may be `from`. */
export function flipShort(from: usize, to: usize): void {
  const low = v128.load(from);
  const high = v128.load(from, 10);
  const first = i8x16.shuffle(high, high, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const last = i8x16.shuffle(low, low, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  v128.store(to, i8x16.neg(first));
  v128.store(to, i8x16.neg(last), 10);
}

/** The position seen by the other side, long board; `to` may be `from`. */
export function flipLong(from: usize, to: usize): void {
  const low = v128.load(from);
  const high = v128.load(from, 10);
  // Places 25, 13–24, 1–3 and 22–24, 1–12, 0.
  const first = i8x16.shuffle(high, low, 15, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19);
  const last = i8x16.shuffle(high, low, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 16);
  v128.store(to, i8x16.neg(first));
  v128.store(to, i8x16.neg(last), 10);
}

/** Places with a checker of the mover, as bits. */
export function ownBits(board: usize): i32 {
  const zero = i8x16.splat(0);
  const low = i8x16.bitmask(i8x16.gt_s(v128.load(board), zero));
  return low | (i8x16.bitmask(i8x16.gt_s(v128.load(board, 10), zero)) << 10);
}

/** Places with a checker of the opponent, as bits; place 0 is its bar. */
export function opponentBits(board: usize): i32 {
  return i8x16.bitmask(v128.load(board)) | (i8x16.bitmask(v128.load(board, 10)) << 10);
}

/** Places with exactly one checker of the opponent, as bits. */
export function opponentBlotBits(board: usize): i32 {
  const one = i8x16.splat(-1);
  const low = i8x16.bitmask(i8x16.eq(v128.load(board), one));
  return low | (i8x16.bitmask(i8x16.eq(v128.load(board, 10), one)) << 10);
}

// A position taken apart: each side's checkers in its own numbering, and as bits.

/** Bytes per side in {@link counts}: places 0-25 and padding. */
export const SIDE_STRIDE: i32 = 32;
/** Checkers (u8) by place, the side on roll first, each in its own numbering; place 25 is its bar. */
export const counts: usize = memory.data(2 * 32, 16);
// Per side, i32 each: made points, blots, pips, rearmost place, checkers in play, points with three or more.
const FACTS: usize = memory.data(2 * 32, 16);
const FACT_STRIDE: i32 = 32;

/** Reads a position of the short board, view of the side on roll. */
export function readSides(board: usize): void {
  const none = i8x16.splat(0);
  const low = v128.load(board);
  // Places 16 to 25; what lies behind them is not of the position.
  const high = v128.and(
    v128.load(board, 16),
    i8x16(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0),
  );
  readSide(0, i8x16.max_s(low, none), i8x16.max_s(high, none));
  const otherLow = i8x16.max_s(i8x16.neg(low), none);
  const otherHigh = i8x16.max_s(i8x16.neg(high), none);
  readSide(
    1,
    i8x16.shuffle(otherLow, otherHigh, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10),
    i8x16.shuffle(otherLow, otherHigh, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 31, 31, 31, 31, 31, 31),
  );
}

/** Takes a side's checkers by place, 0-15 and 16-25, in its own numbering. */
function readSide(side: i32, low: v128, high: v128): void {
  const own = counts + side * SIDE_STRIDE;
  v128.store(own, low);
  v128.store(own, high, 16);
  const any = atLeast(low, high, 1);
  const points = atLeast(low, high, 2);
  const pairs = i16x8.add(
    i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(low), i16x8(0, 1, 2, 3, 4, 5, 6, 7)),
      i16x8.mul(i16x8.extend_high_i8x16_u(low), i16x8(8, 9, 10, 11, 12, 13, 14, 15)),
    ),
    i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(high), i16x8(16, 17, 18, 19, 20, 21, 22, 23)),
      i16x8.mul(i16x8.extend_high_i8x16_u(high), i16x8(24, 25, 0, 0, 0, 0, 0, 0)),
    ),
  );
  const total = i16x8.extadd_pairwise_i8x16_u(i8x16.add(low, high));
  const facts = FACTS + side * FACT_STRIDE;
  store<i32>(facts, points & 0x1fffffe);
  store<i32>(facts, any & ~points & 0x1fffffe, 4);
  store<i32>(facts, sumOf(pairs), 8);
  store<i32>(facts, 31 - clz<i32>(any | 1), 12);
  store<i32>(facts, sumOf(total), 16);
  store<i32>(facts, atLeast(low, high, 3) & 0x1fffffe, 20);
}

function atLeast(low: v128, high: v128, count: i32): i32 {
  const least = i8x16.splat(<i8>count);
  return i8x16.bitmask(i8x16.ge_s(low, least)) | (i8x16.bitmask(i8x16.ge_s(high, least)) << 16);
}

function sumOf(numbers: v128): i32 {
  const four = i32x4.extadd_pairwise_i16x8_s(numbers);
  const two = i32x4.add(four, v128.shuffle<i32>(four, four, 2, 3, 0, 1));
  return i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1);
}

/** Bits 1-24 of the points with three or more checkers, own numbering. */
export function spares(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 20);
}

/** Bits 1-24 of the points with two or more checkers, own numbering. */
export function made(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE);
}

/** Bits 1-24 of the points with one checker, own numbering. */
export function blots(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 4);
}

export function pips(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 8);
}

/** Place of the rearmost checker, 25 for the bar. */
export function rear(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 12);
}

export function inPlay(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 16);
}

/** Points the other side has made, in the numbering of `side`. */
export function closed(side: i32): i32 {
  return mirrored(made(1 - side));
}

/** Blots of the other side, in the numbering of `side`. */
export function targets(side: i32): i32 {
  return mirrored(blots(1 - side));
}

/** Bit n to bit 25 - n, for n from 1 to 24. */
export function mirrored(bits: i32): i32 {
  let x = <u32>bits;
  x = ((x >> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  x = (x >> 16) | (x << 16);
  return <i32>(x >> 6); // bit n went to 31 - n
}

/** Length of the longest row of set bits. */
export function longestRun(bits: i32): i32 {
  let length: i32 = 0;
  while (bits !== 0) {
    bits &= bits >> 1;
    length++;
  }
  return length;
}

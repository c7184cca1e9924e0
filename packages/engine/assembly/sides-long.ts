// A position of the long board taken apart: each side's checkers in its own numbering, and as bits.
// A point stands alone with one checker as with many: there are no blots.

/** Bytes per side in {@link longCounts}: places 0-25 and padding. */
export const LONG_STRIDE: i32 = 32;
/** Checkers (u8) by place 1-24, the side on roll first, each in its own numbering. */
export const longCounts: usize = memory.data(2 * 32, 16);
// Per side, i32 each: points with at least 1, 2, 3, 4 checkers; pips, checkers in play.
const FACTS: usize = memory.data(2 * 32, 16);
const FACT_STRIDE: i32 = 32;

/** Reads a position of the long board, view of the side on roll. */
export function readLongSides(board: usize): void {
  const none = i8x16.splat(0);
  // Places 1-12 and 13-24; what the vectors hold beyond is written over or falls on places above 24.
  const near = v128.load(board, 1);
  const far = v128.load(board, 9);
  v128.store(longCounts, i8x16.max_s(near, none), 1);
  v128.store(longCounts, i8x16.max_s(far, none), 9);
  // The other side's 1-12 are this side's 13-24.
  v128.store(longCounts + LONG_STRIDE - 2, i8x16.max_s(i8x16.neg(v128.load(board, 10)), none));
  v128.store(longCounts + LONG_STRIDE, i8x16.max_s(i8x16.neg(near), none), 13);
  readFacts(0);
  readFacts(1);
}

function readFacts(side: i32): void {
  const own = longCounts + side * LONG_STRIDE;
  const low = v128.load(own, 1);
  const high = v128.load(own, 9);
  const facts = FACTS + side * FACT_STRIDE;
  const points = atLeast(low, high, 1);
  store<i32>(facts, points);
  store<i32>(facts, atLeast(low, high, 2), 4);
  store<i32>(facts, atLeast(low, high, 3), 8);
  store<i32>(facts, atLeast(low, high, 4), 12);
  let sum: i32 = 0;
  let total: i32 = 0;
  for (let left = points; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const count = <i32>load<u8>(own + place);
    sum += count * place;
    total += count;
  }
  store<i32>(facts, sum, 16);
  store<i32>(facts, total, 20);
}

/** Bits of the places 1-24 with `count` checkers or more. */
function atLeast(low: v128, high: v128, count: i32): i32 {
  const least = i8x16.splat(<i8>count);
  return (i8x16.bitmask(i8x16.ge_s(low, least)) | (i8x16.bitmask(i8x16.ge_s(high, least)) << 8)) << 1;
}

/** Bits 1-24 of the points a side stands on, own numbering. */
export function held(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE);
}

/** Bits 1-24 of the points with `count` (1-4) checkers or more, own numbering. */
export function stacked(side: i32, count: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE + 4 * (count - 1));
}

export function longPips(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 16);
}

/** Place of the rearmost checker. */
export function longRear(side: i32): i32 {
  return 31 - clz<i32>(held(side));
}

export function longInPlay(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 20);
}

/** Points the other side stands on, in the numbering of `side`: closed to it. */
export function barred(side: i32): i32 {
  const bits = held(1 - side);
  return ((bits & 0x1ffe) << 12) | ((bits >> 12) & 0x1ffe);
}

// A position of the long board taken apart: each side's checkers in its own numbering, and as bits.
// A point stands alone with one checker as with many: there are no blots.

/** Bytes per side in {@link longCounts}: places 0-25 and padding. */
export const LONG_STRIDE: i32 = 32;
/** Checkers (u8) by place, the side on roll first, each in its own numbering. */
export const longCounts: usize = memory.data(2 * 32, 16);
// Per side, i32 each: held points, points with spare checkers, pips, rearmost place, checkers in play.
const FACTS: usize = memory.data(2 * 32, 16);
const FACT_STRIDE: i32 = 32;

/** Reads a position of the long board, view of the side on roll. */
export function readLongSides(board: usize): void {
  for (let place = 1; place < 13; place++) {
    const near = <i32>load<i8>(board + place);
    const far = <i32>load<i8>(board + place + 12);
    store<u8>(longCounts + place, near > 0 ? <u8>near : 0);
    store<u8>(longCounts + place + 12, far > 0 ? <u8>far : 0);
    store<u8>(longCounts + LONG_STRIDE + place + 12, near < 0 ? <u8>-near : 0);
    store<u8>(longCounts + LONG_STRIDE + place, far < 0 ? <u8>-far : 0);
  }
  readFacts(0);
  readFacts(1);
}

function readFacts(side: i32): void {
  const own = longCounts + side * LONG_STRIDE;
  let points: i32 = 0;
  let several: i32 = 0;
  let sum: i32 = 0;
  let last: i32 = 0;
  let total: i32 = 0;
  for (let place = 1; place < 25; place++) {
    const count = <i32>load<u8>(own + place);
    if (count === 0) continue;
    points |= 1 << place;
    if (count > 1) several |= 1 << place;
    sum += count * place;
    total += count;
    last = place;
  }
  const facts = FACTS + side * FACT_STRIDE;
  store<i32>(facts, points);
  store<i32>(facts, several, 4);
  store<i32>(facts, sum, 8);
  store<i32>(facts, last, 12);
  store<i32>(facts, total, 16);
}

/** Bits 1-24 of the points a side stands on, own numbering. */
export function held(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE);
}

/** Bits 1-24 of the points with two or more checkers, own numbering. */
export function stacked(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 4);
}

export function longPips(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 8);
}

/** Place of the rearmost checker. */
export function longRear(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 12);
}

export function longInPlay(side: i32): i32 {
  return load<i32>(FACTS + side * FACT_STRIDE, 16);
}

/** Points the other side stands on, in the numbering of `side`: closed to it. */
export function barred(side: i32): i32 {
  const bits = held(1 - side);
  return ((bits & 0x1ffe) << 12) | ((bits >> 12) & 0x1ffe);
}

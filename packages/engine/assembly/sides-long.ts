// A position of the long board taken apart: each side's checkers in its own numbering, and as bits.
// A point stands alone with one checker as with many: there are no blots.

/** Bytes per side in {@link longCounts}: places 0-25 and padding. */
export const LONG_STRIDE: i32 = 32;
/** Checkers (u8) by place, the side on roll first, each in its own numbering. */
export const longCounts: usize = memory.data(2 * 32, 16);
// Per side, i32 each: held points, pips, rearmost place, checkers in play.
const FACTS: usize = memory.data(2 * 16, 16);

/** Reads a position of the long board, view of the side on roll. */
export function readLongSides(board: usize): void {
  for (let place = 0; place < 26; place++) {
    store<u8>(longCounts + place, 0);
    store<u8>(longCounts + LONG_STRIDE + place, 0);
  }
  for (let place = 1; place < 25; place++) {
    const count = <i32>load<i8>(board + place);
    if (count > 0) store<u8>(longCounts + place, <u8>count);
    else if (count < 0) store<u8>(longCounts + LONG_STRIDE + across(place), <u8>-count);
  }
  readFacts(0);
  readFacts(1);
}

/** The same point in the other side's numbering. */
export function across(place: i32): i32 {
  return place > 12 ? place - 12 : place + 12;
}

function readFacts(side: i32): void {
  const own = longCounts + side * LONG_STRIDE;
  let points: i32 = 0;
  let sum: i32 = 0;
  let last: i32 = 0;
  let total: i32 = 0;
  for (let place = 1; place < 25; place++) {
    const count = <i32>load<u8>(own + place);
    if (count === 0) continue;
    points |= 1 << place;
    sum += count * place;
    total += count;
    last = place;
  }
  const facts = FACTS + side * 16;
  store<i32>(facts, points);
  store<i32>(facts, sum, 4);
  store<i32>(facts, last, 8);
  store<i32>(facts, total, 12);
}

/** Bits 1-24 of the points a side stands on, own numbering. */
export function held(side: i32): i32 {
  return load<i32>(FACTS + side * 16);
}

export function longPips(side: i32): i32 {
  return load<i32>(FACTS + side * 16, 4);
}

/** Place of the rearmost checker. */
export function longRear(side: i32): i32 {
  return load<i32>(FACTS + side * 16, 8);
}

export function longInPlay(side: i32): i32 {
  return load<i32>(FACTS + side * 16, 12);
}

/** Bits 1-24 in the other side's numbering. */
export function turned(bits: i32): i32 {
  return ((bits & 0x1ffe) << 12) | ((bits >> 12) & 0x1ffe);
}

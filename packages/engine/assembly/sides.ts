// A position taken apart: each side's checkers in its own numbering, and as bits.

/** Bytes per side in {@link counts}: places 0-25 and padding. */
export const SIDE_STRIDE: i32 = 32;
/** Checkers (u8) by place, the side on roll first, each in its own numbering; place 25 is its bar. */
export const counts: usize = memory.data(2 * 32, 16);
// Per side, i32 each: made points, blots, pips, rearmost place, checkers in play.
const FACTS: usize = memory.data(2 * 32, 16);
const FACT_STRIDE: i32 = 32;

/** Reads a position of the short board, view of the side on roll. */
export function readSides(board: usize): void {
  readSide(board, 0, 1, 0);
  readSide(board, 25, -1, 1);
}

function readSide(board: usize, origin: i32, direction: i32, side: i32): void {
  const own = counts + side * SIDE_STRIDE;
  let points: i32 = 0;
  let single: i32 = 0;
  let sum: i32 = 0;
  let last: i32 = 0;
  let total: i32 = 0;
  for (let place = 1; place < 26; place++) {
    let count = <i32>load<i8>(board + origin + direction * place) * direction;
    if (count < 0) count = 0;
    store<u8>(own + place, <u8>count);
    if (count === 0) continue;
    sum += count * place;
    total += count;
    last = place;
    if (count > 1) points |= 1 << place;
    else single |= 1 << place;
  }
  const facts = FACTS + side * FACT_STRIDE;
  store<i32>(facts, points & 0x1fffffe);
  store<i32>(facts, single & 0x1fffffe, 4);
  store<i32>(facts, sum, 8);
  store<i32>(facts, last, 12);
  store<i32>(facts, total, 16);
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

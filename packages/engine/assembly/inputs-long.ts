// What the nets of the long board see.
import { add, put } from './input-buffers';
import { held, LONG_STRIDE, longCounts, longInPlay, longPips, readLongSides } from './sides-long';

// A side: 23 points with 1, 2, 3, 4, 5, 6 or more checkers; the head with 1-15; borne off 1-14; four quarters with
// their pattern of held points.
const POINT_UNITS: i32 = 6;
const HEAD_AT: i32 = 23 * POINT_UNITS;
const OFF_AT: i32 = HEAD_AT + 15;
const QUARTERS_AT: i32 = OFF_AT + 14;
const SIDE_SPARSE: i32 = QUARTERS_AT + 4 * 64;

export const LONG_SPARSE: i32 = 2 * SIDE_SPARSE;
export const LONG_DENSE: i32 = 4;

// Net kinds, as in inputs.ts.
const LONG: i32 = 3;
const LONG_RACE: i32 = 4;

/**
 * The net that judges a position of the long board in which neither side has finished. Only where both sides have
 * come past the middle of their way can neither block the other: each then stays in a half of its own.
 */
export function netOfLong(board: usize): i32 {
  for (let place = 1; place < 13; place++) {
    if (load<i8>(board + place) < 0 || load<i8>(board + place + 12) > 0) return LONG;
  }
  return LONG_RACE;
}

/** Writes the inputs of `net` for a position of the long board (view of the side on roll). */
export function extractLong(net: i32, board: usize): void {
  readLongSides(board);
  sparse(0);
  sparse(1);
  const own = <f32>longPips(0);
  const other = <f32>longPips(1);
  put(0, own / 400);
  put(1, other / 400);
  put(2, (other - own) / 128);
  put(3, <f32>(longInPlay(1) - longInPlay(0)) / 16);
}

function sparse(side: i32): void {
  const base = side * SIDE_SPARSE;
  const own = longCounts + side * LONG_STRIDE;
  for (let place = 1; place < 24; place++) {
    const count = <i32>load<u8>(own + place);
    if (count > 0) add(base + (place - 1) * POINT_UNITS + min<i32>(count, 6) - 1);
  }
  const head = <i32>load<u8>(own + 24);
  if (head > 0) add(base + HEAD_AT + head - 1);
  const off = 15 - longInPlay(side);
  if (off > 0) add(base + OFF_AT + off - 1);
  for (let quarter = 0; quarter < 4; quarter++) {
    const pattern = (held(side) >> (1 + 6 * quarter)) & 63;
    if (pattern !== 0) add(base + QUARTERS_AT + 64 * quarter + pattern);
  }
}

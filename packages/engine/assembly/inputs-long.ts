// What the nets of the long board see.
import { LEAP, MOBILITY, prepareAhead } from './ahead';
import {
  BEHIND_LONGEST,
  FULLEST_EIGHT,
  FULLEST_SIX,
  LONGEST,
  ROWS,
  readBlocks,
  TO_PASS,
} from './blocks-long';
import { add, put } from './input-buffers';
import { raceLead } from './race-lead';
import { CHOICES, NEW_POINTS, PLAYABLE, SHORT_OF, SPARE_CHOICES, STUCK, throwLongRolls } from './rolls-long';
import {
  barred,
  held,
  LONG_STRIDE,
  longCounts,
  longInPlay,
  longPips,
  longRear,
  readLongSides,
} from './sides-long';

// Net kinds, as in inputs.ts.
const LONG: i32 = 3;
const LONG_RACE: i32 = 4;

// A side: 23 points with 1, 2, 3, 4, 5, 6 or more checkers; the head with 1-15; borne off 1-14; seven rows of six
// points, each half over the next, with their pattern of held points.
const POINT_UNITS: i32 = 6;
const HEAD_BIT: i32 = 1 << 24;
const HEAD_AT: i32 = 23 * POINT_UNITS;
const OFF_AT: i32 = HEAD_AT + 15;
const WINDOWS: i32 = 7;
const WINDOWS_AT: i32 = OFF_AT + 14;
const SIDE_SPARSE: i32 = WINDOWS_AT + WINDOWS * 64;
const SIDE_DENSE: i32 = 25;

export const LONG_SPARSE: i32 = 2 * SIDE_SPARSE;
export const LONG_DENSE: i32 = 2 * SIDE_DENSE + 6;

// Of a side in a race only 12 points are left.
const RACE_UNITS: i32 = 10;
const RACE_OFF_AT: i32 = 12 * RACE_UNITS;
const RACE_SIDE: i32 = RACE_OFF_AT + 14;

export const LONG_RACE_SPARSE: i32 = 2 * RACE_SIDE;
export const LONG_RACE_DENSE: i32 = 8;

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
  if (net === LONG_RACE) {
    raceSide(0);
    raceSide(1);
    raceDense();
    return;
  }
  prepareAhead();
  sparse(0);
  sparse(1);
  dense(0);
  dense(1);
  bothDense(2 * SIDE_DENSE);
}

function sparse(side: i32): void {
  const base = side * SIDE_SPARSE;
  const own = longCounts + side * LONG_STRIDE;
  for (let left = held(side) & ~HEAD_BIT; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const count = <i32>load<u8>(own + place);
    add(base + (place - 1) * POINT_UNITS + min<i32>(count, POINT_UNITS) - 1);
  }
  const head = <i32>load<u8>(own + 24);
  if (head > 0) add(base + HEAD_AT + head - 1);
  const off = 15 - longInPlay(side);
  if (off > 0) add(base + OFF_AT + off - 1);
  for (let number = 0; number < WINDOWS; number++) {
    const pattern = (held(side) >> (1 + 3 * number)) & 63;
    if (pattern !== 0) add(base + WINDOWS_AT + 64 * number + pattern);
  }
}

function dense(side: i32): void {
  const at = side * SIDE_DENSE;
  const own = longCounts + side * LONG_STRIDE;
  const closed = barred(side);
  put(at, <f32>longPips(side) / 400);

  throwLongRolls(side);
  put(at + 1, PLAYABLE);
  put(at + 2, STUCK);
  put(at + 3, SHORT_OF);
  put(at + 4, CHOICES / 12);
  put(at + 5, SPARE_CHOICES / 8);
  put(at + 6, NEW_POINTS / 10);

  readBlocks(side);
  put(at + 7, <f32>LONGEST / 7);
  put(at + 8, <f32>BEHIND_LONGEST / 16);
  put(at + 9, <f32>FULLEST_SIX / 7);
  put(at + 10, <f32>FULLEST_EIGHT / 9);
  put(at + 11, <f32>TO_PASS / 128);
  put(at + 12, <f32>ROWS / 512);

  let trapped: f32 = 0;
  let kept: f32 = 0;
  let spare: i32 = 0;
  let stack: i32 = 0;
  let cross: i32 = 0;
  for (let left = held(side); left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const count = <i32>load<u8>(own + place);
    if (place > 6) {
      trapped += <f32>count * (<f32>1 - ahead(MOBILITY, closed, place));
      kept += <f32>count * (<f32>1 - ahead(LEAP, closed, place));
      cross += count * (place - 6);
    }
    if (place < 24) {
      spare += (count - 1) * place;
      if (count > 2) stack += (count - 2) * (count - 2);
    }
  }
  put(at + 13, trapped / 16);
  put(at + 14, kept / 16);
  put(at + 15, <f32>spare / 128);
  put(at + 16, <f32>stack / 64);

  // The rearmost checker, and the one behind which only the head or the rearmost point is left.
  const last = longRear(side);
  put(at + 17, ahead(MOBILITY, closed, last));
  put(at + 18, ahead(LEAP, closed, last));
  const second = 31 - clz<i32>(held(side) ^ (1 << last));
  put(at + 19, second > 6 ? ahead(MOBILITY, closed, second) : <f32>0.99);
  put(at + 20, second > 6 ? ahead(LEAP, closed, second) : <f32>0.99);

  // Turns that the head still takes if every turn with an open die takes a checker.
  const head = <f32>load<u8>(own + 24);
  const shut = <f32>popcnt<i32>((closed >> 18) & 0x3f) / 6;
  put(at + 21, head > 0 ? shut * shut : 0);
  put(at + 22, head / (32 * (<f32>1.2 - shut * shut)));

  // Saving the mars needs all home and one off, saving the koks all out of the first quarter.
  const none = longInPlay(side) === 15;
  const otherPips = <f32>longPips(1 - side);
  put(at + 23, none ? raceLead(<f32>cross + 3, otherPips) : <f32>0.99);
  put(at + 24, none ? raceLead(<f32>firstQuarter(side), otherPips) : <f32>0.99);
}

/** A number of a table by which of the twelve places in front of `place` are closed. */
function ahead(table: usize, closed: i32, place: i32): f32 {
  const mask = <i32>(((<u64>closed) << 12) >> place) & 0xfff;
  return load<f32>(table + 4 * mask);
}

/** Pips until all checkers of a side have left its starting quarter. */
function firstQuarter(side: i32): i32 {
  const own = longCounts + side * LONG_STRIDE;
  let sum: i32 = 0;
  for (let place = 19; place < 25; place++) sum += <i32>load<u8>(own + place) * (place - 18);
  return sum;
}

function bothDense(at: i32): void {
  const own = <f32>longPips(0);
  const other = <f32>longPips(1);
  put(at, (other - own) / 128);
  put(at + 1, raceLead(own, other));
  put(at + 2, <f32>(longInPlay(1) - longInPlay(0)) / 16);
  put(at + 3, <f32>(longRear(1) - longRear(0)) / 25);
  put(at + 4, (own + other) / 750);
  const heads = <f32>load<u8>(longCounts + 24) - <f32>load<u8>(longCounts + LONG_STRIDE + 24);
  put(at + 5, heads / 16);
}

function raceSide(side: i32): void {
  const base = side * RACE_SIDE;
  const own = longCounts + side * LONG_STRIDE;
  for (let left = held(side); left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const count = <i32>load<u8>(own + place);
    add(base + (place - 1) * RACE_UNITS + min<i32>(count, RACE_UNITS) - 1);
  }
  const off = 15 - longInPlay(side);
  if (off > 0) add(base + RACE_OFF_AT + off - 1);
}

function raceDense(): void {
  const own = <f32>longPips(0);
  const other = <f32>longPips(1);
  put(0, own / 200);
  put(1, other / 200);
  put(2, (other - own) / 64);
  put(3, raceLead(own, other));
  put(4, saveMars(0));
  put(5, saveMars(1));
  put(6, <f32>(longInPlay(1) - longInPlay(0)) / 16);
  put(7, <f32>1 / (<f32>1 + own / 16));
}

function saveMars(side: i32): f32 {
  if (longInPlay(side) < 15) return <f32>0.99;
  const own = longCounts + side * LONG_STRIDE;
  let cross: i32 = 3;
  for (let place = 7; place < 13; place++) cross += <i32>load<u8>(own + place) * (place - 6);
  return raceLead(<f32>cross, <f32>longPips(1 - side));
}

// What a net sees of a position. Sparse inputs are binary, one weight row each; dense ones are numbers in [-1, 1).
import { LEAP, MOBILITY, prepareAhead } from './ahead';
import { add, clearInputs, put } from './input-buffers';
import { BARE_SPARSE, bareSides } from './inputs-bare';
import { extractLong, LONG_DENSE, LONG_RACE_DENSE, LONG_RACE_SPARSE, LONG_SPARSE } from './inputs-long';
import { doubleHits, hits, pipsLost, pointsMade, pointsOnBlot, throwRolls } from './shots';
import { blots, closed, counts, inPlay, longestRun, made, pips, readSides, rear, SIDE_STRIDE } from './sides';

export { DENSE, SPARSE, sparseCount } from './input-buffers';

export const CONTACT: i32 = 0;
export const CRASHED: i32 = 1;
export const RACE: i32 = 2;
export const LONG: i32 = 3;
export const LONG_RACE: i32 = 4;
/** No class of positions: the net of `prune.ts`, for the short board. */
export const PRUNING: i32 = 5;

// A side of the contact nets: 24 points with 1, 2, 3, 4, 5, 6 or more checkers; bar; borne off; four windows of
// six points with their pattern of made points.
const POINT_UNITS: i32 = 6;
const BAR_AT: i32 = 24 * POINT_UNITS;
const OFF_AT: i32 = BAR_AT + 3;
const WINDOWS_AT: i32 = OFF_AT + 9;
const SIDE_SPARSE: i32 = WINDOWS_AT + 4 * 64;
const SIDE_DENSE: i32 = 24;

const BAR_BIT: i32 = 1 << 25;

const RACE_OFF_AT: i32 = 24 * POINT_UNITS;
const RACE_SIDE: i32 = RACE_OFF_AT + 14;

function isOfLong(net: i32): bool {
  return net === LONG || net === LONG_RACE;
}

export function sparseInputs(net: i32): i32 {
  if (net === PRUNING) return BARE_SPARSE;
  if (isOfLong(net)) return net === LONG ? LONG_SPARSE : LONG_RACE_SPARSE;
  return net === RACE ? 2 * RACE_SIDE : 2 * SIDE_SPARSE;
}

export function denseInputs(net: i32): i32 {
  if (net === PRUNING) return 0;
  if (isOfLong(net)) return net === LONG ? LONG_DENSE : LONG_RACE_DENSE;
  return net === RACE ? 8 : 2 * SIDE_DENSE + 4;
}

/** The net that judges a position of the short board in which neither side has finished. */
export function netOf(board: usize): i32 {
  readSides(board);
  return netOfSides();
}

/** The same for the position read last. */
export function netOfSides(): i32 {
  if (rear(0) + rear(1) < 25) return RACE;
  return isCrashed(0) || isCrashed(1) ? CRASHED : CONTACT;
}

/** Whether at most six checkers of a side are not borne off or stacked on its two lowest points. */
function isCrashed(side: i32): bool {
  const own = counts + side * SIDE_STRIDE;
  const first = <i32>load<u8>(own, 1);
  const second = <i32>load<u8>(own, 2);
  return inPlay(side) - (first > 1 ? first : 0) - (second > 1 ? second : 0) <= 6;
}

/** Writes the inputs of `net` for a position (view of the side on roll). */
export function extract(net: i32, board: usize): void {
  if (isOfLong(net)) {
    clearInputs();
    extractLong(net, board);
    return;
  }
  readSides(board);
  extractSides(net);
}

/** The same for the position of the short board read last. */
export function extractSides(net: i32): void {
  clearInputs();
  if (net === PRUNING) {
    bareSides();
    return;
  }
  if (net === RACE) {
    raceSide(0);
    raceSide(1);
    raceDense();
    return;
  }
  prepareAhead();
  contactSide(0);
  contactSide(1);
  throwRolls();
  contactDense(0);
  contactDense(1);
  bothDense(2 * SIDE_DENSE);
}

function pointUnits(side: i32, base: i32): void {
  const own = counts + side * SIDE_STRIDE;
  let places = made(side) | blots(side);
  while (places !== 0) {
    const place = ctz<i32>(places);
    places &= places - 1;
    const count = <i32>load<u8>(own + place);
    add(base + (place - 1) * POINT_UNITS + (count > 6 ? 6 : count) - 1);
  }
}

function contactSide(side: i32): void {
  const base = side * SIDE_SPARSE;
  pointUnits(side, base);
  const bar = <i32>load<u8>(counts + side * SIDE_STRIDE + 25);
  if (bar > 0) add(base + BAR_AT + (bar > 3 ? 3 : bar) - 1);
  const off = 15 - inPlay(side);
  if (off > 0) add(base + OFF_AT + (off < 7 ? off - 1 : off < 9 ? 6 : off < 12 ? 7 : 8));
  const points = made(side);
  window(base, 0, points >> 1);
  window(base, 1, points >> 4);
  window(base, 2, points >> 7);
  window(base, 3, points >> 19);
}

function window(base: i32, number: i32, points: i32): void {
  const pattern = points & 63;
  if (pattern !== 0) add(base + WINDOWS_AT + number * 64 + pattern);
}

function contactDense(side: i32): void {
  const at = side * SIDE_DENSE;
  const other = 1 - side;
  const own = counts + side * SIDE_STRIDE;
  const ownMade = made(side);
  const theirs = closed(side); // their made points in this side's numbering
  const ownPips = pips(side);
  put(at, <f32>ownPips / 200);

  // The point their rearmost checker stands on: what is behind it has still to pass.
  const wall = 25 - rear(other);
  let contactPips: i32 = 0;
  let contactCheckers: i32 = 0;
  let trapped: f32 = 0;
  let stack: i32 = 0;
  let spare: i32 = 0;
  let cross: i32 = 0;
  let places = ownMade | blots(side) | (load<u8>(own, 25) > 0 ? BAR_BIT : 0);
  while (places !== 0) {
    const place = ctz<i32>(places);
    places &= places - 1;
    const count = <i32>load<u8>(own + place);
    if (place > wall) {
      contactPips += count * (place - wall);
      contactCheckers += count;
    }
    if (place > 15) trapped += <f32>count * (<f32>1 - ahead(LEAP, theirs, place));
    if (count > 3) stack += (count - 3) * (count - 3);
    if (place > 6) cross += count * (place - 6);
    if (count !== 2 || place > 12) {
      const free = place > 12 || count === 1 ? count : count - 2;
      spare += free * (place > 6 ? place - 6 : 1);
    }
  }
  put(at + 1, <f32>contactPips / 200);
  put(at + 2, <f32>contactCheckers / 16);
  const last = rear(side);
  put(at + 3, ahead(MOBILITY, theirs, last));
  put(at + 4, ahead(LEAP, theirs, last));
  let second = last - 1;
  while (second > 12 && load<u8>(own + second) === 0) second--;
  put(at + 5, second > 12 ? ahead(MOBILITY, theirs, second) : <f32>0.99);
  put(at + 6, second > 12 ? ahead(LEAP, theirs, second) : <f32>0.99);
  put(at + 7, trapped / 6);
  put(at + 8, <f32>longestRun(ownMade) / 7);
  // Own points in front of their rearmost checker: lower places than theirs in their numbering, higher in ours.
  const front = (ownMade >> (wall + 1)) & 0xfff;
  put(at + 9, <f32>longestRun(front) / 7);
  put(at + 10, <f32>popcnt<i32>(front & 0x3f) / 7);
  const homePoints = popcnt<i32>(ownMade & 0x7e);
  put(at + 11, <f32>(homePoints * homePoints) / 37);
  const bar = <i32>load<u8>(own + 25);
  const shut = <f32>popcnt<i32>((theirs >> 19) & 0x3f) / 6;
  put(at + 12, bar === 0 ? 0 : bar === 1 ? shut * shut : <f32>1 - (<f32>1 - shut) * (<f32>1 - shut));
  put(at + 13, hits(side));
  put(at + 14, doubleHits(side));
  put(at + 15, pipsLost(side) / 25);
  put(at + 16, pointsMade(side));
  put(at + 17, pointsOnBlot(side));
  put(at + 18, <f32>spare / 128);
  put(at + 19, <f32>stack / 64);
  put(at + 20, <f32>popcnt<i32>(blots(side)) / 16);
  let reach = 0;
  const ownAny = ownMade | blots(side);
  for (let die = 1; die < 7; die++) reach |= ownAny >> die;
  put(at + 21, <f32>popcnt<i32>(reach & 0x7ff80) / 13);
  put(at + 22, inPlay(side) === 15 ? <f32>cross / 128 : 0);
  put(at + 23, bar > 0 ? (<f32>bar / 8) * shut : 0);
}

/** A number of a table by which of the twelve places in front of `place` are closed. */
function ahead(table: usize, theirs: i32, place: i32): f32 {
  const mask = <i32>(((<u64>theirs) << 12) >> place) & 0xfff;
  return load<f32>(table + 4 * mask);
}

function bothDense(at: i32): void {
  const own = <f32>pips(0);
  const other = <f32>pips(1);
  put(at, (other - own) / 100);
  put(at + 1, leadChance(own, other));
  // How far the two rearguards still have to pass each other.
  put(at + 2, <f32>(rear(0) + rear(1) - 25) / 26);
  put(at + 3, <f32>(inPlay(1) - inPlay(0)) / 16);
}

/** The chance that goes with a lead on roll, roughly: pips to go in proportion to the spread of the rolls. */
function leadChance(own: f32, other: f32): f32 {
  const lead = (other - own + 4) / sqrt<f32>((own + other) * 4 + 16);
  return <f32>0.5 + (<f32>0.5 * lead) / (<f32>0.6 + abs<f32>(lead));
}

function raceSide(side: i32): void {
  const base = side * RACE_SIDE;
  pointUnits(side, base);
  const off = 15 - inPlay(side);
  if (off > 0) add(base + RACE_OFF_AT + off - 1);
}

function raceDense(): void {
  const own = <f32>pips(0);
  const other = <f32>pips(1);
  put(0, own / 200);
  put(1, other / 200);
  put(2, (other - own) / 64);
  put(3, leadChance(own, other));
  put(4, <f32>crossing(0) / 128);
  put(5, <f32>crossing(1) / 128);
  put(6, <f32>(inPlay(1) - inPlay(0)) / 16);
  put(7, <f32>1 / (<f32>1 + own / 16));
}

/** Pips until all checkers of a side are home. */
function crossing(side: i32): i32 {
  const own = counts + side * SIDE_STRIDE;
  let sum: i32 = 0;
  for (let place = 7; place < 25; place++) sum += <i32>load<u8>(own + place) * (place - 6);
  return sum;
}

// The checkers that have hit in this turn and are bound by it, packed into one number: up to four, 7 bits each,
// the point (5 bits), HID and HIT_AT_HOME. 0: none.
const SIZE: i32 = 7;
const MASK: i32 = 0x7f;
const POINT_MASK: i32 = 0x1f;
/** It has moved onto another own checker and still stands there. */
const HID: i32 = 0x20;
/** It has hit on a point of the own home. */
const HIT_AT_HOME: i32 = 0x40;

/** The hitter in a slot 0–3; 0 for an empty slot. */
export function hitterAt(hitters: i32, slot: i32): i32 {
  return (hitters >> (slot * SIZE)) & MASK;
}

/** How many hitters stand on a point. */
export function hittersOn(hitters: i32, point: i32): i32 {
  let count = 0;
  for (let rest = hitters; rest !== 0; rest >>= SIZE) if ((rest & POINT_MASK) === point) count++;
  return count;
}

/** Whether a hitter stands on the point. */
export function standsOn(hitter: i32, point: i32): bool {
  return (hitter & POINT_MASK) === point;
}

/** Whether a hitter has hit in the own home. */
export function hasHitAtHome(hitter: i32): bool {
  return (hitter & HIT_AT_HOME) !== 0;
}

/** The hitters without the one in a slot; the later ones move up. */
export function removeHitter(hitters: i32, slot: i32): i32 {
  const below = (1 << (slot * SIZE)) - 1;
  return (hitters & below) | ((hitters >> SIZE) & ~below);
}

/** The hitters and one more, which has just hit on `point`. */
export function addHitter(hitters: i32, point: i32, before: i32): i32 {
  const home = point <= 6 ? HIT_AT_HOME : before & HIT_AT_HOME;
  return (hitters << SIZE) | point | home;
}

/** The hitters and one more, which has moved on to `point` without a hit. */
export function addMovedHitter(hitters: i32, point: i32, before: i32, joins: bool): i32 {
  return (hitters << SIZE) | point | (before & HIT_AT_HOME) | (joins ? HID : 0);
}

/** Whether any of them hides. */
export function anyHides(hitters: i32): bool {
  return (hitters & (HID | (HID << SIZE) | (HID << (2 * SIZE)) | (HID << (3 * SIZE)))) !== 0;
}

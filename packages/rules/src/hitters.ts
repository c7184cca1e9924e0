import { HOME_BITS } from './place.ts';
import type { RuleSet } from './rule-set.ts';

/**
 * The checkers that have hit in this turn and are restricted for it, packed into one number:
 * up to four, 7 bits each: the point (5 bits), {@link HID}, {@link HIT_AT_HOME}. 0: none.
 */
export type Hitters = number;

const SIZE = 7;
const MASK = 0x7f;
const POINT_MASK = 0x1f;
/** It has moved onto another own checker and still stands there. */
const HID = 0x20;
/** It has hit on a point of the own home. */
const HIT_AT_HOME = 0x40;

/** Where the hits of a rule set bind the hitter, as bits of points; 0: nowhere. */
export function bindingPoints(rules: RuleSet): number {
  if (rules.hitAndHide === 'forbidden') return -1;
  if (rules.hitAndHide === 'forbidden-in-home' || rules.bearOffAfterHit !== 'allowed') return HOME_BITS;
  return 0;
}

/** The hitter in a slot 0–3; 0 for an empty slot. */
export function hitterAt(hitters: Hitters, slot: number): number {
  return (hitters >> (slot * SIZE)) & MASK;
}

/** How many hitters stand on a point. */
export function hittersOn(hitters: Hitters, point: number): number {
  let count = 0;
  for (let rest = hitters; rest !== 0; rest >>= SIZE) if ((rest & POINT_MASK) === point) count++;
  return count;
}

/** Whether a hitter from {@link hitterAt} stands on the point. */
export function standsOn(hitter: number, point: number): boolean {
  return (hitter & POINT_MASK) === point;
}

/** Whether a hitter from {@link hitterAt} has hit in the own home. */
export function hasHitAtHome(hitter: number): boolean {
  return (hitter & HIT_AT_HOME) !== 0;
}

/** The hitters without the one in a slot; the later ones move up. */
export function removeHitter(hitters: Hitters, slot: number): Hitters {
  const below = (1 << (slot * SIZE)) - 1;
  return (hitters & below) | ((hitters >> SIZE) & ~below);
}

/** The hitters and one more, which has just hit on `point`. */
export function addHitter(hitters: Hitters, point: number, before: number): Hitters {
  const home = point <= 6 ? HIT_AT_HOME : before & HIT_AT_HOME;
  return (hitters << SIZE) | point | home;
}

/** The hitters and one more, which has moved on to `point` without a hit. */
export function addMovedHitter(hitters: Hitters, point: number, before: number, joins: boolean): Hitters {
  return (hitters << SIZE) | point | (before & HIT_AT_HOME) | (joins ? HID : 0);
}

/** Whether any of them hides. */
export function anyHides(hitters: Hitters): boolean {
  return (hitters & (HID | (HID << SIZE) | (HID << (2 * SIZE)) | (HID << (3 * SIZE)))) !== 0;
}

/** The point of one that hides; 0 when none does. */
export function hidingPoint(hitters: Hitters): number {
  for (let rest = hitters; rest !== 0; rest >>= SIZE) if ((rest & HID) !== 0) return rest & POINT_MASK;
  return 0;
}

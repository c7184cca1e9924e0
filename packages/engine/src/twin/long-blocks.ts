import { facingPoint } from '@nardy/rules';
import type { SideView } from './sides.ts';

/** The rows of points that a side of the long board holds in the other's way. */
export interface LongBlocks {
  /** Longest row that somebody has still to pass, and how many have. */
  readonly longest: number;
  readonly behindLongest: number;
  /** Points held in the fullest six, and eight, places in a row that somebody has still to pass. */
  readonly fullestSix: number;
  readonly fullestEight: number;
  /** Held points, each times the opposing checkers that have still to pass it. */
  readonly toPass: number;
  /** Squares of the rows' lengths, each times the checkers behind the row. */
  readonly rows: number;
}

/** Finds the rows of `side` on the way of `other`, whose checkers walk from high places to low. */
export function longBlocksOf(side: SideView, other: SideView): LongBlocks {
  const isHeld = (theirs: number): boolean =>
    theirs >= 1 && theirs <= 24 && (side.counts[facingPoint('long', theirs)] as number) > 0;
  const within = (from: number, places: number): number =>
    Array.from({ length: places }, (_, step) => from - step).filter(isHeld).length;
  let found: LongBlocks = {
    longest: 0,
    behindLongest: 0,
    fullestSix: 0,
    fullestEight: 0,
    toPass: 0,
    rows: 0,
  };
  for (let place = other.rear - 1; place >= 1; place--) {
    if (!isHeld(place) || isHeld(place + 1)) continue;
    // A row begins, seen on their way.
    let length = 0;
    while (isHeld(place - length)) length++;
    const behind = other.counts.reduce((sum, count, at) => sum + (at > place ? count : 0), 0);
    const isLonger = length > found.longest;
    found = {
      longest: isLonger ? length : found.longest,
      behindLongest: isLonger ? behind : found.behindLongest,
      fullestSix: Math.max(found.fullestSix, within(place, 6)),
      fullestEight: Math.max(found.fullestEight, within(place, 8)),
      toPass: found.toPass + length * behind,
      rows: found.rows + length ** 2 * behind,
    };
  }
  return found;
}

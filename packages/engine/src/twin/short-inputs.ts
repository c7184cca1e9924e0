import type { Board } from '@nardy/rules';
import type { NetKind } from '../nets.ts';
import { aheadOf } from './ahead.ts';
import { bounded, type NetInputs, patternOf, unitOf } from './net-inputs.ts';
import { longestRow, pointsWhere, type SideView, sidesOf } from './sides.ts';
import { throwsOf } from './throws.ts';

const BAR = 25;
const POINT_UNITS = 6;
const BAR_AT = 24 * POINT_UNITS;
const OFF_AT = BAR_AT + 3;
const WINDOWS_AT = OFF_AT + 9;
/** First points of the windows of six whose pattern is an input. */
const WINDOWS = [1, 4, 7, 19];
const SIDE_SPARSE = WINDOWS_AT + WINDOWS.length * 64;
const RACE_SIDE = 24 * POINT_UNITS + 14;
/** Input of 1–15 checkers borne off, from the first. */
const OFF_UNITS = [0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8];
/** Stands where there is no second checker far behind. */
const FREE = 0.99;

/** The net that judges a position of the short board in which neither side has finished. */
export function shortNetOf(board: Board): NetKind {
  const sides = sidesOf('short', board);
  if (sides[0].rear + sides[1].rear < 25) return 'race';
  return sides.some(isCrashed) ? 'crashed' : 'contact';
}

/** At most six checkers are not borne off or stacked on the two lowest points. */
function isCrashed({ counts, inPlay }: SideView): boolean {
  const stacked = [1, 2].map((point) => counts[point] as number).filter((count) => count > 1);
  return inPlay - stacked.reduce((sum, count) => sum + count, 0) <= 6;
}

/** What the nets of the short board see of a position, view of the side on roll. */
export function shortInputs(kind: NetKind, board: Board): NetInputs {
  const sides = sidesOf('short', board);
  if (kind === 'race') return raceInputs(sides);
  const [own, other] = sides;
  return {
    sparse: sides.flatMap((side, at) => contactSparse(side).map((input) => at * SIDE_SPARSE + input)),
    dense: [
      ...contactDense(own, other),
      ...contactDense(other, own),
      (other.pips - own.pips) / 100,
      leadChance(own.pips, other.pips),
      (own.rear + other.rear - 25) / 26,
      (other.inPlay - own.inPlay) / 16,
    ].map(bounded),
  };
}

function contactSparse({ counts, inPlay }: SideView): number[] {
  const inputs = pointInputs(counts);
  const bar = counts[BAR] as number;
  if (bar > 0) inputs.push(BAR_AT + Math.min(bar, 3) - 1);
  if (inPlay < 15) inputs.push(OFF_AT + (OFF_UNITS[14 - inPlay] as number));
  for (const [number, first] of WINDOWS.entries()) {
    const pattern = patternOf((point) => point <= 24 && (counts[point] as number) > 1, first);
    if (pattern > 0) inputs.push(WINDOWS_AT + number * 64 + pattern);
  }
  return inputs;
}

function pointInputs(counts: readonly number[]): number[] {
  const inputs: number[] = [];
  for (let point = 1; point <= 24; point++) {
    const count = counts[point] as number;
    if (count > 0) inputs.push(unitOf(point, count, POINT_UNITS));
  }
  return inputs;
}

/** The 24 numbers of a side in contact. */
function contactDense(side: SideView, other: SideView): number[] {
  const { counts, pips, rear, inPlay } = side;
  const bar = counts[BAR] as number;
  const isClosed = (place: number): boolean => side.theirs(place) > 1;
  const held = pointsWhere((point) => (counts[point] as number) > 1);
  const blots = pointsWhere((point) => counts[point] === 1);
  const standing = pointsWhere((point) => (counts[point] as number) > 0);
  // The own point their rearmost checker stands on: what is behind it has still to pass.
  const wall = 25 - other.rear;

  let contactPips = 0;
  let contactCheckers = 0;
  let trapped = 0;
  let stack = 0;
  let spare = 0;
  let crossing = 0;
  for (let place = 1; place <= BAR; place++) {
    const count = counts[place] as number;
    if (count === 0) continue;
    if (place > wall) {
      contactPips += count * (place - wall);
      contactCheckers += count;
    }
    if (place > 15) trapped += count * (1 - aheadOf(place, isClosed).leap);
    if (count > 3) stack += (count - 3) ** 2;
    if (place > 6) crossing += count * (place - 6);
    const kept = place <= 12 && count > 1 ? 2 : 0;
    spare += (count - kept) * (place > 6 ? place - 6 : 1);
  }

  const last = aheadOf(rear, isClosed);
  const second = counts.findLastIndex((count, place) => place < rear && count > 0);
  const next = second > 12 ? aheadOf(second, isClosed) : { mobility: FREE, leap: FREE };
  const front = pointsWhere((point) => held.has(point) && point > wall && point <= wall + 12);
  const nearFront = [...front].filter((point) => point <= wall + 6);
  const home = [...held].filter((point) => point <= 6).length;
  const shut = [19, 20, 21, 22, 23, 24].filter(isClosed).length / 6;
  const throws = throwsOf(side);
  const within = pointsWhere(
    (point) => point >= 7 && point <= 18 && [1, 2, 3, 4, 5, 6].some((die) => standing.has(point + die)),
  );
  return [
    pips / 200,
    contactPips / 200,
    contactCheckers / 16,
    last.mobility,
    last.leap,
    next.mobility,
    next.leap,
    trapped / 6,
    longestRow(held) / 7,
    longestRow(front) / 7,
    nearFront.length / 7,
    home ** 2 / 37,
    bar === 0 ? 0 : bar === 1 ? shut ** 2 : 1 - (1 - shut) ** 2,
    throws.hits,
    throws.hitsTwo,
    throws.pipsLost / 25,
    throws.points,
    throws.pointsOnBlot,
    spare / 128,
    stack / 64,
    blots.size / 16,
    within.size / 13,
    inPlay === 15 ? crossing / 128 : 0,
    (bar / 8) * shut,
  ];
}

/** A lead on roll against the spread of the rolls to come, squashed to 0–1. */
function leadChance(own: number, other: number): number {
  const lead = (other - own + 4) / Math.sqrt((own + other) * 4 + 16);
  return 0.5 + (0.5 * lead) / (0.6 + Math.abs(lead));
}

function raceInputs(sides: readonly [SideView, SideView]): NetInputs {
  const [own, other] = sides;
  return {
    sparse: sides.flatMap(({ counts, inPlay }, at) => {
      const inputs = pointInputs(counts);
      if (inPlay < 15) inputs.push(24 * POINT_UNITS + 14 - inPlay);
      return inputs.map((input) => at * RACE_SIDE + input);
    }),
    dense: [
      own.pips / 200,
      other.pips / 200,
      (other.pips - own.pips) / 64,
      leadChance(own.pips, other.pips),
      pipsToHome(own) / 128,
      pipsToHome(other) / 128,
      (other.inPlay - own.inPlay) / 16,
      1 / (1 + own.pips / 16),
    ].map(bounded),
  };
}

function pipsToHome({ counts }: SideView): number {
  return counts.reduce((sum, count, place) => sum + (place > 6 ? count * (place - 6) : 0), 0);
}

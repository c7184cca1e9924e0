import type { Board } from '@nardy/rules';
import type { NetKind } from '../nets.ts';
import { aheadOf } from './ahead.ts';
import { longBlocksOf } from './long-blocks.ts';
import { longThrowsOf } from './long-throws.ts';
import { bounded, type NetInputs, patternOf, unitOf } from './net-inputs.ts';
import { type SideView, sidesOf } from './sides.ts';

const HEAD = 24;
const POINT_UNITS = 6;
const HEAD_AT = 23 * POINT_UNITS;
const OFF_AT = HEAD_AT + 15;
const WINDOWS_AT = OFF_AT + 14;
const WINDOWS = 7;
const SIDE_SPARSE = WINDOWS_AT + WINDOWS * 64;
const RACE_UNITS = 10;
const RACE_SIDE = 12 * RACE_UNITS + 14;
/** Stands where there is nothing to fear. */
const FREE = 0.99;

/** The net that judges a position of the long board in which neither side has finished. */
export function longNetOf(board: Board): NetKind {
  return sidesOf('long', board).every(({ rear }) => rear <= 12) ? 'long-race' : 'long';
}

/** What the nets of the long board see of a position, view of the side on roll. */
export function longInputs(kind: NetKind, board: Board): NetInputs {
  const sides = sidesOf('long', board);
  const [own, other] = sides;
  if (kind === 'long-race') return raceInputs(sides);
  return {
    sparse: sides.flatMap((side, at) => contactSparse(side).map((input) => at * SIDE_SPARSE + input)),
    dense: [
      ...contactDense(own, other),
      ...contactDense(other, own),
      (other.pips - own.pips) / 128,
      raceLead(own.pips, other.pips),
      (other.inPlay - own.inPlay) / 16,
      (other.rear - own.rear) / 25,
      (own.pips + other.pips) / 750,
      ((own.counts[HEAD] as number) - (other.counts[HEAD] as number)) / 16,
    ].map(bounded),
  };
}

function contactSparse({ counts, inPlay }: SideView): number[] {
  const inputs: number[] = [];
  for (let point = 1; point < HEAD; point++) {
    const count = counts[point] as number;
    if (count > 0) inputs.push(unitOf(point, count, POINT_UNITS));
  }
  const head = counts[HEAD] as number;
  if (head > 0) inputs.push(HEAD_AT + head - 1);
  if (inPlay < 15) inputs.push(OFF_AT + 14 - inPlay);
  for (let number = 0; number < WINDOWS; number++) {
    const pattern = patternOf((point) => point <= 24 && (counts[point] as number) > 0, 1 + 3 * number);
    if (pattern > 0) inputs.push(WINDOWS_AT + 64 * number + pattern);
  }
  return inputs;
}

/** The 25 numbers of a side. */
function contactDense(side: SideView, other: SideView): number[] {
  const { counts, pips, rear, inPlay } = side;
  const isClosed = (place: number): boolean => side.theirs(place) > 0;
  const throws = longThrowsOf(side);
  const blocks = longBlocksOf(side, other);
  let trapped = 0;
  let kept = 0;
  let spare = 0;
  let stack = 0;
  for (let place = 1; place <= HEAD; place++) {
    const count = counts[place] as number;
    if (count === 0) continue;
    if (place > 6) {
      const { mobility, leap } = aheadOf(place, isClosed);
      trapped += count * (1 - mobility);
      kept += count * (1 - leap);
    }
    if (place < HEAD) {
      spare += (count - 1) * place;
      if (count > 2) stack += (count - 2) ** 2;
    }
  }
  const last = aheadOf(rear, isClosed);
  const second = counts.findLastIndex((count, place) => place < rear && count > 0);
  const next = second > 6 ? aheadOf(second, isClosed) : { mobility: FREE, leap: FREE };
  const head = counts[HEAD] as number;
  const shut = [18, 19, 20, 21, 22, 23].filter(isClosed).length / 6;
  return [
    pips / 400,
    throws.playable,
    throws.stuck,
    throws.shortOf,
    throws.choices / 12,
    throws.spareChoices / 8,
    throws.newPoints / 10,
    blocks.longest / 7,
    blocks.behindLongest / 16,
    blocks.fullestSix / 7,
    blocks.fullestEight / 9,
    blocks.toPass / 128,
    blocks.rows / 512,
    trapped / 16,
    kept / 16,
    spare / 128,
    stack / 64,
    last.mobility,
    last.leap,
    next.mobility,
    next.leap,
    head > 0 ? shut ** 2 : 0,
    head / (32 * (1.2 - shut ** 2)),
    // Saving the mars needs all home and one off, saving the koks all out of the first quarter.
    inPlay === 15 ? raceLead(pipsTo(side, 6) + 3, other.pips) : FREE,
    inPlay === 15 ? raceLead(pipsTo(side, 18), other.pips) : FREE,
  ];
}

/** Pips until no checker is above a place. */
function pipsTo({ counts }: SideView, target: number): number {
  return counts.reduce((sum, count, place) => sum + count * Math.max(0, place - target), 0);
}

/** A lead in pips against the spread of the rolls to come, squashed to 0–1. */
function raceLead(own: number, other: number): number {
  const lead = (other - own + 4) / Math.sqrt(2.3 * (own + other) + 24);
  return 0.5 + (0.5 * lead) / (0.8 + Math.abs(lead));
}

function raceInputs(sides: readonly [SideView, SideView]): NetInputs {
  const [own, other] = sides;
  const saveMars = (side: SideView, against: SideView): number =>
    side.inPlay < 15 ? FREE : raceLead(pipsTo(side, 6) + 3, against.pips);
  return {
    sparse: sides.flatMap(({ counts, inPlay }, at) => {
      const inputs: number[] = [];
      for (let point = 1; point <= 12; point++) {
        const count = counts[point] as number;
        if (count > 0) inputs.push(unitOf(point, count, RACE_UNITS));
      }
      if (inPlay < 15) inputs.push(12 * RACE_UNITS + 14 - inPlay);
      return inputs.map((input) => at * RACE_SIDE + input);
    }),
    dense: [
      own.pips / 200,
      other.pips / 200,
      (other.pips - own.pips) / 64,
      raceLead(own.pips, other.pips),
      saveMars(own, other),
      saveMars(other, own),
      (other.inPlay - own.inPlay) / 16,
      1 / (1 + own.pips / 16),
    ].map(bounded),
  };
}

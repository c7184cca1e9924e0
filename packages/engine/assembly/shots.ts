// What the 21 rolls do at once, found with bits: hits and new points. Quick and nearly exact: it does not see that
// a checker used for one thing is missing for another.
//
// Both sides throw together. Here a side's places are turned round, bit 25 - place, so that its checkers move up, a
// move by a die is a product with a power of two, and the other side's own numbering is as good as this side's: lanes of
// a vector then move by dice of their own. A vector holds two dice or two rolls of side 0 and side 1.
import { blots, counts, made, mirrored, SIDE_STRIDE, spares } from './sides';

/** Chances (0-1) over the rolls that a side hits; hits two blots; makes a new point in front; makes it on a blot. */
export function hits(side: i32): f32 {
  return share(HITS, side);
}

export function doubleHits(side: i32): f32 {
  return share(HITS_TWO, side);
}

export function pointsMade(side: i32): f32 {
  return share(POINTS_MADE, side);
}

export function pointsOnBlot(side: i32): f32 {
  return share(POINTS_ON_BLOT, side);
}

/** Mean pips the other side loses by the dearest hit of each roll. */
export function pipsLost(side: i32): f32 {
  return share(PIPS_LOST, side);
}

// Sums over the 36 rolls by side (i32).
const HITS: usize = memory.data(8, 16);
const HITS_TWO: usize = memory.data(8, 16);
const POINTS_MADE: usize = memory.data(8, 16);
const POINTS_ON_BLOT: usize = memory.data(8, 16);
const PIPS_LOST: usize = memory.data(8, 16);

function share(sums: usize, side: i32): f32 {
  return <f32>load<i32>(sums + ((<usize>side) << 2)) / 36;
}

const POINTS: i32 = 0x1fffffe;
const BAR_PLACE: i32 = 25;
// Places 1 to 7: new points count from the ace point to the bar point.
const FRONT: i32 = 0x1fc0000;
// Set in found hits when one of the ways to play the roll hits two blots.
const TWO: i32 = 1 << 31;

// By die 1-6, and nothing for 0: side 0 and side 1, where checkers can land, where the free ones would, where two would.
const LANDING: usize = memory.data(8 * 8, 16);
const ARRIVING: usize = memory.data(8 * 8, 16);
const PAIRED: usize = memory.data(8 * 8, 16);

// Two rolls a row, as offsets into the above of their dice; of the last one there is only the first.
const PAIRS: usize = memory.data<u8>([
  8, 16, 8, 24, 8, 32, 8, 40, 8, 48, 16, 24, 16, 32, 16, 40, 16, 48, 24, 32, 24, 40, 24, 48, 32, 40, 32, 48,
  40, 48, 0, 0,
]);
// Powers of two by die.
const POWERS: usize = memory.data<i32>([1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32, 64, 64], 16);

/** Throws all 21 rolls for both sides and leaves the sums. */
export function throwRolls(): void {
  const open0 = POINTS & ~made(1);
  const open1 = POINTS & ~made(0);
  const bar0 = <i32>load<u8>(counts + BAR_PLACE);
  const bar1 = <i32>load<u8>(counts + SIDE_STRIDE + BAR_PLACE);
  const made0 = mirrored(made(0));
  const made1 = mirrored(made(1));
  const single0 = mirrored(blots(0));
  const single1 = mirrored(blots(1));
  const prey0 = blots(1);
  const prey1 = blots(0);
  const open = sides(open0, open1);
  const prey = sides(prey0, prey1);
  hunt(sides(made0 | single0, made1 | single1), open, prey);
  if (bar0 > 0) enterHitting(0, made0 | single0, open0, prey0, bar0);
  if (bar1 > 0) enterHitting(1, made1 | single1, open1, prey1, bar1);
  // Who has a checker on the bar makes no new points.
  const frontOpen = v128.and(open, sides(bar0 > 0 ? 0 : FRONT, bar1 > 0 ? 0 : FRONT));
  const own = sides(made0, made1);
  const single = sides(single0, single1);
  const free = v128.or(single, sides(mirrored(spares(0)), mirrored(spares(1))));
  build(free, own, single, v128.andnot(frontOpen, own), prey);
}

/** A number of side 0 and one of side 1, twice. */
function sides(first: i32, second: i32): v128 {
  return i64x2.splat(<i64>(<u32>first) | ((<i64>second) << 32));
}

/** Of both dice or rolls together, the numbers of the two sides. */
function bothHalves(sums: v128): v128 {
  return i32x4.add(sums, v128.shuffle<i32>(sums, sums, 2, 3, 0, 1));
}

function hunt(own: v128, open: v128, prey: v128): void {
  for (let die: usize = 1; die < 7; die++) {
    const landing = v128.and(i32x4.shl(own, <i32>die), open);
    v128.store64_lane(LANDING + (die << 3), landing, 0);
  }
  const none = i32x4.splat(0);
  let hit = none;
  let two = none;
  let lost = none;
  for (let row = PAIRS; row < PAIRS + 32; row += 4) {
    const a = <usize>load<u8>(row);
    const b = <usize>load<u8>(row, 1);
    const c = <usize>load<u8>(row, 2);
    const d = <usize>load<u8>(row, 3);
    // Of the one roll and of the other, by the one die first and by the other.
    const byFirst = v128.load64_lane(LANDING + c, v128.load64_zero(LANDING + a), 1);
    const bySecond = v128.load64_lane(LANDING + d, v128.load64_zero(LANDING + b), 1);
    const first = v128.load64_lane(POWERS + c, v128.load64_zero(POWERS + a), 1);
    const second = v128.load64_lane(POWERS + d, v128.load64_zero(POWERS + b), 1);
    const hitFirst = v128.and(byFirst, prey);
    const hitSecond = v128.and(bySecond, prey);
    const further = v128.or(i32x4.mul(byFirst, second), i32x4.mul(bySecond, first));
    const found = v128.or(v128.or(hitFirst, hitSecond), v128.and(further, prey));
    hit = i32x4.sub(hit, i32x4.ne(found, none));
    lost = i32x4.add(lost, pipsOf(found));
    const apart = v128.andnot(
      i32x4.ne(hitFirst, hitSecond),
      v128.or(i32x4.eq(hitFirst, none), i32x4.eq(hitSecond, none)),
    );
    const on = v128.and(v128.or(i32x4.mul(hitFirst, second), i32x4.mul(hitSecond, first)), prey);
    two = i32x4.sub(two, v128.or(apart, i32x4.ne(on, none)));
  }
  hit = i32x4.shl(hit, 1);
  two = i32x4.shl(two, 1);
  lost = i32x4.shl(lost, 1);
  for (let dice: usize = 8; dice < 56; dice += 16) {
    const by = v128.load(POWERS + dice);
    const once = v128.load64_lane(LANDING + dice + 8, v128.load64_zero(LANDING + dice), 1);
    const twice = v128.and(i32x4.mul(once, by), open);
    const thrice = v128.and(i32x4.mul(twice, by), open);
    const found = v128.and(v128.or(v128.or(once, twice), v128.or(thrice, i32x4.mul(thrice, by))), prey);
    hit = i32x4.sub(hit, i32x4.ne(found, none));
    lost = i32x4.add(lost, pipsOf(found));
    two = i32x4.sub(two, i32x4.ne(v128.and(found, i32x4.sub(found, i32x4.splat(1))), none));
  }
  v128.store64_lane(HITS, bothHalves(hit), 0);
  v128.store64_lane(HITS_TWO, bothHalves(two), 0);
  v128.store64_lane(PIPS_LOST, bothHalves(lost), 0);
}

/** The place of the rearmost bit, which is the lowest one; 0 where there is none. */
function pipsOf(found: v128): v128 {
  // A power of two is a float with its exponent alone.
  const lowest = f32x4.convert_i32x4_s(v128.and(found, i32x4.neg(found)));
  const place = i32x4.sub(i32x4.splat(BAR_PLACE + 127), i32x4.shr_u(lowest, 23));
  return v128.and(place, i32x4.ne(found, i32x4.splat(0)));
}

/** `free` checkers may leave their points; a pair of them, or one of them and a blot, make a point where `room` is. */
function build(free: v128, ownMade: v128, single: v128, room: v128, prey: v128): void {
  for (let die: usize = 1; die < 7; die++) {
    v128.store64_lane(ARRIVING + (die << 3), v128.and(i32x4.shl(free, <i32>die), room), 0);
    v128.store64_lane(PAIRED + (die << 3), v128.and(i32x4.shl(ownMade, <i32>die), room), 0);
  }
  const none = i32x4.splat(0);
  const cover = v128.and(single, room);
  let points = none;
  let onBlot = none;
  for (let row = PAIRS; row < PAIRS + 32; row += 4) {
    const a = v128.load64_lane(
      ARRIVING + <usize>load<u8>(row, 2),
      v128.load64_zero(ARRIVING + <usize>load<u8>(row)),
      1,
    );
    const b = v128.load64_lane(
      ARRIVING + <usize>load<u8>(row, 3),
      v128.load64_zero(ARRIVING + <usize>load<u8>(row, 1)),
      1,
    );
    const fresh = v128.or(v128.and(a, b), v128.and(v128.or(a, b), cover));
    points = i32x4.sub(points, i32x4.ne(fresh, none));
    onBlot = i32x4.sub(onBlot, i32x4.ne(v128.and(fresh, prey), none));
  }
  points = i32x4.shl(points, 1);
  onBlot = i32x4.shl(onBlot, 1);
  for (let dice: usize = 8; dice < 56; dice += 16) {
    const pair = v128.load64_lane(PAIRED + dice + 8, v128.load64_zero(PAIRED + dice), 1);
    points = i32x4.sub(points, i32x4.ne(pair, none));
    onBlot = i32x4.sub(onBlot, i32x4.ne(v128.and(pair, prey), none));
  }
  v128.store64_lane(POINTS_MADE, bothHalves(points), 0);
  v128.store64_lane(POINTS_ON_BLOT, bothHalves(onBlot), 0);
}

/** The hits of a side with checkers on the bar, in the place of those found without. */
function enterHitting(side: i32, own: i32, open: i32, prey: i32, bar: i32): void {
  let hit: i32 = 0;
  let two: i32 = 0;
  let lost: i32 = 0;
  for (let a = 1; prey !== 0 && a < 7; a++) {
    const viaA = (1 << a) & open;
    let found = enteringDoublet(own, viaA, open, prey, bar, a);
    if (found !== 0) {
      hit++;
      two += found >>> 31;
      lost += BAR_PLACE - ctz<i32>(found);
    }
    for (let b = a + 1; b < 7; b++) {
      found = enteringPair(own, viaA, (1 << b) & open, prey, bar, a, b);
      if (found === 0) continue;
      hit += 2;
      two += (found >>> 31) << 1;
      lost += (BAR_PLACE - ctz<i32>(found)) << 1;
    }
  }
  const at = (<usize>side) << 2;
  store<i32>(HITS + at, hit);
  store<i32>(HITS_TWO + at, two);
  store<i32>(PIPS_LOST + at, lost);
}

/** `viaA` and `viaB` are the points the checkers can enter on. */
function enteringPair(own: i32, viaA: i32, viaB: i32, prey: i32, bar: i32, a: i32, b: i32): i32 {
  let found = (viaA | viaB) & prey;
  if (bar > 1) return (viaA & prey) !== 0 && (viaB & prey) !== 0 ? found | TWO : found;
  let two = false;
  if (viaA !== 0) {
    const next = ((own | viaA) << b) & prey & ~viaA;
    found |= next;
    two = next !== 0 && (viaA & prey) !== 0;
  }
  if (viaB !== 0) {
    const next = ((own | viaB) << a) & prey & ~viaB;
    found |= next;
    two = two || (next !== 0 && (viaB & prey) !== 0);
  }
  return two ? found | TWO : found;
}

function enteringDoublet(own: i32, via: i32, open: i32, prey: i32, bar: i32, die: i32): i32 {
  if (via === 0) return 0;
  let found = via & prey;
  let runners = own | via;
  for (let move = bar; move < 4; move++) {
    runners = (runners << die) & open;
    found |= runners & prey;
  }
  return (found & (found - 1)) !== 0 ? found | TWO : found;
}

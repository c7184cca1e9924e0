// What the 21 rolls do at once, found with bits: hits and new points. Quick and nearly exact: it does not see that
// a checker used for one thing is missing for another.
import { blots, closed, counts, made, SIDE_STRIDE, spares, targets } from './sides';

/** Chances (0-1) over the rolls that the side hits; hits two blots; makes a new point in front; makes it on a blot. */
export let HITS: f32 = 0;
export let HITS_TWO: f32 = 0;
export let POINTS_MADE: f32 = 0;
export let POINTS_ON_BLOT: f32 = 0;
/** Mean pips the other side loses by the dearest hit of each roll. */
export let PIPS_LOST: f32 = 0;

const BAR_BIT: i32 = 1 << 25;
// New points count from the ace point to the bar point.
const FRONT: i32 = 0xfe;

// Set in found hits when one of the ways to play the roll hits two blots.
const TWO: i32 = 1 << 31;

// By die: where checkers can land, and where the free ones would, as bits.
const LANDING: usize = memory.data(4 * 8, 16);
const ARRIVING: usize = memory.data(4 * 8, 16);

/** Throws all 21 rolls for `side` (0 on roll, 1 the other) and leaves the figures in the globals. */
export function throwRolls(side: i32): void {
  const open = ~closed(side) & 0x1fffffe;
  const prey = targets(side);
  const bar = <i32>load<u8>(counts + side * SIDE_STRIDE + 25);
  const ownMade = made(side);
  const single = blots(side);
  const own = ownMade | single;
  if (prey !== 0) huntRolls(own, open, prey, bar);
  else {
    HITS = 0;
    HITS_TWO = 0;
    PIPS_LOST = 0;
  }
  if (bar === 0) buildRolls(single | spares(side), ownMade, single, open & FRONT & ~ownMade, prey);
  else {
    POINTS_MADE = 0;
    POINTS_ON_BLOT = 0;
  }
}

function huntRolls(own: i32, open: i32, prey: i32, bar: i32): void {
  const runners = bar === 0 ? own : BAR_BIT;
  for (let die = 1; die < 7; die++) store<i32>(LANDING + ((<usize>die) << 2), (runners >> die) & open);
  let hits: i32 = 0;
  let doubleHits: i32 = 0;
  let lost: i32 = 0;
  for (let a = 1; a < 7; a++) {
    const viaA = load<i32>(LANDING + ((<usize>a) << 2));
    let found = bar === 0 ? doubletHits(viaA, open, prey, a) : enteringDoublet(own, viaA, open, prey, bar, a);
    if (found !== 0) {
      hits++;
      doubleHits += found >>> 31;
      lost += 31 - clz<i32>(found & ~TWO);
    }
    for (let b = a + 1; b < 7; b++) {
      const viaB = load<i32>(LANDING + ((<usize>b) << 2));
      found = bar === 0 ? pairHits(viaA, viaB, prey, a, b) : enteringPair(own, viaA, viaB, prey, bar, a, b);
      if (found === 0) continue;
      hits += 2;
      doubleHits += (found >>> 31) << 1;
      lost += (31 - clz<i32>(found & ~TWO)) << 1;
    }
  }
  HITS = <f32>hits / 36;
  HITS_TWO = <f32>doubleHits / 36;
  PIPS_LOST = <f32>lost / 36;
}

/** `free` checkers may leave their points; a pair of them, or one of them and a blot, make a point where `room` is. */
function buildRolls(free: i32, ownMade: i32, single: i32, room: i32, prey: i32): void {
  for (let die = 1; die < 7; die++) store<i32>(ARRIVING + ((<usize>die) << 2), (free >> die) & room);
  const cover = single & room;
  let points: i32 = 0;
  let onBlot: i32 = 0;
  for (let a = 1; a < 7; a++) {
    const byA = load<i32>(ARRIVING + ((<usize>a) << 2));
    const pair = (ownMade >> a) & room;
    points += pair !== 0 ? 1 : 0;
    onBlot += (pair & prey) !== 0 ? 1 : 0;
    for (let b = a + 1; b < 7; b++) {
      const byB = load<i32>(ARRIVING + ((<usize>b) << 2));
      const fresh = (byA & byB) | ((byA | byB) & cover);
      points += fresh !== 0 ? 2 : 0;
      onBlot += (fresh & prey) !== 0 ? 2 : 0;
    }
  }
  POINTS_MADE = <f32>points / 36;
  POINTS_ON_BLOT = <f32>onBlot / 36;
}

function pairHits(viaA: i32, viaB: i32, prey: i32, a: i32, b: i32): i32 {
  const byA = viaA & prey;
  const byB = viaB & prey;
  const found = byA | byB | (((viaA >> b) | (viaB >> a)) & prey);
  const both = (byA !== 0 && byB !== 0 && byA !== byB) || (((byA >> b) | (byB >> a)) & prey) !== 0;
  return both ? found | TWO : found;
}

function doubletHits(via: i32, open: i32, prey: i32, die: i32): i32 {
  const second = (via >> die) & open;
  const third = (second >> die) & open;
  const found = (via | second | third | (third >> die)) & prey;
  return (found & (found - 1)) !== 0 ? found | TWO : found;
}

/** With checkers on the bar; `viaA` and `viaB` are the points they can enter on. */
function enteringPair(own: i32, viaA: i32, viaB: i32, prey: i32, bar: i32, a: i32, b: i32): i32 {
  let found = (viaA | viaB) & prey;
  if (bar > 1) return (viaA & prey) !== 0 && (viaB & prey) !== 0 ? found | TWO : found;
  let two = false;
  if (viaA !== 0) {
    const next = ((own | viaA) >> b) & prey & ~viaA;
    found |= next;
    two = next !== 0 && (viaA & prey) !== 0;
  }
  if (viaB !== 0) {
    const next = ((own | viaB) >> a) & prey & ~viaB;
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
    runners = (runners >> die) & open;
    found |= runners & prey;
  }
  return (found & (found - 1)) !== 0 ? found | TWO : found;
}

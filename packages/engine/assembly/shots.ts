// What the 21 rolls do at once, found with bits: hits and new points. Quick and nearly exact: it does not see that
// a checker used for one thing is missing for another.
import { blots, closed, counts, made, SIDE_STRIDE, targets } from './sides';

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

let hitBits: i32 = 0;
let two: bool = false;

/** Throws all 21 rolls for `side` (0 on roll, 1 the other) and leaves the figures in the globals. */
export function throwRolls(side: i32): void {
  const open = ~closed(side) & 0x1fffffe;
  const prey = targets(side);
  const bar = <i32>load<u8>(counts + side * SIDE_STRIDE + 25);
  const ownMade = made(side);
  const single = blots(side);
  const own = ownMade | single;
  const free = bar > 0 ? 0 : single | spares(side);
  const room = open & FRONT & ~ownMade;
  let hits: i32 = 0;
  let doubleHits: i32 = 0;
  let lost: i32 = 0;
  let points: i32 = 0;
  let onBlot: i32 = 0;
  for (let a = 1; a < 7; a++) {
    for (let b = a; b < 7; b++) {
      const weight = a === b ? 1 : 2;
      if (prey !== 0) {
        hitBits = 0;
        two = false;
        if (a === b) doubletHits(own, open, prey, bar, a);
        else pairHits(own, open, prey, bar, a, b);
        if (hitBits !== 0) {
          hits += weight;
          lost += weight * (31 - clz<i32>(hitBits));
          if (two) doubleHits += weight;
        }
      }
      if (free === 0) continue;
      let fresh: i32;
      if (a === b) fresh = (ownMade >> a) & room;
      else fresh = (((free >> a) & (free >> b)) | (((free >> a) | (free >> b)) & single)) & room;
      if (fresh !== 0) {
        points += weight;
        if ((fresh & prey) !== 0) onBlot += weight;
      }
    }
  }
  HITS = <f32>hits / 36;
  HITS_TWO = <f32>doubleHits / 36;
  PIPS_LOST = <f32>lost / 36;
  POINTS_MADE = <f32>points / 36;
  POINTS_ON_BLOT = <f32>onBlot / 36;
}

/** Bits of the points with more than two checkers. */
function spares(side: i32): i32 {
  const own = counts + side * SIDE_STRIDE;
  let bits: i32 = 0;
  for (let place = 1; place < 25; place++) if (load<u8>(own + place) > 2) bits |= 1 << place;
  return bits;
}

function pairHits(own: i32, open: i32, prey: i32, bar: i32, a: i32, b: i32): void {
  if (bar === 0) {
    const viaA = (own >> a) & open;
    const viaB = (own >> b) & open;
    const byA = viaA & prey;
    const byB = viaB & prey;
    hitBits = byA | byB | (((viaA >> b) | (viaB >> a)) & prey);
    two =
      (byA !== 0 && byB !== 0 && (byA | byB) !== (byA & byB)) ||
      ((byA >> b) & prey) !== 0 ||
      ((byB >> a) & prey) !== 0;
    return;
  }
  const enterA = (BAR_BIT >> a) & open;
  const enterB = (BAR_BIT >> b) & open;
  hitBits = (enterA | enterB) & prey;
  if (bar > 1) {
    two = (enterA & prey) !== 0 && (enterB & prey) !== 0;
    return;
  }
  if (enterA !== 0) follow(own | enterA, enterA, prey, b);
  if (enterB !== 0) follow(own | enterB, enterB, prey, a);
}

/** One checker has entered on `entered`; any checker moves on with the other die. */
function follow(own: i32, entered: i32, prey: i32, die: i32): void {
  const next = (own >> die) & prey & ~entered;
  hitBits |= next;
  if (next !== 0 && (entered & prey) !== 0) two = true;
}

function doubletHits(own: i32, open: i32, prey: i32, bar: i32, die: i32): void {
  let moves: i32 = 4;
  let runners = own;
  if (bar > 0) {
    const entered = (BAR_BIT >> die) & open;
    if (entered === 0) return;
    hitBits = entered & prey;
    moves -= bar;
    runners |= entered;
    if (bar > 4) return;
  }
  for (let step = 0; step < moves; step++) {
    runners = (runners >> die) & open;
    hitBits |= runners & prey;
  }
  two = popcnt<i32>(hitBits) > 1;
}

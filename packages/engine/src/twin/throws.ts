import { common, movedDown, pointsWhere, type SideView, union } from './sides.ts';

/** What the rolls do for a side of the short board at once; chances 0–1. Each hit and each point is looked at alone. */
export interface Throws {
  readonly hits: number;
  /** Some way to play the roll hits two blots. */
  readonly hitsTwo: number;
  /** Mean pips the other side loses by the dearest hit of each roll. */
  readonly pipsLost: number;
  /** A new point, from the ace to the bar point; on a blot of the other side. */
  readonly points: number;
  readonly pointsOnBlot: number;
}

const BAR = 25;
const FRONT = 7;
const NOWHERE: ReadonlySet<number> = new Set();

/** The places hit by a roll in any way, and whether one way hits two. */
interface Hunt {
  readonly found: ReadonlySet<number>;
  readonly two: boolean;
}

/** A side with what a roll asks of it. */
interface Hunter {
  readonly own: ReadonlySet<number>;
  readonly prey: ReadonlySet<number>;
  readonly bar: number;
  isOpen(place: number): boolean;
}

/** Throws all 36 rolls. */
export function throwsOf(side: SideView): Throws {
  const own = pointsWhere((point) => (side.counts[point] as number) > 0);
  const isOpen = (place: number): boolean => place >= 1 && place <= 24 && side.theirs(place) < 2;
  const prey = pointsWhere((point) => side.theirs(point) === 1);
  const bar = side.counts[BAR] as number;
  const hunter: Hunter = { own, prey, bar, isOpen };
  let hits = 0;
  let hitsTwo = 0;
  let pipsLost = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const { found, two } = huntOf(hunter, a, b);
      if (found.size === 0) continue;
      hits++;
      if (two) hitsTwo++;
      // A blot on the own point n has come 25 − n and n are lost.
      pipsLost += Math.max(...found);
    }
  }
  return { hits: hits / 36, hitsTwo: hitsTwo / 36, pipsLost: pipsLost / 36, ...pointsOf(side, hunter) };
}

function huntOf(hunter: Hunter, a: number, b: number): Hunt {
  const { bar } = hunter;
  if (a === b) return bar === 0 ? doublet(hunter, a) : enteringDoublet(hunter, a);
  return bar === 0 ? pair(hunter, a, b) : enteringPair(hunter, a, b);
}

function pair({ own, prey, isOpen }: Hunter, a: number, b: number): Hunt {
  const viaA = movedDown(own, a, isOpen);
  const viaB = movedDown(own, b, isOpen);
  const byA = common(viaA, prey);
  const byB = common(viaB, prey);
  const isPrey = (place: number): boolean => prey.has(place);
  const byBoth = union(movedDown(viaA, b, isPrey), movedDown(viaB, a, isPrey));
  const onTheWay = movedDown(byA, b, isPrey).size > 0 || movedDown(byB, a, isPrey).size > 0;
  const apart = byA.size > 0 && byB.size > 0 && !same(byA, byB);
  return { found: union(byA, byB, byBoth), two: apart || onTheWay };
}

function doublet({ own, prey, isOpen }: Hunter, die: number): Hunt {
  const first = movedDown(own, die, isOpen);
  const second = movedDown(first, die, isOpen);
  const third = movedDown(second, die, isOpen);
  const fourth = movedDown(third, die, isOpen);
  const found = common(union(first, second, third, fourth), prey);
  return { found, two: found.size > 1 };
}

/** One checker enters with one die and the other die goes on; with more on the bar both dice enter. */
function enteringPair({ own, prey, bar, isOpen }: Hunter, a: number, b: number): Hunt {
  const viaA = movedDown([BAR], a, isOpen);
  const viaB = movedDown([BAR], b, isOpen);
  const entering = common(union(viaA, viaB), prey);
  if (bar > 1) return { found: entering, two: entering.size > 1 };
  const next = (via: ReadonlySet<number>, die: number): ReadonlySet<number> =>
    via.size === 0 ? NOWHERE : movedDown(union(own, via), die, (place) => prey.has(place) && !via.has(place));
  const afterA = next(viaA, b);
  const afterB = next(viaB, a);
  return {
    found: union(entering, afterA, afterB),
    two: (afterA.size > 0 && common(viaA, prey).size > 0) || (afterB.size > 0 && common(viaB, prey).size > 0),
  };
}

function enteringDoublet({ own, prey, bar, isOpen }: Hunter, die: number): Hunt {
  const via = movedDown([BAR], die, isOpen);
  if (via.size === 0) return { found: NOWHERE, two: false };
  let found = common(via, prey);
  let runners = union(own, via);
  for (let move = bar; move < 4; move++) {
    runners = movedDown(runners, die, isOpen);
    found = union(found, common(runners, prey));
  }
  return { found, two: found.size > 1 };
}

/** New points by two checkers that are free to go, or by one on an own blot; a doublet brings a pair. */
function pointsOf(
  { counts }: SideView,
  { prey, bar, isOpen }: Hunter,
): Pick<Throws, 'points' | 'pointsOnBlot'> {
  if (bar > 0) return { points: 0, pointsOnBlot: 0 };
  const held = pointsWhere((point) => (counts[point] as number) > 1);
  const blots = pointsWhere((point) => counts[point] === 1);
  const free = union(
    blots,
    pointsWhere((point) => (counts[point] as number) > 2),
  );
  const isRoom = (place: number): boolean => isOpen(place) && place <= FRONT && !held.has(place);
  let points = 0;
  let pointsOnBlot = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const byA = movedDown(free, a, isRoom);
      const byB = movedDown(free, b, isRoom);
      const made =
        a === b ? movedDown(held, a, isRoom) : union(common(byA, byB), common(union(byA, byB), blots));
      if (made.size > 0) points++;
      if (common(made, prey).size > 0) pointsOnBlot++;
    }
  }
  return { points: points / 36, pointsOnBlot: pointsOnBlot / 36 };
}

function same(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && common(a, b).size === a.size;
}

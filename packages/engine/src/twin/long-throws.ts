import { pointsWhere, type SideView } from './sides.ts';

/** What the rolls let a side of the long board do; the prime rule and bearing off inside a turn left out. */
export interface LongThrows {
  /** Mean share of a roll's pips that can be played, 0–1. */
  readonly playable: number;
  /** Chances that nothing can be played, and that not all can. */
  readonly stuck: number;
  readonly shortOf: number;
  /** Means over the dice: points that can be left; of those, without leaving them empty or from the head; new points taken. */
  readonly choices: number;
  readonly spareChoices: number;
  readonly newPoints: number;
}

const HEAD = 24;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Throws all 36 rolls. */
export function longThrowsOf(side: SideView): LongThrows {
  const { counts, rear } = side;
  const isOpen = (place: number): boolean => place >= 1 && place <= 24 && side.theirs(place) === 0;
  const countAt = (place: number): number => counts[place] as number;
  const movable = (die: number): ReadonlySet<number> =>
    pointsWhere((point) => countAt(point) > 0 && isOpen(point - die));
  const byDie = [new Set<number>(), ...FACES.map(movable)];
  const mean = (count: (point: number, die: number) => boolean): number =>
    FACES.reduce(
      (sum, die) => sum + [...(byDie[die] as Set<number>)].filter((point) => count(point, die)).length,
      0,
    ) / 6;
  const dice = {
    choices: mean(() => true),
    spareChoices: mean((point) => point === HEAD || countAt(point) > 1),
    newPoints: mean((point, die) => countAt(point - die) === 0),
  };
  // All are home: a die that moves nobody inside bears off.
  if (rear < 7) return { playable: 1, stuck: 0, shortOf: 0, ...dice };

  /** Checkers of a point that may leave it in one turn; one of the head. */
  const free = (point: number): number => (point === HEAD ? 1 : Math.min(4, countAt(point)));
  const doublet = (die: number): number => {
    let moves = 0;
    for (const point of byDie[die] as Set<number>) {
      for (let step = 1; step <= 4 && isOpen(point - step * die); step++) moves += free(point);
    }
    return Math.min(4, moves);
  };
  const pair = (a: number, b: number): number => {
    const [byA, byB] = [byDie[a] as Set<number>, byDie[b] as Set<number>];
    if (byA.size === 0 && byB.size === 0) return 0;
    const apart =
      byA.size > 0 &&
      byB.size > 0 &&
      (new Set([...byA, ...byB]).size > 1 || [...byA].some((point) => free(point) > 1));
    const onward = (from: ReadonlySet<number>): boolean => [...from].some((point) => isOpen(point - a - b));
    if (apart || onward(byA) || onward(byB)) return a + b;
    return byB.size > 0 ? b : a;
  };
  let pips = 0;
  let stuck = 0;
  let shortOf = 0;
  for (const a of FACES) {
    for (const b of FACES) {
      const most = a === b ? 4 * a : a + b;
      const played = a === b ? a * doublet(a) : pair(Math.min(a, b), Math.max(a, b));
      pips += played;
      if (played === 0) stuck++;
      if (played < most) shortOf++;
    }
  }
  return { playable: pips / 294, stuck: stuck / 36, shortOf: shortOf / 36, ...dice };
}

/** How a single checker gets on over the places in front of it. */
export interface Ahead {
  /** Mean share of a roll's pips that it can use alone, 0–1. */
  readonly mobility: number;
  /** Chance to get past the last closed place of the eight in front, 0–1. */
  readonly leap: number;
}

/** Only so many places in front of a checker are looked at; what lies beyond is open. */
const SEEN = 12;
const WALL = 8;

/** @param isClosed - whether the other side keeps a place, in the checker's numbering; off the board nothing is. */
export function aheadOf(place: number, isClosed: (place: number) => boolean): Ahead {
  const stops = (distance: number): boolean => distance <= SEEN && isClosed(place - distance);
  let wall = 0;
  for (let distance = 1; distance <= WALL; distance++) if (stops(distance)) wall = distance;
  let used = 0;
  let thrown = 0;
  let leaps = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const far = reach(a, b, stops);
      used += far;
      thrown += a === b ? 4 * a : a + b;
      if (far > wall) leaps++;
    }
  }
  return { mobility: used / thrown, leap: leaps / 36 };
}

/** The most pips one checker can use of a roll. */
function reach(a: number, b: number, stops: (distance: number) => boolean): number {
  if (a === b) {
    let moves = 0;
    while (moves < 4 && !stops((moves + 1) * a)) moves++;
    return moves * a;
  }
  if (!(stops(a) && stops(b)) && !stops(a + b)) return a + b;
  const alone = [a, b].filter((die) => !stops(die));
  return Math.max(0, ...alone);
}

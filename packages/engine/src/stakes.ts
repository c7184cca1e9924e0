/**
 * What points are worth to a player at the score it stands at, before this game's points count.
 * Every value of the engine above the nets is such a utility of the side it speaks of; the other side's is its negative.
 */
export interface Stakes {
  /**
   * Money: the points themselves. Match: 2 × match-winning chance − 1.
   *
   * @param points - won (positive) or lost (negative) in this game; whole.
   */
  utility(points: number): number;
}

/** Money play: a point is a point. */
export const MONEY_STAKES: Stakes = { utility: (points) => points };

/** Utility as equity, normalised to the cube: +1 is a single game won at `cube`, −1 one lost. */
export function equityOf(stakes: Stakes, cube: number, utility: number): number {
  const won = stakes.utility(cube);
  const lost = stakes.utility(-cube);
  // At 1-away both ways nothing but the game counts; won > lost at every score that can occur.
  return (2 * utility - won - lost) / (won - lost);
}

/** Utility of an equity normalised to `cube`; the inverse of {@link equityOf}. */
export function utilityOf(stakes: Stakes, cube: number, equity: number): number {
  const won = stakes.utility(cube);
  const lost = stakes.utility(-cube);
  return (won + lost + equity * (won - lost)) / 2;
}

/** Match-winning chance, 0–1, of a match utility. */
export function mwcOf(utility: number): number {
  return (1 + utility) / 2;
}

import type { Estimate } from '../gnubg/match-result.ts';

/** A difference of ratings with the bounds of its 95 % interval. */
export interface RatingDifference {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference of FIBS ratings that goes with a chance of winning a match of `length` points: the chance is
 * 1 / (1 + 10^(−D √length / 2000)).
 */
export function ratingDifference({ mean, within }: Estimate, length: number): RatingDifference {
  const points = (chance: number): number => {
    const p = Math.min(0.999, Math.max(0.001, chance));
    return (2000 / Math.sqrt(length)) * Math.log10(p / (1 - p));
  };
  return { points: points(mean), low: points(mean - within), high: points(mean + within) };
}

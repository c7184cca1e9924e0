import type { GamePlayed } from './play-game.ts';

/** Mean points per game with half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** What a series of games says about the first player. */
export interface MatchResult {
  readonly games: number;
  readonly plain: Estimate;
  /** With the luck of the rolls taken out; `null` where nobody judged it. */
  readonly luckAdjusted: Estimate | null;
  /** Share of the luck that is taken out, the one that leaves least chance; near 1 with a good opinion. */
  readonly luckShare: number;
  /** The luck itself. Its mean is nothing, so a value far outside its interval means a fault. */
  readonly luck: Estimate | null;
  readonly turnsPerGame: number;
}

/** A pair of games with the same rolls and the seats changed: they hang together, so they count as one. */
export type Pair = readonly [GamePlayed, GamePlayed];

/** The result over whole pairs. */
export function matchResult(pairs: readonly Pair[]): MatchResult {
  const points = pairs.map(([a, b]) => (a.points + b.points) / 2);
  const luck = pairs.map(([a, b]) => (a.luck + b.luck) / 2);
  const luckSpread = covariance(luck, luck);
  const luckShare = luckSpread === 0 ? 0 : covariance(points, luck) / luckSpread;
  const turns = pairs.reduce((sum, [a, b]) => sum + a.turns + b.turns, 0);
  return {
    games: 2 * pairs.length,
    plain: estimate(points),
    luckAdjusted:
      luckSpread === 0 ? null : estimate(points.map((value, at) => value - luckShare * luck[at]!)),
    luckShare,
    luck: luckSpread === 0 ? null : estimate(luck),
    turnsPerGame: turns / (2 * pairs.length),
  };
}

function estimate(values: readonly number[]): Estimate {
  const spread = covariance(values, values);
  return { mean: meanOf(values), within: 1.96 * Math.sqrt(spread / values.length) };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  return a.reduce((sum, value, at) => sum + (value - meanA) * (b[at]! - meanB), 0) / (a.length - 1);
}

/** `+0.012 ± 0.006`. */
export function formatEstimate({ mean, within }: Estimate): string {
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(4)} ± ${within.toFixed(4)}`;
}

import { OUTCOME_COUNT } from './outcomes.ts';
import type { DecisionView } from './player.ts';
import { BATCH_GAMES, batchDice } from './rollout-dice.ts';
import { type RolloutSettings, type RolloutTable, rolloutGame, rolloutTable } from './rollout-game.ts';
import type { Search } from './search.ts';
import { type Thinking, thinkingOf } from './thinking.ts';

/** The 36 games of a batch: means of the five outcomes and the equity. */
export interface RolloutBatch {
  readonly batch: number;
  readonly means: readonly number[];
}

/**
 * Batches rolled out so far, in any order; plain data. What is in a batch depends on the position, the settings and
 * its number alone, so that batches of several workers, or of another day, can be thrown together.
 */
export type RolloutState = readonly RolloutBatch[];

/** Rolls out one batch. The answer is `null` until its 36 games are through. */
export function rollOutBatch(
  search: Search,
  view: DecisionView,
  settings: RolloutSettings,
  batch: number,
): Thinking<RolloutBatch | null> {
  let done: RolloutBatch | null = null;
  const table = rolloutTable(search, view, settings);
  function* play(): Generator<void, void, void> {
    done = yield* playBatch(table, batch);
  }
  return thinkingOf(play(), () => done);
}

/**
 * Rolls out batches 0 to `batches` − 1 but for those there are already, one after the other.
 *
 * @param view - of the side on roll at the start.
 * @param before - what an earlier rollout with the same settings came to.
 * @returns thinking whose answer holds the batches that are through.
 */
export function rollOut(
  search: Search,
  view: DecisionView,
  settings: RolloutSettings,
  batches: number,
  before: RolloutState = [],
): Thinking<RolloutState> {
  let state = before;
  const table = rolloutTable(search, view, settings);
  function* play(): Generator<void, void, void> {
    for (let batch = 0; batch < batches; batch++) {
      if (state.some((done) => done.batch === batch)) continue;
      state = mergeRollouts(state, [yield* playBatch(table, batch)]);
    }
  }
  return thinkingOf(play(), () => state);
}

function* playBatch(table: RolloutTable, batch: number): Generator<void, RolloutBatch, void> {
  const dice = batchDice(table.settings.seed, batch);
  const means = new Array<number>(OUTCOME_COUNT + 1).fill(0);
  for (let game = 0; game < BATCH_GAMES; game++) {
    const { outcomes, equity } = yield* rolloutGame(table, (turn) => dice(game, turn));
    for (const [at, value] of [...outcomes, equity].entries()) {
      means[at] = (means[at] as number) + value / BATCH_GAMES;
    }
  }
  return { batch, means };
}

/** All batches of two states, each once, by number. */
export function mergeRollouts(a: RolloutState, b: RolloutState): RolloutState {
  const merged = new Map([...a, ...b].map((batch) => [batch.batch, batch]));
  return [...merged.values()].sort((x, y) => x.batch - y.batch);
}

/** A mean with what is known about its error. */
export interface Estimate {
  readonly mean: number;
  /** Standard error; `null` with fewer than two batches. */
  readonly error: number | null;
  /** Bounds of the 95 % confidence interval; `null` with fewer than two batches. */
  readonly low: number | null;
  readonly high: number | null;
}

export interface RolloutSummary {
  readonly games: number;
  /** Of the side on roll at the start, normalised to the cube. */
  readonly equity: Estimate;
  /** Win, win mars, win koks, lose mars, lose koks. */
  readonly outcomes: readonly Estimate[];
}

/** What the batches say together; `null` before the first. The error is read off the scatter of whole batches. */
export function summariseRollout(state: RolloutState): RolloutSummary | null {
  if (state.length === 0) return null;
  const estimates = Array.from({ length: OUTCOME_COUNT + 1 }, (_, at) =>
    estimate(state.map(({ means }) => means[at] as number)),
  );
  return {
    games: state.length * BATCH_GAMES,
    equity: estimates[OUTCOME_COUNT] as Estimate,
    outcomes: estimates.slice(0, OUTCOME_COUNT),
  };
}

/** The same for the other side, as for a play whose position has been rolled out with the other side on roll. */
export function flipSummary({ games, equity, outcomes }: RolloutSummary): RolloutSummary {
  const [win, mars, koks, lostMars, lostKoks] = outcomes as readonly [
    Estimate,
    Estimate,
    Estimate,
    Estimate,
    Estimate,
  ];
  return {
    games,
    equity: turned(equity, 0),
    outcomes: [turned(win, 1), lostMars, lostKoks, mars, koks],
  };
}

/** `sum` less an estimate. */
function turned({ mean, error, low, high }: Estimate, sum: number): Estimate {
  const from = (value: number | null): number | null => (value === null ? null : sum - value);
  return { mean: sum - mean, error, low: from(high), high: from(low) };
}

function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, error: null, low: null, high: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (count - 1) / count);
  const reach = error * studentFactor(count - 1);
  return { mean, error, low: mean - reach, high: mean + reach };
}

/** The 97.5 % point of Student's t, by the Cornish–Fisher series; 12.7 for one degree of freedom. */
function studentFactor(degrees: number): number {
  if (degrees === 1) return 12.706;
  return 1.96 + 2.372 / degrees + 2.823 / degrees ** 2 + 2.556 / degrees ** 3 + 1.594 / degrees ** 4;
}

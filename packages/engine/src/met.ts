import type { RuleSet } from '@nardy/rules';
import { CubeCurves } from './cube-curves.ts';
import { type CubeSettings, cubeLadder } from './cube-ladder.ts';
import { mwcFarOff } from './far-scores.ts';
import { RESULT_WEIGHTS, resultPay, resultWeightsInto } from './result-weights.ts';
import { MONEY_STAKES, mwcOf, type Stakes } from './stakes.ts';
import { type WinRates, winRates } from './win-rates.ts';

/** What a match equity table is made from beside the rules. Free parameters, none of them a published value. */
export interface MetModel {
  readonly rates: WinRates;
  /** Janowski's x for a cube in the middle at the start of a game, far from the end of the match. */
  readonly life: number;
  /**
   * What it gains near the end, over the square of the leader's points away: the last doubles leave no redouble
   * and are turned closer to the best moment.
   */
  readonly lifeAtEnd: number;
  /** How far from even a game has moved when the cube can first be turned: winning chance, ±. */
  readonly scatter: number;
}

/** Fitted to a mean deviation from the Kazaross-XG2 table below 0.1 %; see met.test.ts. */
const LIFE = 0.65;
const LIFE_AT_END = 0.5;
const SCATTER = 0.03;

/** The model the engine uses for these rules. */
export function metModel(rules: RuleSet): MetModel {
  return { rates: winRates(rules), life: LIFE, lifeAtEnd: LIFE_AT_END, scatter: SCATTER };
}

/** Where a match stands with the Crawford rule when a game is about to start. */
export type MatchStage = 'before' | 'crawford' | 'after';

/** Match-winning chances between equals before a game. */
export interface MatchEquityTable {
  /** Largest number of points away it has entries for; beyond it, scores are scaled down to it. */
  readonly size: number;
  /**
   * Chance, 0–1, of the side that needs `own` points (≤ 0: it has won) against one that needs `opponent`.
   * `stage` has a say only where one of them needs one point: `after` says the Crawford game has been played.
   */
  mwc(own: number, opponent: number, stage: MatchStage): number;
}

/**
 * Our own table: a game starts even, is won dear as often as the model says, and its cubeful value is that of the
 * cube model at the utilities of the scores it can lead to, which are entries made before. Cost: about 3 µs × size².
 *
 * @param size - points away to go to.
 */
export function makeMatchEquityTable(
  rules: RuleSet,
  size: number,
  model: MetModel = metModel(rules),
): MatchEquityTable {
  const width = size + 1;
  const entries = new Float64Array(width * width).fill(Number.NaN);
  const after = new Float64Array(width).fill(Number.NaN);

  const entry = (own: number, opponent: number): number => entries[own * width + opponent] as number;
  const mwc = (own: number, opponent: number, stage: MatchStage): number => {
    if (own <= 0) return 1;
    if (opponent <= 0) return 0;
    if (stage === 'after' && opponent === 1) return after[own] ?? 0;
    if (stage === 'after' && own === 1) return 1 - (after[opponent] ?? 0);
    if (own > size || opponent > size) return mwcFarOff(entry, size, own, opponent);
    return entry(own, opponent);
  };
  /** The chance of the side behind, which is told to be `own` points away. */
  const enter = (own: number, opponent: number, stage: MatchStage): number => {
    // In the view of the leader: the side behind is the one that may have nothing to lose.
    const away = { own: opponent, opponent: own };
    const chance = own === opponent ? 0.5 : 1 - evenGame(rules, model, away, stage, mwc);
    if (stage !== 'after') {
      entries[own * width + opponent] = chance;
      entries[opponent * width + own] = 1 - chance;
    }
    return chance;
  };

  // By points still to play: a game leads to entries with fewer.
  for (let own = 1; own <= size; own++) after[own] = enter(own, 1, 'after');
  const atMatchPoint = rules.crawford && rules.cube !== 'none' ? 'crawford' : 'before';
  for (let toPlay = 2; toPlay <= 2 * size; toPlay++) {
    for (let own = Math.ceil(toPlay / 2); own <= Math.min(size, toPlay - 1); own++) {
      const opponent = toPlay - own;
      enter(own, opponent, opponent === 1 ? atMatchPoint : 'before');
    }
  }
  return { size, mwc };
}

/** Chance of the side that needs `away.own` to win the match, before a game that is even at its start. */
function evenGame(
  rules: RuleSet,
  { rates, life, lifeAtEnd, scatter }: MetModel,
  away: NonNullable<CubeSettings['away']>,
  stage: MatchStage,
  mwc: MatchEquityTable['mwc'],
): number {
  const stakes = stakesAt(mwc, away, stage);
  const settings: CubeSettings = { rules, away, crawford: stage === 'crawford' };
  const curves = new CubeCurves(cubeLadder(settings, stakes, 1), 'gammons count');
  const weights = new Float64Array(RESULT_WEIGHTS);
  const pay = resultPay(rules, null);
  const { mars, koks } = rates;
  const x = Math.min(1, life + lifeAtEnd / Math.min(away.own, away.opponent) ** 2);
  const at = (win: number): number => {
    const lose = 1 - win;
    resultWeightsInto(weights, [win, win * mars, win * koks, lose * mars, lose * koks], pay);
    curves.fill(weights);
    return curves.value(0, 'middle', x);
  };
  return mwcOf((at(0.5 - scatter) + at(0.5 + scatter)) / 2);
}

function stakesAt(
  mwc: MatchEquityTable['mwc'],
  { own, opponent }: NonNullable<CubeSettings['away']>,
  stage: MatchStage,
): Stakes {
  const next = stage === 'before' ? 'before' : 'after';
  return {
    utility: (points) =>
      2 * (points > 0 ? mwc(own - points, opponent, next) : mwc(own, opponent + points, next)) - 1,
  };
}

/** A score at which a single game moves the chance of the match by less than this is played for points. */
const LEAST_AT_STAKE = 1e-9;

/**
 * What points are worth in a game of a match at this score. Where the match is as good as decided they are money
 * points: a chance that does not move says nothing about a play.
 */
export function matchStakes(
  table: MatchEquityTable,
  { away, crawford, rules }: CubeSettings & { readonly away: NonNullable<CubeSettings['away']> },
): Stakes {
  const stakes = stakesAt(table.mwc, away, stageOf(away, crawford, rules));
  return stakes.utility(1) - stakes.utility(-1) < LEAST_AT_STAKE ? MONEY_STAKES : stakes;
}

function stageOf(
  { own, opponent }: NonNullable<CubeSettings['away']>,
  crawford: boolean,
  rules: RuleSet,
): MatchStage {
  if (crawford) return 'crawford';
  // Without the rule there is one kind of game at match point, and the entries agree.
  return Math.min(own, opponent) === 1 && rules.crawford ? 'after' : 'before';
}

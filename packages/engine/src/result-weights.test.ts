import { RULE_SETS, type RuleSet, startingBoard } from '@nardy/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marsShares } from './mars-shares.ts';
import { meanStakes, RESULT_WEIGHTS, resultPay, resultWeightsInto } from './result-weights.ts';
import { outcomesArbitrary } from './testing/outcomes.ts';

const scored = (scoring: RuleSet['scoring'], board: RuleSet['board'] = 'short'): RuleSet => ({
  ...RULE_SETS[board === 'short' ? 'international' : 'long'],
  scoring,
});

test('[SC-02] [SC-03] [SC-04] [SC-06] every game is paid once, whatever the scoring', () => {
  const weights = new Float64Array(RESULT_WEIGHTS);
  const scorings = fc.constantFrom('international', 'oin-mars', 'four-tier', 'flat') as fc.Arbitrary<
    RuleSet['scoring']
  >;
  fc.assert(
    fc.property(outcomesArbitrary(), scorings, (outcomes, scoring) => {
      resultWeightsInto(weights, outcomes, resultPay(scored(scoring), null));
      const won = weights.slice(1, 5).reduce((sum, weight) => sum + weight, 0);
      const lost = weights.slice(6).reduce((sum, weight) => sum + weight, 0);
      expect(won).toBeCloseTo(outcomes[0] as number, 12);
      expect(lost).toBeCloseTo(1 - (outcomes[0] as number), 12);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(-1e-12);
    }),
  );
});

// Half of the wins are marses and a fifth of those kokses; every loss is a koks.
const OUTCOMES = [0.5, 0.25, 0.05, 0.5, 0.5];

test.each<[name: string, rules: RuleSet, won: number, lost: number]>([
  ['international', scored('international'), 0.5 + 0.4 * 2 + 0.1 * 3, 3],
  ['oin and mars', scored('oin-mars'), 0.5 + 0.5 * 2, 2],
  ['international on the long board counts oin and mars', scored('international', 'long'), 1.5, 2],
  ['flat', scored('flat'), 1, 1],
  ['four tiers, long: a koks pays 4', scored('four-tier', 'long'), 0.5 + 0.4 * 2.15 + 0.1 * 4, 4],
  ['four tiers, short: few kokses are on the bar', scored('four-tier'), 0.5 + 0.4 * 2.15 + 0.1 * 2.1, 2.1],
])('mean stakes of wins and losses: %s', (_, rules, won, lost) => {
  const mean = meanStakes(OUTCOMES, resultPay(rules, null));
  expect(mean.won).toBeCloseTo(won, 12);
  expect(mean.lost).toBeCloseTo(lost, 12);
});

test('[SC-05] four tiers are exact where the game is over', () => {
  const finished = (fill: (board: Int8Array) => void): Int8Array => {
    const board = new Int8Array(26);
    fill(board);
    return board;
  };
  const rules = scored('four-tier');
  // The loser has everything on its 6-point, one checker on its 7-point, one on the bar.
  const home = finished((board) => board.set([-15], 19));
  const outside = finished((board) => board.set([-1, -14], 18));
  const onBar = finished((board) => {
    board[0] = -1;
    board[19] = -14;
  });
  expect(marsShares(rules, home)).toEqual({ home: 1, koks: 0 });
  expect(marsShares(rules, outside)).toEqual({ home: 0, koks: 0 });
  expect(marsShares(rules, onBar)).toEqual({ home: 0, koks: 1 });
  expect(meanStakes([1, 1, 0, 0, 0], resultPay(rules, home)).won).toBe(3);
  expect(meanStakes([1, 1, 1, 0, 0], resultPay(rules, onBar)).won).toBe(4);
});

test('a loser that is home already can lose no plain mars; one far away seldom loses a home mars', () => {
  const rules = scored('four-tier');
  const board = new Int8Array(26);
  board[1] = 2;
  board[24] = -15;
  expect(marsShares(rules, board).home).toBe(1);
  board[24] = -13;
  board[5] = -2;
  expect(marsShares(rules, board).home).toBeLessThan(0.1);
  const start = marsShares(rules, startingBoard('short')).home;
  expect(start).toBeGreaterThan(0.1);
  expect(start).toBeLessThan(0.3);
});

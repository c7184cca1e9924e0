import { readFileSync } from 'node:fs';
import { RULE_SETS, type RuleSet } from '@nardy/rules';
import { expect, test } from 'vitest';
import { MatchEquities } from './match-equities.ts';
import { type MatchEquityTable, makeMatchEquityTable, matchStakes, metModel } from './met.ts';
import { equityOf, MONEY_STAKES, mwcOf, utilityOf } from './stakes.ts';

const RULES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['international', RULE_SETS.international],
  ['without the Crawford rule', { ...RULE_SETS.international, crawford: false }],
  ['flat, arithmetic', { ...RULE_SETS.dave, cube: 'arithmetic' }],
  ['cap 2', { ...RULE_SETS.international, cubeCap: 2 }],
  ['casual', RULE_SETS.casual],
  ['four tiers', RULE_SETS['four-tier']],
  ['long', RULE_SETS.long],
];

const SIZE = 25;

test.each(RULES)('%s: what one side has the other lacks; fewer points to go are worth more', (_, rules) => {
  const table = makeMatchEquityTable(rules, SIZE);
  for (const stage of ['before', 'after'] as const) {
    const reach = stage === 'after' ? 1 : SIZE;
    for (let own = 1; own <= SIZE; own++) {
      for (let opponent = 1; opponent <= reach; opponent++) {
        const chance = table.mwc(own, opponent, stage);
        expect(chance + table.mwc(opponent, own, stage)).toBeCloseTo(1, 12);
        expect(table.mwc(own - 1, opponent, stage)).toBeGreaterThan(chance);
        if (own === opponent) expect(chance).toBe(0.5);
      }
    }
  }
});

test('the same scores have the same chances in a table of any size', () => {
  const small = makeMatchEquityTable(RULE_SETS.international, 7);
  const large = makeMatchEquityTable(RULE_SETS.international, SIZE);
  for (let own = 1; own <= 7; own++) {
    for (let opponent = 1; opponent <= 7; opponent++) {
      expect(small.mwc(own, opponent, 'before')).toBe(large.mwc(own, opponent, 'before'));
    }
    expect(small.mwc(own, 1, 'after')).toBe(large.mwc(own, 1, 'after'));
  }
});

/** Chance to toss `own` heads before `opponent` tails. */
function coinMatch(own: number, opponent: number): number {
  if (own === 0) return 1;
  if (opponent === 0) return 0;
  return (coinMatch(own - 1, opponent) + coinMatch(own, opponent - 1)) / 2;
}

test('flat games without a cube are tosses of a coin', () => {
  const rules: RuleSet = { ...RULE_SETS.international, scoring: 'flat', cube: 'none' };
  const table = makeMatchEquityTable(rules, 9);
  for (let own = 1; own <= 9; own++) {
    for (let opponent = 1; opponent <= 9; opponent++) {
      expect(table.mwc(own, opponent, 'before')).toBeCloseTo(coinMatch(own, opponent), 12);
    }
  }
});

test('after the Crawford game a flat match of two points behind is a toss that the leader may refuse', () => {
  // Trailing 2-away: doubled at once, the game is the match; the leader passes what is worse than even.
  const flat: RuleSet = { ...RULE_SETS.international, scoring: 'flat' };
  const even = makeMatchEquityTable(flat, 3, { ...metModel(flat), scatter: 0 });
  expect(even.mwc(2, 1, 'after')).toBeCloseTo(0.5, 12);
  expect(makeMatchEquityTable(flat, 3).mwc(2, 1, 'after')).toBeLessThan(0.5);
});

/** The published table, for comparison only. */
interface Published {
  readonly preCrawford25: readonly (readonly number[])[];
  readonly postCrawfordTrailer: readonly number[];
}

function deviations(table: MatchEquityTable, published: Published): { mean: number; most: number }[] {
  const before = published.preCrawford25.flatMap((row, own) =>
    row.map((chance, opponent) => Math.abs(chance - table.mwc(own + 1, opponent + 1, 'before'))),
  );
  const after = published.postCrawfordTrailer.map((chance, own) =>
    Math.abs(chance - table.mwc(own + 1, 1, 'after')),
  );
  return [before, after].map((list) => ({
    mean: list.reduce((sum, one) => sum + one, 0) / list.length,
    most: Math.max(...list),
  }));
}

test('our table is within 0.1 % of Kazaross-XG2 in the mean, and within 0.6 % everywhere', () => {
  const file = new URL('../../../data/oracle/met.json', import.meta.url);
  const published = JSON.parse(readFileSync(file, 'utf8')) as Published;
  const table = makeMatchEquityTable(RULE_SETS.international, SIZE);
  for (const { mean, most } of deviations(table, published)) {
    expect(mean).toBeLessThan(0.001);
    expect(most).toBeLessThan(0.006);
  }
});

test('scores beyond a table come near those of a larger one', () => {
  const large = makeMatchEquityTable(RULE_SETS.international, 100);
  const small = makeMatchEquityTable(RULE_SETS.international, 64);
  for (const [own, opponent] of [
    [65, 65],
    [70, 60],
    [100, 90],
    [80, 100],
    [99, 20],
  ] as const) {
    const off = small.mwc(own, opponent, 'before') - large.mwc(own, opponent, 'before');
    expect(Math.abs(off)).toBeLessThan(0.007);
  }
  expect(small.mwc(200, 1, 'after')).toBe(0);
});

test('a decided match is played for points', () => {
  const table = makeMatchEquityTable(RULE_SETS.international, 64);
  const settings = { rules: RULE_SETS.international, away: { own: 64, opponent: 1 }, crawford: false };
  expect(matchStakes(table, { ...settings, away: { own: 999, opponent: 1 } })).toBe(MONEY_STAKES);
  expect(matchStakes(table, { ...settings, away: { own: 5, opponent: 1 } })).not.toBe(MONEY_STAKES);
});

test('a game of a match is worth the scores it leads to', () => {
  const equities = new MatchEquities();
  const rules = RULE_SETS.international;
  const table = equities.tableFor(rules, 5);
  expect(equities.tableFor({ ...rules, jacoby: true, hitAndHide: 'forbidden' }, 5)).toBe(table);
  const chance = (points: number, away: { own: number; opponent: number }, crawford = false): number =>
    mwcOf(equities.stakesFor({ rules, away, crawford }).utility(points));
  expect(chance(2, { own: 5, opponent: 4 })).toBe(table.mwc(3, 4, 'before'));
  expect(chance(-3, { own: 5, opponent: 4 })).toBe(table.mwc(5, 1, 'before'));
  expect(chance(-4, { own: 5, opponent: 4 })).toBe(0);
  expect(chance(1, { own: 3, opponent: 1 }, true)).toBe(table.mwc(2, 1, 'after'));
  expect(chance(1, { own: 3, opponent: 1 })).toBe(table.mwc(2, 1, 'after'));
  expect(equities.stakesFor({ rules, away: null, crawford: false })).toBe(MONEY_STAKES);
});

test('an equity normalised to the cube is +1 for a single game won and −1 for one lost', () => {
  const equities = new MatchEquities();
  const settings = { rules: RULE_SETS.international, away: { own: 5, opponent: 3 }, crawford: false };
  for (const stakes of [MONEY_STAKES, equities.stakesFor(settings)]) {
    expect(equityOf(stakes, 2, stakes.utility(2))).toBeCloseTo(1, 12);
    expect(equityOf(stakes, 2, stakes.utility(-2))).toBeCloseTo(-1, 12);
    expect(equityOf(stakes, 2, utilityOf(stakes, 2, 0.3))).toBeCloseTo(0.3, 12);
  }
});

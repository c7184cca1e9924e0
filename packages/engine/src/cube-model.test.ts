import { RULE_SETS, type RuleSet } from '@nardy/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUBE_OWNERS, type CubeLife, type CubeOwner } from './cube-curves.ts';
import type { CubeSettings } from './cube-ladder.ts';
import { CubeModel } from './cube-model.ts';
import { makeMatchEquityTable, matchStakes } from './met.ts';
import { cubelessEquity } from './outcomes.ts';
import { meanStakes, resultPay } from './result-weights.ts';
import { MONEY_STAKES } from './stakes.ts';
import { outcomesArbitrary } from './testing/outcomes.ts';

const MONEY = RULE_SETS.international;
const life = (x: number): CubeLife => ({ own: x, middle: x, opponent: x });
const DEAD = life(0);
const LIVE = life(1);

const moneySettings = (rules: RuleSet): CubeSettings => ({ rules, away: null, crawford: false });
const moneyModel = (rules: RuleSet = MONEY, cube = 1): CubeModel =>
  new CubeModel(moneySettings(rules), MONEY_STAKES, cube);

const table = makeMatchEquityTable(MONEY, 9);
function matchModel(own: number, opponent: number, cube = 1, crawford = false): CubeModel {
  const settings = { rules: MONEY, away: { own, opponent }, crawford };
  return new CubeModel(settings, matchStakes(table, settings), cube);
}

/** Outcomes with every win worth `w` and every loss `l` stakes in the mean (1–2, in marses). */
const worth =
  (w: number, l: number) =>
  (win: number): readonly number[] => [win, win * (w - 1), 0, (1 - win) * (l - 1), 0];

/** The winning chance at which a rising function crosses zero. */
function crossing(rising: (win: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Where a side asked about a raise from level 0 is as well off taking as passing. */
function takePoint(model: CubeModel, position: (win: number) => readonly number[], x: CubeLife): number {
  return crossing((win) => {
    model.take(position(win), resultPay(model.settings.rules, null), x);
    return model.thrown({ level: 1, owner: 'own' }) - model.stakes.utility(-model.cubeAt(0));
  });
}

/** Where the other side is as well off taking as passing. */
function cashPoint(model: CubeModel, position: (win: number) => readonly number[], x: CubeLife): number {
  return crossing((win) => {
    model.take(position(win), resultPay(model.settings.rules, null), x);
    return model.thrown({ level: 1, owner: 'opponent' }) - model.stakes.utility(model.cubeAt(0));
  });
}

test.each<[w: number, l: number]>([
  [1, 1],
  [2, 1],
  [1, 2],
  [1.3, 1.2],
])('money, W = %d, L = %d: take and cash points of a dead and a live cube are those of Janowski', (w, l) => {
  const model = moneyModel();
  const mean = meanStakes(worth(w, l)(0.4), resultPay(MONEY, null));
  expect([mean.won, mean.lost]).toEqual([expect.closeTo(w, 12), expect.closeTo(l, 12)]);
  expect(takePoint(model, worth(w, l), DEAD)).toBeCloseTo((l - 0.5) / (w + l), 9);
  expect(takePoint(model, worth(w, l), LIVE)).toBeCloseTo((l - 0.5) / (w + l + 0.5), 9);
  expect(cashPoint(model, worth(w, l), DEAD)).toBeCloseTo((l + 0.5) / (w + l), 9);
  expect(cashPoint(model, worth(w, l), LIVE)).toBeCloseTo((l + 1) / (w + l + 0.5), 9);
});

test('the anchors: 0.25 and 0.20, 0.75 and 0.80 without marses, live take 1/7 when every win is a mars', () => {
  const model = moneyModel();
  expect(takePoint(model, worth(1, 1), DEAD)).toBeCloseTo(0.25, 9);
  expect(takePoint(model, worth(1, 1), LIVE)).toBeCloseTo(0.2, 9);
  expect(cashPoint(model, worth(1, 1), DEAD)).toBeCloseTo(0.75, 9);
  expect(cashPoint(model, worth(1, 1), LIVE)).toBeCloseTo(0.8, 9);
  expect(takePoint(model, worth(2, 1), LIVE)).toBeCloseTo(1 / 7, 9);
});

test('a dead cube is worth what the game is without one', () => {
  const model = moneyModel();
  fc.assert(
    fc.property(outcomesArbitrary(), fc.constantFrom(...CUBE_OWNERS), (outcomes, owner) => {
      model.take(outcomes, resultPay(MONEY, null), DEAD);
      expect(model.thrown({ level: 0, owner })).toBeCloseTo(cubelessEquity(outcomes), 9);
      expect(model.thrown({ level: 1, owner })).toBeCloseTo(2 * cubelessEquity(outcomes), 9);
    }),
  );
});

const flipped: Readonly<Record<CubeOwner, CubeOwner>> = {
  own: 'opponent',
  middle: 'middle',
  opponent: 'own',
};

test('what one side has the other lacks, in money and at every score', () => {
  const score = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
  const sides = fc
    .option(score)
    .map((away) =>
      away === null
        ? ([moneyModel(), moneyModel()] as const)
        : ([matchModel(...away), matchModel(away[1], away[0])] as const),
    );
  fc.assert(
    fc.property(
      outcomesArbitrary(),
      sides,
      fc.constantFrom(...CUBE_OWNERS),
      fc.nat(1),
      ([win, mars, koks, lostMars, lostKoks], [own, other], owner, level) => {
        own.take([win, mars, koks, lostMars, lostKoks] as number[], resultPay(MONEY, null), LIVE);
        const theirs = [1 - (win as number), lostMars, lostKoks, mars, koks] as number[];
        other.take(theirs, resultPay(MONEY, null), LIVE);
        const value = own.thrown({ level, owner });
        expect(other.thrown({ level, owner: flipped[owner] })).toBeCloseTo(-value, 9);
      },
    ),
  );
});

test('owning the cube is worth at least as much as a cube in the middle, that as much as the opponent’s', () => {
  const model = moneyModel();
  fc.assert(
    fc.property(outcomesArbitrary(), (outcomes) => {
      model.take(outcomes, resultPay(MONEY, null), LIVE);
      const [own, middle, opponent] = CUBE_OWNERS.map((owner) => model.thrown({ level: 0, owner }));
      expect(own).toBeGreaterThanOrEqual((middle as number) - 1e-9);
      expect(middle).toBeGreaterThanOrEqual((opponent as number) - 1e-9);
    }),
  );
});

test('[SC-08] with Jacoby marses are worth nothing while the cube is in the middle, and all they are after', () => {
  const model = moneyModel({ ...MONEY, jacoby: true });
  model.take([0.6, 0.3, 0, 0.1, 0], resultPay(MONEY, null), DEAD);
  expect(model.thrown({ level: 0, owner: 'middle' })).toBeCloseTo(0.2, 9);
  expect(model.thrown({ level: 1, owner: 'opponent' })).toBeCloseTo(2 * 0.4, 9);
  // Nobody plays on for a mars that does not count.
  model.take([1, 1, 0, 0, 0], resultPay(MONEY, null), LIVE);
  expect(model.thrown({ level: 0, owner: 'middle' })).toBe(1);
});

test('[CU-06] a cube at its cap is dead, one below it is turned for the last time', () => {
  const capped = moneyModel({ ...MONEY, cubeCap: 2 });
  expect(capped.canDouble({ level: 0, owner: 'middle' })).toBe(true);
  expect(capped.canDouble({ level: 1, owner: 'own' })).toBe(false);
  // The taker of the last double has no redouble: 25 % whatever the life of the cube.
  expect(takePoint(capped, worth(1, 1), LIVE)).toBeCloseTo(0.25, 9);
  expect(cashPoint(capped, worth(1, 1), LIVE)).toBeCloseTo(0.75, 9);
  const higher = moneyModel({ ...MONEY, cubeCap: 2 ** 20 });
  expect(takePoint(higher, worth(1, 1), LIVE)).toBeCloseTo(0.2, 6);
});

test('an arithmetic cube raises the stake by one: the take points fall with its value', () => {
  const arithmetic: RuleSet = { ...MONEY, cube: 'arithmetic' };
  // Dead: passing loses v, playing on wins or loses v + 1: 1 / (2 (v + 1)).
  for (const value of [1, 2, 5]) {
    const model = moneyModel(arithmetic, value);
    expect(model.cubeAt(1)).toBe(value + 1);
    expect(takePoint(model, worth(1, 1), DEAD)).toBeCloseTo(1 / (2 * (value + 1)), 9);
    expect(takePoint(model, worth(1, 1), LIVE)).toBeLessThan(1 / (2 * (value + 1)));
  }
});

test('without a cube nobody doubles, and the value is that of the results', () => {
  const model = moneyModel(RULE_SETS.casual);
  expect(model.canDouble({ level: 0, owner: 'middle' })).toBe(false);
  model.take([0.6, 0.2, 0.1, 0.1, 0], resultPay(RULE_SETS.casual, null), LIVE);
  expect(model.thrown({ level: 0, owner: 'middle' })).toBeCloseTo(0.2 + 0.2 - 0.1, 9);
});

test('match: a double that decides it for both is taken at the chance of the score that passing leaves', () => {
  // 2-away both: taking plays for the match, passing leaves 1-away against 2-away in the Crawford game.
  const atTwo = matchModel(2, 2);
  const afterPass = table.mwc(2, 1, 'before');
  expect(takePoint(atTwo, worth(1, 1), DEAD)).toBeCloseTo(afterPass, 9);
  expect(takePoint(atTwo, worth(1, 1), LIVE)).toBeCloseTo(afterPass, 9);
});

test('match: a cube the owner needs no more is dead for it', () => {
  // 2-away with the cube at 2: a redouble wins the owner nothing, so its value is that of the game as it is.
  const model = matchModel(2, 5, 2);
  model.take([0.7, 0.2, 0, 0.1, 0], resultPay(MONEY, null), LIVE);
  const owned = model.thrown({ level: 0, owner: 'own' });
  model.take([0.7, 0.2, 0, 0.1, 0], resultPay(MONEY, null), DEAD);
  expect(owned).toBeCloseTo(model.thrown({ level: 0, owner: 'own' }), 9);
});

test('match: the leader at match point reckons with the double that is sure to come', () => {
  // After the Crawford game, 1-away against 4-away: at cube 2 the trailer needs one win less.
  const leader = matchModel(1, 4);
  leader.take([0.6, 0, 0, 0, 0], resultPay(MONEY, null), DEAD);
  const withCube = leader.thrown({ level: 0, owner: 'opponent' });
  const asDoubled = 0.6 + 0.4 * leader.stakes.utility(-2);
  expect(withCube).toBeCloseTo(asDoubled, 9);
});

test('[CU-10] in the Crawford game there is no cube', () => {
  const model = matchModel(3, 1, 1, true);
  expect(model.canDouble({ level: 0, owner: 'middle' })).toBe(false);
  model.take([0.5, 0.1, 0, 0.1, 0], resultPay(MONEY, null), LIVE);
  const { utility } = model.stakes;
  const expected = 0.4 * utility(1) + 0.1 * utility(2) + 0.4 * utility(-1) + 0.1 * utility(-2);
  expect(model.thrown({ level: 0, owner: 'middle' })).toBeCloseTo(expected, 9);
});

import { RULE_SETS, type RuleSet } from '@nardy/rules';
import { expect, test } from 'vitest';
import type { CubeOwner } from './cube-curves.ts';
import type { CubeSettings } from './cube-ladder.ts';
import { CubeModel } from './cube-model.ts';
import {
  type CubePly,
  type CubeSides,
  exactTurnsInto,
  planCube,
  planOffer,
  settleInto,
  takesExact,
  termValue,
} from './cube-plan.ts';
import { makeMatchEquityTable, matchStakes } from './met.ts';
import { MONEY_STAKES, type Stakes } from './stakes.ts';

// A game small enough to be solved outright: who first has no pips left wins; every throw is 1 or 3 pips.
const STEPS = [1, 3];
const PIPS = 5;
/** A game from here ends within so many turns. */
const LONGEST = 2 * PIPS;

/** A solver that knows nothing of plans: a cube is a number and an owner, every answer is written out. */
function solve(
  rules: RuleSet,
  stakes: Stakes,
  own: number,
  opponent: number,
  value: number,
  owner: CubeOwner,
) {
  const other: Stakes = { utility: (points) => -stakes.utility(-points) };
  const raise = rules.cube === 'arithmetic' ? value + 1 : 2 * value;
  const again = rules.cube === 'arithmetic' ? raise + 1 : 2 * raise;
  const top = rules.cube === 'arithmetic' ? again + 1 : 2 * again;
  const cap = rules.cubeCap ?? Number.POSITIVE_INFINITY;
  const thrown = (cube: number, holder: CubeOwner): number => {
    let mean = 0;
    for (const step of STEPS) {
      if (own - step <= 0) mean += stakes.utility(cube) / STEPS.length;
      else {
        const theirs = holder === 'own' ? 'opponent' : holder === 'opponent' ? 'own' : 'middle';
        mean -= solve(rules, other, opponent, own - step, cube, theirs) / STEPS.length;
      }
    }
    return mean;
  };
  const rest = thrown(value, owner);
  if (owner === 'opponent' || raise > cap) return rest;
  const answers = [thrown(raise, 'opponent'), stakes.utility(value)];
  if (rules.beavers && again <= cap) {
    const toBeaver = [thrown(again, 'opponent'), stakes.utility(-raise)];
    if (rules.raccoons && top <= cap) {
      toBeaver.push(Math.min(thrown(top, 'opponent'), stakes.utility(again)));
    }
    answers.push(Math.max(...toBeaver));
  }
  return Math.max(rest, Math.min(...answers));
}

/** The search a plan is made for, to the end of the game. */
function throwsOf(models: CubeSides, plies: readonly CubePly[], ply: number, own: number, opponent: number) {
  const { throws } = plies[ply] as CubePly;
  const values = new Float64Array(throws.length);
  const model = models[ply % 2 === 0 ? 0 : 1];
  for (const step of STEPS) {
    const below = own - step > 0 ? turnsOf(models, plies, ply + 1, opponent, own - step) : null;
    for (const [at, { level }] of throws.entries()) {
      const value = below === null ? model.stakes.utility(model.cubeAt(level)) : -(below[at] as number);
      values[at] = (values[at] as number) + value / STEPS.length;
    }
  }
  return values;
}

function turnsOf(
  models: CubeSides,
  plies: readonly CubePly[],
  ply: number,
  own: number,
  opponent: number,
): Float64Array {
  const plan = plies[ply] as CubePly;
  const out = new Float64Array(plan.turns.length);
  settleInto(out, plan, throwsOf(models, plies, ply, own, opponent));
  return out;
}

function sidesOf(settings: CubeSettings, stakes: Stakes, cube: number): CubeSides {
  const { rules, away } = settings;
  const other = away === null ? null : { own: away.opponent, opponent: away.own };
  return [
    new CubeModel(settings, stakes, cube),
    new CubeModel(
      { ...settings, rules, away: other },
      { utility: (points) => -stakes.utility(-points) },
      cube,
    ),
  ];
}

const MONEY = RULE_SETS.international;
const table = makeMatchEquityTable(MONEY, 9);

interface Case {
  readonly rules: RuleSet;
  readonly away: CubeSettings['away'];
  readonly value: number;
}

test.each<[name: string, Case]>([
  ['money', { rules: MONEY, away: null, value: 1 }],
  ['money, a cube of 4', { rules: MONEY, away: null, value: 4 }],
  ['beavers', { rules: { ...MONEY, beavers: true }, away: null, value: 1 }],
  ['raccoons', { rules: { ...MONEY, beavers: true, raccoons: true }, away: null, value: 1 }],
  ['cap', { rules: { ...MONEY, cubeCap: 4 }, away: null, value: 1 }],
  ['cap, beavers', { rules: { ...MONEY, cubeCap: 4, beavers: true }, away: null, value: 1 }],
  ['arithmetic', { rules: { ...MONEY, cube: 'arithmetic' }, away: null, value: 1 }],
  ['no cube', { rules: { ...MONEY, cube: 'none', cubeCap: 1 }, away: null, value: 1 }],
  ['match, far', { rules: MONEY, away: { own: 9, opponent: 7 }, value: 1 }],
  ['match, near', { rules: MONEY, away: { own: 4, opponent: 3 }, value: 1 }],
  ['match, cube 2', { rules: MONEY, away: { own: 3, opponent: 5 }, value: 2 }],
  ['after the Crawford game, behind', { rules: MONEY, away: { own: 4, opponent: 1 }, value: 1 }],
  ['after the Crawford game, ahead', { rules: MONEY, away: { own: 1, opponent: 3 }, value: 1 }],
])('a search along a plan finds the exact value of every cube: %s', (_, { rules, away, value }) => {
  const settings = { rules, away, crawford: false };
  const stakes = away === null ? MONEY_STAKES : matchStakes(table, { ...settings, away });
  const models = sidesOf(settings, stakes, value);
  const wrong: string[] = [];
  for (const owner of ['own', 'middle', 'opponent'] as const) {
    const plies = planCube(models, { level: 0, owner }, LONGEST);
    for (let own = 1; own <= PIPS; own++) {
      for (let opponent = 1; opponent <= PIPS; opponent++) {
        const [found] = turnsOf(models, plies, 0, own, opponent);
        const exact = solve(rules, stakes, own, opponent, value, owner);
        if (Math.abs((found as number) - exact) > 1e-9)
          wrong.push(`${owner} ${own} ${opponent}: ${found} ${exact}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('exact equities of a table stand in for a search, whatever the cube', () => {
  const settings = { rules: MONEY, away: null, crawford: false };
  const models = sidesOf(settings, MONEY_STAKES, 2);
  expect(takesExact(models[0])).toBe(true);
  const [first, second] = planCube(models, { level: 0, owner: 'middle' }, 1) as [CubePly, CubePly];
  const thrown = new Float64Array(first.throws.length);
  for (const step of STEPS) {
    const at = (owner: CubeOwner): number => solve(MONEY, MONEY_STAKES, 4, PIPS - step, 1, owner);
    const turns = new Float64Array(second.turns.length);
    exactTurnsInto(turns, models[1], second, {
      own: at('own'),
      middle: at('middle'),
      opponent: at('opponent'),
    });
    for (const [throwAt, value] of turns.entries()) {
      thrown[throwAt] = (thrown[throwAt] as number) - value / STEPS.length;
    }
  }
  const out = new Float64Array(1);
  settleInto(out, first, thrown);
  expect(out[0]).toBeCloseTo(solve(MONEY, MONEY_STAKES, PIPS, 4, 2, 'middle'), 12);
  const capped = sidesOf({ ...settings, rules: { ...MONEY, cubeCap: 64 } }, MONEY_STAKES, 2);
  expect(takesExact(capped[0])).toBe(false);
});

test('an endless cube needs three values a ply however deep, a capped one only those below the cap', () => {
  const widths = (rules: RuleSet): number[] => {
    const models = sidesOf({ rules, away: null, crawford: false }, MONEY_STAKES, 1);
    return planCube(models, { level: 0, owner: 'middle' }, 6).map(({ throws }) => throws.length);
  };
  expect(widths({ ...MONEY, beavers: true })).toEqual([2, 3, 3, 3, 3, 3, 3]);
  expect(Math.max(...widths({ ...MONEY, cubeCap: 2 }))).toBe(3);
  expect(widths(RULE_SETS.casual)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('an offer is planned whether or not it may be made, and not at the cap', () => {
  const crawford = { rules: MONEY, away: { own: 1, opponent: 4 }, crawford: true };
  const models = sidesOf(crawford, matchStakes(table, crawford), 1);
  const [ply] = planOffer(models, 'middle', 'double', 0);
  expect(ply?.choices[0]?.double).not.toBeNull();
  const [decision] = planCube(models, { level: 0, owner: 'middle' }, 0);
  expect(decision?.choices[0]?.double).toBeNull();
  const capped = sidesOf({ rules: { ...MONEY, cubeCap: 2 }, away: null, crawford: false }, MONEY_STAKES, 2);
  expect(planOffer(capped, 'own', 'double', 0)[0]?.choices[0]?.double).toBeNull();
});

test('[CU-07] [CU-08] what the sides give up by passing a double, a beaver and a raccoon', () => {
  const rules = { ...MONEY, beavers: true, raccoons: true };
  const models = sidesOf({ rules, away: null, crawford: false }, MONEY_STAKES, 2);
  const double = planOffer(models, 'own', 'double', 0)[0]?.choices[0]?.double;
  expect([double?.passed, double?.raised?.passed, double?.raised?.raised?.passed]).toEqual([2, -4, 8]);
  // The raises stand on each other: cubes of 4, 8, 16, all with the doubled side.
  const values = new Float64Array([0, 1]);
  const accepted = [double, double?.raised, double?.raised?.raised].map(
    (raise) => raise && termValue(raise.accepted, values),
  );
  expect(accepted).toEqual([2, 4, 8]);
  // Asked about a beaver, the doubler sees the cube its double made.
  const beaver = planOffer(models, 'own', 'beaver', 0)[0]?.choices[0]?.double;
  expect([beaver?.passed, beaver?.raised?.passed]).toEqual([-2, 4]);
});

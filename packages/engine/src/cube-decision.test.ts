import { RULE_SETS, type RuleSet } from '@nardy/rules';
import { expect, test } from 'vitest';
import type { CubeLife, CubeOwner } from './cube-curves.ts';
import {
  acceptsResignation,
  answerTo,
  type CubeAction,
  type CubeDecision,
  decideCube,
} from './cube-decision.ts';
import type { CubeSettings } from './cube-ladder.ts';
import { contactLife } from './cube-life.ts';
import { CubeModel } from './cube-model.ts';
import { type CubePly, type CubeSides, planOffer, throwsInto } from './cube-plan.ts';
import { MatchEquities } from './match-equities.ts';
import { resultPay } from './result-weights.ts';
import { MONEY_STAKES } from './stakes.ts';

const MONEY = RULE_SETS.international;
const equities = new MatchEquities();

interface Standing {
  readonly rules?: RuleSet;
  readonly away?: NonNullable<CubeSettings['away']>;
  readonly crawford?: boolean;
  readonly cube?: number;
  readonly owner?: CubeOwner;
}

function modelsOf({ rules = MONEY, away, crawford = false, cube = 1 }: Standing): CubeSides {
  const own = { rules, away: away ?? null, crawford };
  const other = { rules, away: away ? { own: away.opponent, opponent: away.own } : null, crawford };
  return [
    new CubeModel(own, equities.stakesFor(own), cube),
    new CubeModel(other, equities.stakesFor(other), cube),
  ];
}

function throwsAt(
  model: CubeModel,
  ply: CubePly,
  outcomes: readonly number[],
  life?: CubeLife,
): Float64Array {
  model.take(outcomes, resultPay(model.settings.rules, null), life ?? contactLife(outcomes[0] as number));
  const thrown = new Float64Array(ply.throws.length);
  throwsInto(thrown, model, ply);
  return thrown;
}

function decide(outcomes: readonly number[], standing: Standing): CubeDecision {
  const models = modelsOf(standing);
  const ply = planOffer(models, standing.owner ?? 'middle', 'double', 0)[0] as CubePly;
  return decideCube(models[0], ply, throwsAt(models[0], ply, outcomes));
}

const plain = (win: number): readonly number[] => [win, 0, 0, 0, 0];

test.each<[name: string, outcomes: readonly number[], standing: Standing, action: CubeAction]>([
  ['even', plain(0.5), {}, 'no-double'],
  ['a good lead', plain(0.74), {}, 'double-take'],
  ['the market is lost', plain(0.85), {}, 'double-pass'],
  ['a certain mars', [1, 1, 0, 0, 0], {}, 'too-good'],
  [
    'a certain mars that Jacoby does not pay',
    [1, 1, 0, 0, 0],
    { rules: { ...MONEY, jacoby: true } },
    'double-pass',
  ],
  ['a redouble gives the cube away', plain(0.7), { owner: 'own' }, 'no-double'],
  ['no double from behind', plain(0.3), {}, 'no-double'],
  ['not with the opponent’s cube', plain(0.85), { owner: 'opponent' }, 'no-double'],
  ['not without a cube', plain(0.85), { rules: RULE_SETS.casual }, 'no-double'],
  ['not at the cap', plain(0.85), { rules: { ...MONEY, cubeCap: 2 }, cube: 2, owner: 'own' }, 'no-double'],
  ['not in the Crawford game', plain(0.85), { away: { own: 3, opponent: 1 }, crawford: true }, 'no-double'],
  ['behind after the Crawford game, anything', plain(0.45), { away: { own: 4, opponent: 1 } }, 'double-take'],
  ['ahead after the Crawford game, never', plain(0.9), { away: { own: 1, opponent: 4 } }, 'no-double'],
  ['2-away both: the last double, early', plain(0.66), { away: { own: 2, opponent: 2 } }, 'double-take'],
])('%s', (_, outcomes, standing, action) => {
  expect(decide(outcomes, standing).action).toBe(action);
});

test('values are normalised to the cube, and chances of the match stand beside them', () => {
  const money = decide(plain(0.74), { cube: 4, owner: 'own' });
  expect(money).toMatchObject({ doublePass: 1, mwc: null, canDouble: true, redouble: true });
  expect(money.best).toBe(Math.max(money.noDouble, Math.min(money.doubleTake, 1)));
  const match = decide(plain(0.74), { away: { own: 5, opponent: 3 } });
  expect(match.doublePass).toBeCloseTo(1, 12);
  expect(match.mwc?.doublePass).toBeCloseTo(equities.tableFor(MONEY, 5).mwc(4, 3, 'before'), 12);
  expect(match.redouble).toBe(false);
});

const BEAVERS: RuleSet = { ...MONEY, beavers: true };

test('[CU-07] a double from behind is beavered where the rules have it, and taken where not', () => {
  expect(decide(plain(0.4), { rules: BEAVERS })).toMatchObject({ action: 'no-double', answer: 'beaver' });
  expect(decide(plain(0.4), {})).toMatchObject({ action: 'no-double', answer: 'take' });
  expect(decide(plain(0.7), { rules: BEAVERS }).answer).toBe('take');
  expect(decide(plain(0.9), { rules: BEAVERS }).answer).toBe('pass');
});

test.each<[name: string, win: number, rules: RuleSet, answer: string]>([
  ['a bad double: the doubler lives with the beaver', 0.4, BEAVERS, 'take'],
  ['a hopeless double: it gives up the doubled stake', 0.1, BEAVERS, 'pass'],
  ['a wrong beaver is raised again', 0.7, { ...BEAVERS, raccoons: true }, 'raccoon'],
  ['where raccoons are off it is taken', 0.7, BEAVERS, 'take'],
])('[CU-08] the answer to a beaver: %s', (_, win, rules, answer) => {
  const models = modelsOf({ rules, cube: 2 });
  const ply = planOffer(models, 'opponent', 'beaver', 0)[0] as CubePly;
  const raise = ply.choices[0]?.double;
  expect(raise && answerTo(raise, throwsAt(models[0], ply, plain(win)), 'beaver')).toBe(answer);
});

test.each<[name: string, win: number, answer: string]>([
  ['a right beaver', 0.4, 'take'],
  ['a wrong one', 0.85, 'pass'],
])('the answer to a raccoon after %s', (_, win, answer) => {
  const models = modelsOf({ rules: { ...BEAVERS, raccoons: true }, cube: 4 });
  const ply = planOffer(models, 'opponent', 'raccoon', 0)[0] as CubePly;
  const raise = ply.choices[0]?.double;
  expect(raise && answerTo(raise, throwsAt(models[0], ply, plain(win)), 'raccoon')).toBe(answer);
});

test('a resignation is accepted when it pays what playing on is worth', () => {
  expect(acceptsResignation(MONEY_STAKES, 1.3, 1)).toBe(false);
  expect(acceptsResignation(MONEY_STAKES, 1.3, 2)).toBe(true);
  expect(acceptsResignation(MONEY_STAKES, 1, 1)).toBe(true);
  // At match point a single game is all there is.
  const settings = { rules: MONEY, away: { own: 1, opponent: 3 }, crawford: false };
  expect(acceptsResignation(equities.stakesFor(settings), 0.9, 1)).toBe(true);
});

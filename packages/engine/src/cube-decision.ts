import { invariant } from '@nardy/result';
import type { CubeOffer } from '@nardy/rules';
import type { CubeModel, CubeState } from './cube-model.ts';
import {
  type CubeChoice,
  type CubePly,
  type CubeRaise,
  otherThan,
  raiseValue,
  termValue,
} from './cube-plan.ts';
import type { CubeAnswer } from './player.ts';
import { equityOf, MONEY_STAKES, mwcOf, type Stakes } from './stakes.ts';

/** What is best for the side on roll, and where it doubles for the other side too. */
export const CUBE_ACTIONS = ['no-double', 'double-take', 'double-beaver', 'double-pass', 'too-good'] as const;
export type CubeAction = (typeof CUBE_ACTIONS)[number];

/** The three values a cube decision compares, for the side on roll. */
export interface CubeValues {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
}

/** A cube decision of the side on roll before it throws. Equities are normalised to the cube as it is. */
export interface CubeDecision extends CubeValues {
  /** The same as chances to win the match; `null` where points count. */
  readonly mwc: CubeValues | null;
  /** Whether the side on roll may double at all. If not, what a double would be worth is told all the same. */
  readonly canDouble: boolean;
  /** Whether it owns the cube. */
  readonly redouble: boolean;
  readonly action: CubeAction;
  /** The right answer to a double, right or wrong. `beaver` only where the rules have it. */
  readonly answer: CubeAnswer;
  /** Equity of the best action. */
  readonly best: number;
}

/**
 * The decision that a plan's root leaves to its side, from the values of the root's throws, however deep the search
 * that found them.
 *
 * @param ply - the first of `planOffer(model, owner, 'double', depth)`.
 * @param thrown - values of `ply.throws`.
 */
export function decideCube(model: CubeModel, ply: CubePly, thrown: Float64Array): CubeDecision {
  const { stakes } = model;
  const { root, choice } = rootOf(ply);
  const cube = model.cubeAt(0);
  const { double } = choice;
  const noDouble = termValue(choice.thrown, thrown);
  const doubleTake = double === null ? noDouble : termValue(double.accepted, thrown);
  const values: CubeValues = { noDouble, doubleTake, doublePass: stakes.utility(cube) };
  const answer = double === null ? 'take' : answerTo(double, thrown, 'double');
  const canDouble = double !== null && model.canDouble(root);
  const doubled = canDouble ? raiseValue(double, thrown, 'doubled') : Number.NEGATIVE_INFINITY;
  // Where cashing is worth what playing on is, it is the sure thing.
  const doubles = doubled > noDouble + (answer === 'pass' ? -EVEN : EVEN);
  return {
    ...mapValues(values, (utility) => equityOf(stakes, cube, utility)),
    mwc: stakes === MONEY_STAKES ? null : mapValues(values, mwcOf),
    canDouble,
    redouble: root.owner === 'own',
    action: canDouble ? actionOf(doubles, answer) : 'no-double',
    answer,
    best: equityOf(stakes, cube, Math.max(noDouble, doubled)),
  };
}

/** Utilities this close are equal; they are sums of some hundred terms of size 1. */
const EVEN = 1e-9;

function rootOf({ turns, choices }: CubePly): { readonly root: CubeState; readonly choice: CubeChoice } {
  const [root] = turns;
  const [choice] = choices;
  invariant(root !== undefined && choice !== undefined, 'a plan begins with one turn');
  return { root, choice };
}

function mapValues(values: CubeValues, convert: (utility: number) => number): CubeValues {
  return {
    noDouble: convert(values.noDouble),
    doubleTake: convert(values.doubleTake),
    doublePass: convert(values.doublePass),
  };
}

function actionOf(doubles: boolean, answer: CubeAnswer): CubeAction {
  if (doubles)
    return answer === 'pass' ? 'double-pass' : answer === 'beaver' ? 'double-beaver' : 'double-take';
  return answer === 'pass' ? 'too-good' : 'no-double';
}

/**
 * The best answer to an offer: of the doubled side to a double or raccoon, of the doubler to a beaver. Takes where
 * taking and passing are worth the same.
 *
 * @param raise - the `double` of the root of a plan made by `planOffer` for this offer.
 */
export function answerTo(raise: CubeRaise, thrown: Float64Array, offer: CubeOffer): CubeAnswer {
  const answerer = offer === 'beaver' ? 'doubler' : 'doubled';
  const sign = answerer === 'doubler' ? 1 : -1;
  const accepted = sign * termValue(raise.accepted, thrown);
  const passed = sign * raise.passed;
  const next = offer === 'double' ? 'beaver' : 'raccoon';
  if (raise.raised !== null) {
    const raised = sign * raiseValue(raise.raised, thrown, otherThan(answerer));
    if (raised > Math.max(accepted, passed) + EVEN) return next;
  }
  return passed > accepted + EVEN ? 'pass' : 'take';
}

/**
 * Whether a side should accept a resignation rather than play on.
 *
 * @param utility - of playing on, for the side that is asked.
 * @param points - it is offered.
 */
export function acceptsResignation(stakes: Stakes, utility: number, points: number): boolean {
  return stakes.utility(points) >= utility - EVEN;
}

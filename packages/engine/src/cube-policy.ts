import type { CubeOffer } from '@nardy/rules';
import type { CubeAnswer, DecisionView } from './player.ts';
import { winChance } from './win-chance.ts';

const DOUBLE_FROM = 0.7;
const REDOUBLE_FROM = 0.73;
const TAKE_FROM = 0.25;
const BEAVER_FROM = 0.52;

/** Whether the side about to throw should turn the cube. */
export function shouldDouble(view: DecisionView): boolean {
  if (view.away !== null) {
    // A win at the present stake is enough: the cube could only lose.
    if (view.away.own <= view.cube.value) return false;
    // The opponent needs one point: nothing is lost by doubling.
    if (view.away.opponent <= view.cube.value) return true;
  }
  return winChance(view.rules, view.board, 'own') >= (view.cubeOwner === 'own' ? REDOUBLE_FROM : DOUBLE_FROM);
}

/**
 * The answer to a double, beaver or raccoon. The decider throws second after a double and first after a beaver.
 */
export function cubeAnswer(view: DecisionView, offer: CubeOffer, options: readonly CubeAnswer[]): CubeAnswer {
  const chance = winChance(view.rules, view.board, offer === 'beaver' ? 'own' : 'opponent');
  const raise: CubeAnswer = offer === 'double' ? 'beaver' : 'raccoon';
  if (options.includes(raise) && chance >= BEAVER_FROM) return raise;
  const lostByPassing = view.away !== null && view.away.opponent <= view.cube.value;
  const answer: CubeAnswer = lostByPassing || chance >= TAKE_FROM ? 'take' : 'pass';
  return options.includes(answer) ? answer : (options[0] ?? 'take');
}

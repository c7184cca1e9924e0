import type { Board, CubeOffer, Play, Roll, RuleSet } from '@nardy/rules';
import { cubeAnswer, shouldDouble } from './cube-policy.ts';
import type { CubeAnswer, DecisionView, Player } from './player.ts';
import { evaluate, reachableWin, winChance } from './win-chance.ts';

export interface SimplePlayerOptions {
  /** Decides between plays of equal worth; the same seed always plays the same. */
  readonly seed?: number;
}

/** A sensible player that looks one ply ahead with a hand-made evaluation; plays every rule set. */
export function createSimplePlayer({ seed = 0 }: SimplePlayerOptions = {}): Player {
  return {
    choosePlay: (view: DecisionView, _roll: Roll, plays: readonly Play[]): number =>
      chooseSimply(view.rules, plays, seed),
    offerDouble: (view: DecisionView): boolean => shouldDouble(view),
    answerCube: (view: DecisionView, offer: CubeOffer, options: readonly CubeAnswer[]): CubeAnswer =>
      cubeAnswer(view, offer, options),
    acceptResignation(view: DecisionView, points: number): boolean {
      const jacoby = view.rules.jacoby && view.away === null && view.cube.owner === null;
      const most = jacoby ? 1 : reachableWin(view.rules, view.board);
      return points >= most * view.cube.value || winChance(view.rules, view.board, 'opponent') < 0.5;
    },
  };
}

/** Index of the play whose position the hand-made evaluation likes best; 0 for an empty list. */
export function chooseSimply(rules: RuleSet, plays: readonly Play[], seed = 0): number {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const [index, play] of plays.entries()) {
    const worth = evaluate(rules, play.board) + tieBreak(seed, play.board);
    if (worth > bestWorth) {
      best = index;
      bestWorth = worth;
    }
  }
  return best;
}

/** Less than a thousandth of a pip, from the seed and the position. */
function tieBreak(seed: number, board: Board): number {
  let hash = seed | 0;
  for (const count of board) hash = (Math.imul(hash, 31) + count) | 0;
  return (hash >>> 8) * 2 ** -34;
}

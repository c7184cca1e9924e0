import { type CubeDecision, decideCube } from './cube-decision.ts';
import { type CubePly, planCube, planOffer } from './cube-plan.ts';
import type { Evaluator } from './evaluator.ts';
import { type SearchGame, seenBy } from './search-game.ts';
import type { SearchTree } from './search-tree.ts';
import { linearWorth, type Valuation } from './search-value.ts';
import { type CubeWalk, cubeWalks, throwsOf, turnsOf } from './search-walk.ts';
import { equityOf } from './stakes.ts';

type CubeWalks = (tree: SearchTree) => CubeWalk;

/** Replies with Jacoby: a mars pays after a double only, but a side heading for one may still offer it. */
const DEAR_BEFORE_DOUBLE = 0.5;

/** Values with the cube as it stands: its states are followed through the tree, both sides doubling and answering well. */
export function cubefulValuation(game: SearchGame, evaluator: Evaluator): Valuation {
  const { rules, stakes, cube } = game;
  const { away } = game.models[0].settings;
  const dear = rules.jacoby && away === null && cube.owner === 'middle' ? DEAR_BEFORE_DOUBLE : 1;
  const walks = ([0, 1] as const).map((turn) => {
    const { models, root } = seenBy(game, turn);
    return cubeWalks((depth) => planCube(models, root, depth), models, evaluator);
  }) as [CubeWalks, CubeWalks];
  return {
    weights: [
      linearWorth(rules, cube.value, stakes[0], dear),
      linearWorth(rules, cube.value, stakes[1], dear),
    ],
    value: (tree, turn) => equityOf(stakes[turn], cube.value, turnsOf(walks[turn](tree), tree)[0] as number),
  };
}

/** Reads the cube decision of the side on roll at the root off a tree. */
export function cubeReader(
  game: SearchGame,
  evaluator: Evaluator,
  turn: 0 | 1,
): (tree: SearchTree) => CubeDecision {
  const { models, root } = seenBy(game, turn);
  const walks = cubeWalks((depth) => planOffer(models, root.owner, 'double', depth), models, evaluator);
  return (tree) => {
    const walk = walks(tree);
    return decideCube(models[0], walk.plies[0] as CubePly, throwsOf(walk, tree));
  };
}

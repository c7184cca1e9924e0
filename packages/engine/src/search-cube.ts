import type { Board } from '@nardy/rules';
import type { CubeOwner } from './cube-curves.ts';
import { type CubeDecision, decideCube } from './cube-decision.ts';
import { lifeOfBoard } from './cube-life.ts';
import { type CubeModel, type CubeState, flipCube } from './cube-model.ts';
import { type CubePly, planCube, planOffer, settleInto, takesExact, throwsInto } from './cube-plan.ts';
import { type Evaluator, ROLL_CHANCES } from './evaluator.ts';
import { OUTCOME_COUNT, type Outcomes, WIN } from './outcomes.ts';
import { resultPay } from './result-weights.ts';
import type { SearchGame } from './search-game.ts';
import { replyBoard, type SearchTree } from './search-tree.ts';
import { linearWorth, type Valuation } from './search-value.ts';
import { equityOf } from './stakes.ts';

/** Deepest tree that values are found for. */
export const DEEPEST = 4;

/** The plies of a plan with the models of the sides on roll at them, and room for the values. */
export interface CubeWalk {
  readonly plies: readonly CubePly[];
  /** By ply, even and odd. */
  readonly models: readonly [CubeModel, CubeModel];
  readonly evaluator: Evaluator;
  readonly thrown: readonly Float64Array[];
  readonly turned: readonly Float64Array[];
}

/** A walk along a plan. `models` begins with the side on roll at the root. */
export function cubeWalk(
  plies: readonly CubePly[],
  models: readonly [CubeModel, CubeModel],
  evaluator: Evaluator,
): CubeWalk {
  return {
    plies,
    models,
    evaluator,
    thrown: plies.map(({ throws }) => new Float64Array(throws.length)),
    turned: plies.map(({ turns }) => new Float64Array(turns.length)),
  };
}

/** Utilities of the throws of a plan's first ply in the position at the root of a tree, for the side on roll there. */
export function throwsOf(walk: CubeWalk, tree: SearchTree, ply = 0): Float64Array {
  if (tree.kind === 'sight') return throwsAtSight(walk, tree.outcomes, tree.board, ply);
  const thrown = walk.thrown[ply] as Float64Array;
  thrown.fill(0);
  for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
    const below =
      tree.kind === 'deep'
        ? turnsOf(walk, tree.children[roll] as SearchTree, ply + 1)
        : turnsAtSight(
            walk,
            tree.replies.outcomes.subarray(roll * OUTCOME_COUNT, (roll + 1) * OUTCOME_COUNT),
            replyBoard(tree.replies, roll),
            ply + 1,
          );
    const chance = ROLL_CHANCES[roll] as number;
    for (let at = 0; at < thrown.length; at++) {
      thrown[at] = (thrown[at] as number) - chance * (below[at] as number);
    }
  }
  return thrown;
}

/** Utilities of the turns of a ply, the choice of doubling included. */
function turnsOf(walk: CubeWalk, tree: SearchTree, ply: number): Float64Array {
  const turned = walk.turned[ply] as Float64Array;
  settleInto(turned, walk.plies[ply] as CubePly, throwsOf(walk, tree, ply));
  return turned;
}

function turnsAtSight(walk: CubeWalk, outcomes: Outcomes, board: Board, ply: number): Float64Array {
  const turned = walk.turned[ply] as Float64Array;
  settleInto(turned, walk.plies[ply] as CubePly, throwsAtSight(walk, outcomes, board, ply));
  return turned;
}

function throwsAtSight(walk: CubeWalk, outcomes: Outcomes, board: Board, ply: number): Float64Array {
  const thrown = walk.thrown[ply] as Float64Array;
  const model = walk.models[ply % 2 === 0 ? 0 : 1];
  const cubePly = walk.plies[ply] as CubePly;
  const exact = takesExact(model) ? walk.evaluator.exactEquities(board) : null;
  if (exact !== null) {
    for (const [at, { level, owner }] of cubePly.throws.entries()) {
      thrown[at] = model.cubeAt(level) * (exact[EXACT_PLACE[owner]] as number);
    }
    return thrown;
  }
  const { rules } = model.settings;
  model.take(outcomes, resultPay(rules, board), lifeOfBoard(rules, board, outcomes[WIN] as number));
  throwsInto(thrown, model, cubePly);
  return thrown;
}

/** Places in the exact equities; the first is that without a cube. */
const EXACT_PLACE: Readonly<Record<CubeOwner, number>> = { own: 1, middle: 2, opponent: 3 };

/** Replies with Jacoby: a mars pays after a double only, but a side heading for one may still offer it. */
const DEAR_BEFORE_DOUBLE = 0.5;

/** Values with the cube as it stands: its states are followed through the tree, both sides doubling and answering well. */
export function cubefulValuation(game: SearchGame, evaluator: Evaluator): Valuation {
  const { rules, stakes, cube } = game;
  const { away } = game.models[0].settings;
  const dear = rules.jacoby && away === null && cube.owner === 'middle' ? DEAR_BEFORE_DOUBLE : 1;
  const walks = ([0, 1] as const).map((turn) => {
    const { models, root } = seenBy(game, turn);
    return cubeWalk(planCube(models, root, DEEPEST), models, evaluator);
  });
  return {
    weights: [
      linearWorth(rules, cube.value, stakes[0], dear),
      linearWorth(rules, cube.value, stakes[1], dear),
    ],
    value: (tree, turn) =>
      equityOf(stakes[turn], cube.value, turnsOf(walks[turn] as CubeWalk, tree, 0)[0] as number),
  };
}

/** Reads the cube decision of the side on roll at the root off a tree. */
export function cubeReader(
  game: SearchGame,
  evaluator: Evaluator,
  turn: 0 | 1,
): (tree: SearchTree) => CubeDecision {
  const { models, root } = seenBy(game, turn);
  const plies = planOffer(models, root.owner, 'double', DEEPEST);
  const walk = cubeWalk(plies, models, evaluator);
  return (tree) => decideCube(models[0], plies[0] as CubePly, throwsOf(walk, tree));
}

/** The models, side on roll first, and the cube in its view. */
export function seenBy(
  { models, cube }: SearchGame,
  turn: 0 | 1,
): { readonly models: readonly [CubeModel, CubeModel]; readonly root: CubeState } {
  const root: CubeState = { level: 0, owner: cube.owner };
  if (turn === 0) return { models, root };
  return { models: [models[1], models[0]], root: flipCube(root) };
}

import type { Board } from '@nardy/rules';
import type { CubeOwner } from './cube-curves.ts';
import { lifeOfBoard } from './cube-life.ts';
import type { CubeModel } from './cube-model.ts';
import { type CubePly, settleInto, takesExact, throwsInto } from './cube-plan.ts';
import { type Evaluator, ROLL_CHANCES } from './evaluator.ts';
import { OUTCOME_COUNT, type Outcomes, WIN } from './outcomes.ts';
import { resultPay } from './result-weights.ts';
import { replyBoard, type SearchTree } from './search-tree.ts';

/** The plies of a plan with the models of the sides on roll at them, and room for the values. */
export interface CubeWalk {
  readonly plies: readonly CubePly[];
  /** By ply, even and odd. */
  readonly models: readonly [CubeModel, CubeModel];
  readonly evaluator: Evaluator;
  readonly thrown: readonly Float64Array[];
  readonly turned: readonly Float64Array[];
}

/**
 * Walks by the depth of the tree, each planned when it is first needed.
 *
 * @param plan - the plies of a plan so deep.
 * @param models - the side on roll at the root first.
 */
export function cubeWalks(
  plan: (depth: number) => readonly CubePly[],
  models: readonly [CubeModel, CubeModel],
  evaluator: Evaluator,
): (tree: SearchTree) => CubeWalk {
  const walks: (CubeWalk | undefined)[] = [];
  return ({ plies: depth }) => {
    const known = walks[depth];
    if (known !== undefined) return known;
    const plies = plan(depth);
    const walk: CubeWalk = {
      plies,
      models,
      evaluator,
      thrown: plies.map(({ throws }) => new Float64Array(throws.length)),
      turned: plies.map(({ turns }) => new Float64Array(turns.length)),
    };
    walks[depth] = walk;
    return walk;
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
export function turnsOf(walk: CubeWalk, tree: SearchTree, ply = 0): Float64Array {
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

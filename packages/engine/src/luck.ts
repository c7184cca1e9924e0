import type { Roll } from '@nardy/rules';
import { ROLL_CHANCES, rollIndex } from './evaluator.ts';
import type { DecisionView } from './player.ts';
import type { Search } from './search.ts';
import { type EquityKind, valuationOf } from './search-questions.ts';
import { growTree, replyAtSight, type SearchTree } from './search-tree.ts';
import { type Thinking, thinkingOf } from './thinking.ts';

/** The luck of a roll. Equities are normalised to the cube as it stands. */
export interface RollLuck {
  /** What the roll is worth, best played. */
  readonly rolled: number;
  /** The mean over the 21 rolls, each best played. */
  readonly mean: number;
  /** The difference: positive is good luck for the side that threw. */
  readonly luck: number;
}

export interface LuckQuestion {
  /** Depth at which the positions after the plays are judged. */
  readonly plies: number;
  readonly equity: EquityKind;
}

/** What a roll brought beyond what was to be expected; `null` until the tree is grown. */
export function rollLuck(
  search: Search,
  view: DecisionView,
  roll: Roll,
  { plies, equity }: LuckQuestion,
): Thinking<RollLuck | null> {
  const valuation = valuationOf(search, view, equity);
  let answer: RollLuck | null = null;
  function* grow(): Generator<void, void, void> {
    const tree = yield* growTree(search.grower(view.rules, valuation), view.board, plies + 1, 0);
    const worth = ROLL_CHANCES.map((_, index) => -valuation.value(afterRoll(tree, index), 1));
    const mean = worth.reduce((sum, value, index) => sum + value * (ROLL_CHANCES[index] as number), 0);
    const rolled = worth[rollIndex(...roll)] as number;
    answer = { rolled, mean, luck: rolled - mean };
  }
  return thinkingOf(grow(), () => answer);
}

/** The tree of the other side after the best play of a roll. */
function afterRoll(tree: SearchTree, roll: number): SearchTree {
  if (tree.kind === 'deep') return tree.children[roll] as SearchTree;
  return tree.kind === 'replies' ? replyAtSight(tree.replies, roll) : tree;
}

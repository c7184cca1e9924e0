import { type Board, checkersInPlay, opponentInPlay, type RuleSet } from '@nardy/rules';
import { BOARD_PLACES, type Evaluator, type Replies, ROLL_CHANCES } from './evaluator.ts';
import { flipOutcomesInto, OUTCOME_COUNT } from './outcomes.ts';
import type { SearchCache } from './search-cache.ts';

/** A position (view of the side on roll) and what lies ahead of it. */
export type SearchTree = SightTree | ReplyTree | DeepTree;

interface TreeBase {
  readonly board: Board;
  /** How many rolls deep it goes at most. */
  readonly plies: number;
  /** For the side on roll; the mean of what lies ahead. */
  readonly outcomes: Float64Array;
}

/** Judged at sight; exact when a side has finished. */
export interface SightTree extends TreeBase {
  readonly kind: 'sight';
}

/** One roll ahead: the best reply to each of the 21 rolls, judged at sight. */
export interface ReplyTree extends TreeBase {
  readonly kind: 'replies';
  readonly replies: Replies;
}

/** Further ahead: a tree for each of the 21 rolls, of the side that rolls next. */
export interface DeepTree extends TreeBase {
  readonly kind: 'deep';
  readonly children: readonly SearchTree[];
}

/** What a tree is grown with. */
export interface Grower {
  readonly evaluator: Evaluator;
  readonly rules: RuleSet;
  readonly cache: SearchCache<SearchTree>;
  /** Worth of outcomes by which the side on roll at the root chooses its plays, and the other side; each its own view. */
  readonly weights: readonly [root: readonly number[], other: readonly number[]];
  /** Tells caches of different rules and weights apart. */
  readonly keyPrefix: string;
}

/**
 * Grows a tree `plies` rolls deep: the mean over the 21 rolls of the reply that is best at sight, judged with one
 * ply less. Pauses after every node, some tenths of a millisecond apart; a caller that has no more time does not go on.
 *
 * @param turn - 0 when the side that chooses by the root's weights is on roll, 1 for the other side.
 */
export function* growTree(
  grower: Grower,
  board: Board,
  plies: number,
  turn: 0 | 1,
): Generator<void, SearchTree, void> {
  if (plies === 0 || isFinished(board)) return sight(grower, board);
  const key = `${grower.keyPrefix}${turn}${plies}${keyOf(board)}`;
  const known = grower.cache.get(key);
  if (known !== undefined) return known;
  grower.evaluator.useRules(grower.rules);
  const replies = grower.evaluator.replies(board, grower.weights[turn]);
  yield;
  let tree: SearchTree = { kind: 'replies', board, plies: 1, replies, outcomes: meanOfReplies(replies) };
  if (plies > 1) {
    const children: SearchTree[] = [];
    for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
      children.push(yield* growTree(grower, replyBoard(replies, roll), plies - 1, turn === 0 ? 1 : 0));
    }
    tree = { kind: 'deep', board, plies, children, outcomes: meanOfChildren(children) };
  }
  grower.cache.set(key, tree);
  return tree;
}

/** The position after the reply to a roll, in the view of the side that rolls next. */
export function replyBoard(replies: Replies, roll: number): Board {
  return replies.boards.subarray(roll * BOARD_PLACES, (roll + 1) * BOARD_PLACES);
}

/** The position after the reply to a roll, as it was judged. */
export function replyAtSight(replies: Replies, roll: number): SightTree {
  const outcomes = replies.outcomes.subarray(roll * OUTCOME_COUNT, (roll + 1) * OUTCOME_COUNT);
  return {
    kind: 'sight',
    board: replyBoard(replies, roll),
    plies: 0,
    outcomes: Float64Array.from(outcomes),
  };
}

/** Whether a side has borne off everything: usually the one that has just moved, in an answering turn the one on roll. */
export function isFinished(board: Board): boolean {
  return opponentInPlay(board) === 0 || checkersInPlay(board) === 0;
}

function sight({ evaluator, rules }: Grower, board: Board): SightTree {
  evaluator.useRules(rules);
  const outcomes = new Float64Array(OUTCOME_COUNT);
  evaluator.evaluateInto(outcomes, board);
  return { kind: 'sight', board, plies: 0, outcomes };
}

function keyOf(board: Board): string {
  let key = '';
  for (let place = 0; place < BOARD_PLACES; place += 2) {
    key += String.fromCharCode((((board[place] as number) + 16) << 5) + (board[place + 1] as number) + 16);
  }
  return key;
}

function meanOfReplies({ outcomes }: Replies): Float64Array {
  const mean = new Float64Array(OUTCOME_COUNT);
  for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
    for (let place = 0; place < OUTCOME_COUNT; place++) {
      mean[place] =
        (mean[place] as number) +
        (outcomes[roll * OUTCOME_COUNT + place] as number) * (ROLL_CHANCES[roll] as number);
    }
  }
  flipOutcomesInto(mean, mean);
  return mean;
}

function meanOfChildren(children: readonly SearchTree[]): Float64Array {
  const mean = new Float64Array(OUTCOME_COUNT);
  for (const [roll, child] of children.entries()) {
    for (let place = 0; place < OUTCOME_COUNT; place++) {
      mean[place] =
        (mean[place] as number) + (child.outcomes[place] as number) * (ROLL_CHANCES[roll] as number);
    }
  }
  flipOutcomesInto(mean, mean);
  return mean;
}

import { type Board, flipBoard, type RuleSet } from '@nardy/rules';
import { flipOutcomesInto, OUTCOME_COUNT } from './outcomes.ts';
import type { Search } from './search.ts';
import { type CandidateFilters, NORMAL_FILTERS, passing } from './search-filter.ts';
import { type Grower, growTree } from './search-tree.ts';
import type { Valuation } from './search-value.ts';
import { finishSteps, type Thinking, thinkingOf } from './thinking.ts';

/** A play with what it is worth. */
export interface RankedPlay {
  /** Place in the list of plays that was asked about. */
  readonly index: number;
  /** For the side that plays, normalised to the cube as it stands. */
  readonly equity: number;
  /** After the play, in the view of the side that plays. */
  readonly outcomes: Float64Array;
  /** How many rolls ahead this was judged; 0 at sight. */
  readonly plies: number;
}

export interface RankOptions {
  /** 0: at sight. n: the mean over so many rolls to come. */
  readonly plies: number;
  readonly filters?: CandidateFilters;
  /** A play without alternatives is judged at sight, all that a choice needs (default), or as deep as any other. */
  readonly forced?: 'at-sight' | 'to-depth';
  /** What the judgement of one ply less counts for in a deeper one; 0: nothing. */
  readonly steady?: number;
}

// Errors of one depth and the next are partly their own: mixed, they grow no larger and mostly smaller (docs/engine.md).
const STEADY = 0.2;

/**
 * Ranks the positions that plays lead to, deeper and deeper; a play that falls behind is not taken deeper. An answer
 * given before the end has judged the best plays of the depth before first. A judgement of n plies, the mean over n rolls
 * of the best replies, is mixed with a share of the one before it.
 *
 * @param boards - positions after the plays, in the view of the side that plays; at least one.
 * @returns all plays, best first: those judged deepest come first whatever the others look like.
 */
export function rankBoards(
  search: Search,
  rules: RuleSet,
  valuation: Valuation,
  boards: readonly Board[],
  { plies, filters = NORMAL_FILTERS, forced = 'at-sight', steady = STEADY }: RankOptions,
): Thinking<readonly RankedPlay[]> {
  const grower = search.grower(rules, valuation);
  const judge = (index: number, depth: number): Generator<void, RankedPlay, void> =>
    judgePlay(grower, valuation, flipBoard(rules.board, boards[index] as Board), index, depth);
  let ranking = boards.map((_, index) => finishSteps(judge(index, 0)));
  ranking.sort(betterFirst);

  function* deepen(): Generator<void, void, void> {
    if (boards.length === 1 && forced === 'at-sight') return;
    for (let depth = 1; depth <= plies; depth++) {
      const filter = filters[Math.min(depth, filters.length) - 1];
      const equities = ranking.filter((play) => play.plies === depth - 1).map((play) => play.equity);
      const chosen = ranking.slice(0, filter === undefined ? equities.length : passing(filter, equities));
      if (chosen.length < 2 && boards.length > 1) return;
      for (const before of chosen) {
        const judged = steadied(yield* judge(before.index, depth), before, steady);
        // Put in place at once: this is the answer if there is no time for more.
        ranking = ranking.map((play) => (play === before ? judged : play)).sort(betterFirst);
      }
    }
  }
  return thinkingOf(deepen(), () => ranking);
}

function* judgePlay(
  grower: Grower,
  valuation: Valuation,
  flipped: Board,
  index: number,
  plies: number,
): Generator<void, RankedPlay, void> {
  const tree = yield* growTree(grower, flipped, plies, 1);
  const outcomes = new Float64Array(OUTCOME_COUNT);
  flipOutcomesInto(outcomes, tree.outcomes);
  return { index, equity: -valuation.value(tree, 1), outcomes, plies };
}

function steadied(judged: RankedPlay, before: RankedPlay, share: number): RankedPlay {
  const mixed = (deep: number, shallow: number): number => deep + share * (shallow - deep);
  return {
    ...judged,
    equity: mixed(judged.equity, before.equity),
    outcomes: judged.outcomes.map((chance, place) => mixed(chance, before.outcomes[place] as number)),
  };
}

function betterFirst(a: RankedPlay, b: RankedPlay): number {
  return b.plies - a.plies || b.equity - a.equity || a.index - b.index;
}

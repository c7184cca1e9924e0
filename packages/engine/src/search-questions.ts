import { invariant } from '@nardy/result';
import { type Board, type CubeOffer, flipBoard } from '@nardy/rules';
import { acceptsResignation, answerTo, type CubeDecision } from './cube-decision.ts';
import { type CubePly, planOffer, termValue } from './cube-plan.ts';
import type { CubeAnswer, DecisionView } from './player.ts';
import type { Search } from './search.ts';
import { cubefulValuation, cubeReader } from './search-cube.ts';
import { type SearchGame, type Standing, searchGame, seenBy } from './search-game.ts';
import { type RankedPlay, type RankOptions, rankBoards } from './search-rank.ts';
import { growTree, type SearchTree } from './search-tree.ts';
import { cubelessValuation, type Valuation } from './search-value.ts';
import { cubeWalks, throwsOf } from './search-walk.ts';
import { equityOf, MONEY_STAKES, mwcOf, utilityOf } from './stakes.ts';
import { type Thinking, thinkingOf } from './thinking.ts';

/** What an equity counts: the results alone, or with the cube, the score and Jacoby as they stand. */
export type EquityKind = 'cubeless' | 'cubeful';

export interface RankQuestion extends RankOptions {
  readonly equity: EquityKind;
}

/**
 * Ranks plays, best first.
 *
 * @param view - of the side that plays.
 * @param plays - at least one; of `legalPlays`, or any part of them.
 * Cubeless: points of the scoring per stake, whatever the score; cubeful: normalised to the cube as it stands.
 */
export function rankPlays(
  search: Search,
  view: DecisionView,
  plays: readonly { readonly board: Board }[],
  question: RankQuestion,
): Thinking<readonly RankedPlay[]> {
  const valuation = valuationOf(search, view, question.equity);
  const boards = plays.map((play) => play.board);
  return rankBoards(search, view.rules, valuation, boards, question);
}

/** What positions are worth in the game of a decision. */
export function valuationOf(search: Search, standing: Standing, equity: EquityKind): Valuation {
  if (equity === 'cubeless') return cubelessValuation(standing.rules, 1, MONEY_STAKES);
  return cubefulValuation(searchGame(standing, search.equities), search.evaluator);
}

/** A position before the side in whose view it is throws. */
export interface PositionValue {
  readonly outcomes: Float64Array;
  /** Points of the scoring per stake, without a cube, whatever the score. */
  readonly cubeless: number;
  /** Normalised to the cube as it stands, the right to double now included. */
  readonly cubeful: number;
  /** Chance to win the match; `null` in a money session. */
  readonly mwc: number | null;
  readonly plies: number;
}

/** Judges a position of the side on roll, deeper and deeper up to `plies`. */
export function judgePosition(search: Search, view: DecisionView, plies: number): Thinking<PositionValue> {
  const game = searchGame(view, search.equities);
  const valuation = cubefulValuation(game, search.evaluator);
  const cubeless = cubelessValuation(view.rules, 1, MONEY_STAKES);
  return deepening(search, game, valuation, view.board, plies, (tree, depth) => {
    const cubeful = valuation.value(tree, 0);
    const utility = utilityOf(game.stakes[0], game.cube.value, cubeful);
    return {
      outcomes: tree.outcomes,
      cubeless: cubeless.value(tree, 0),
      cubeful,
      mwc: game.stakes[0] === MONEY_STAKES ? null : mwcOf(utility),
      plies: depth,
    };
  });
}

/** The cube decision of the side on roll before it throws, deeper and deeper up to `plies`. */
export function analyseCube(search: Search, view: DecisionView, plies: number): Thinking<CubeDecision> {
  const game = searchGame(view, search.equities);
  const valuation = cubefulValuation(game, search.evaluator);
  return deepening(search, game, valuation, view.board, plies, cubeReader(game, search.evaluator, 0));
}

/** An answer to a double, beaver or raccoon; equities of the side that answers, normalised to the cube before the raise. */
export interface OfferDecision {
  readonly answer: CubeAnswer;
  /** Taking the raised cube without a raise of one's own. */
  readonly taken: number;
  readonly passed: number;
}

/**
 * The best answer to a double, beaver or raccoon, deeper and deeper up to `plies`.
 *
 * @param view - of the side that answers, the cube as the rules of play have it while the offer stands.
 */
export function answerOffer(
  search: Search,
  view: DecisionView,
  offer: CubeOffer,
  plies: number,
): Thinking<OfferDecision> {
  const game = searchGame(view, search.equities);
  const valuation = cubefulValuation(game, search.evaluator);
  // The side on roll is the one that doubled, and only a beaver is put to it.
  const turn = offer === 'beaver' ? 0 : 1;
  const { models, root } = seenBy(game, turn);
  const board = turn === 0 ? view.board : flipBoard(view.rules.board, view.board);
  const plan = (depth: number): readonly CubePly[] => planOffer(models, root.owner, offer, depth);
  const walks = cubeWalks(plan, models, search.evaluator);
  return deepening(
    search,
    game,
    valuation,
    board,
    plies,
    (tree) => {
      const walk = walks(tree);
      const thrown = throwsOf(walk, tree);
      const raise = walk.plies[0]?.choices[0]?.double ?? null;
      invariant(raise !== null, 'an offered cube can be raised');
      const sign = turn === 0 ? 1 : -1;
      const equity = (utility: number): number => equityOf(game.stakes[0], game.cube.value, sign * utility);
      return {
        answer: answerTo(raise, thrown, offer),
        taken: equity(termValue(raise.accepted, thrown)),
        passed: equity(raise.passed),
      };
    },
    turn,
  );
}

/**
 * Whether to accept an offered resignation rather than play on with the other side to throw.
 *
 * @param points - won by accepting.
 */
export function judgeResignation(
  search: Search,
  view: DecisionView,
  points: number,
  plies: number,
): Thinking<boolean> {
  const game = searchGame(view, search.equities);
  const valuation = cubefulValuation(game, search.evaluator);
  const board = flipBoard(view.rules.board, view.board);
  const { stakes, cube } = game;
  return deepening(
    search,
    game,
    valuation,
    board,
    plies,
    (tree) => {
      const equity = -valuation.value(tree, 1);
      return acceptsResignation(stakes[0], utilityOf(stakes[0], cube.value, equity), points);
    },
    1,
  );
}

/** Grows trees of one position, each a ply deeper, and reads the answer off the last that is complete. */
function deepening<T>(
  search: Search,
  { rules }: SearchGame,
  valuation: Valuation,
  board: Board,
  plies: number,
  read: (tree: SearchTree, plies: number) => T,
  turn: 0 | 1 = 0,
): Thinking<T> {
  const grower = search.grower(rules, valuation);
  const first = growTree(grower, board, 0, turn).next();
  invariant(first.done === true, 'a position is judged at sight in one step');
  let answer = read(first.value, 0);
  function* deepen(): Generator<void, void, void> {
    for (let depth = 1; depth <= plies; depth++) {
      answer = read(yield* growTree(grower, board, depth, turn), depth);
    }
  }
  return thinkingOf(deepen(), () => answer);
}

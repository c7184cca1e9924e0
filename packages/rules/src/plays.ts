import { type Board, CHECKERS } from './board.ts';
import { generatePlaysInto } from './generate-plays.ts';
import { HEAD } from './head.ts';
import type { CheckerMove, Play, Roll } from './play.ts';
import {
  BOARD_STRIDE,
  createPlayWorkspace,
  HIT_FLAG,
  MOVES_STRIDE,
  type PlayWorkspace,
} from './play-workspace.ts';
import type { RuleSet } from './rule-set.ts';

/** What the board alone does not say about a turn. */
export interface TurnContext {
  /** Long board: this is the mover's first turn of the game, for the head exception. */
  readonly firstTurn: boolean;
}

/**
 * Every legal play, one per distinct resulting position. With no legal move: exactly one entry, no moves and the
 * board unchanged. The order depends on the position and the pair of dice, not on which die comes first.
 *
 * @param board - mover's view.
 * @param context - when left out, a turn of long nardy is the first if the mover has all 15 checkers on the head.
 * Source: docs/rules/.
 */
export function legalPlays(rules: RuleSet, board: Board, roll: Roll, context?: TurnContext): readonly Play[] {
  const workspace = createPlayWorkspace();
  const count = generatePlaysInto(workspace, rules, board, roll[0], roll[1], isFirstTurn(board, context));
  const plays: Play[] = [];
  for (let index = 0; index < count; index++) plays.push(readPlay(workspace, index));
  return plays;
}

/** Whether the head exception may apply; see {@link legalPlays}. */
export function isFirstTurn(board: Board, context: TurnContext | undefined): boolean {
  return context === undefined ? board[HEAD] === CHECKERS : context.firstTurn;
}

/** Copies one play out of a workspace. */
export function readPlay(workspace: PlayWorkspace, index: number): Play {
  const moves: CheckerMove[] = [];
  const at = index * MOVES_STRIDE;
  for (let step = 0; step < 2 * workspace.dice; step += 2) {
    const to = workspace.moves[at + step + 1] as number;
    moves.push({
      from: workspace.moves[at + step] as number,
      to: to & ~HIT_FLAG,
      hit: (to & HIT_FLAG) !== 0,
    });
  }
  const start = index * BOARD_STRIDE;
  return { moves, board: workspace.boards.slice(start, start + 26) };
}

import { type Board, borneOff, flipBoard } from './board.ts';
import type { GameCommon, MatchState, WinKind } from './match-types.ts';
import { legalPlays } from './plays.ts';
import {
  fewestTurnsBelow,
  fewestTurnsToBearOff,
  fewestTurnsToFinish,
  isSureWithin,
  runsFree,
} from './race.ts';
import { checkersWithin, isKoks, winKinds } from './score.ts';
import { opponentOf, type Side } from './side.ts';
import { boardOf, turnContext } from './turn.ts';

/** Positions one of which the winner can choose, in its view, and who moves next. */
interface Outlook {
  readonly boards: readonly Board[];
  readonly next: 'winner' | 'loser';
}

function outlookOf(state: MatchState, winner: Side): Outlook {
  const board = boardOf(state, winner);
  if (!('onRoll' in state)) return { boards: [board], next: 'loser' };
  if (state.phase !== 'to-play' || state.onRoll !== winner) {
    return { boards: [board], next: state.onRoll === winner ? 'winner' : 'loser' };
  }
  const plays = legalPlays(state.settings.rules, board, state.roll, turnContext(state, winner));
  return { boards: plays.map((play) => play.board), next: 'loser' };
}

/** Whether the winner surely finishes before the loser's turn number `loserTurns` from here. */
function finishesBefore(
  game: GameCommon,
  board: Board,
  next: Outlook['next'],
  loserTurns: number,
  winner: Side,
): boolean {
  const { rules } = game.settings;
  if (next === 'loser' && !runsFree(rules.board, board)) return false;
  const answer = rules.lastTurn && game.starter === winner ? 1 : 0;
  return isSureWithin(rules, board, loserTurns - (next === 'loser' ? 1 : 0) - answer);
}

/**
 * Whether `side` wins the game whatever is rolled, if it plays well; a cube is not looked at.
 * Never says yes wrongly; how exact: `isSureWithin`. A side asked about a double can still lose by passing.
 */
export function isSureToWin(state: MatchState, side: Side): boolean {
  if (state.phase === 'doubled') return false;
  // The starter has finished: it cannot lose any more, the answering side cannot win.
  if (state.lastTurnOf !== null) return state.lastTurnOf !== side;
  const { rules } = state.settings;
  const { boards, next } = outlookOf(state, side);
  return boards.some((board) => {
    const needed = fewestTurnsToFinish(flipBoard(rules.board, board));
    return finishesBefore(state, board, next, needed, side);
  });
}

/** The kind of loss that is certain for `loser` already, whatever is rolled; `single` if nothing more is. */
export function sureLoss(state: MatchState, loser: Side): WinKind {
  const winner = opponentOf(loser);
  const { rules } = state.settings;
  const kinds = winKinds(rules);
  if (kinds.length === 1 || state.lastTurnOf === winner) return 'single';
  const { boards, next } = outlookOf(state, winner);
  const isSure = (fewestTurns: (loserBoard: Board) => number) =>
    boards.some((board) => {
      const loserBoard = flipBoard(rules.board, board);
      return (
        borneOff(loserBoard) === 0 && finishesBefore(state, board, next, fewestTurns(loserBoard), winner)
      );
    });
  if (!isSure(fewestTurnsToBearOff)) return 'single';
  if (isSure((board) => (isKoks(rules, board) ? fewestTurnsBelow(board, koksAbove(state)) : 0))) {
    return 'backgammon';
  }
  const allHome = checkersWithin(boardOf(state, loser), 7, 25) === 0;
  return allHome && kinds.includes('homeGammon') ? 'homeGammon' : 'gammon';
}

/** Checkers above this point make a koks. */
function koksAbove(game: GameCommon): number {
  const { rules } = game.settings;
  return rules.scoring === 'four-tier' && rules.board === 'short' ? 24 : 18;
}

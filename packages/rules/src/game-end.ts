import { invariant } from '@nardy/result';
import { isSureToWin, sureLoss } from './certainty.ts';
import type { Ending, GameCommon, GameResult, MatchState, WinKind } from './match-types.ts';
import { stakesOf } from './resign.ts';
import { scoreGame, scoreKind } from './score.ts';
import { type BySide, opponentOf, type Side } from './side.ts';
import { boardOf } from './turn.ts';

/** The fields every phase has, and no others. */
export function commonOf(state: GameCommon): GameCommon {
  return {
    settings: state.settings,
    score: state.score,
    game: state.game,
    crawford: state.crawford,
    previousWinner: state.previousWinner,
    board: state.board,
    cube: state.cube,
    doublesAccepted: state.doublesAccepted,
    turns: state.turns,
    starter: state.starter,
    resignation: state.resignation,
    declined: state.declined,
    lastTurnOf: state.lastTurnOf,
    clock: state.clock,
  };
}

/** The score with a result added; points beyond the match length are not counted ([MA-05]). */
function scoreWith(game: GameCommon, { winner, points }: GameResult): BySide<number> {
  if (winner === null) return game.score;
  const length = game.settings.length ?? Number.POSITIVE_INFINITY;
  return { ...game.score, [winner]: Math.min(length, game.score[winner] + points) };
}

/** The game is over with `result`, and the match with it when its length is reached. */
export function endGame(game: GameCommon, result: GameResult): MatchState {
  const common = { ...commonOf(game), resignation: null, declined: null };
  const scoreAfter = scoreWith(game, result);
  const { winner } = result;
  if (winner !== null && scoreAfter[winner] === game.settings.length) {
    return { ...common, phase: 'match-over', result, scoreAfter, winner };
  }
  return { ...common, phase: 'game-over', result, scoreAfter };
}

/** The game is over and `winner` has won it as `kind` at the present stake. */
export function winGame(game: GameCommon, winner: Side, kind: WinKind, ending: Ending): MatchState {
  return endGame(game, { winner, ...scoreKind(game.settings.rules, kind, stakesOf(game)), ending });
}

/** `winner` has borne off its last checker and nobody answers. */
export function bearOffWin(game: GameCommon, winner: Side): MatchState {
  const score = scoreGame(game.settings.rules, boardOf(game, winner), stakesOf(game));
  return endGame(game, { winner, ...score, ending: 'borne-off' });
}

/** Nobody has won. */
export function endWithoutWinner(game: GameCommon, ending: 'drawn' | 'cancelled'): MatchState {
  return endGame(game, { winner: null, kind: null, points: 0, ending });
}

/** The match is lost as a whole; the winner gets the points it still needed. */
export function loseMatch(game: GameCommon, loser: Side, ending: Ending): MatchState {
  const { length } = game.settings;
  invariant(length !== null, 'a money session is not lost as a whole');
  const winner = opponentOf(loser);
  return endGame(game, { winner, kind: null, points: length - game.score[winner], ending });
}

/** A money session stops; nobody has won it. */
export function closeSession(over: MatchState): MatchState {
  invariant(over.phase === 'game-over', 'a session closes after a game');
  return { ...over, phase: 'match-over', winner: null };
}

/**
 * `loser` has run out of time or is gone: the match is lost; in a money session the game at the present stake,
 * as the dearest kind that is certain already ([CL-08]).
 */
export function loseByAbsence(state: MatchState, loser: Side, ending: 'flagged' | 'forfeited'): MatchState {
  if (state.settings.length !== null) return loseMatch(state, loser, ending);
  return winGame(state, opponentOf(loser), sureLoss(state, loser), ending);
}

/**
 * `side` has run out of time. Who cannot lose whatever is rolled wins nevertheless: in a money session the
 * game; in a match the match, where the certain points of this game are enough for it ([CL-09]).
 */
export function flagFalls(state: MatchState, side: Side): MatchState {
  if (isSureToWin(state, side)) {
    const won = winGame(state, side, sureLoss(state, opponentOf(side)), 'flagged');
    if (state.settings.length === null || won.phase === 'match-over') return won;
  }
  return loseByAbsence(state, side, 'flagged');
}

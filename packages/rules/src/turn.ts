import { type Board, boardFor } from './board.ts';
import type { GameCommon, MatchState } from './match-types.ts';
import type { TurnContext } from './plays.ts';
import { opponentOf, type Side } from './side.ts';

/**
 * Who has to decide now: roll, play, answer a double or a resignation. This side's clock runs.
 * `null` while the dice are awaited, between games and after the match.
 */
export function deciderOf(state: MatchState): Side | null {
  switch (state.phase) {
    case 'before-roll':
    case 'to-play':
      return state.resignation === null ? state.onRoll : opponentOf(state.resignation.side);
    case 'doubled':
      return state.resignation === null ? state.decider : opponentOf(state.resignation.side);
    default:
      return null;
  }
}

/** The position as `side` sees it. */
export function boardOf(state: GameCommon, side: Side): Board {
  return boardFor(state.settings.rules.board, state.board, side);
}

/** Whether the turn `side` plays now or next is its first on the long board, where the head rule has its exception. */
export function firstTurnOf(state: GameCommon, side: Side): boolean {
  return state.settings.rules.board === 'long' && state.turns[side] === 0;
}

/** What `legalPlays` and `findPlay` want to know about the turn of `side`. */
export function turnContext(state: GameCommon, side: Side): TurnContext {
  return { firstTurn: firstTurnOf(state, side) };
}

/** Whether no turn of this game has been finished: the starter's first turn, in which nobody doubles. */
export function isOpeningTurn(state: GameCommon): boolean {
  return state.turns.white + state.turns.black === 0;
}

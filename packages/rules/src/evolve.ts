import { assertNever, invariant } from '@nardy/result';
import { checkersInPlay, flipBoard } from './board.ts';
import { holdClock, passClock, readClock, returnClock, skipClock } from './clock.ts';
import { cubeAfterTies, raisedValue } from './cube.ts';
import {
  bearOffWin,
  closeSession,
  commonOf,
  endWithoutWinner,
  flagFalls,
  loseByAbsence,
  loseMatch,
  winGame,
} from './game-end.ts';
import { startGame } from './match.ts';
import type { GameCommon, MatchEvent, MatchPhase, MatchState } from './match-types.ts';
import { judgeOpening } from './opening.ts';
import type { CheckerMove, Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import { worstLoss } from './resign.ts';
import { opponentOf, type Side } from './side.ts';
import { boardAfter } from './single-move.ts';
import { boardOf, deciderOf, turnContext } from './turn.ts';

type StateIn<P extends MatchPhase> = Extract<MatchState, { readonly phase: P }>;

/**
 * Applies one event. Total over the events `decide` makes for this state and pure: the state given is not
 * changed. Throws only on an event that cannot follow this state.
 */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  switch (event.type) {
    case 'gameStarted':
      inPhase(state, 'game-over');
      return startGame(state.settings, event);
    case 'openingThrown':
      inPhase(state, 'opening');
      return afterOpening(state, event.throws);
    case 'rollRequested':
      inPhase(state, 'before-roll');
      return { ...state, phase: 'rolling' };
    case 'rolled':
      inPhase(state, 'rolling');
      return afterRoll(state, event.roll);
    case 'played':
      inPhase(state, 'to-play');
      return afterPlay(state, event.moves);
    case 'doubled':
      inPhase(state, 'before-roll');
      return askCube(state, state.onRoll, 'double');
    case 'taken':
      inPhase(state, 'doubled');
      return afterTake(state);
    case 'passed':
      inPhase(state, 'doubled');
      return winGame(state, opponentOf(state.decider), 'single', 'passed');
    case 'beavered':
      inPhase(state, 'doubled');
      return askCube(raise(state, state.decider), state.onRoll, 'beaver');
    case 'raccooned':
      inPhase(state, 'doubled');
      return askCube(raise(state, opponentOf(state.onRoll)), state.onRoll, 'raccoon');
    case 'resignationOffered':
      return offerResignation(state, event);
    case 'resignationAccepted': {
      const { resignation } = state;
      invariant(resignation !== null, 'a resignation was offered');
      return winGame(state, opponentOf(resignation.side), resignation.kind, 'resigned');
    }
    case 'resignationDeclined':
      return declineResignation(state);
    case 'matchResigned':
      if (state.settings.length !== null) return loseMatch(state, event.side, 'resigned');
      return closeSession(winGame(state, opponentOf(event.side), worstLoss(state, event.side), 'resigned'));
    case 'sessionClosed':
      return closeSession(state.phase === 'game-over' ? state : endWithoutWinner(state, 'cancelled'));
    case 'clockRead':
      return { ...state, clock: readClock(state, event.atMs) };
    case 'clockResumed':
      return { ...state, clock: skipClock(state.clock, event.atMs) };
    case 'flagged':
      return flagFalls(state, event.side);
    case 'forfeited':
      return loseByAbsence(state, event.side, 'forfeited');
    case 'gameCancelled':
      return endWithoutWinner(state, 'cancelled');
    default:
      return assertNever(event);
  }
}

function inPhase<P extends MatchPhase>(state: MatchState, phase: P): asserts state is StateIn<P> {
  invariant(state.phase === phase, `the event belongs to ${phase}, not to ${state.phase}`);
}

function afterOpening(state: StateIn<'opening'>, throws: readonly Roll[]): MatchState {
  const opening = judgeOpening(throws);
  invariant(opening.ok, 'the opening throw is decided');
  const { starter, roll, ties } = opening.value;
  const common: GameCommon = {
    ...commonOf(state),
    starter,
    cube: cubeAfterTies(state.settings.rules, ties),
    clock: passClock(state),
  };
  // [MA-09] the opening throw names the starter only, who then throws both dice anew.
  if (state.settings.rules.openingRoll === 'reroll') {
    return { ...common, phase: 'before-roll', onRoll: starter };
  }
  return toPlay(common, starter, roll);
}

function afterRoll(state: StateIn<'rolling'>, roll: Roll): MatchState {
  return toPlay({ ...commonOf(state), declined: null }, state.onRoll, roll);
}

/** With dice on the table: to play, or the turn passes by itself when no checker can move. */
function toPlay(game: GameCommon, onRoll: Side, roll: Roll): MatchState {
  const plays = legalPlays(game.settings.rules, boardOf(game, onRoll), roll, turnContext(game, onRoll));
  const canMove = plays.some((play) => play.moves.length > 0);
  return canMove ? { ...game, phase: 'to-play', onRoll, roll } : passTurn(game, onRoll);
}

function afterPlay(state: StateIn<'to-play'>, moves: readonly CheckerMove[]): MatchState {
  const { onRoll } = state;
  const { board: kind, lastTurn } = state.settings.rules;
  const moved = moves.reduce(boardAfter, boardOf(state, onRoll));
  const board = onRoll === 'white' ? moved : flipBoard(kind, moved);
  const game: GameCommon = { ...commonOf(state), board };
  if (checkersInPlay(moved) > 0) return passTurn(game, onRoll);
  if (game.lastTurnOf === onRoll) return endWithoutWinner(game, 'drawn');
  const answers = lastTurn && game.starter === onRoll;
  return answers ? passTurn({ ...game, lastTurnOf: opponentOf(onRoll) }, onRoll) : bearOffWin(game, onRoll);
}

function passTurn(game: GameCommon, mover: Side): MatchState {
  const turns = { ...game.turns, [mover]: game.turns[mover] + 1 };
  const passed: GameCommon = { ...game, turns, declined: null, clock: passClock(game) };
  if (game.lastTurnOf === mover) return bearOffWin(passed, opponentOf(mover));
  return { ...passed, phase: 'before-roll', onRoll: opponentOf(mover) };
}

/** The other side is asked about a double (or raccoon), the doubler about a beaver. */
function askCube(game: GameCommon, onRoll: Side, offer: StateIn<'doubled'>['offer']): MatchState {
  return {
    ...commonOf(game),
    clock: passClock(game),
    phase: 'doubled',
    onRoll,
    offer,
    decider: offer === 'beaver' ? onRoll : opponentOf(onRoll),
    stakeIfPassed: game.cube.value,
  };
}

/** The raise that was asked about is accepted; the cube is `owner`'s. */
function raise(state: StateIn<'doubled'>, owner: Side): GameCommon {
  return {
    ...commonOf(state),
    cube: { value: raisedValue(state.settings.rules, state.cube.value), owner },
    doublesAccepted: state.doublesAccepted + 1,
    declined: null,
  };
}

function afterTake(state: StateIn<'doubled'>): MatchState {
  // Whoever takes, in the end the cube is the doubled side's.
  const { onRoll } = state;
  const game = raise(state, opponentOf(onRoll));
  const clock = state.decider === onRoll ? game.clock : passClock(game);
  return { ...game, clock, phase: 'before-roll', onRoll };
}

function offerResignation(
  state: MatchState,
  { side, kind }: Extract<MatchEvent, { readonly type: 'resignationOffered' }>,
): MatchState {
  const offered: MatchState = { ...state, resignation: { side, kind } };
  return deciderOf(state) === deciderOf(offered) ? offered : { ...offered, clock: holdClock(state) };
}

function declineResignation(state: MatchState): MatchState {
  invariant(state.resignation !== null, 'a resignation was offered');
  const declined: MatchState = { ...state, resignation: null, declined: state.resignation.kind };
  return deciderOf(state) === deciderOf(declined) ? declined : { ...declined, clock: returnClock(state) };
}

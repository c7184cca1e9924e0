import { assertNever, err, ok, type Result } from '@nardy/result';
import { outOfTime } from './clock.ts';
import { doubleRefusal, raiseRefusal } from './cube.ts';
import { findPlay } from './find-play.ts';
import { isBeforeFirstDice, nextGameStarted } from './match.ts';
import type { CheckerMoveText, Command, MatchEvent, MatchPhase, MatchState } from './match-types.ts';
import { isRoll, judgeOpening } from './opening.ts';
import type { MatchRefusal, Refusal } from './refusal.ts';
import { resignRefusal } from './resign.ts';
import type { Side } from './side.ts';
import { boardOf, deciderOf, turnContext } from './turn.ts';

type Decision = Result<readonly MatchEvent[], Refusal>;

/**
 * Decides what a command leads to; never changes the state. Every event it returns can be given to `evolve`.
 * Refusals: {@link Refusal}; a command of the wrong side, in the wrong phase or too late, an illegal play, an
 * action of the cube that the rules do not allow.
 */
export function decide(state: MatchState, command: Command): Decision {
  switch (command.type) {
    case 'requestRoll': {
      const { side } = command;
      return allowIf(turnRefusal(state, 'before-roll', side), { type: 'rollRequested', side });
    }
    case 'play':
      return decidePlay(state, command.side, command.moves);
    case 'double': {
      const { side } = command;
      return allowIf(pendingRefusal(state) ?? doubleRefusal(state, side) ?? lateRefusal(state, side), {
        type: 'doubled',
        side,
      });
    }
    case 'take':
      return allowIf(turnRefusal(state, 'doubled', command.side), { type: 'taken', side: command.side });
    case 'pass':
      return allowIf(turnRefusal(state, 'doubled', command.side), { type: 'passed', side: command.side });
    case 'beaver':
    case 'raccoon':
      return decideRaise(state, command.side, command.type);
    case 'resign': {
      const { side, kind } = command;
      return allowIf(resignRefusal(state, side, kind) ?? lateRefusal(state, side), {
        type: 'resignationOffered',
        side,
        kind,
      });
    }
    case 'resignMatch':
      return allowIf(runningRefusal(state), { type: 'matchResigned', side: command.side });
    case 'acceptResignation':
      return allowIf(answerRefusal(state, command.side), {
        type: 'resignationAccepted',
        side: command.side,
      });
    case 'declineResignation':
      return allowIf(answerRefusal(state, command.side), {
        type: 'resignationDeclined',
        side: command.side,
      });
    case 'nextGame':
      return state.phase === 'game-over' ? ok([nextGameStarted(state)]) : err(wrongPhase(state));
    case 'closeSession':
      return allowIf(closeRefusal(state), { type: 'sessionClosed', side: command.side });
    case 'openingThrown':
      return decideOpening(state, command);
    case 'rolled':
      return decideRolled(state, command);
    case 'readClock':
      return allowIf(readingRefusal(state, command.atMs), { type: 'clockRead', atMs: command.atMs });
    case 'resumeClock':
      return allowIf(readingRefusal(state, command.atMs), { type: 'clockResumed', atMs: command.atMs });
    case 'flag':
      return allowIf(flagRefusal(state, command.side), { type: 'flagged', side: command.side });
    case 'forfeit': {
      const { side, reason } = command;
      return allowIf(runningRefusal(state), { type: 'forfeited', side, reason });
    }
    case 'cancelGame':
      return allowIf(runningRefusal(state), { type: 'gameCancelled' });
    default:
      return assertNever(command);
  }
}

function allowIf(refusal: Refusal | null, event: MatchEvent): Decision {
  return refusal === null ? ok([event]) : err(refusal);
}

function wrongPhase(state: MatchState): MatchRefusal {
  return { code: 'WRONG_PHASE', phase: state.phase };
}

/** Nothing but its answer follows an offer to resign ([MA-13]). */
function pendingRefusal(state: MatchState): MatchRefusal | null {
  return state.resignation === null ? null : { code: 'RESIGN_PENDING', by: state.resignation.side };
}

/** A side whose time was up at the last reading does nothing more. */
function lateRefusal(state: MatchState, side: Side): MatchRefusal | null {
  return outOfTime(state) === side ? { code: 'CLOCK_TIME_UP', side } : null;
}

/** Why `side` may not act as the decider of `phase`; `null` if it may. */
function turnRefusal(state: MatchState, phase: MatchPhase, side: Side): MatchRefusal | null {
  if (state.phase !== phase) return wrongPhase(state);
  const pending = pendingRefusal(state);
  if (pending !== null) return pending;
  const decider = deciderOf(state);
  if (decider !== null && decider !== side) return { code: 'NOT_YOUR_TURN', side: decider };
  return lateRefusal(state, side);
}

/** Why `side` may not answer a resignation. */
function answerRefusal(state: MatchState, side: Side): MatchRefusal | null {
  if (state.resignation === null) return { code: 'RESIGN_NOT_OFFERED' };
  const decider = deciderOf(state);
  if (decider !== null && decider !== side) return { code: 'NOT_YOUR_TURN', side: decider };
  return lateRefusal(state, side);
}

function runningRefusal(state: MatchState): MatchRefusal | null {
  return state.phase === 'game-over' || state.phase === 'match-over' ? wrongPhase(state) : null;
}

function closeRefusal(state: MatchState): MatchRefusal | null {
  if (state.settings.length !== null) return { code: 'SESSION_IS_MATCH' };
  if (state.phase !== 'game-over' && !isBeforeFirstDice(state)) return wrongPhase(state);
  return pendingRefusal(state);
}

function readingRefusal(state: MatchState, atMs: number): MatchRefusal | null {
  if (state.settings.clock.kind === 'none') return { code: 'CLOCK_NONE' };
  const running = runningRefusal(state);
  if (running !== null) return running;
  if (!Number.isSafeInteger(atMs) || atMs < 0) return { code: 'CLOCK_NOT_A_TIME' };
  const { readAtMs } = state.clock;
  return atMs < readAtMs ? { code: 'CLOCK_WENT_BACK', readAtMs } : null;
}

function flagRefusal(state: MatchState, side: Side): MatchRefusal | null {
  if (state.settings.clock.kind === 'none') return { code: 'CLOCK_NONE' };
  return outOfTime(state) === side ? null : (runningRefusal(state) ?? { code: 'CLOCK_TIME_LEFT', side });
}

function decidePlay(state: MatchState, side: Side, moves: readonly CheckerMoveText[]): Decision {
  if (state.phase !== 'to-play') return err(wrongPhase(state));
  const refusal = turnRefusal(state, 'to-play', side);
  if (refusal !== null) return err(refusal);
  const play = findPlay(
    state.settings.rules,
    boardOf(state, side),
    state.roll,
    moves,
    turnContext(state, side),
  );
  return play.ok ? ok([{ type: 'played', side, moves: play.value.moves }]) : play;
}

function decideRaise(state: MatchState, side: Side, answer: 'beaver' | 'raccoon'): Decision {
  if (state.phase !== 'doubled') return err(wrongPhase(state));
  const refusal = turnRefusal(state, 'doubled', side) ?? raiseRefusal(state, answer);
  return allowIf(refusal, { type: answer === 'beaver' ? 'beavered' : 'raccooned', side });
}

function decideOpening(state: MatchState, command: Command & { type: 'openingThrown' }): Decision {
  if (state.phase !== 'opening') return err(wrongPhase(state));
  const opening = judgeOpening(command.throws);
  return opening.ok ? ok([{ type: 'openingThrown', throws: command.throws }]) : opening;
}

function decideRolled(state: MatchState, command: Command & { type: 'rolled' }): Decision {
  const { side, roll } = command;
  if (state.phase !== 'rolling') return err(wrongPhase(state));
  if (state.onRoll !== side) return err({ code: 'NOT_YOUR_TURN', side: state.onRoll });
  return isRoll(roll) ? ok([{ type: 'rolled', side, roll }]) : err({ code: 'ROLL_NOT_DICE' });
}

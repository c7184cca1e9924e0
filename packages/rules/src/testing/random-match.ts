import { invariant } from '@nardy/result';
import { outOfTime } from '../clock.ts';
import { canDouble, cubeAnswers } from '../cube.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { beginMatch } from '../match.ts';
import type { Command, MatchEvent, MatchSettings, MatchState } from '../match-types.ts';
import type { Roll } from '../play.ts';
import { legalPlays } from '../plays.ts';
import { resignationKinds, resignRefusal } from '../resign.ts';
import { opponentOf, SIDES, type Side } from '../side.ts';
import { boardOf, deciderOf, turnContext } from '../turn.ts';
import { randomRoll } from './random-game.ts';

/** How a random match goes on. */
export interface RandomHabits {
  /** Chance in 100 to double where it is possible. */
  readonly doubling: number;
  /** Chance in 1000, at every decision, to offer a resignation or give up the match. */
  readonly resigning: number;
  /** The clock is read before every decision, after a random time below this. */
  readonly thinkingMs: number;
}

const PLAIN: RandomHabits = { doubling: 20, resigning: 0, thinkingMs: 0 };

/** A whole number from 0 to `count` − 1. */
function below(count: number, random: () => number): number {
  return Math.floor(random() * count);
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[below(list.length, random)];
  invariant(item !== undefined, 'the list is not empty');
  return item;
}

function randomThrows(random: () => number): readonly Roll[] {
  const throws: Roll[] = [];
  for (;;) {
    const roll = randomRoll(random);
    throws.push(roll);
    if (roll[0] !== roll[1]) return throws;
  }
}

function randomResignation(state: MatchState, side: Side, random: () => number): Command | null {
  if (below(20, random) === 0) return { type: 'resignMatch', side };
  const { kind } = pick(resignationKinds(state), random);
  return resignRefusal(state, side, kind) === null ? { type: 'resign', side, kind } : null;
}

/** A command that is legal in this state, chosen at random; `null` when the match is over. */
export function randomCommand(
  state: MatchState,
  random: () => number,
  habits: RandomHabits = PLAIN,
): Command | null {
  const decider = deciderOf(state);
  if (decider !== null && state.resignation !== null) {
    return { type: below(3, random) === 0 ? 'acceptResignation' : 'declineResignation', side: decider };
  }
  if (decider !== null && below(1000, random) < habits.resigning) {
    const resignation = randomResignation(state, decider, random);
    if (resignation !== null) return resignation;
  }
  switch (state.phase) {
    case 'opening':
      return { type: 'openingThrown', throws: randomThrows(random) };
    case 'before-roll': {
      const doubles = canDouble(state, state.onRoll) && below(100, random) < habits.doubling;
      return { type: doubles ? 'double' : 'requestRoll', side: state.onRoll };
    }
    case 'rolling':
      return { type: 'rolled', side: state.onRoll, roll: randomRoll(random) };
    case 'to-play': {
      const { onRoll, roll, settings } = state;
      const plays = legalPlays(settings.rules, boardOf(state, onRoll), roll, turnContext(state, onRoll));
      return { type: 'play', side: onRoll, moves: pick(plays, random).moves };
    }
    case 'doubled':
      return { type: pick(cubeAnswers(state), random), side: state.decider };
    case 'game-over':
      return { type: 'nextGame', side: pick(SIDES, random) };
    case 'match-over':
      return null;
  }
}

/** One step of a random match: the events and the state after them. */
export interface RandomStep {
  readonly before: MatchState;
  readonly command: Command;
  readonly events: readonly MatchEvent[];
  readonly after: MatchState;
}

/** Every step of a random match from its beginning; of a money session `games` games. */
export function* randomMatch(
  settings: MatchSettings,
  random: () => number,
  habits: RandomHabits = PLAIN,
  games = 1,
): Generator<RandomStep> {
  let state = beginMatch(settings);
  for (;;) {
    for (const command of nextCommands(state, random, habits, games)) {
      const events = decide(state, command);
      invariant(events.ok, `a random command is legal: ${JSON.stringify([command, events])}`);
      const after = events.value.reduce(evolve, state);
      yield { before: state, command, events: events.value, after };
      state = after;
    }
    if (state.phase === 'match-over') return;
  }
}

/** The next command; before it a reading of the clock, which may end the game instead. */
function* nextCommands(
  state: MatchState,
  random: () => number,
  habits: RandomHabits,
  games: number,
): Generator<Command> {
  const decider = deciderOf(state);
  if (decider !== null && state.settings.clock.kind !== 'none') {
    const atMs = state.clock.readAtMs + below(Math.max(1, habits.thinkingMs), random);
    const reading: Command = { type: 'readClock', atMs };
    yield reading;
    if (outOfTime(evolve(state, { type: 'clockRead', atMs })) !== null) {
      yield { type: 'flag', side: decider };
      return;
    }
  }
  if (state.phase === 'game-over' && state.settings.length === null && state.game >= games) {
    yield { type: 'closeSession', side: opponentOf('black') };
    return;
  }
  const command = randomCommand(state, random, habits);
  if (command !== null) yield command;
}

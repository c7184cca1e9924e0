import { err, invariant, ok, type Result } from '@nardy/result';
import { startingBoard } from './board.ts';
import { fullDelay, fullReserve } from './clock.ts';
import { firstCrawford, hasCrawford, isMatchPoint, nextCrawford } from './crawford.ts';
import type {
  CrawfordState,
  GameCommon,
  MatchEvent,
  MatchSettings,
  MatchState,
  SetPosition,
} from './match-types.ts';
import { canBeginAt, placedAt } from './set-position.ts';
import type { BySide, Side } from './side.ts';

/** The event a game begins with. */
export type GameStarted = Extract<MatchEvent, { readonly type: 'gameStarted' }>;

/** Why a game cannot start like this; `field` is what contradicts the settings. */
export interface GameStartRefusal {
  readonly code: 'GAME_START_IMPOSSIBLE';
  readonly field: 'game' | 'score' | 'crawford' | 'previousWinner' | 'reserveMs' | 'from';
}

/** The first event of a match. */
export function firstGameStarted(settings: MatchSettings): GameStarted {
  return {
    type: 'gameStarted',
    game: 1,
    score: { white: 0, black: 0 },
    crawford: firstCrawford(settings),
    previousWinner: null,
    reserveMs: fullReserve(settings.clock),
    from: null,
  };
}

/**
 * The first event of a match that begins at a set position and score ([MA-22]).
 *
 * @param crawfordGame - the Crawford game is played, where the score allows it.
 */
export function gameStartedAt(
  settings: MatchSettings,
  { from, score, crawfordGame }: StartingPoint,
): GameStarted {
  const states = crawfordStates(settings, score);
  const crawford = states.find((state) => state === 'now' && crawfordGame) ?? states.at(-1) ?? 'none';
  return { ...firstGameStarted(settings), score, crawford, from };
}

/** Where a match is set up to begin. */
export interface StartingPoint {
  readonly from: SetPosition;
  readonly score: BySide<number>;
  readonly crawfordGame: boolean;
}

/** A match before its first dice. */
export function beginMatch(settings: MatchSettings): MatchState {
  return startGame(settings, firstGameStarted(settings));
}

/** Who begins without an opening throw: the winner of the game before, where the rules say so ([MA-08]). */
function starterOf(settings: MatchSettings, previousWinner: Side | null): Side | null {
  return settings.rules.nextGameStarter === 'winner' ? previousWinner : null;
}

/** Any game of a match at its start, from its first event alone. */
export function startGame(settings: MatchSettings, event: GameStarted): MatchState {
  const starter = starterOf(settings, event.previousWinner);
  const common: GameCommon = {
    settings,
    score: event.score,
    game: event.game,
    crawford: event.crawford,
    previousWinner: event.previousWinner,
    board: startingBoard(settings.rules.board),
    cube: { value: 1, owner: null },
    doublesAccepted: 0,
    turns: { white: 0, black: 0 },
    starter,
    resignation: null,
    declined: null,
    lastTurnOf: null,
    clock: {
      // Without a reserve clock there is nothing to carry.
      reserveMs: settings.clock.kind === 'delay' ? event.reserveMs : fullReserve(settings.clock),
      delayLeftMs: fullDelay(settings.clock),
      heldDelayMs: 0,
      readAtMs: 0,
    },
  };
  if (event.from !== null) {
    const { onRoll, roll } = event.from;
    const game = placedAt(common, event.from);
    return roll === null
      ? { ...game, phase: 'before-roll', onRoll }
      : { ...game, phase: 'to-play', onRoll, roll };
  }
  if (starter === null) return { ...common, phase: 'opening' };
  return { ...common, phase: 'before-roll', onRoll: starter };
}

/** Whether nothing has been thrown in this game yet. */
export function isBeforeFirstDice(state: MatchState): boolean {
  if (state.phase === 'opening') return true;
  const turns = state.turns.white + state.turns.black;
  return (
    state.phase === 'before-roll' && turns === 0 && starterOf(state.settings, state.previousWinner) !== null
  );
}

/**
 * The event that follows a finished game. A draw leaves no winner to begin; a cancelled game was not played,
 * so the winner before it still begins. Reserves are carried through a match and start anew in every game of a
 * money session ([CL-07]).
 *
 * @param state - in phase `game-over`.
 */
export function nextGameStarted(state: MatchState): GameStarted {
  invariant(state.phase === 'game-over', 'the next game follows a finished one');
  const { settings, result, scoreAfter } = state;
  return {
    type: 'gameStarted',
    game: state.game + 1,
    score: scoreAfter,
    crawford: nextCrawford(settings, state.crawford, result, scoreAfter),
    previousWinner: starterOf(settings, result.ending === 'cancelled' ? state.previousWinner : result.winner),
    reserveMs: settings.length === null ? fullReserve(settings.clock) : state.clock.reserveMs,
    from: null,
  };
}

/**
 * Checks the first event of a game against the settings, without the games before it: what comes from a log
 * header. Refusal: `GAME_START_IMPOSSIBLE` with the field that cannot be.
 */
export function judgeGameStarted(
  settings: MatchSettings,
  event: GameStarted,
): Result<GameStarted, GameStartRefusal> {
  const impossible = (field: GameStartRefusal['field']): Result<never, GameStartRefusal> =>
    err({ code: 'GAME_START_IMPOSSIBLE', field });
  const { game, score, crawford, previousWinner, reserveMs, from } = event;
  if (!isCount(game) || game < 1) return impossible('game');
  const begun = game > 1 || from !== null;
  if (!inBoth(score, isCount) || (!begun && score.white + score.black > 0)) return impossible('score');
  const { length } = settings;
  if (length !== null && Math.max(score.white, score.black) >= length) return impossible('score');
  if (!crawfordStates(settings, score).includes(crawford)) return impossible('crawford');
  if (previousWinner !== null && (game === 1 || starterOf(settings, previousWinner) === null)) {
    return impossible('previousWinner');
  }
  if (from !== null && (game > 1 || !canBeginAt(settings, crawford, from))) return impossible('from');
  if (settings.clock.kind !== 'delay') return ok(event);
  const full = fullReserve(settings.clock).white;
  const carried = length !== null && game > 1;
  const isReserve = (ms: number): boolean => isCount(ms) && (carried ? ms <= full : ms === full);
  return inBoth(reserveMs, isReserve) ? ok(event) : impossible('reserveMs');
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function inBoth(values: BySide<number>, holds: (value: number) => boolean): boolean {
  return holds(values.white) && holds(values.black);
}

/** What the Crawford rule can be at this score. */
function crawfordStates(settings: MatchSettings, score: BySide<number>): readonly CrawfordState[] {
  if (!hasCrawford(settings)) return ['none'];
  if (!isMatchPoint(settings.length, score)) return ['before'];
  // Both at match point: the first to reach it had its Crawford game.
  return score.white === score.black ? ['after'] : ['now', 'after'];
}

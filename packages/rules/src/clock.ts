import { assertNever } from '@nardy/result';
import type { ClockSettings, ClockState, GameCommon, MatchState } from './match-types.ts';
import { DAY_MS } from './settings.ts';
import { type BySide, SIDES, type Side } from './side.ts';
import { deciderOf } from './turn.ts';

/** What a side has left. */
export interface TimeLeft {
  readonly reserveMs: number;
  /** Of the delay (or of the days for the turn); in full for the side whose clock stands. */
  readonly delayMs: number;
}

/** Both clocks at one moment. */
export interface ClockReading extends BySide<TimeLeft> {
  /** Whose clock runs. */
  readonly running: Side | null;
}

/** The reserves both sides have when the clocks start anew. */
export function fullReserve(clock: ClockSettings): BySide<number> {
  const reserveMs = clock.kind === 'delay' ? clock.reserveMs : 0;
  return { white: reserveMs, black: reserveMs };
}

/** The delay, or the time for the turn, that a side gets whenever the clock passes to it. */
export function fullDelay(clock: ClockSettings): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'delay':
      return clock.delayMs;
    case 'correspondence':
      return clock.daysPerTurn * DAY_MS;
    default:
      return assertNever(clock);
  }
}

/** The clock passes to the other side: its delay starts anew, what was left of this one is lost ([CL-03]). */
export function passClock(game: GameCommon): ClockState {
  return { ...game.clock, delayLeftMs: fullDelay(game.settings.clock), heldDelayMs: 0 };
}

/** A resignation asks the other side: the offerer's delay waits for it ([CL-05]). */
export function holdClock(game: GameCommon): ClockState {
  return {
    ...game.clock,
    delayLeftMs: fullDelay(game.settings.clock),
    heldDelayMs: game.clock.delayLeftMs,
  };
}

/** The offer was declined: the offerer goes on with the delay it had. */
export function returnClock(game: GameCommon): ClockState {
  return { ...game.clock, delayLeftMs: game.clock.heldDelayMs, heldDelayMs: 0 };
}

/** The clock after a reading: the time since the last one is the running side's, delay first. */
export function readClock(state: MatchState, atMs: number): ClockState {
  const { clock } = state;
  const running = deciderOf(state);
  if (running === null || state.settings.clock.kind === 'none') return { ...clock, readAtMs: atMs };
  const elapsed = atMs - clock.readAtMs;
  const ofDelay = Math.min(elapsed, clock.delayLeftMs);
  const ofReserve = Math.min(elapsed - ofDelay, clock.reserveMs[running]);
  return {
    ...clock,
    reserveMs: { ...clock.reserveMs, [running]: clock.reserveMs[running] - ofReserve },
    delayLeftMs: clock.delayLeftMs - ofDelay,
    readAtMs: atMs,
  };
}

/** The clock after time that was nobody's. */
export function skipClock(clock: ClockState, atMs: number): ClockState {
  return { ...clock, readAtMs: atMs };
}

/** The side that had no time left at the last reading. */
export function outOfTime(state: MatchState): Side | null {
  const running = deciderOf(state);
  if (running === null || state.settings.clock.kind === 'none') return null;
  return state.clock.delayLeftMs + state.clock.reserveMs[running] <= 0 ? running : null;
}

/**
 * When the running side runs out, in ms since the start of the game; `null` while no clock runs.
 * A move made at this very moment is too late.
 */
export function deadlineMs(state: MatchState): number | null {
  const running = deciderOf(state);
  if (running === null || state.settings.clock.kind === 'none') return null;
  return state.clock.readAtMs + state.clock.delayLeftMs + state.clock.reserveMs[running];
}

/**
 * Both clocks as they stand at `atMs`, for display; nothing is charged. `null` in a match without clock.
 *
 * @param atMs - ms since the start of the game; earlier than the last reading counts as that reading.
 */
export function clockAt(state: MatchState, atMs: number): ClockReading | null {
  const { clock } = state.settings;
  if (clock.kind === 'none') return null;
  const running = deciderOf(state);
  const { reserveMs, delayLeftMs } = readClock(state, Math.max(atMs, state.clock.readAtMs));
  const [white, black] = SIDES.map((side) => ({
    reserveMs: reserveMs[side],
    delayMs: side === running ? delayLeftMs : fullDelay(clock),
  })) as [TimeLeft, TimeLeft];
  return { running, white, black };
}

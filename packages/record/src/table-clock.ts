import { deadlineMs, deciderOf, type MatchState } from '@nardy/rules';
import type { TableState } from './table.ts';

/** Whether time runs for somebody at the table: a clock, a side to decide, all three seals, no end. */
export function clockRuns({ match, log }: TableState): boolean {
  if (match === null || log.end !== null || match.settings.clock.kind === 'none') return false;
  const { S, A, B } = log.chains;
  return S !== null && A !== null && B !== null && deciderOf(match) !== null;
}

/** When the side to decide runs out of time, ms since 1970: the moment to send a `time` request; `null` while no clock runs. */
export function deadlineUnixMs(table: TableState): number | null {
  const { match, startedUnix } = table;
  const at = match !== null && clockRuns(table) ? deadlineMs(match) : null;
  return at === null || startedUnix === null ? null : startedUnix * 1000 + at;
}

/** A moment on the game's own clock, which counts ms from its `unixtime`; never before the last reading. */
export function gameMs({ match, startedUnix }: TableState, unixMs: number): number {
  return Math.max(match?.clock.readAtMs ?? 0, Math.floor(unixMs) - (startedUnix ?? 0) * 1000);
}

/** A turn is asked for and played: so much of each at most, a second of the turn. */
export const MOST_LAG_MS = 500;

/** How much of the way of a request is not read: never of the delay, which bears it by itself ([CL-14]). */
export function lagCredit({ clock, settings }: MatchState, nowMs: number, lagMs: number): number {
  if (settings.clock.kind !== 'delay') return 0;
  const ofReserveMs = nowMs - clock.readAtMs - clock.delayLeftMs;
  return Math.max(0, Math.min(MOST_LAG_MS, Math.floor(lagMs), ofReserveMs));
}

import type { MatchState } from '@nardy/rules';

/**
 * The earliest second in which a game can be said to have ended: its first, or that of the last reading of its
 * clock. A reading that leaps forward thus has to be told by the `end` line too, for all to see.
 */
export function earliestEndUnix(startedUnix: number, match: MatchState): number {
  return startedUnix + Math.floor(match.clock.readAtMs / 1000);
}

/** What an `end` line written now says. */
export function endUnix(startedUnix: number, match: MatchState, unixMs: number): number {
  return Math.max(Math.floor(unixMs / 1000), earliestEndUnix(startedUnix, match));
}

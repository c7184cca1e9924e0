import { type BySide, opponentOf, type Side } from '@nardy/rules';

const MINUTE_MS = 60_000;
/** How long a match that was left counts against its device. */
export const REMEMBERED_MS = 86_400_000;
/** How long after the last of them it has to wait, by how many they are: lines break, so the first costs nothing. */
const PAUSES_MS = [0, 0, 1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);

/** The device against which it counts that `side` has left; `null`: not known, or both players are at it. */
export function leaverOf(devices: BySide<string | null>, side: Side): string | null {
  return devices[side] === devices[opponentOf(side)] ? null : devices[side];
}

/**
 * Whole seconds until a device may sit down with other people; 0: it may now.
 *
 * @param leftMs - when it left matches, in order; those of more than a day ago do not count.
 */
export function pauseSeconds(leftMs: readonly number[], nowMs: number): number {
  const counted = leftMs.filter((at) => at > nowMs - REMEMBERED_MS);
  const pauseMs = PAUSES_MS[Math.min(counted.length, PAUSES_MS.length - 1)] ?? 0;
  const endMs = (counted.at(-1) ?? 0) + pauseMs;
  return Math.max(0, Math.ceil((endMs - nowMs) / 1_000));
}

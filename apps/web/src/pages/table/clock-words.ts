import type { ClockView } from '@nardy/session';
import { say } from '../../app/words.ts';
import { clockText, daysAndHours, delayText } from './clock-text.ts';

const DAY_MS = 86_400_000;

/** The reserve as the clock shows it; by correspondence the time for the turn, with its days. */
export function reserveWords({ reserveMs, delayMs }: ClockView): string {
  if (reserveMs !== null) return clockText(reserveMs);
  if (delayMs < DAY_MS) return clockText(delayMs);
  const { days, hours } = daysAndHours(delayMs);
  return say('clock.days', { n: days, time: hours });
}

/** What is left of the delay, apart from the reserve; `null` where there is none. */
export function delayWords({ reserveMs, delayMs }: ClockView): string | null {
  return reserveMs === null || delayMs <= 0 ? null : delayText(delayMs);
}

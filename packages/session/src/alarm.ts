import { spokenOf } from '@nardy/i18n';
import { clockAt, type TimeLeft } from '@nardy/rules';
import type { Model } from './model.ts';
import type { Next } from './next.ts';
import { matchOf } from './scene.ts';
import { announce } from './shown.ts';
import { ownDecider } from './user.ts';

/** Seconds of reserve at which the player is told. */
const ALARM_SECONDS: readonly number[] = [30, 10];

/** Sets the timer for the next time the viewer's own reserve must be spoken of, or takes it away. */
export function setAlarm(model: Model, atMs: number): Next {
  const left = ownTime(model, atMs);
  if (left === null) return [model, [{ type: 'clearTimer', timer: 'clock' }]];
  const next = ALARM_SECONDS.find((seconds) => left.reserveMs > seconds * 1000);
  if (next === undefined) return [model, [{ type: 'clearTimer', timer: 'clock' }]];
  const inMs = left.delayMs + left.reserveMs - next * 1000;
  return [model, [{ type: 'setTimer', timer: 'clock', atMs: atMs + inMs }]];
}

/** The reserve has come down to a mark: a sound, a word, and the timer for the next mark. */
export function soundAlarm(model: Model, atMs: number): Next {
  const left = ownTime(model, atMs);
  if (left === null || left.delayMs > 0) return setAlarm(model, atMs);
  const seconds = Math.ceil(left.reserveMs / 1000);
  const told = announce(model, 'assertive', spokenOf('spoken.reserve', { n: seconds }));
  const [, timer] = setAlarm(told, atMs);
  return [told, [{ type: 'sound', sound: 'low-time' }, ...timer]];
}

/** What is left to the side of this client whose reserve clock runs. */
function ownTime(model: Model, atMs: number): TimeLeft | null {
  const match = matchOf(model);
  const side = ownDecider(model);
  if (match?.settings.clock.kind !== 'delay' || side === null) return null;
  const startedMs = (model.game?.table.startedUnix ?? 0) * 1000;
  const reading = clockAt(match, atMs + model.serverAheadMs - startedMs);
  return reading?.running === side ? reading[side] : null;
}

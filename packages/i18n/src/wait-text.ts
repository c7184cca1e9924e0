import type { Text } from './translate.ts';
import { textOf } from './words.ts';

/** How long there is to wait, in whole minutes, one begun as one: «5 мин», «3 ч 59 мин». */
export function waitText(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return textOf('refusal.minutes', { minutes });
  return textOf('refusal.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

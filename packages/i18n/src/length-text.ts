import type { Text } from './translate.ts';
import { textOf } from './words.ts';

/** How long is played: to so many points, or, for `null`, for money. */
export function lengthText(length: number | null): Text {
  return length === null ? textOf('header.money') : textOf('header.length', { n: length });
}

import { type Params, positionWords, translateFrom } from '@nardy/i18n';
import type { Side } from '@nardy/rules';
import { locale } from '../../app/preferences.ts';

/** A phrase of the position page in the language of the page. */
export function sayPosition(key: keyof typeof positionWords, params?: Params): string {
  return translateFrom(positionWords, locale.value, key, params);
}

/** A side by its colour. */
export function sayColour(side: Side): string {
  return sayPosition(`position.${side}`);
}

import { type Params, type TaughtKey, teachWords, translateFrom } from '@nardy/i18n';
import { locale } from '../../app/preferences.ts';

/** A phrase of the rules pages and the lessons in the language of the page. */
export function teach(key: TaughtKey, params?: Params): string {
  return translateFrom(teachWords, locale.value, key, params);
}

/** The key if there is such a phrase. */
export function taughtKey(key: string): TaughtKey | null {
  return Object.hasOwn(teachWords, key) ? (key as TaughtKey) : null;
}

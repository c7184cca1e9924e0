import { type Params, type SpokenKey, saySpoken, spokenOf, type Text, textTableWords } from '@nardy/i18n';
import { locale } from '../../../app/preferences.ts';

/** A phrase of the table as text in the language of the page. */
export function word(key: SpokenKey, params?: Params): string {
  return aloud(spokenOf(key, params));
}

/** What the session says at the table as text. */
export function aloud(text: Text): string {
  return saySpoken(locale.value, text, textTableWords);
}

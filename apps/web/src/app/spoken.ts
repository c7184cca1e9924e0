import { saySpoken, saySpokenPart, type Text } from '@nardy/i18n';
import { locale } from './preferences.ts';

/** Something for the ear in the language of the page; its words come with the table. */
export function sayAloud(text: Text): string {
  return saySpoken(locale.value, text);
}

/** The same as part of a sentence, for the eye as well. */
export function sayPart(text: Text): string {
  return saySpokenPart(locale.value, text);
}

import type { Catalogue, Locale } from './catalogue.ts';
import { numeralWords } from './numeral-words.ts';
import { spokenWords } from './spoken-words.ts';
import type { textTableWords } from './text-table-words.ts';
import { type Params, type Text, translateFrom } from './translate.ts';
import { WORDS } from './words.ts';

/** A key of what is said rather than shown. These words come with the table and not with the first page. */
export type SpokenKey = keyof typeof spokenWords | keyof typeof textTableWords;

const SPOKEN: Catalogue = { ...WORDS, ...numeralWords, ...spokenWords };

/** Something to be said; the key is checked. */
export function spokenOf(key: SpokenKey, params?: Params): Text {
  return params === undefined ? { key } : { key, params };
}

/** A text of the product as it is spoken: whole sentences, each with a capital letter. */
export function saySpoken(locale: Locale, text: Text, more: Catalogue = {}): string {
  return (
    saySpokenPart(locale, text, more)
      // A sentence within a sentence has ended already.
      .replace(/([.!?])\./g, '$1')
      .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  );
}

/** A text to be spoken within a sentence. */
export function saySpokenPart(locale: Locale, text: Text, more: Catalogue = {}): string {
  return translateFrom({ ...SPOKEN, ...more }, locale, text.key, text.params);
}

/** Several texts as one, sentence after sentence. */
export function inSentences([first, ...rest]: readonly [Text, ...Text[]]): Text {
  return rest.reduce((a, b) => spokenOf('spoken.sentences', { a, b }), first);
}

import type { Catalogue, Locale } from './catalogue.ts';
import { diceWords } from './dice-words.ts';
import { glossary } from './glossary.ts';
import { levelWords } from './level-words.ts';
import { refusalWords } from './refusal-words.ts';
import { rulesWords } from './rules-words.ts';
import { tableWords } from './table-words.ts';
import { type Params, type Text, translateFrom } from './translate.ts';
import { webWords } from './web.ts';

/** A key of one of the product's catalogues. */
export type MessageKey =
  | keyof typeof diceWords
  | keyof typeof glossary
  | keyof typeof levelWords
  | keyof typeof refusalWords
  | keyof typeof rulesWords
  | keyof typeof tableWords
  | keyof typeof webWords;

/** Every phrase of the product by key. */
export const WORDS: Catalogue = {
  ...glossary,
  ...rulesWords,
  ...tableWords,
  ...diceWords,
  ...levelWords,
  ...refusalWords,
  ...webWords,
};

/** The phrase of a key in one language, its parameters filled in. */
export function t(locale: Locale, key: MessageKey, params?: Params): string {
  return translateFrom(WORDS, locale, key, params);
}

/** A text in one language. */
export function say(locale: Locale, text: Text): string {
  return translateFrom(WORDS, locale, text.key, text.params);
}

/** A text of the product; the key is checked. */
export function textOf(key: MessageKey, params?: Params): Text {
  return params === undefined ? { key } : { key, params };
}

/** Whether the product has a phrase under this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(WORDS, key);
}

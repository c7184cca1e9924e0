import type { Catalogue, Locale } from './catalogue.ts';

/** What a phrase is filled with. A `Text` as a value is translated first. */
export type Params = Readonly<Record<string, string | number | Text>>;

/** Something to be said, before the language is known. */
export interface Text {
  /** Key of a phrase; `textOf` checks it. */
  readonly key: string;
  readonly params?: Params;
}

/** Made when first asked for, once a language: a page begins sooner without them. */
function onceALanguage<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => {
    made[locale] ??= make(locale);
    return made[locale];
  };
}

const pluralsOf = onceALanguage((locale) => new Intl.PluralRules(locale));
const numbersOf = onceALanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** Index of the form for a number: Russian one, few, many (fractions take few); English one, other. */
function pluralForm(locale: Locale, value: number): number {
  const rule = pluralsOf(locale).select(value);
  if (rule === 'one') return 0;
  if (locale === 'en') return 1;
  return rule === 'many' ? 2 : 1;
}

/** A number as the language writes it, without grouping; `−` for minus. */
export function formatNumber(locale: Locale, value: number): string {
  // Whole numbers look alike in both languages, and the first number format of a page costs a phone 50 ms.
  const written = Number.isInteger(value) ? value.toFixed() : numbersOf(locale).format(value);
  return written.replace('-', '−');
}

/**
 * The phrase of `key` in one language with its parameters filled in. A key that the catalogue lacks, or a
 * parameter that is missing, is shown by its name, so that a page never breaks over a word.
 */
export function translateFrom(
  catalogue: Catalogue,
  locale: Locale,
  key: string,
  params: Params = {},
): string {
  const phrase = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  if (phrase === undefined) return key;
  return phrase[locale].replace(
    /\{(\w+)(?::([^}]*))?\}/g,
    (whole, name: string, forms: string | undefined) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      if (forms !== undefined) {
        return forms.split('|')[pluralForm(locale, Math.abs(Number(value)))] ?? whole;
      }
      if (typeof value === 'number') return formatNumber(locale, value);
      if (typeof value === 'string') return value;
      return translateFrom(catalogue, locale, value.key, value.params);
    },
  );
}

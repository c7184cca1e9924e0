/** The languages of the product; the first is the default. */
export const LOCALES = ['ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * One phrase in both languages. `{name}` is replaced by a parameter; `{name:one|few|many}` (Russian) and
 * `{name:one|other}` (English) choose a form by the number in that parameter.
 */
export interface Phrase {
  readonly ru: string;
  readonly en: string;
}

/** Phrases of one area of the product by key. */
export type Catalogue = Readonly<Record<string, Phrase>>;

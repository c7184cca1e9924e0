import type { Catalogue, Locale } from './catalogue.ts';

const PLACES: Catalogue = {
  'bar/': { ru: 'бар/', en: 'bar/' },
  '/off': { ru: '/вых', en: '/off' },
};

/** A play in its canonical spelling as a language writes it: `бар/20 1/вых`. Anything else stays as it is. */
export function playText(locale: Locale, play: string): string {
  return play.replace(/\bbar\/|\/off\b/g, (place) => PLACES[place]?.[locale] ?? place);
}

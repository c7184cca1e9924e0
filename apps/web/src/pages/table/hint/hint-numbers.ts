import type { Locale } from '@nardy/i18n';
import type { Chances } from '../../../engine/engine-message.ts';

/** An equity or a difference of two, with its sign: +0.213, −0.041. */
export function signedText(locale: Locale, value: number): string {
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(locale, digits).format(value).replace('-', '−');
}

/** A chance in percent, to a tenth. */
export function percentText(locale: Locale, chance: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, digits).format(100 * chance);
}

/** The chances that are shown, in percent. */
export function chanceParams(
  locale: Locale,
  chances: Chances,
): Readonly<Record<'win' | 'mars' | 'lost', string>> {
  return {
    win: percentText(locale, chances.win),
    mars: percentText(locale, chances.mars),
    lost: percentText(locale, chances.lostMars),
  };
}

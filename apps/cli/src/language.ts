import { LOCALES, type Locale } from '@nardy/i18n';

/** Language of what people read. Field names and codes are never translated. */
export type Language = Locale;

/** The language that the environment asks for, as other programs of the system read it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return named !== undefined && /^ru(?:[._@-]|$)/i.test(named) ? 'ru' : 'en';
}

/** `ru`, `en`, or `null` for anything else. */
export function parseLanguage(text: string): Language | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}

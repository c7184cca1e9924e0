import type { Locale } from '@nardy/i18n';
import { RULE_SET_IDS, type RuleSetId } from '@nardy/rules';

/** A page that teaches; its name is its Russian address without the first stroke. */
export type TaughtPage =
  | 'rules'
  | 'rules/custom'
  | 'rules/glossary'
  | `rules/${RuleSetId}`
  | 'learn'
  | 'learn/setup';

/** Every page that teaches, in the order of the site map. */
export const TAUGHT_PAGES: readonly TaughtPage[] = [
  'learn',
  'learn/setup',
  'rules',
  ...RULE_SET_IDS.map((id): TaughtPage => `rules/${id}`),
  'rules/custom',
  'rules/glossary',
];

/** The address of a page that teaches: English ones begin with `/en`. */
export function taughtPath(locale: Locale, page: TaughtPage): string {
  return locale === 'en' ? `/en/${page}` : `/${page}`;
}

/** The page and language that a path means; `null` when it is none of these. */
export function taughtAt(path: string): { readonly locale: Locale; readonly of: TaughtPage } | null {
  const parts = path.split('/').filter((part) => part !== '');
  const english = parts[0] === 'en';
  const name = (english ? parts.slice(1) : parts).join('/');
  const of = TAUGHT_PAGES.find((page) => page === name);
  return of === undefined ? null : { locale: english ? 'en' : 'ru', of };
}

import type { Term } from '@nardy/i18n';

/** Where a word stands on the page of the glossary. */
export function termId(term: Term): string {
  return term.replace('.', '-');
}

import { linkedPieces } from '@nardy/i18n';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { teach } from './taught-words.ts';
import { termId } from './term-id.ts';

/** A taught text, its words of the glossary linked there; what they mean is told by the links as well. */
export function LinkedText({ text }: { readonly text: string }): JSX.Element {
  const glossary = taughtPath(locale.value, 'rules/glossary');
  return (
    <>
      {linkedPieces(text).map(({ text: words, term }) =>
        term === null ? (
          words
        ) : (
          <a key={term} class="term" href={`${glossary}#${termId(term)}`} title={teach(`explain.${term}`)}>
            {words}
          </a>
        ),
      )}
    </>
  );
}

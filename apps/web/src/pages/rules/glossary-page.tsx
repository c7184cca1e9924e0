import { glossary, LOCALES, type Locale, type Term, t } from '@nardy/i18n';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { Page } from '../../ui/page.tsx';
import { teach } from './taught-words.ts';
import { termId } from './term-id.ts';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words in the order of the alphabet of the page. */
function terms(language: Locale): readonly Term[] {
  return (Object.keys(glossary) as Term[]).sort((a, b) =>
    t(language, a, { n: 5 }).localeCompare(t(language, b, { n: 5 }), language),
  );
}

/** `/rules/glossary`: every word of the game, in both languages. */
export function GlossaryPage(): JSX.Element {
  const language = locale.value;
  const other = LOCALES.find((one) => one !== language) ?? language;
  return (
    <Page testId="glossary-page">
      <nav class="crumbs">
        <a href={taughtPath(language, 'rules')}>{teach('rules.index.title')}</a>
      </nav>
      <h1>{teach('glossary.title')}</h1>
      <p class="lead">{teach('glossary.lead')}</p>
      <dl class="card terms">
        {terms(language).map((term) => {
          return (
            <div key={term} id={termId(term)}>
              <dt>
                {capital(t(language, term, { n: 5 }))} <span lang={other}>{t(other, term, { n: 5 })}</span>
              </dt>
              <dd>{teach(`explain.${term}`)}</dd>
            </div>
          );
        })}
      </dl>
    </Page>
  );
}

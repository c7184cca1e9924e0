import { type BoardKind, RULE_SET_IDS, RULE_SETS } from '@nardy/rules';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { type TaughtPage, taughtPath } from '../../app/taught-pages.ts';
import { sayText } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { teach } from './taught-words.ts';

function Entry(props: {
  readonly page: TaughtPage;
  readonly title: string;
  readonly about: string;
}): JSX.Element {
  return (
    <li>
      <a class="entry" href={taughtPath(locale.value, props.page)}>
        <strong>{props.title}</strong>
        <span>{props.about}</span>
      </a>
    </li>
  );
}

function RuleSets({ board }: { readonly board: BoardKind }): JSX.Element {
  return (
    <section class="card">
      <h2>{sayText({ key: `option.board.${board}` })}</h2>
      <ul class="entries">
        {RULE_SET_IDS.filter((id) => RULE_SETS[id].board === board).map((id) => (
          <Entry
            key={id}
            page={`rules/${id}`}
            title={sayText({ key: `rules.${id}` })}
            about={sayText({ key: `rules.${id}.about` })}
          />
        ))}
        {board === 'long' && (
          <Entry
            page="rules/custom"
            title={teach('rules.custom.title')}
            about={sayText({ key: 'rules.custom.about' })}
          />
        )}
      </ul>
    </section>
  );
}

/** `/rules`: where to begin, and every rule set. */
export function RulesIndex(): JSX.Element {
  return (
    <Page testId="rules-page">
      <h1>{teach('rules.index.title')}</h1>
      <p class="lead">{teach('rules.index.lead')}</p>
      <div class="index-cards">
        <section class="card">
          <h2>{teach('rules.start')}</h2>
          <ul class="entries">
            <Entry page="learn" title={teach('rules.learn')} about={teach('rules.learn.about')} />
            <Entry page="learn/setup" title={teach('rules.setup')} about={teach('rules.setup.about')} />
            <Entry
              page="rules/glossary"
              title={teach('rules.glossary')}
              about={teach('rules.glossary.about')}
            />
          </ul>
        </section>
        <RuleSets board="short" />
        <RuleSets board="long" />
      </div>
    </Page>
  );
}

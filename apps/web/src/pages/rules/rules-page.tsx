import { type BoardKind, RULE_SET_IDS, RULE_SETS } from '@nardy/rules';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';

function RuleSets({ board }: { readonly board: BoardKind }): JSX.Element {
  return (
    <section class="card">
      <h2>{sayText({ key: `term.${board}` })}</h2>
      <p>{say(`web.rules.${board}`)}</p>
      <dl class="rule-sets">
        {RULE_SET_IDS.filter((id) => RULE_SETS[id].board === board).map((id) => (
          <div key={id}>
            <dt>{sayText({ key: `rules.${id}` })}</dt>
            <dd>{sayText({ key: `rules.${id}.about` })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `/rules`: the rule sets in short. */
export function RulesPage(): JSX.Element {
  return (
    <Page testId="rules-page">
      <h1>{say('web.rules.title')}</h1>
      <p class="lead">{say('web.rules.lead')}</p>
      <RuleSets board="short" />
      <RuleSets board="long" />
    </Page>
  );
}

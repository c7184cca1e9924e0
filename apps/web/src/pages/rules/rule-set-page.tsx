import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '@nardy/rules';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { proposeGame } from '../../app/proposed-game.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { sayText } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { RuleDifferences } from './rule-differences.tsx';
import { teach } from './taught-words.ts';
import { TopicSection, topicTitle } from './topic-section.tsx';
import { topicsFor } from './topics.ts';

/** `/rules/ID`: one named rule set in full. */
export function RuleSetPage({ id }: { readonly id: RuleSetId }): JSX.Element {
  const rules = RULE_SETS[id];
  const topics = topicsFor(rules);
  const name = sayText({ key: `rules.${id}` });
  return (
    <Page testId="rules-page">
      <nav class="crumbs">
        <a href={taughtPath(locale.value, 'rules')}>{teach('rules.index.title')}</a>
      </nav>
      <h1>{name}</h1>
      <p class="lead">{sayText({ key: `rules.${id}.about` })}</p>
      <div class="taught">
        <nav class="card contents" aria-label={teach('rules.contents')}>
          <h2>{teach('rules.contents')}</h2>
          <ol>
            {topics.map((topic) => (
              <li key={topic.name}>
                <a href={`#${topic.name}`}>{topicTitle(topic)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="topics">
          <p class="field-hint">
            {teach('rules.howToPlay')} <span class="keys-hint">{teach('rules.keys')}</span>
          </p>
          <RuleDifferences rules={rules} />
          {topics.map((topic) => (
            <TopicSection key={topic.name} topic={topic} rules={rules} />
          ))}
          <p>
            <button type="button" class="button button-main" onClick={() => proposeGame({ rules: id })}>
              {teach('rules.play')}
            </button>
          </p>
          <nav class="topic" aria-label={teach('rules.others')}>
            <h2>{teach('rules.others')}</h2>
            <ul class="link-list">
              {RULE_SET_IDS.filter((other) => other !== id).map((other) => (
                <li key={other}>
                  <a href={taughtPath(locale.value, `rules/${other}`)}>
                    {sayText({ key: `rules.${other}` })}
                  </a>
                </li>
              ))}
              <li>
                <a href={taughtPath(locale.value, 'rules/custom')}>{teach('rules.custom.title')}</a>
              </li>
              <li>
                <a href={taughtPath(locale.value, 'rules/glossary')}>{teach('rules.glossary')}</a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </Page>
  );
}

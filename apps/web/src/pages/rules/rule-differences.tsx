import { type Catalogue, differenceWords, type Params, translateFrom } from '@nardy/i18n';
import { RULE_SET_IDS, RULE_SETS, type RuleSet } from '@nardy/rules';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { type TaughtPage, taughtPath } from '../../app/taught-pages.ts';
import { type Difference, differencesOf } from './differences.ts';
import { topicsFor } from './topics.ts';
import '../../styles/differences.css';

/** A phrase about an option. */
export function sayDifference(key: string, params?: Params): string {
  return translateFrom(differenceWords as Catalogue, locale.value, key, params);
}

/** Where a difference is explained on the page of a rule set. */
const SECTIONS: Readonly<Partial<Record<Difference['option'], readonly string[]>>> = {
  hitAndHide: ['hide'],
  bearOffAfterHit: ['hitter-forced', 'hitter-never'],
  headOnFirstTurn: ['head-blocked', 'head-any'],
  primeRule: ['prime'],
  cube: ['cube'],
  jacoby: ['jacoby'],
  beavers: ['beaver'],
  raccoons: ['beaver'],
  autoDoubles: ['beaver'],
  crawford: ['crawford'],
};

/** The named rules that are nearest: those with the fewest other values. */
function pageOf(rules: RuleSet): TaughtPage {
  if (rules.id !== 'custom') return `rules/${rules.id}`;
  const distance = (id: (typeof RULE_SET_IDS)[number]): number => {
    const named = RULE_SETS[id];
    const options = Object.keys(named) as (keyof RuleSet)[];
    return (
      options.filter((option) => named[option] !== rules[option]).length +
      (named.board === rules.board ? 0 : 99)
    );
  };
  const nearest = [...RULE_SET_IDS].sort((a, b) => distance(a) - distance(b))[0] ?? 'international';
  return `rules/${nearest}`;
}

export interface RuleDifferencesProps {
  readonly rules: RuleSet;
  /**
   * `table` and `form`: with links to the pages where the rules are explained, in a tab of their own; in a form
   * only where something differs.
   */
  readonly at?: 'page' | 'table' | 'form';
}

/** How the rules of a table differ from the usual ones of their board, a sentence each. */
export function RuleDifferences({ rules, at = 'page' }: RuleDifferencesProps): JSX.Element | null {
  const differences = differencesOf(rules);
  const { board } = rules;
  const path = taughtPath(locale.value, pageOf(rules));
  const options = taughtPath(locale.value, 'rules/custom');
  const topics = new Set(topicsFor(rules).map(({ name }) => name));
  const target = at === 'page' ? undefined : '_blank';
  if (at === 'form' && differences.length === 0) return null;
  return (
    <section class={at === 'page' ? 'card differences' : 'differences'} data-testid="differences">
      <h2>{sayDifference('difference.title')}</h2>
      {differences.length === 0 ? (
        <p>{sayDifference(`difference.none.${board}`)}</p>
      ) : (
        <>
          <p>{sayDifference(`difference.from.${board}`)}</p>
          <ul>
            {differences.map(({ option, key, n }) => {
              const sentence = sayDifference(key, n === undefined ? {} : { n });
              const section = at === 'page' ? SECTIONS[option]?.find((name) => topics.has(name)) : option;
              return (
                <li key={option} data-testid={`difference-${option}`}>
                  {section === undefined ? (
                    sentence
                  ) : (
                    <a href={`${at === 'page' ? '' : options}#${section}`} target={target}>
                      {sentence}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {at !== 'page' && (
        <p>
          <a href={path} target="_blank" rel="noopener">
            {sayDifference('difference.more')}
          </a>
        </p>
      )}
    </section>
  );
}

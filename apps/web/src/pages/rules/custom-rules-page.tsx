import {
  BEAR_OFF_AFTER_HIT,
  type CUBE_KINDS,
  HEAD_ON_FIRST_TURN,
  HIT_AND_HIDE,
  NEXT_GAME_STARTERS,
  OPENING_ROLLS,
  PRIME_RULES,
  type RuleSet,
  SCORINGS,
} from '@nardy/rules';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { sayText } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { sentenceOf } from './differences.ts';
import { sayDifference } from './rule-differences.tsx';
import { teach } from './taught-words.ts';

type Option = Exclude<keyof RuleSet, 'id' | 'board'>;

/** The values shown; a number stands for any. */
const VALUES: Readonly<{ [K in Option]: readonly RuleSet[K][] }> = {
  hitAndHide: HIT_AND_HIDE,
  bearOffAfterHit: BEAR_OFF_AFTER_HIT,
  headOnFirstTurn: HEAD_ON_FIRST_TURN,
  primeRule: PRIME_RULES,
  lastTurn: [false, true],
  openingRoll: OPENING_ROLLS,
  nextGameStarter: NEXT_GAME_STARTERS,
  scoring: SCORINGS,
  cube: ['doubling', 'arithmetic', 'none'] satisfies readonly (typeof CUBE_KINDS)[number][],
  cubeCap: [null, 64],
  jacoby: [false, true],
  beavers: [false, true],
  raccoons: [false, true],
  autoDoubles: [0, 3],
  crawford: [true, false],
};

/** `/rules/custom`: every option of house rules, a sentence each. */
export function CustomRulesPage(): JSX.Element {
  return (
    <Page testId="custom-rules-page">
      <nav class="crumbs">
        <a href={taughtPath(locale.value, 'rules')}>{teach('rules.index.title')}</a>
      </nav>
      <h1>{teach('rules.custom.title')}</h1>
      <p class="lead">{teach('rules.custom.lead')}</p>
      <div class="card options">
        {(Object.keys(VALUES) as Option[]).map((option) => (
          <section key={option} id={option}>
            <h2>{sayText({ key: `option.${option}` })}</h2>
            <ul>
              {VALUES[option].map((value) => {
                const { key, n } = sentenceOf(option, value);
                return <li key={String(value)}>{sayDifference(key, n === undefined ? {} : { n })}</li>;
              })}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

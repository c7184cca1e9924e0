import { differenceWords } from '@nardy/i18n';
import { parseRules, RULE_SET_IDS, RULE_SETS, type RuleSet, SCORINGS } from '@nardy/rules';
import { expect, test } from 'vitest';
import { differencesOf, sentenceOf } from './differences.ts';

function keysOf(text: string): readonly string[] {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  return differencesOf(rules.value).map(({ key, n }) => (n === undefined ? key : `${key} ${n}`));
}

test.each<[rules: string, keys: readonly string[]]>([
  ['international', []],
  ['long', []],
  [
    'caucasian',
    [
      'difference.hitAndHide.forbidden-in-home',
      'difference.bearOffAfterHit.if-forced',
      'difference.scoring.oin-mars',
      'difference.cube.none',
    ],
  ],
  ['dave', ['difference.scoring.flat']],
  ['long-classic', ['difference.headOnFirstTurn.any-double', 'difference.scoring.four-tier']],
  ['international+cubeCap:64+autoDoubles:2', ['difference.cubeCap.set 64', 'difference.autoDoubles.some 2']],
  ['long+lastTurn:true+primeRule:free', ['difference.primeRule.free', 'difference.lastTurn.true']],
])('%s', (rules, keys) => expect(keysOf(rules)).toEqual(keys));

test('an option that means nothing beside the others is no difference', () => {
  const rules: RuleSet = { ...RULE_SETS.casual, crawford: false, jacoby: true };
  expect(differencesOf(rules).map(({ option }) => option)).toEqual(['scoring', 'cube']);
});

test('every sentence has words', () => {
  const all = [
    ...RULE_SET_IDS.flatMap((id) => differencesOf(RULE_SETS[id])),
    ...SCORINGS.map((value) => sentenceOf('scoring', value)),
    ...[true, false].flatMap((value) =>
      (['jacoby', 'beavers', 'raccoons', 'crawford', 'lastTurn'] as const).map((option) =>
        sentenceOf(option, value),
      ),
    ),
    ...[null, 8].map((value) => sentenceOf('cubeCap', value)),
    ...[0, 2].map((value) => sentenceOf('autoDoubles', value)),
  ];
  for (const { key } of all) expect(Object.keys(differenceWords)).toContain(key);
});

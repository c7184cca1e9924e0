import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard } from './board.ts';
import { legalPlays } from './plays.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { anyBoard, anyRoll } from './testing/arbitraries.ts';
import { naiveResults } from './testing/naive-plays.ts';

const customs: readonly [string, RuleSet][] = [
  ['hit and hide forbidden everywhere', { ...RULE_SETS.international, hitAndHide: 'forbidden' }],
  ['bear-off after a hit only if forced', { ...RULE_SETS.international, bearOffAfterHit: 'if-forced' }],
  [
    'both forbidden everywhere',
    { ...RULE_SETS.international, hitAndHide: 'forbidden', bearOffAfterHit: 'forbidden' },
  ],
  ['long, prime free, no head exception', { ...RULE_SETS.long, primeRule: 'free', headOnFirstTurn: 'never' }],
];
const named = RULE_SET_IDS.map((id): [string, RuleSet] => [id, RULE_SETS[id]]);

describe.each([...named, ...customs])('%s', (_, rules) => {
  test.each(['all', 'home'] as const)('the same plays as the naive generator, checkers on %s', (where) => {
    fc.assert(
      fc.property(anyBoard(rules.board, where), anyRoll, fc.boolean(), (board, roll, firstTurn) => {
        const plays = legalPlays(rules, board, roll, { firstTurn });
        const found = plays.map((play) => formatBoard(play.board)).sort();
        expect(found).toEqual(naiveResults(rules, board, roll, firstTurn));
      }),
      { numRuns: 60 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, formatBoard } from './board.ts';
import type { Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import {
  anyBoard,
  anyDoublet,
  anyHeadBoard,
  anyHomeBoard,
  anyRoll,
  anyRowBoard,
} from './testing/arbitraries.ts';
import { naiveResults } from './testing/naive-plays.ts';

const { international, long } = RULE_SETS;
const customs: readonly [string, RuleSet][] = [
  ['hit and hide forbidden everywhere', { ...international, hitAndHide: 'forbidden' }],
  ['bear-off after a hit only if forced', { ...international, bearOffAfterHit: 'if-forced' }],
  ['both forbidden everywhere', { ...international, hitAndHide: 'forbidden', bearOffAfterHit: 'forbidden' }],
  ['long, prime free, no head exception', { ...long, primeRule: 'free', headOnFirstTurn: 'never' }],
];
const named = RULE_SET_IDS.map((id): [string, RuleSet] => [id, RULE_SETS[id]]);

describe.each([...named, ...customs])('%s', (_, rules) => {
  const boards: readonly [string, fc.Arbitrary<Board>][] =
    rules.board === 'short'
      ? [
          ['any', anyBoard('short')],
          ['home', anyHomeBoard()],
        ]
      : [
          ['any', anyBoard('long')],
          ['row', anyRowBoard()],
          ['head', anyHeadBoard()],
        ];
  const rolls: readonly [string, fc.Arbitrary<Roll>][] = [
    ['any roll', anyRoll],
    ['doublet', anyDoublet],
  ];
  const cases = boards.flatMap(([where, board]) =>
    rolls.map(([which, roll]) => [where, which, board, roll] as const),
  );

  test.each(cases)(
    'the naive generator finds the same plays: %s board, %s',
    (_where, _which, boards, rolls) => {
      fc.assert(
        fc.property(boards, rolls, fc.boolean(), (board, roll, firstTurn) => {
          const plays = legalPlays(rules, board, roll, { firstTurn });
          const found = plays.map((play) => formatBoard(play.board)).sort();
          expect(found).toEqual(naiveResults(rules, board, roll, firstTurn));
        }),
        { numRuns: 15 },
      );
    },
  );
});

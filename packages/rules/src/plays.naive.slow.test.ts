import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard } from './board.ts';
import { legalPlays } from './plays.ts';
import { BEAR_OFF_AFTER_HIT, HEAD_ON_FIRST_TURN, HIT_AND_HIDE, PRIME_RULES } from './rule-set.ts';
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

const anyShortRules = fc
  .record({
    hitAndHide: fc.constantFrom(...HIT_AND_HIDE),
    bearOffAfterHit: fc.constantFrom(...BEAR_OFF_AFTER_HIT),
  })
  .map((options) => ({ ...RULE_SETS.international, ...options }));
const anyLongRules = fc
  .record({
    headOnFirstTurn: fc.constantFrom(...HEAD_ON_FIRST_TURN),
    primeRule: fc.constantFrom(...PRIME_RULES),
  })
  .map((options) => ({ ...RULE_SETS.long, ...options }));
const rolls = fc.oneof(anyRoll, anyDoublet);

describe('any options', () => {
  test.each([
    ['any short board', anyShortRules, anyBoard('short')],
    ['checkers at home', anyShortRules, anyHomeBoard()],
    ['any long board', anyLongRules, anyBoard('long')],
    ['a row of points', anyLongRules, anyRowBoard()],
    ['a full head', anyLongRules, anyHeadBoard()],
  ] as const)('the naive generator finds the same plays: %s', (_, anyRules, boards) => {
    fc.assert(
      fc.property(anyRules, boards, rolls, fc.boolean(), (rules, board, roll, firstTurn) => {
        const plays = legalPlays(rules, board, roll, { firstTurn });
        const found = plays.map((play) => formatBoard(play.board)).sort();
        expect(found).toEqual(naiveResults(rules, board, roll, firstTurn));
      }),
      { numRuns: 3000 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { firstCrawford, nextCrawford } from './crawford.ts';
import type { CrawfordState, Ending } from './match-types.ts';
import { settingsOf } from './testing/states.ts';

describe('Crawford', () => {
  test.each<[name: string, rules: unknown, length: number | null, expected: CrawfordState]>([
    ['[MA-06] a match with cube', 'international', 5, 'before'],
    ['[MA-06] two points', 'international', 2, 'before'],
    ['[MA-07] one point', 'international', 1, 'none'],
    ['[MA-07] money', 'international', null, 'none'],
    ['[MA-07] no cube', 'casual', 5, 'none'],
    ['[MA-07] switched off', { crawford: false }, 5, 'none'],
  ])('%s: %o to %s begins %s', (_, rules, length, expected) => {
    expect(firstCrawford(settingsOf(rules, length))).toBe(expected);
  });

  test.each<
    [name: string, before: CrawfordState, score: [number, number], ending: Ending, after: CrawfordState]
  >([
    ['[MA-06] nobody at match point', 'before', [3, 2], 'borne-off', 'before'],
    ['[MA-06] one side at match point', 'before', [4, 2], 'borne-off', 'now'],
    ['[MA-06] 4-0 after game 1: game 2 has no cube', 'before', [4, 0], 'passed', 'now'],
    ['[MA-06] then game 3 has', 'now', [4, 1], 'passed', 'after'],
    ['[MA-06] both at match point', 'now', [4, 4], 'borne-off', 'after'],
    ['[MA-06] never again', 'after', [4, 4], 'borne-off', 'after'],
    ['[MA-07] a drawn Crawford game was played', 'now', [4, 2], 'drawn', 'after'],
    ['[MA-07] a cancelled one was not', 'now', [4, 2], 'cancelled', 'now'],
    ['[MA-07] none stays none', 'none', [4, 2], 'borne-off', 'none'],
  ])('%s', (_, before, [white, black], ending, after) => {
    const result = { winner: null, kind: null, points: 0, ending };
    expect(nextCrawford(settingsOf('international', 5), before, result, { white, black })).toBe(after);
  });
});

import { expect, test } from 'vitest';
import { checkersInPlay, opponentInPlay } from './board.ts';
import { RULE_SET_IDS } from './rule-set.ts';
import { compareWithExact } from './testing/exact-race.ts';
import { randomMatch } from './testing/random-match.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { settingsOf } from './testing/states.ts';

const MONEY = { jacoby: true, beavers: true, raccoons: true, autoDoubles: 3 };
const CLOCK = { kind: 'delay', reserveMs: 120_000, delayMs: 3_000 } as const;

test.each(RULE_SET_IDS)('[MA-03] two hundred random matches of %s end', (id) => {
  const settings = settingsOf(id, 5, CLOCK);
  for (let seed = 1; seed <= 200; seed++) {
    const habits = { doubling: seed % 60, resigning: seed % 9, thinkingMs: 4_000 };
    let games = 0;
    for (const { after } of randomMatch(settings, seededRandom(seed), habits)) {
      if (checkersInPlay(after.board) > 15 || opponentInPlay(after.board) > 15) {
        expect.unreachable(`seed ${seed}: more than 15 checkers`);
      }
      if (after.phase === 'match-over')
        expect(Math.max(after.scoreAfter.white, after.scoreAfter.black)).toBe(5);
      games = after.game;
    }
    // Draws apart, at most nine games decide a match to five.
    expect(games).toBeLessThanOrEqual(9);
  }
});

test('[MA-04] a long money session keeps exact points', () => {
  const settings = settingsOf(MONEY, null);
  const habits = { doubling: 60, resigning: 2, thinkingMs: 0 };
  let points = { white: 0, black: 0 };
  for (const { before, after } of randomMatch(settings, seededRandom(7), habits, 300)) {
    if (after.phase !== 'game-over' || before.phase === 'game-over') continue;
    const { winner, points: won } = after.result;
    if (winner !== null) points = { ...points, [winner]: points[winner] + won };
    expect(after.scoreAfter).toEqual(points);
  }
  expect(points.white + points.black).toBeGreaterThan(300);
});

test('[CL-09] no race of up to eight checkers at home is judged wrongly', () => {
  expect(compareWithExact(8)).toBe(3002);
});

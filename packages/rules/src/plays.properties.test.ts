import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, checkersInPlay, formatBoard, opponentInPlay, pipCount } from './board.ts';
import { findPlay } from './find-play.ts';
import type { Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardAfter } from './single-move.ts';
import { anyBoard, anyHomeBoard, anyRoll } from './testing/arbitraries.ts';
import { randomGame } from './testing/random-game.ts';
import { seededRandom } from './testing/seeded-random.ts';

const everyRuleSet = RULE_SET_IDS.map((id): [string, RuleSet] => [id, RULE_SETS[id]]);

function texts(rules: RuleSet, board: Board, roll: Roll): readonly string[] {
  return legalPlays(rules, board, roll).map((play) => formatBoard(play.board));
}

describe.each(everyRuleSet)('%s', (_, rules) => {
  const boards = rules.board === 'short' ? fc.oneof(anyBoard('short'), anyHomeBoard()) : anyBoard('long');

  test('each position once; the order of the dice means nothing', () => {
    fc.assert(
      fc.property(boards, anyRoll, (board, [die1, die2]) => {
        const found = texts(rules, board, [die1, die2]);
        expect(new Set(found).size).toBe(found.length);
        expect(texts(rules, board, [die2, die1])).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  test('the moves of a play lead to its position, one die each, hits marked', () => {
    fc.assert(
      fc.property(boards, anyRoll, (board, roll) => {
        for (const play of legalPlays(rules, board, roll)) {
          let now = board;
          for (const move of play.moves) {
            expect(now[move.from]).toBeGreaterThan(0);
            expect(move.hit).toBe(move.to > 0 && now[move.to]! < 0);
            now = boardAfter(now, move);
          }
          expect(formatBoard(now)).toBe(formatBoard(play.board));
          expect(checkersInPlay(board) - checkersInPlay(play.board)).toBe(
            play.moves.filter((move) => move.to === 0).length,
          );
          expect(opponentInPlay(play.board)).toBe(opponentInPlay(board));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('written moves of a legal play find it again', () => {
    fc.assert(
      fc.property(boards, anyRoll, (board, roll) => {
        for (const play of legalPlays(rules, board, roll).slice(0, 12)) {
          const found = findPlay(rules, board, roll, play.moves.toReversed());
          expect(found).toEqual({ ok: true, value: play });
        }
      }),
      { numRuns: 30 },
    );
  });

  test('15 checkers a side through whole random games, and every game ends', () => {
    for (let seed = 1; seed <= 3; seed++) {
      let last: Board | undefined;
      for (const { board, play, plays } of randomGame(rules, seededRandom(seed))) {
        for (const { board: after } of plays) {
          expect(checkersInPlay(after)).toBeLessThanOrEqual(checkersInPlay(board));
          expect(pipCount(after)).toBeLessThanOrEqual(pipCount(board));
          expect(opponentInPlay(after)).toBe(opponentInPlay(board));
        }
        last = play.board;
      }
      expect(checkersInPlay(last!)).toBe(0);
    }
  });
});

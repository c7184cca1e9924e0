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
      { numRuns: 25 },
    );
  });

  test('the moves of a play lead to its position, one die each, hits marked', () => {
    fc.assert(
      fc.property(boards, anyRoll, (board, roll) => {
        for (const { moves, board: after } of legalPlays(rules, board, roll)) {
          let now = board;
          let possible = true;
          for (const move of moves) {
            possible &&= now[move.from]! > 0 && move.hit === (move.to > 0 && now[move.to]! < 0);
            now = boardAfter(now, move);
          }
          const off = moves.filter((move) => move.to === 0).length;
          expect({
            possible,
            board: formatBoard(now),
            off: checkersInPlay(board) - checkersInPlay(after),
            opponents: opponentInPlay(after),
          }).toEqual({ possible: true, board: formatBoard(after), off, opponents: opponentInPlay(board) });
        }
      }),
      { numRuns: 25 },
    );
  });

  test('moves run from high points to low wherever no hit binds the order', () => {
    const house = rules.hitAndHide !== 'allowed' || rules.bearOffAfterHit !== 'allowed';
    fc.assert(
      fc.property(boards, anyRoll, (board, roll) => {
        for (const { moves } of legalPlays(rules, board, roll)) {
          if (house && moves.some((move) => move.hit)) continue;
          const from = moves.map((move) => move.from);
          expect(from).toEqual(from.toSorted((a, b) => b - a));
        }
      }),
      { numRuns: 25 },
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
      { numRuns: 25 },
    );
  });

  test('15 checkers a side through whole random games, and every game ends', () => {
    for (let seed = 1; seed <= 3; seed++) {
      let last: Board | undefined;
      for (const { board, play, plays } of randomGame(rules, seededRandom(seed))) {
        const wrong = plays.filter(
          ({ board: after }) =>
            checkersInPlay(after) > checkersInPlay(board) ||
            pipCount(after) > pipCount(board) ||
            opponentInPlay(after) !== opponentInPlay(board),
        );
        expect(wrong).toEqual([]);
        last = play.board;
      }
      expect(checkersInPlay(last!)).toBe(0);
    }
  });
});

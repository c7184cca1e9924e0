import { describe, expect, test } from 'vitest';
import { facingPoint, flipBoard, formatBoard, startingBoard } from './board.ts';
import type { Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import { breaksPrimeRule } from './prime.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOf } from './testing/boards.ts';
import { expectedOf, judgementOf, type PositionRow } from './testing/position-row.ts';

const rules = RULE_SETS.long;
const anyDouble = { ...rules, headOnFirstTurn: 'any-double' } as const;
const never = { ...rules, headOnFirstTurn: 'never' } as const;
const free = { ...rules, primeRule: 'free' } as const;
const start = { own: { 24: 15 }, opponent: { 12: 15 } };
const PRIME = 'PLAY_PRIME';
const HEAD = 'PLAY_HEAD';

const rows: readonly PositionRow[] = [
  {
    why: '[LP-03] a single opposing checker closes the 9-point',
    rules,
    own: { 24: 14, 15: 1 },
    opponent: { 12: 14, 9: 1 },
    roll: [6, 3],
    all: ['24/18/15'],
    refused: { '15/9 24/21': 'PLAY_POINT_CLOSED' },
  },
  {
    why: '[LP-03] what would be a hit in short nardy is closed',
    rules,
    own: { 20: 1, 2: 14 },
    opponent: { 14: 1, 15: 14 },
    roll: [6, 5],
    all: [''],
  },
  {
    why: '[LP-04] both dice lead to a dead end: the larger',
    rules,
    own: { 20: 1, 2: 14 },
    opponent: { 9: 15 },
    roll: [6, 5],
    all: ['20/14'],
    refused: { '20/15': 'PLAY_MUST_USE_LARGER_DIE', '': 'PLAY_MUST_USE_MORE_DICE' },
  },
  {
    why: '[LP-04] the larger is closed: the smaller',
    rules,
    own: { 20: 1, 2: 14 },
    opponent: { 14: 1, 9: 14 },
    roll: [6, 5],
    all: ['20/15'],
  },
  {
    why: '[LP-04] the five only after the six: one checker plays both',
    rules,
    own: { 20: 1, 2: 14 },
    opponent: { 15: 15 },
    roll: [6, 5],
    all: ['20/14/9'],
  },
  {
    why: '[LP-05] bearing off once the last checker is home, by the next die',
    rules,
    own: { 7: 1, 6: 5, 4: 5, 2: 4 },
    opponent: { 15: 5, 14: 5, 13: 5 },
    roll: [6, 1],
    // 7/1 and 1/off is the same position as 7/6 and 6/off.
    all: ['7/6 6/off', '7/1 6/5', '7/1 4/3', '7/1 2/1'],
  },
  {
    why: '[LP-05] a six takes the highest when nothing stands on 6',
    rules,
    own: { 4: 2, 1: 2 },
    opponent: { 13: 15 },
    roll: [6, 5],
    all: ['4/off(2)'],
  },
  {
    why: '[LP-05] the four must be moved while a higher checker can move it',
    rules,
    own: { 6: 1, 3: 2 },
    opponent: { 13: 15 },
    roll: [4, 3],
    // 6/2 with the four, then 3/off, or 6/3 first and the four takes one off the 3-point.
    all: ['6/2 3/off', '6/3 3/off'],
  },
  {
    why: '[LP-06] a mixed roll takes one checker from the head, which plays both dice',
    rules,
    ...start,
    roll: [6, 5],
    firstTurn: true,
    all: ['24/18/13'],
    refused: { '24/18 24/19': HEAD },
  },
  {
    why: '[LP-06] a doublet later in the game takes one only',
    rules,
    own: { 24: 13, 20: 1, 16: 1 },
    opponent: { 12: 14, 6: 1 },
    roll: [4, 4],
    all: ['24/20 20/16(2)'],
    refused: { '24/20(2) 20/16': HEAD },
  },
  {
    why: '[LP-06] no checker at all from the head if the rest plays the roll',
    rules,
    own: { 24: 13, 20: 1, 16: 1 },
    opponent: { 12: 15 },
    roll: [2, 1],
    legal: ['20/17', '20/18 16/15', '24/22 16/15', '24/21'],
    refused: { '24/22 24/23': HEAD },
  },
  {
    why: '[LP-07] 6-6 first: two to the 18-point, where the opponent’s head stops them',
    rules,
    ...start,
    roll: [6, 6],
    firstTurn: true,
    all: ['24/18(2)'],
    refused: { '24/18': 'PLAY_MUST_USE_MORE_DICE' },
  },
  {
    why: '[LP-07] 4-4 first: two to the 16-point',
    rules,
    ...start,
    roll: [4, 4],
    firstTurn: true,
    all: ['24/16(2)'],
  },
  {
    why: '[LP-07] 3-3 first: four threes by two checkers, three and one or two and two',
    rules,
    ...start,
    roll: [3, 3],
    firstTurn: true,
    all: ['24/15 24/21', '24/18(2)'],
    refused: { '24/21(3)': HEAD, '24/15': 'PLAY_MUST_USE_MORE_DICE' },
  },
  {
    why: '[LP-07] 5-5 first: one checker plays all, no exception',
    rules,
    ...start,
    roll: [5, 5],
    firstTurn: true,
    all: ['24/4'],
    refused: { '24/14(2)': HEAD },
  },
  {
    why: '[LP-07] 1-1 first: no exception',
    rules,
    ...start,
    roll: [1, 1],
    firstTurn: true,
    all: ['24/20'],
  },
  {
    why: '[LP-07] the second side’s first turn has the exception too',
    rules,
    own: { 24: 15 },
    opponent: { 12: 14, 7: 1 },
    roll: [6, 6],
    firstTurn: true,
    all: ['24/18(2)'],
  },
  {
    why: '[LP-07] where the opponent stands on the 18-point 6-6 cannot be played',
    rules,
    own: { 24: 15 },
    opponent: { 12: 14, 18: 1 },
    roll: [6, 6],
    firstTurn: true,
    all: [''],
  },
  {
    why: '[LP-07] with all 15 on the head in a later turn there is no exception',
    rules,
    ...start,
    roll: [6, 6],
    firstTurn: false,
    all: ['24/18'],
  },
  {
    why: '[LP-08] any doublet may take two, and need not',
    rules: anyDouble,
    ...start,
    roll: [1, 1],
    firstTurn: true,
    all: ['24/20', '24/21 24/23', '24/22(2)'],
    refused: { '24/23(3)': HEAD },
  },
  {
    why: '[LP-08] a mixed roll still takes one',
    rules: anyDouble,
    ...start,
    roll: [2, 1],
    firstTurn: true,
    all: ['24/21'],
  },
  {
    why: '[LP-09] no exception: one checker, one six',
    rules: never,
    ...start,
    roll: [6, 6],
    firstTurn: true,
    all: ['24/18'],
  },
  {
    why: '[LP-10] six in a row on 5–10 with every opponent behind it',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 15 },
    roll: [2, 1],
    legal: ['24/22 10/9', '24/21'],
    refused: { '24/22 6/5': PRIME },
  },
  {
    why: '[LP-10] one opponent ahead, on its 15-point, makes the same row legal',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 14, 3: 1 },
    roll: [2, 1],
    legal: ['24/22 6/5'],
  },
  {
    why: '[LP-10] an opponent on its 10-point, past our head, is ahead as well',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 14, 20: 1 },
    roll: [2, 1],
    legal: ['24/21', '6/5 10/8'],
  },
  {
    why: '[LP-10] one opposing checker off makes it legal',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 14 },
    roll: [2, 1],
    legal: ['24/22 6/5'],
  },
  {
    why: '[LP-10] an opponent on its 23-point is behind the row',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 14, 11: 1 },
    roll: [2, 1],
    refused: { '24/22 6/5': PRIME },
  },
  {
    why: '[LP-10] seven in a row are six in a row twice: an opponent ahead of both makes them legal',
    rules,
    own: { 24: 3, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2, 5: 2 },
    opponent: { 12: 14, 4: 1 },
    roll: [1, 1],
    // Own 5–10 are the opponent's 17–22, own 4 its 16: ahead. Any four ones may follow.
    legal: ['24/23/22/21/20'],
  },
  {
    why: '[LP-11] own 20–24 and 1 are the opponent’s 8–13, a row',
    rules,
    own: { 24: 5, 23: 2, 22: 2, 21: 2, 20: 2, 2: 2 },
    opponent: { 12: 15 },
    roll: [2, 1],
    refused: { '2/1 22/20': PRIME },
    legal: ['24/21'],
  },
  {
    why: '[LP-11] own 10–15 are the opponent’s 22–24 and 1–3, no row',
    rules,
    own: { 24: 2, 15: 2, 14: 2, 13: 2, 12: 2, 11: 5 },
    opponent: { 9: 15 },
    roll: [2, 1],
    legal: ['11/10 24/22'],
  },
  {
    why: '[LP-12] six in a row during the turn do not matter',
    rules,
    own: { 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 },
    opponent: { 12: 15 },
    roll: [1, 1],
    legal: ['6/5 7/6(2) 24/23', '6/5/4 24/22'],
    refused: { '6/5 24/21': PRIME },
  },
  {
    why: '[LP-13] the five could only make six in a row on 13–18: it is lost',
    rules,
    own: { 18: 3, 17: 3, 16: 3, 15: 3, 14: 3 },
    opponent: { 12: 2, 11: 2, 10: 2, 9: 2, 7: 2, 3: 5 },
    roll: [6, 5],
    all: ['14/8'],
    refused: { '14/8 18/13': PRIME },
  },
  {
    why: '[LP-13] with the six closed as well there is no move',
    rules,
    own: { 18: 3, 17: 3, 16: 3, 15: 3, 14: 3 },
    opponent: { 12: 2, 11: 2, 10: 2, 9: 2, 8: 5, 7: 2 },
    roll: [6, 5],
    all: [''],
  },
  {
    why: '[LP-13] the smaller die is played when the larger would only break the rule',
    rules,
    own: { 18: 3, 17: 3, 16: 3, 15: 3, 14: 3 },
    opponent: { 12: 2, 11: 2, 10: 2, 9: 2, 8: 7 },
    roll: [5, 1],
    legal: ['18/17', '17/16', '16/15', '15/14'],
    refused: { '14/13': PRIME, '18/13 18/17': PRIME },
  },
  {
    why: '[LP-14] free: the row may be made and must be played',
    rules: free,
    own: { 18: 3, 17: 3, 16: 3, 15: 3, 14: 3 },
    opponent: { 12: 2, 11: 2, 10: 2, 9: 2, 7: 2, 3: 5 },
    roll: [6, 5],
    all: ['14/8 18/13'],
  },
];

test.each(rows)('$why', (row) => {
  expect(judgementOf(row)).toEqual(expectedOf(row));
});

describe('the board', () => {
  test.each([
    [24, 12],
    [13, 1],
    [12, 24],
    [1, 13],
    [19, 7],
    [6, 18],
  ])('[LP-01] own %i is the opponent’s %i', (own, opponents) => {
    expect(facingPoint('long', own)).toBe(opponents);
    expect(facingPoint('long', opponents)).toBe(own);
  });

  test('[LP-02] all on the heads, the same for both sides', () => {
    const board = startingBoard('long');
    expect(formatBoard(board)).toBe(formatBoard(boardOf({ 24: 15 }, { 12: 15 })));
    expect(formatBoard(flipBoard('long', board))).toBe(formatBoard(board));
  });

  test('[LP-07] without a context the full head means the first turn', () => {
    expect(legalPlays(rules, startingBoard('long'), [6, 6])[0]!.moves).toHaveLength(2);
    expect(legalPlays(rules, startingBoard('long'), [6, 6], { firstTurn: false })[0]!.moves).toHaveLength(1);
  });

  test('[LP-11] every row of six of the 24 points, opponents all behind', () => {
    const broken = [];
    for (let lowest = 1; lowest <= 24; lowest++) {
      const row = [0, 1, 2, 3, 4, 5].map((step) => ((lowest + step - 1) % 24) + 1);
      // The opponent's rear point outside the row, counted by the opponent.
      const rear = [24, 23, 22, 21, 20, 19, 18].find((point) => !row.includes(facingPoint('long', point)))!;
      const own = Object.fromEntries(row.map((point) => [point, 2]));
      if (breaksPrimeRule(boardOf(own, { [facingPoint('long', rear)]: 15 }))) broken.push(lowest);
    }
    // From 8 to 12 they would run on from own 12 to 13; on 7–12, the opponent's 19–24, everyone else is ahead.
    expect(broken).toEqual([1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  });

  test('[LP-10] of two rows each needs an opponent ahead of it', () => {
    // The opponent's 1–6 and 8–13, its rear checker on 7 in between or one more ahead.
    const rows = { 18: 1, 17: 1, 16: 1, 15: 1, 14: 1, 13: 1, 24: 1, 23: 1, 22: 1, 21: 1, 20: 1, 1: 1 };
    expect(breaksPrimeRule(boardOf(rows, { 19: 1, 12: 14 }))).toBe(true);
    expect(breaksPrimeRule(boardOf(rows, { 19: 1, 12: 13 }))).toBe(false);
  });

  test.each<Roll>([
    [6, 5],
    [3, 1],
  ])('[LP-03] no play of %i-%i ever hits', (die1, die2) => {
    const board = boardOf({ 24: 10, 20: 3, 15: 2 }, { 12: 9, 19: 1, 14: 1, 9: 2, 21: 2 });
    const moves = legalPlays(rules, board, [die1, die2]).flatMap((play) => play.moves);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter((move) => move.hit)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { boardFor, facingPoint, flipBoard, formatBoard, pipCount, startingBoard } from './board.ts';
import type { Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOf } from './testing/boards.ts';
import { naiveResults } from './testing/naive-plays.ts';
import { expectedOf, judgementOf, type PositionRow } from './testing/position-row.ts';

const rules = RULE_SETS.international;

const rows: readonly PositionRow[] = [
  {
    why: '[SP-04] two checkers or one, in either order',
    rules,
    own: { 24: 1, 13: 1 },
    opponent: { 1: 2 },
    roll: [6, 4],
    all: ['24/14', '24/18 13/9', '24/20 13/7', '13/3'],
    refused: { '24/19 13/8': 'PLAY_NO_SUCH_DIE', '24/18 13/7': 'PLAY_NO_SUCH_DIE' },
  },
  {
    why: '[SP-05] a made point is closed, a blot is not',
    rules,
    own: { 13: 2 },
    opponent: { 7: 2, 9: 1 },
    roll: [6, 4],
    all: ['13/9*/3'],
    refused: { '13/7 13/9': 'PLAY_POINT_CLOSED' },
  },
  {
    why: '[SP-06] every point touched has to be open: over 18 only',
    rules,
    own: { 24: 1, 6: 2 },
    opponent: { 21: 2, 3: 2 },
    roll: [6, 3],
    // 24/21 and 6/3 are closed, nothing is borne off with a checker on 24.
    all: ['24/18/15'],
  },
  {
    why: '[SP-06] both ways closed',
    rules,
    own: { 24: 1, 8: 1, 6: 2 },
    opponent: { 21: 2, 18: 2 },
    roll: [6, 3],
    refused: { '24/15': 'PLAY_POINT_CLOSED' },
    legal: ['8/2 6/3'],
  },
  {
    why: '[SP-07] a doublet is four moves',
    rules,
    own: { 13: 1, 1: 1 },
    opponent: { 24: 2 },
    roll: [2, 2],
    all: ['13/5'],
    refused: { '13/7': 'PLAY_MUST_USE_MORE_DICE', '13/3': 'PLAY_NO_SUCH_DIE' },
  },
  {
    why: '[SP-07] [SP-08] three of four where the fourth is closed',
    rules,
    own: { 8: 1, 6: 1, 4: 1 },
    opponent: { 2: 2 },
    roll: [2, 2],
    all: ['8/6 6/4(2)'],
  },
  {
    why: '[SP-08] entering with the three kills the five, so the five enters',
    rules,
    own: { 25: 1, 24: 3, 22: 1, 6: 3, 5: 2, 3: 2, 2: 3 },
    opponent: { 19: 6, 17: 3, 12: 2, 7: 2, 1: 2 },
    roll: [5, 3],
    all: ['bar/20 24/21', 'bar/20 5/2', 'bar/20 6/3'],
    refused: { 'bar/22': 'PLAY_MUST_USE_MORE_DICE' },
  },
  {
    why: '[SP-08] stopping early is refused',
    rules,
    own: { 24: 1, 6: 14 },
    opponent: { 20: 2, 18: 2 },
    roll: [6, 4],
    all: ['6/2'],
    refused: { '': 'PLAY_MUST_USE_MORE_DICE' },
  },
  {
    why: '[SP-09] either, not both: the larger',
    rules,
    own: { 20: 1, 2: 7, 1: 7 },
    opponent: { 9: 2 },
    roll: [6, 5],
    all: ['20/14'],
    refused: { '20/15': 'PLAY_MUST_USE_LARGER_DIE' },
  },
  {
    why: '[SP-09] only the smaller: the smaller',
    rules,
    own: { 20: 1, 2: 7, 1: 7 },
    opponent: { 14: 2, 9: 2 },
    roll: [6, 5],
    all: ['20/15'],
  },
  {
    why: '[SP-09] both in one order: the order does not matter',
    rules,
    own: { 20: 1, 2: 7, 1: 7 },
    opponent: { 14: 2 },
    roll: [5, 6],
    all: ['20/15/9'],
  },
  {
    why: '[SP-11] one position by two ways is one play; with a hit on one of them it is two',
    rules,
    own: { 13: 1, 1: 1 },
    opponent: { 9: 1 },
    roll: [6, 4],
    all: ['13/7/3', '13/9*/3'],
  },
  {
    why: '[SP-12] both entries closed',
    rules,
    own: { 25: 1, 18: 2, 13: 3 },
    opponent: { 22: 2, 20: 2 },
    roll: [5, 3],
    all: [''],
    refused: { '18/13': 'PLAY_BAR_FIRST', 'bar/20': 'PLAY_POINT_CLOSED' },
  },
  {
    why: '[SP-13] hits are allowed, several of them, and not compulsory',
    rules,
    own: { 24: 2, 8: 1, 6: 1 },
    opponent: { 5: 1, 3: 1 },
    roll: [3, 1],
    legal: ['6/5* 24/21', '6/3* 24/23', '8/5* 24/23', '24/20', '6/3* 8/7'],
  },
  {
    why: '[SP-13] one checker hits twice',
    rules,
    own: { 24: 2, 6: 1 },
    opponent: { 5: 1, 2: 1 },
    roll: [3, 1],
    legal: ['6/5*/2*', '6/3/2*'],
  },
  {
    why: '[SP-14] [SP-15] the four enters on 21, the six is closed on 19 and then free',
    rules,
    own: { 25: 1, 13: 5, 8: 4, 6: 5 },
    opponent: { 19: 2, 12: 5, 1: 2 },
    roll: [6, 4],
    all: ['bar/21 13/7', 'bar/21/15', 'bar/21 8/2'],
    refused: { '13/7 13/9': 'PLAY_BAR_FIRST', 'bar/19 13/9': 'PLAY_POINT_CLOSED' },
  },
  {
    why: '[SP-16] two on the bar, one entry: the six is lost',
    rules,
    own: { 25: 2, 13: 5, 8: 3 },
    opponent: { 19: 2 },
    roll: [6, 4],
    all: ['bar/21'],
    refused: { 'bar/21 13/7': 'PLAY_BAR_FIRST' },
  },
  {
    why: '[SP-16] three on the bar and a doublet: three enter, then one more move',
    rules,
    own: { 25: 3, 13: 1, 1: 1 },
    opponent: { 19: 1 },
    roll: [3, 3],
    all: ['bar/22(3) 22/19*', 'bar/22(3) 13/10'],
  },
  {
    why: '[SP-17] not with a checker on 9',
    rules,
    own: { 9: 1, 3: 1 },
    opponent: { 24: 9 },
    roll: [3, 1],
    all: ['9/6 3/2', '9/5'],
    refused: { '3/off 9/8': 'PLAY_NOT_ALL_HOME' },
  },
  {
    why: '[SP-17] the one brings the last checker home, the six then bears off',
    rules,
    own: { 7: 1, 6: 1, 1: 1 },
    opponent: { 24: 9 },
    roll: [6, 1],
    legal: ['7/6 6/off', '7/1 6/5', '7/1/off'],
  },
  {
    why: '[SP-18] [SP-21] exact, and the highest when nothing stands that high',
    rules,
    own: { 4: 1, 2: 2 },
    opponent: { 24: 9 },
    roll: [6, 2],
    all: ['4/off 2/off', '4/2 2/off'],
  },
  {
    why: '[SP-18] from 3 with a four',
    rules,
    own: { 3: 1, 2: 1, 1: 1 },
    opponent: { 24: 9 },
    roll: [4, 3],
    all: ['3/off 2/off'],
  },
  {
    why: '[SP-19] moving inside the home instead of bearing off',
    rules,
    own: { 6: 1, 4: 1, 2: 1 },
    opponent: { 24: 9 },
    roll: [2, 1],
    legal: ['6/4 2/1', '6/3', '4/2 6/5', '2/off 6/5'],
  },
  {
    why: '[SP-20] 6 and 3 with a four: 6/2',
    rules,
    own: { 6: 1, 3: 1 },
    opponent: { 24: 9 },
    roll: [4, 4],
    // After 6/2 the fours bear off from 3 and 2.
    all: ['6/2 3/off 2/off'],
  },
  {
    why: '[SP-20] nothing goes off from 3 while 6 stands and cannot move',
    rules,
    own: { 6: 1, 3: 1 },
    opponent: { 2: 2, 1: 2 },
    roll: [5, 4],
    all: [''],
    refused: { '3/off': 'PLAY_HIGHER_POINT_FIRST' },
  },
  {
    why: '[SP-21] one checker left, either die takes it: the larger counts, the position is the same',
    rules,
    own: { 2: 1 },
    opponent: { 24: 9 },
    roll: [6, 5],
    all: ['2/off'],
  },
  {
    why: '[SP-22] hit while bearing off: enter first, and home again before the next goes off',
    rules,
    own: { 25: 1, 2: 2 },
    opponent: { 24: 9 },
    roll: [6, 2],
    all: ['bar/17'],
    refused: { 'bar/19 2/off': 'PLAY_NOT_ALL_HOME', '2/off': 'PLAY_BAR_FIRST' },
  },
  {
    why: '[SP-08] [SP-23] the last checker goes off with both dice if it can, over a blot too',
    rules,
    own: { 4: 1 },
    opponent: { 3: 1 },
    roll: [4, 1],
    all: ['4/3*/off'],
  },
  {
    why: '[SP-23] the last checker off leaves three fives unused',
    rules,
    own: { 1: 1 },
    opponent: { 24: 3 },
    roll: [5, 5],
    all: ['1/off'],
  },
];

test.each(rows)('$why', (row) => {
  expect(judgementOf(row)).toEqual(expectedOf(row));
});

test.each([
  [24, 1],
  [13, 12],
  [6, 19],
])('[SP-01] own %i is the opponent’s %i', (own, opponents) => {
  expect(facingPoint('short', own)).toBe(opponents);
  expect(facingPoint('short', opponents)).toBe(own);
});

test('[SP-02] the start, the same for both sides', () => {
  const board = startingBoard('short');
  const expected = boardOf({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 });
  expect(formatBoard(board)).toBe(formatBoard(expected));
  expect(formatBoard(flipBoard('short', board))).toBe(formatBoard(board));
});

test('[SP-03] 167 pips at the start; the bar counts 25', () => {
  expect(pipCount(startingBoard('short'))).toBe(167);
  expect(pipCount(boardOf({ 25: 2, 1: 1 }))).toBe(51);
});

test('a board seen by a side and seen back', () => {
  const board = boardOf({ 25: 1, 20: 3 }, { 0: 2, 7: 4 });
  const blacks = boardFor('short', board, 'black');
  expect(formatBoard(blacks)).toBe(formatBoard(boardOf({ 25: 2, 18: 4 }, { 0: 1, 5: 3 })));
  expect(formatBoard(flipBoard('short', blacks))).toBe(formatBoard(board));
});

const openings: readonly [Roll, number][] = [
  [[1, 1], 42],
  [[2, 1], 15],
  [[2, 2], 75],
  [[3, 1], 16],
  [[3, 2], 17],
  [[3, 3], 73],
  [[4, 1], 14],
  [[4, 2], 18],
  [[4, 3], 17],
  [[4, 4], 52],
  [[5, 1], 8],
  [[5, 2], 8],
  [[5, 3], 9],
  [[5, 4], 9],
  [[5, 5], 4],
  [[6, 1], 10],
  [[6, 2], 14],
  [[6, 3], 14],
  [[6, 4], 14],
  [[6, 5], 7],
  [[6, 6], 11],
];

test.each(openings)(
  '[SP-10] [SP-11] the start with %j has %i positions, as the naive generator finds',
  (roll, count) => {
    const board = startingBoard('short');
    const found = legalPlays(rules, board, roll).map((play) => formatBoard(play.board));
    expect(found).toHaveLength(count);
    expect(found.sort()).toEqual(naiveResults(rules, board, roll, false));
  },
);

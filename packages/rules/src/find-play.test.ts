import { describe, expect, test } from 'vitest';
import { formatBoard, startingBoard } from './board.ts';
import { findPlay } from './find-play.ts';
import type { Roll } from './play.ts';
import { PLAY_REFUSAL_CODES, type PlayRefusal } from './play-refusal.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { movesOf } from './testing/play-text.ts';

const { international } = RULE_SETS;

describe('written moves', () => {
  test.each<[name: string, own: Checkers, opponent: Checkers, roll: Roll, text: string, result: string]>([
    ['a chain in one move', { 24: 1, 6: 1 }, {}, [6, 5], '24/13', '24/18 18/13'],
    ['the order is free', { 13: 1, 8: 1 }, {}, [6, 1], '8/7 13/7', '13/7 8/7'],
    ['a chain of a doublet with a second checker', { 13: 2 }, {}, [2, 2], '13/11 13/7', '13/11(2) 11/7'],
    ['off in one move', { 4: 1, 1: 1 }, { 24: 2 }, [3, 2], '4/off', '4/1 1/off'],
    ['from the bar and on', { 25: 1, 1: 1 }, {}, [4, 3], 'bar/18', 'bar/21 21/18'],
    ['over an empty point rather than a blot', { 24: 1 }, { 18: 1 }, [6, 5], '24/13', '24/19 19/13'],
    ['over a blot where there is no other way', { 24: 1 }, { 19: 2, 18: 1 }, [6, 5], '24/13', '24/18* 18/13'],
    ['over a blot by saying so', { 24: 1 }, { 18: 1 }, [6, 5], '24/18 18/13', '24/18* 18/13'],
    [
      'the way of one checker or of two, the same position',
      { 8: 2, 6: 1 },
      {},
      [2, 2],
      '8/2 8/6',
      '8/4 8/6 4/2',
    ],
  ])('%s', (_, own, opponent, roll, text, result) => {
    const board = boardOf(own, opponent);
    const found = findPlay(international, board, roll, movesOf(text));
    const same = findPlay(international, board, roll, movesOf(result));
    expect(found.ok).toBe(true);
    expect(found).toEqual(same);
  });

  test('the answer is a play of the list: marked hits, from high to low', () => {
    const board = boardOf({ 13: 1, 6: 1, 2: 1 }, { 5: 1 });
    const found = findPlay(international, board, [4, 1], movesOf('6/5 13/9'));
    expect(found.ok && found.value.moves).toEqual([
      { from: 13, to: 9, hit: false },
      { from: 6, to: 5, hit: true },
    ]);
    expect(found.ok && formatBoard(found.value.board)).toBe('a-A--A---A----------------');
  });

  test('the board is not changed', () => {
    const board = startingBoard('short');
    findPlay(international, board, [3, 1], movesOf('8/5 6/5'));
    expect(formatBoard(board)).toBe(formatBoard(startingBoard('short')));
  });
});

describe('refusals', () => {
  const start = startingBoard('short');
  const rows: readonly [name: string, PlayRefusal, ReturnType<typeof findPlay>][] = [
    [
      'a checker left on the bar',
      { code: 'PLAY_BAR_FIRST' },
      findPlay(international, boardOf({ 25: 1, 13: 2 }), [6, 1], movesOf('13/7 13/12')),
    ],
    [
      'nothing on the point',
      { code: 'PLAY_NO_CHECKER', point: 20 },
      findPlay(international, start, [6, 1], movesOf('20/14 8/7')),
    ],
    [
      'a way that no dice make',
      { code: 'PLAY_NO_SUCH_DIE', from: 24, to: 21 },
      findPlay(international, start, [6, 1], movesOf('24/21')),
    ],
    [
      'a third move',
      { code: 'PLAY_NO_SUCH_DIE', from: 6, to: 5 },
      findPlay(international, start, [3, 1], movesOf('8/5 8/7 6/5')),
    ],
    [
      'a way up the board',
      { code: 'PLAY_NO_SUCH_DIE', from: 6, to: 8 },
      findPlay(international, start, [2, 1], [{ from: 6, to: 8 }]),
    ],
    [
      'a made point',
      { code: 'PLAY_POINT_CLOSED', point: 12 },
      findPlay(international, start, [6, 1], movesOf('13/12 13/7')),
    ],
    [
      'off before all are home',
      { code: 'PLAY_NOT_ALL_HOME' },
      findPlay(international, boardOf({ 9: 1, 3: 1 }), [3, 1], movesOf('3/off 9/8')),
    ],
    [
      'off below a higher checker',
      { code: 'PLAY_HIGHER_POINT_FIRST', point: 6 },
      findPlay(international, boardOf({ 6: 1, 3: 1 }), [5, 5], movesOf('3/off')),
    ],
    [
      'one die of two: the three is left',
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 3 },
      findPlay(international, start, [5, 3], movesOf('8/3')),
    ],
    [
      'the wrong die first, so that the other is lost',
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 5 },
      findPlay(
        international,
        boardOf({ 25: 1, 24: 3, 6: 3 }, { 19: 6, 17: 3, 1: 2 }),
        [5, 3],
        movesOf('bar/22'),
      ),
    ],
    [
      'three of four, the other checker of two having gone off',
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 4, die: 3 },
      findPlay(RULE_SETS.prison, boardOf({ 6: 2, 5: 1 }, { 3: 1 }), [3, 3], movesOf('6/3(2) 3/off')),
    ],
    [
      'the smaller die alone',
      { code: 'PLAY_MUST_USE_LARGER_DIE', die: 6 },
      findPlay(international, boardOf({ 20: 1, 1: 1 }, { 9: 2 }), [6, 5], movesOf('20/15')),
    ],
    [
      'hit and hide',
      { code: 'PLAY_HIT_AND_HIDE', point: 3 },
      findPlay(RULE_SETS.caucasian, boardOf({ 24: 1, 6: 1, 3: 2 }, { 5: 1 }), [2, 1], movesOf('6/5/3')),
    ],
    [
      'the hitter off',
      { code: 'PLAY_HITTER_BEAR_OFF' },
      findPlay(RULE_SETS.prison, boardOf({ 4: 1, 1: 3 }, { 2: 1 }), [2, 2], movesOf('4/2/off')),
    ],
    [
      'two from the head',
      { code: 'PLAY_HEAD' },
      findPlay(RULE_SETS.long, startingBoard('long'), [6, 5], movesOf('24/18 24/19')),
    ],
    [
      'six in a row',
      { code: 'PLAY_PRIME' },
      findPlay(
        RULE_SETS.long,
        boardOf({ 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 }, { 12: 15 }),
        [2, 1],
        movesOf('24/22 6/5'),
      ),
    ],
    [
      'off by one die, where only two dice over a blot would do',
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 1 },
      findPlay(international, boardOf({ 3: 1, 1: 1 }, { 2: 1, 4: 3 }), [4, 1], movesOf('3/off')),
    ],
    [
      'over one blot or the other',
      { code: 'PLAY_AMBIGUOUS', from: 24, to: 13 },
      findPlay(international, boardOf({ 24: 1 }, { 19: 1, 18: 1 }), [6, 5], movesOf('24/13')),
    ],
  ];

  test.each(rows)('%s', (_, error, found) => expect(found).toEqual({ ok: false, error }));

  test('every code has a row', () => {
    expect([...new Set(rows.map(([, { code }]) => code))].sort()).toEqual([...PLAY_REFUSAL_CODES].sort());
  });

  test('no move where there are moves, any move where there is none', () => {
    expect(findPlay(international, start, [6, 1], [])).toEqual({
      ok: false,
      error: { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: null },
    });
    const shut = boardOf({ 25: 1, 13: 2 }, { 22: 2, 20: 2 });
    expect(findPlay(international, shut, [5, 3], []).ok).toBe(true);
    expect(findPlay(international, shut, [5, 3], movesOf('13/8')).ok).toBe(false);
  });
});

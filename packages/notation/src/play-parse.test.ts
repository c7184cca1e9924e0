import { formatBoard, legalPlays, RULE_SETS } from '@nardy/rules';
import { anyBoard, anyDoublet, anyHomeBoard, anyRoll } from '@nardy/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlay } from './play-format.ts';
import { parsePlay } from './play-parse.ts';

type Hop = [from: number, to: number, hit?: boolean];
const hops = (list: readonly Hop[]) => list.map(([from, to, hit = false]) => ({ from, to, hit }));

describe('reading a play', () => {
  test.each<[name: string, text: string, expected: Hop[]]>([
    [
      'no-03 capitals, repeats, off',
      'Bar/24(2) 2/Off',
      [
        [25, 24],
        [25, 24],
        [2, 0],
      ],
    ],
    [
      'no-04 a chain with a hit on the way',
      '24/18*/15',
      [
        [24, 18, true],
        [18, 15],
      ],
    ],
    [
      'plain',
      '13/7 8/7',
      [
        [13, 7],
        [8, 7],
      ],
    ],
    ['merged', '24/13', [[24, 13]]],
    [
      'Russian words',
      'бар/21 6/вых',
      [
        [25, 21],
        [6, 0],
      ],
    ],
    [
      'Russian capitals',
      'БАР/21* 6/ВЫХ(2)',
      [
        [25, 21, true],
        [6, 0],
        [6, 0],
      ],
    ],
    [
      'numbers for bar and off',
      '25/20 2/0',
      [
        [25, 20],
        [2, 0],
      ],
    ],
    [
      'commas and spaces',
      ' 13/7*,  8/7 ',
      [
        [13, 7, true],
        [8, 7],
      ],
    ],
    [
      'only the first of equal ways hits',
      '8/4*(2)',
      [
        [8, 4, true],
        [8, 4],
      ],
    ],
    [
      'a long chain',
      'bar/20*/15/10*/5',
      [
        [25, 20, true],
        [20, 15],
        [15, 10, true],
        [10, 5],
      ],
    ],
    [
      'four times',
      '6/5(4)',
      [
        [6, 5],
        [6, 5],
        [6, 5],
        [6, 5],
      ],
    ],
    ['no move: empty', '', []],
    ['no move: dash', ' — ', []],
    ['no move: Russian', 'Нет хода', []],
    ['no move: English', 'Cannot Move', []],
  ])('%s', (_, text, expected) => expect(parsePlay(text)).toEqual({ ok: true, value: hops(expected) }));

  test.each<[text: string, code: string, column?: number]>([
    ['13', 'PLAY_TEXT_UNEXPECTED', 3],
    ['13/', 'PLAY_TEXT_UNEXPECTED', 4],
    ['/7', 'PLAY_TEXT_UNEXPECTED', 1],
    ['8/5 6//5', 'PLAY_TEXT_UNEXPECTED', 7],
    ['8/5 abc', 'PLAY_TEXT_UNEXPECTED', 5],
    ['8/5x', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/5**', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/05', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/5(0)', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/5(5)', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/5(2)(2)', 'PLAY_TEXT_UNEXPECTED', 3],
    ['8/1e0', 'PLAY_TEXT_UNEXPECTED', 3],
    ['８/５', 'PLAY_TEXT_UNEXPECTED', 1],
    ['26/20', 'PLAY_TEXT_POINT', 1],
    ['off/3', 'PLAY_TEXT_POINT', 1],
    ['13/bar', 'PLAY_TEXT_POINT', 4],
    ['6/off*', 'PLAY_TEXT_POINT', 3],
    ['6*/4', 'PLAY_TEXT_POINT', 1],
    ['6/off/2', 'PLAY_TEXT_POINT', 7],
    ['6/8', 'PLAY_TEXT_DIRECTION', 3],
    ['6/6', 'PLAY_TEXT_DIRECTION', 3],
    ['13/7/9', 'PLAY_TEXT_DIRECTION', 6],
    ['6/5(4) 8/7', 'PLAY_TEXT_TOO_MANY', 8],
    ['9/8/7/6(2)', 'PLAY_TEXT_TOO_MANY', 1],
    [',', 'PLAY_TEXT_UNEXPECTED', 1],
    ['6/5 '.repeat(60), 'TEXT_TOO_LONG'],
  ])('refuses %j with %s', (text, code, column) => {
    const expected = column === undefined ? { code } : { code, column };
    expect(parsePlay(text)).toMatchObject({ ok: false, error: expected });
  });

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void parsePlay(text)));
  });
});

describe('writing a play', () => {
  test.each<[name: string, moves: Hop[], text: string]>([
    [
      'high to low',
      [
        [8, 7],
        [13, 7],
      ],
      '13/7 8/7',
    ],
    [
      'one checker joined',
      [
        [24, 18],
        [18, 13],
      ],
      '24/13',
    ],
    [
      'a hit on the way is shown',
      [
        [25, 20, true],
        [20, 16],
      ],
      'bar/20*/16',
    ],
    [
      'a hit at the end',
      [
        [24, 18],
        [18, 13, true],
      ],
      '24/13*',
    ],
    [
      'equal ways counted',
      [
        [6, 4],
        [6, 4],
      ],
      '6/4(2)',
    ],
    [
      'two chains counted',
      [
        [13, 11],
        [13, 11],
        [11, 9],
        [11, 9],
      ],
      '13/9(2)',
    ],
    [
      'equal ways, the first hits',
      [
        [8, 4, true],
        [8, 4],
      ],
      '8/4*(2)',
    ],
    [
      'a hit on the way makes ways different',
      [
        [24, 20, true],
        [24, 20],
        [20, 16],
        [20, 16],
      ],
      '24/20*/16 24/16',
    ],
    [
      'the checker that has hit stays while another can go on',
      [
        [6, 4, true],
        [6, 4],
        [4, 2],
      ],
      '6/4* 6/2',
    ],
    [
      'the same with two that go on to a blot',
      [
        [6, 5, true],
        [6, 5],
        [6, 5],
        [5, 4, true],
      ],
      '6/5*(2) 6/4*',
    ],
    [
      'the same behind one that has come from afar',
      [
        [10, 8],
        [8, 6, true],
        [8, 6],
        [6, 4],
      ],
      '10/6* 8/4',
    ],
    [
      'it goes on where nobody else is',
      [
        [6, 4, true],
        [4, 2],
        [3, 1],
      ],
      '6/4*/2 3/1',
    ],
    [
      'bearing off',
      [
        [6, 0],
        [2, 0],
      ],
      '6/off 2/off',
    ],
    [
      'in played order, joined all the same',
      [
        [6, 5],
        [13, 12],
        [5, 4],
        [12, 11],
      ],
      '13/11 6/4',
    ],
    ['no move', [], ''],
  ])('%s', (_, moves, text) => expect(formatPlay(hops(moves))).toBe(text));

  // Lists of moves that no position allows (a hit where an own checker stands) have no such spelling.
  const anyPlay = fc
    .tuple(fc.oneof(anyBoard('short'), anyHomeBoard()), fc.oneof(anyRoll, anyDoublet), fc.nat())
    .map(([board, roll, pick]) => {
      const plays = legalPlays(RULE_SETS.international, board, roll);
      return { board, play: plays[pick % plays.length]! };
    });

  test('what is written reads back to the same text', () => {
    fc.assert(
      fc.property(anyPlay, ({ play }) => {
        const text = formatPlay(play.moves);
        const read = parsePlay(text);
        expect(read.ok && formatPlay(read.value)).toBe(text);
      }),
    );
  });

  test('read from left to right it leads to the position, and every star stands where a blot is hit', () => {
    fc.assert(
      fc.property(anyPlay, ({ board, play }) => {
        const read = parsePlay(formatPlay(play.moves));
        const after = board.slice();
        for (const { from, to, hit } of read.ok ? read.value : []) {
          after[from]!--;
          expect(to > 0 && after[to] === -1).toBe(hit);
          if (hit) {
            after[to] = 0;
            after[0]!--;
          }
          if (to > 0) after[to]!++;
        }
        expect(formatBoard(after)).toBe(formatBoard(play.board));
      }),
      { numRuns: 1000 },
    );
  });
});

import { startingBoard } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { drawBoardSvg } from './board-svg.ts';
import { drawBoard } from './board-text.ts';
import { parsePosition } from './position-parse.ts';

const boardOf = (input: unknown) => {
  const position = parsePosition(input);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value.board;
};

describe('the board in text', () => {
  test('the opening position', () => {
    expect(drawBoard(startingBoard('short'))).toBe(
      [
        '+13-14-15-16-17-18-+---+19-20-21-22-23-24-+',
        '| X           O    |   | O              X |  O 167',
        '| X           O    |   | O              X |',
        '| X           O    |   | O                |',
        '| X                |   | O                |',
        '| X                |   | O                |',
        '|                  |   |                  |',
        '| O                |   | X                |',
        '| O                |   | X                |',
        '| O           X    |   | X                |',
        '| O           X    |   | X              O |',
        '| O           X    |   | X              O |  X 167',
        '+12-11-10--9--8--7-+---+-6--5--4--3--2--1-+',
      ].join('\n'),
    );
  });

  test('a tall column is numbered; the bar and what is off are shown', () => {
    const board = boardOf({ points: { 6: 7, 1: 2 }, bar: 2, opponent: { 19: 5, 12: 6 }, opponentBar: 1 });
    const rows = drawBoard(board, { mover: 'W', opponent: 'b' }).split('\n');
    expect(rows[1]).toBe('|                  | b | b                |  b 133 (3)');
    expect(rows[7]).toBe('| 6                |   | 7                |');
    expect(rows[11]).toBe('| b                | W | W              W |  W 94 (4)');
  });

  test('every row of the board is as wide, also with 15 checkers on the head', () => {
    const rows = drawBoard(startingBoard('long'), { kind: 'long' }).split('\n');
    expect(rows).toHaveLength(13);
    expect(new Set(rows.map((row) => row.slice(0, 43).length))).toEqual(new Set([43]));
    expect(rows[5]).toContain('15');
  });
});

describe('the board as a diagram', () => {
  test('all checkers are drawn, tall columns numbered, text escaped', () => {
    const svg = drawBoardSvg(startingBoard('short'), {
      roll: [3, 1],
      cube: { value: 64, owner: null },
      title: '<script>&"',
    });
    expect(svg.match(/<circle/g)).toHaveLength(30);
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('>64</text>');
    expect(drawBoardSvg(startingBoard('long')).match(/<circle/g)).toHaveLength(10);
    expect(drawBoardSvg(startingBoard('long'))).toContain('>15</text>');
  });
});

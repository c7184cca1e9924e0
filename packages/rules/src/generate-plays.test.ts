import { describe, expect, test } from 'vitest';
import { formatBoard, startingBoard } from './board.ts';
import { generatePlaysInto } from './generate-plays.ts';
import type { Die } from './play.ts';
import { BOARD_STRIDE, createPlayWorkspace, HIT_FLAG, MOVES_STRIDE } from './play-workspace.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOf, boardOfText } from './testing/boards.ts';
import { naiveResults } from './testing/naive-plays.ts';

const { international, caucasian, long } = RULE_SETS;

describe('a workspace', () => {
  test('holds boards and moves at their strides', () => {
    const workspace = createPlayWorkspace();
    const board = boardOf({ 13: 1, 1: 1 }, { 9: 1 });
    expect(generatePlaysInto(workspace, international, board, 6, 4, false)).toBe(2);
    expect(workspace).toMatchObject({ count: 2, dice: 2 });
    const boards = [0, 1].map((index) =>
      formatBoard(workspace.boards.subarray(index * BOARD_STRIDE, index * BOARD_STRIDE + 26)),
    );
    expect(boards).toEqual(['-A-A-----a----------------', 'aA-A----------------------']);
    const second = workspace.moves.subarray(MOVES_STRIDE, MOVES_STRIDE + 4);
    expect([...second]).toEqual([13, 9 | HIT_FLAG, 9, 3]);
  });

  test('with no legal move: one unchanged position, no dice', () => {
    const workspace = createPlayWorkspace();
    const board = boardOf({ 25: 1 }, { 22: 2, 20: 2 });
    expect(generatePlaysInto(workspace, international, board, 5, 3, false)).toBe(1);
    expect(workspace.dice).toBe(0);
    expect(formatBoard(workspace.boards)).toBe(formatBoard(board));
  });

  test('leaves the board as it was and forgets the call before', () => {
    const workspace = createPlayWorkspace();
    const board = startingBoard('short');
    for (const [die1, die2] of [
      [3, 3],
      [6, 5],
      [3, 3],
      [2, 1],
    ] as const) {
      generatePlaysInto(workspace, international, board, die1, die2, false);
    }
    expect(workspace.count).toBe(15);
    expect(formatBoard(board)).toBe(formatBoard(startingBoard('short')));
    generatePlaysInto(workspace, long, startingBoard('long'), 6, 5, true);
    expect(workspace.count).toBe(1);
  });

  test.each([
    ['without', 'dAAAAAAAAA--AA-AA-A-A-----', international],
    ['with bound hitters', 'aA-BaB-A-BA-BA-BA-A--b----', caucasian],
  ] as const)('grows with the plays of a doublet, %s', (_, text, rules) => {
    const workspace = createPlayWorkspace();
    const board = boardOfText(text);
    const count = generatePlaysInto(workspace, rules, board, 1, 1, false);
    expect(count).toBeGreaterThan(256);
    const found = Array.from({ length: count }, (_, index) =>
      formatBoard(workspace.boards.subarray(index * BOARD_STRIDE, index * BOARD_STRIDE + 26)),
    );
    expect(found.sort()).toEqual(naiveResults(rules, board, [1, 1], false));
  });

  test('its counter of plays starts again long before it could overflow', () => {
    const workspace = createPlayWorkspace();
    const board = startingBoard('short');
    workspace.serial = 0x3fffffe0;
    for (let call = 0; call < 10; call++) {
      expect(generatePlaysInto(workspace, international, board, 6 as Die, 2, false)).toBe(14);
    }
    expect(workspace.serial).toBeLessThan(1000);
  });
});

import { readFileSync } from 'node:fs';
import { BOARD_STRIDE, type Board, type Die, flipBoard, RULE_SETS, startingBoard } from '@nardy/rules';
import { anyBoard, anyHeadBoard, boardOf, randomGame, seededRandom } from '@nardy/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleBits } from './rule-bits.ts';

interface InputKernel {
  readonly memory: WebAssembly.Memory;
  readonly SPARSE: WebAssembly.Global;
  readonly DENSE: WebAssembly.Global;
  readonly sparseCount: WebAssembly.Global;
  allocate(bytes: number): number;
  setRules(bits: number): void;
  generateInto(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
  listBoards(list: number): number;
  listDice(list: number): number;
  netOfLong(board: number): number;
  extract(net: number, board: number): void;
  sparseInputs(net: number): number;
  denseInputs(net: number): number;
}

const LONG = 3;
const LONG_RACE = 4;
/** Dense inputs of a side of the long net. */
const SIDE = 25;
const PLAYABLE = 1;
const STUCK = 2;
const SHORT_OF = 3;
const LONGEST = 7;
const BEHIND_LONGEST = 8;
const SAVES_MARS = 23;
const SAVES_KOKS = 24;

const file = new URL('../kernel/kernel.wasm', import.meta.url);
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
const kernel = instance.exports as unknown as InputKernel;
const boardAt = kernel.allocate(BOARD_STRIDE);

function place(board: Board): void {
  new Int8Array(kernel.memory.buffer, boardAt, 26).set(board);
}

function netOf(board: Board): number {
  place(board);
  return kernel.netOfLong(boardAt);
}

function inputsOf(net: number, board: Board): { sparse: readonly number[]; dense: readonly number[] } {
  place(board);
  kernel.extract(net, boardAt);
  const { buffer } = kernel.memory;
  return {
    sparse: [...new Uint16Array(buffer, kernel.SPARSE.value, kernel.sparseCount.value)],
    dense: [...new Float32Array(buffer, kernel.DENSE.value, kernel.denseInputs(net))],
  };
}

/** Pips the mover has to play before all its checkers are home. */
function pipsToHome(board: Board): number {
  let sum = 0;
  for (let point = 7; point < 25; point++) sum += Math.max(0, board[point]!) * (point - 6);
  return sum;
}

/** What the legal plays of the 21 rolls come to: share of pips played, share of rolls lost whole and in part. */
function rollsOf(board: Board): { playable: number; stuck: number; shortOf: number } {
  kernel.setRules(ruleBits({ ...RULE_SETS.long, primeRule: 'free' }));
  let pips = 0;
  let stuck = 0;
  let shortOf = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      place(board);
      kernel.generateInto(0, boardAt, a as Die, b as Die, 0);
      const dice = kernel.listDice(0);
      const after = new Int8Array(kernel.memory.buffer, kernel.listBoards(0), 26);
      for (let point = 1; point < 25; point++) {
        pips += point * (Math.max(0, board[point]!) - Math.max(0, after[point]!));
      }
      if (dice === 0) stuck++;
      if (dice < (a === b ? 4 : 2)) shortOf++;
    }
  }
  return { playable: pips / 294, stuck: stuck / 36, shortOf: shortOf / 36 };
}

const anyLongBoard = fc.oneof(anyBoard('long'), anyHeadBoard());

describe('the net that judges', () => {
  test.each<[string, Board, number]>([
    ['the start', startingBoard('long'), LONG],
    ['both past the middle', boardOf({ 12: 3, 6: 12 }, { 24: 2, 13: 13 }), LONG_RACE],
    ['own checker before the middle', boardOf({ 13: 1, 6: 12 }, { 24: 2, 14: 13 }), LONG],
    ['opponent before the middle', boardOf({ 12: 3, 6: 12 }, { 24: 2, 1: 1 }), LONG],
  ])('%s', (_, board, net) => {
    expect(netOf(board)).toBe(net);
    expect(netOf(flipBoard('long', board))).toBe(net);
  });

  test('in a race no checker is ever in the way: every roll is played in full or bears off', () => {
    const points = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 8, maxLength: 15 });
    fc.assert(
      fc.property(points, points, (own, others) => {
        const board = new Int8Array(26);
        for (const point of own) board[point]!++;
        for (const point of others) board[point + 12]!--;
        fc.pre(pipsToHome(board) > 24);
        expect(netOf(board)).toBe(LONG_RACE);
        expect(rollsOf(board).shortOf).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('inputs', () => {
  test.each([LONG, LONG_RACE])(
    'of net %i: sparse ones differ and are in range, dense ones below 1',
    (net) => {
      let seen = 0;
      const board = (turn: { board: Board }): void => {
        if (netOf(turn.board) !== net) return;
        const { sparse, dense } = inputsOf(net, turn.board);
        expect(new Set(sparse).size).toBe(sparse.length);
        expect(Math.max(...sparse)).toBeLessThan(kernel.sparseInputs(net));
        expect(Math.max(...dense.map(Math.abs))).toBeLessThan(1);
        expect(dense.length % 4).toBe(0);
        seen++;
      };
      for (let seed = 1; seed <= 4; seed++)
        for (const turn of randomGame(RULE_SETS.long, seededRandom(seed))) board(turn);
      expect(seen).toBeGreaterThan(20);
    },
  );

  test('the other side has the same inputs in the other half', () => {
    fc.assert(
      fc.property(anyLongBoard, (board) => {
        const half = kernel.sparseInputs(LONG) / 2;
        const here = inputsOf(LONG, board);
        const there = inputsOf(LONG, flipBoard('long', board));
        const swapped = there.sparse.map((index) => (index + half) % (2 * half));
        expect(swapped.sort((a, b) => a - b)).toEqual([...here.sparse].sort((a, b) => a - b));
        expect(there.dense.slice(0, SIDE)).toEqual(here.dense.slice(SIDE, 2 * SIDE));
        expect(there.dense.slice(SIDE, 2 * SIDE)).toEqual(here.dense.slice(0, SIDE));
      }),
    );
  });

  test('positions that differ have sparse inputs that differ, up to six checkers on a point', () => {
    const seen = new Map<string, string>();
    for (let seed = 1; seed <= 4; seed++) {
      for (const { board } of randomGame(RULE_SETS.long, seededRandom(seed))) {
        if (board.subarray(1, 24).some((count, index) => index !== 11 && Math.abs(count) > 6)) continue;
        const key = inputsOf(LONG, board).sparse.join();
        expect(seen.get(key) ?? board.join()).toBe(board.join());
        seen.set(key, board.join());
      }
    }
    expect(seen.size).toBeGreaterThan(200);
  });

  test('the figures over the rolls are those of the legal plays', () => {
    fc.assert(
      fc.property(anyLongBoard, (board) => {
        // Bearing off in the middle of a turn is left out.
        fc.pre(pipsToHome(board) > 24);
        const { dense } = inputsOf(LONG, board);
        const rolls = rollsOf(board);
        expect(dense[PLAYABLE]).toBeCloseTo(Math.min(rolls.playable, 0.9999), 5);
        expect(dense[STUCK]).toBeCloseTo(Math.min(rolls.stuck, 0.9999), 5);
        expect(dense[SHORT_OF]).toBeCloseTo(Math.min(rolls.shortOf, 0.9999), 5);
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, Board, number, number]>([
    [
      'five in a row before the whole head',
      boardOf({ 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 10 }, { 12: 15 }),
      6,
      15,
    ],
    ['two rows, the longer counts', boardOf({ 10: 2, 9: 2, 7: 3, 6: 4, 5: 4 }, { 12: 11, 8: 4 }), 3, 15],
    // Own 13 is the opponent's 1: after it comes nobody's way but its own home.
    ['a row does not go on from the opponent’s 1 to its 24', boardOf({ 13: 5, 11: 10 }, { 12: 15 }), 1, 15],
    ['nobody behind', boardOf({ 12: 5, 11: 5, 10: 5 }, { 24: 15 }), 0, 0],
  ])('rows: %s', (_, board, longest, behind) => {
    const { dense } = inputsOf(LONG, board);
    expect(dense[LONGEST]! * 7).toBeCloseTo(longest, 4);
    expect(dense[BEHIND_LONGEST]! * 16).toBeCloseTo(behind, 4);
  });

  test('mars and koks are hard to save far back, and saved with one off', () => {
    const stuck = inputsOf(LONG, boardOf({ 24: 10, 23: 5 }, { 13: 2 })).dense;
    const late = inputsOf(LONG, boardOf({ 7: 3, 6: 12 }, { 17: 15 })).dense;
    const saved = inputsOf(LONG, boardOf({ 24: 10, 23: 4 }, { 13: 2 })).dense;
    expect(stuck[SAVES_MARS]).toBeLessThan(0.1);
    expect(stuck[SAVES_KOKS]).toBeLessThan(0.2);
    expect(late[SAVES_MARS]).toBeGreaterThan(0.85);
    expect(saved[SAVES_MARS]).toBeCloseTo(0.99, 5);
    expect(saved[SAVES_KOKS]).toBeCloseTo(0.99, 5);
  });
});

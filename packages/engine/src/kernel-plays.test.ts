import { readFileSync } from 'node:fs';
import {
  BEAR_OFF_AFTER_HIT,
  BOARD_STRIDE,
  type Board,
  type BoardKind,
  createPlayWorkspace,
  type Die,
  flipBoard,
  formatBoard,
  generatePlaysInto,
  HEAD_ON_FIRST_TURN,
  HIT_AND_HIDE,
  MOVES_STRIDE,
  PRIME_RULES,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
} from '@nardy/rules';
import {
  anyBoard,
  anyDoublet,
  anyHeadBoard,
  anyHomeBoard,
  anyRoll,
  anyRowBoard,
  boardOfPositionId,
  boardOfText,
  randomGame,
  seededRandom,
} from '@nardy/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleBits } from './rule-bits.ts';

interface PlayKernel {
  readonly memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  setRules(bits: number): void;
  generateInto(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
  listBoards(list: number): number;
  listMoves(list: number): number;
  listCount(list: number): number;
  listDice(list: number): number;
  flipShort(from: number, to: number): void;
  flipLong(from: number, to: number): void;
}

const file = new URL('../kernel/kernel.wasm', import.meta.url);
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
const kernel = instance.exports as unknown as PlayKernel;
const boardAt = kernel.allocate(BOARD_STRIDE);
const workspace = createPlayWorkspace();

function place(board: Board, at: number): void {
  new Int8Array(kernel.memory.buffer, at, 26).set(board);
}

function boardIn(at: number): Board {
  return new Int8Array(kernel.memory.buffer, at, 26);
}

/** The plays of a list, each as its position and moves. */
function playsOfList(list: number): string[] {
  const dice = kernel.listDice(list);
  return Array.from({ length: kernel.listCount(list) }, (_, index) => {
    const moves = kernel.listMoves(list) + index * MOVES_STRIDE;
    const line = new Uint8Array(kernel.memory.buffer, moves, 2 * dice);
    return `${formatBoard(boardIn(kernel.listBoards(list) + index * BOARD_STRIDE))} ${line.join()}`;
  });
}

function kernelPlays(rules: RuleSet, board: Board, die1: Die, die2: Die, firstTurn: boolean): string[] {
  place(board, boardAt);
  kernel.setRules(ruleBits(rules));
  kernel.generateInto(0, boardAt, die1, die2, firstTurn ? 1 : 0);
  return playsOfList(0);
}

function expectedPlays(rules: RuleSet, board: Board, die1: Die, die2: Die, firstTurn: boolean): string[] {
  const count = generatePlaysInto(workspace, rules, board, die1, die2, firstTurn);
  const { boards, moves, dice } = workspace;
  return Array.from({ length: count }, (_, index) => {
    const line = moves.subarray(index * MOVES_STRIDE, index * MOVES_STRIDE + 2 * dice);
    return `${formatBoard(boards.subarray(index * BOARD_STRIDE))} ${line.join()}`;
  });
}

/** Every mix of the options that decide which plays are legal. */
function anyRules(board: BoardKind): fc.Arbitrary<RuleSet> {
  return fc
    .record({
      hitAndHide: fc.constantFrom(...HIT_AND_HIDE),
      bearOffAfterHit: fc.constantFrom(...BEAR_OFF_AFTER_HIT),
      headOnFirstTurn: fc.constantFrom(...HEAD_ON_FIRST_TURN),
      primeRule: fc.constantFrom(...PRIME_RULES),
    })
    .map((options) => ({ ...RULE_SETS.international, ...options, board, id: 'custom' }));
}

const SHORT_IDS = RULE_SET_IDS.filter((id) => RULE_SETS[id].board === 'short');
const LONG_IDS = RULE_SET_IDS.filter((id) => RULE_SETS[id].board === 'long');
const namedShort = fc.constantFrom(...SHORT_IDS).map((id) => RULE_SETS[id]);
const namedLong = fc.constantFrom(...LONG_IDS).map((id) => RULE_SETS[id]);

describe('the kernel finds the plays that the rules find, with the same moves and in the same order', () => {
  test.each<[string, fc.Arbitrary<RuleSet>, fc.Arbitrary<Board>, number]>([
    ['short, any board', fc.oneof(namedShort, anyRules('short')), anyBoard('short'), 1500],
    ['short, hits at home', fc.oneof(namedShort, anyRules('short')), anyHomeBoard(), 1500],
    ['long, any board', fc.oneof(namedLong, anyRules('long')), anyBoard('long'), 800],
    ['long, primes', fc.oneof(namedLong, anyRules('long')), anyRowBoard(), 800],
    ['long, the head', fc.oneof(namedLong, anyRules('long')), anyHeadBoard(), 800],
  ])('%s', (_, rules, boards, numRuns) => {
    fc.assert(
      fc.property(
        rules,
        boards,
        fc.oneof(anyRoll, anyDoublet),
        fc.boolean(),
        (set, board, roll, firstTurn) => {
          const found = kernelPlays(set, board, ...roll, firstTurn);
          expect(found).toEqual(expectedPlays(set, board, ...roll, firstTurn));
        },
      ),
      { numRuns },
    );
  });

  test.each(RULE_SET_IDS)('random games: %s', (id) => {
    for (let seed = 1; seed <= 5; seed++) {
      for (const { board, roll, firstTurn } of randomGame(RULE_SETS[id], seededRandom(seed))) {
        const found = kernelPlays(RULE_SETS[id], board, ...roll, firstTurn);
        expect(found).toEqual(expectedPlays(RULE_SETS[id], board, ...roll, firstTurn));
      }
    }
  });

  test.each([
    ['without', 'dAAAAAAAAA--AA-AA-A-A-----', RULE_SETS.international],
    ['with bound hitters', 'aA-BaB-A-BA-BA-BA-A--b----', RULE_SETS.caucasian],
  ] as const)('hundreds of plays of a doublet, %s', (_, text, rules) => {
    const found = kernelPlays(rules, boardOfText(text), 1, 1, false);
    expect(found.length).toBeGreaterThan(256);
    expect(found).toEqual(expectedPlays(rules, boardOfText(text), 1, 1, false));
  });
});

test('[SP-08] [SP-09] [SP-11] the 3,000 reference positions have the plays of GNU Backgammon', () => {
  const oracle = new URL('../../../data/oracle/moves.jsonl', import.meta.url);
  const lines = readFileSync(oracle, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(3000);
  const wrong: string[] = [];
  for (const text of lines) {
    const line = JSON.parse(text) as { id: string; positionId: string; dice: [Die, Die]; results: string[] };
    const plays = kernelPlays(
      RULE_SETS.international,
      boardOfPositionId(line.positionId),
      ...line.dice,
      false,
    );
    const found = plays.map((play) => play.slice(0, 26)).sort();
    const expected = line.results.map((result) => formatBoard(boardOfPositionId(result))).sort();
    if (found.join() !== expected.join()) wrong.push(line.id);
  }
  expect(wrong).toEqual([]);
});

test('the lists stand side by side', () => {
  const board = boardOfText('-b----E-C---eE---c-e----B-');
  kernel.setRules(ruleBits(RULE_SETS.international));
  place(board, boardAt);
  const rolls: readonly [Die, Die][] = [
    [3, 1],
    [5, 5],
    [6, 4],
    [1, 1],
  ];
  const counts = rolls.map(([die1, die2], list) => kernel.generateInto(list, boardAt, die1, die2, 0));
  rolls.forEach(([die1, die2], list) => {
    const expected = expectedPlays(RULE_SETS.international, board, die1, die2, false);
    expect(playsOfList(list)).toEqual(expected);
    expect(counts[list]).toBe(expected.length);
  });
});

test('the unused moves of a play are zeros', () => {
  kernelPlays(RULE_SETS.international, boardOfText('-b----E-C---eE---c-e----B-'), 1, 1, false);
  kernelPlays(RULE_SETS.international, boardOfText('-b----E-C---eE---c-e----B-'), 6, 5, false);
  for (let index = 0; index < kernel.listCount(0); index++) {
    const unused = new Uint8Array(kernel.memory.buffer, kernel.listMoves(0) + index * MOVES_STRIDE + 4, 4);
    expect([...unused]).toEqual([0, 0, 0, 0]);
  }
});

test.each([
  ['short', 'flipShort'],
  ['long', 'flipLong'],
] as const)('turning a board round, %s, also in place', (kind, flip) => {
  const turned = kernel.allocate(BOARD_STRIDE);
  fc.assert(
    fc.property(anyBoard(kind), (board) => {
      place(board, boardAt);
      kernel[flip](boardAt, turned);
      expect(formatBoard(boardIn(turned))).toBe(formatBoard(flipBoard(kind, board)));
      expect(formatBoard(boardIn(boardAt))).toBe(formatBoard(board));
      kernel[flip](turned, turned);
      expect(formatBoard(boardIn(turned))).toBe(formatBoard(board));
    }),
  );
});

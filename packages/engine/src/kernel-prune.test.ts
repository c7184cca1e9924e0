import { readFileSync } from 'node:fs';
import { type Board, flipBoard, legalPlays, RULE_SETS } from '@nardy/rules';
import { randomGame, seededRandom } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { ROLLS_21 } from './evaluator.ts';
import type { KernelExports } from './kernel.ts';
import { NET_KINDS } from './nets.ts';
import { flipOutcomesInto, OUTCOME_COUNT } from './outcomes.ts';
import { type InputSizes, randomKernel, randomNet } from './testing/random-net.ts';

interface PruneExports extends KernelExports, InputSizes {
  readonly OUTCOMES: { readonly value: number };
  readonly SPARSE: { readonly value: number };
  readonly sparseCount: { readonly value: number };
  netOf(board: number): number;
  extract(net: number, board: number): void;
  netOutcomes(net: number, board: number): void;
}

const PRUNING = NET_KINDS.indexOf('pruning');
const RACE = NET_KINDS.indexOf('race');
const RULES = RULE_SETS.international;
const WEIGHTS = [2, 1, 1, -1, -1];

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const exports = new WebAssembly.Instance(module).exports as unknown as PruneExports;
const random = seededRandom(5);
const kernel = randomKernel(exports, random);
kernel.loadNet(randomNet('pruning', exports, random));
kernel.useRules(RULES);
const boardAt = exports.allocate(32);

function place(board: Board): number {
  new Int8Array(exports.memory.buffer, boardAt, 26).set(board);
  return boardAt;
}

function worthForMover(theirs: ArrayLike<number>): number {
  const own = new Float64Array(OUTCOME_COUNT);
  flipOutcomesInto(own, Float64Array.from(theirs));
  return own.reduce((sum, chance, at) => sum + chance * WEIGHTS[at]!, 0);
}

/** What the nets say of a play, given the position after it in the view of the other side. */
function judged(next: Board): number {
  const out = new Float64Array(OUTCOME_COUNT);
  kernel.evaluateInto(out, next);
  return worthForMover(out);
}

function guessed(next: Board): number {
  exports.netOutcomes(PRUNING, place(next));
  const out = [...new Float32Array(exports.memory.buffer, exports.OUTCOMES.value, OUTCOME_COUNT)];
  const [off, theirOff] = [next, flipBoard('short', next)].map(
    (board) => board.reduce((sum, count) => sum + Math.max(0, count), 0) < 15,
  );
  if (theirOff) out[1] = out[2] = 0;
  if (off) out[3] = out[4] = 0;
  return worthForMover(out);
}

/** Positions that neither side has finished nor can finish with the next roll. */
const boards = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
  [...randomGame(RULES, seededRandom(seed))]
    .map(({ board }) => board)
    .filter((board) => [board, flipBoard('short', board)].every((own) => checkersOf(own) > 4))
    .filter((_, turn) => turn % 9 === 4),
);

function checkersOf(board: Board): number {
  return board.reduce((sum, count) => sum + Math.max(0, count), 0);
}

describe('the pruning net', () => {
  test('leaves to the others the twelve plays it likes best, of those near its first, and no other', () => {
    let leftOut = 0;
    let rollsOfAll = 0;
    for (const board of boards) {
      const isRace = exports.netOf(place(board)) === RACE;
      const replies = kernel.replies(board, WEIGHTS);
      for (const [index, roll] of ROLLS_21.entries()) {
        const nexts = legalPlays(RULES, board, roll).map((play) => flipBoard('short', play.board));
        const guesses = nexts.map(guessed);
        const distinct = [...new Set(guesses)].sort((a, b) => b - a);
        const first = distinct[0]!;
        const floor = distinct.slice(0, 12).findLast((guess) => guess >= first - 0.4)!;
        const isPruned = !isRace && nexts.length > 14;
        const left = isPruned ? nexts.filter((_, at) => guesses[at]! >= floor) : nexts;
        leftOut += nexts.length - left.length;
        if (!isPruned) rollsOfAll++;
        const best = Math.max(...left.map(judged));
        const reply = replies.boards.subarray(index * 26, (index + 1) * 26);
        expect(
          left.map((next) => next.subarray(0, 26).join()),
          board.join(),
        ).toContain(reply.join());
        expect(judged(reply)).toBeCloseTo(best, 5);
      }
    }
    expect(leftOut).toBeGreaterThan(1_000);
    expect(rollsOfAll).toBeGreaterThan(50);
  });

  test('sees points by their checkers, bars and what is borne off, of both sides', () => {
    const board = new Int8Array(26);
    board.set([-2, 3, 0, 0, 0, 0, 7]);
    board[20] = -4;
    board[25] = 1;
    exports.extract(PRUNING, place(board));
    const { buffer } = exports.memory;
    const seen = [...new Uint16Array(buffer, exports.SPARSE.value, exports.sparseCount.value)];
    const unit = (point: number, other: 0 | 1, count: number): number =>
      (2 * (point - 1) + other) * 6 + count - 1;
    expect(seen.sort((a, b) => a - b)).toEqual([
      unit(1, 0, 3),
      unit(6, 0, 6),
      unit(20, 1, 4),
      // A bar with one, the other's with two; four and nine borne off.
      288,
      292,
      294 + 3,
      294 + 15 + 8,
    ]);
    expect(exports.denseInputs(PRUNING)).toBe(0);
  });
});

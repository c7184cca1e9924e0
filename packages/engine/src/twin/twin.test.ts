import { readFileSync } from 'node:fs';
import { type Board, flipBoard, RULE_SETS, type RuleSet, type RuleSetId } from '@nardy/rules';
import { boardOfPositionId, randomGame, seededRandom } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { createKernel, type KernelExports } from '../kernel.ts';
import { NET_KINDS, type NetKind } from '../nets.ts';
import { type InputSizes, randomNet } from '../testing/random-net.ts';
import { longInputs, longNetOf } from './long-inputs.ts';
import { shortInputs, shortNetOf } from './short-inputs.ts';
import { createTwin } from './twin.ts';

interface InputExports extends KernelExports, InputSizes {
  readonly SPARSE: { readonly value: number };
  readonly DENSE: { readonly value: number };
  readonly sparseCount: { readonly value: number };
  netOf(board: number): number;
  netOfLong(board: number): number;
  extract(net: number, board: number): void;
}

const module = new WebAssembly.Module(readFileSync(new URL('../../kernel/kernel.wasm', import.meta.url)));
const exports = new WebAssembly.Instance(module).exports as unknown as InputExports;
const boardAt = exports.allocate(32);
const random = seededRandom(21);
const files = NET_KINDS.filter((kind) => kind !== 'pruning').map((kind) => randomNet(kind, exports, random));
const kernel = createKernel(exports);
for (const file of files) kernel.loadNet(file);
const twin = createTwin(files);

function place(board: Board): void {
  new Int8Array(exports.memory.buffer, boardAt, 26).set(board);
}

/** Hundreds of positions of all kinds: random games, and of the short board reference positions of real play. */
function positions(rules: RuleSet): Board[] {
  const boards = [1, 2, 3, 4].flatMap((seed) =>
    [...randomGame(rules, seededRandom(seed))].filter((_, turn) => turn % 3 === 0).map(({ board }) => board),
  );
  if (rules.board === 'long') return boards;
  const lines = readFileSync(new URL('../../../../data/oracle/moves.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (let line = 0; line < lines.length; line += 15) {
    const { positionId }: { positionId: string } = JSON.parse(lines[line]!);
    boards.push(boardOfPositionId(positionId));
  }
  return boards;
}

describe.each<[id: RuleSetId, kinds: readonly NetKind[]]>([
  ['international', ['contact', 'crashed', 'race']],
  ['long', ['long', 'long-race']],
])('%s', (id, kinds) => {
  const rules = RULE_SETS[id];
  const boards = positions(rules).filter(
    (board) => board.some((count) => count > 0) && board.some((count) => count < 0),
  );

  test('sees the same inputs as the kernel, for every net', () => {
    kernel.useRules(rules);
    const seen = new Set<NetKind>();
    for (const board of boards) {
      place(board);
      const number = rules.board === 'long' ? exports.netOfLong(boardAt) : exports.netOf(boardAt);
      const kind = rules.board === 'long' ? longNetOf(board) : shortNetOf(board);
      expect(kind, board.join()).toBe(NET_KINDS[number]);
      seen.add(kind);
      const inputs = rules.board === 'long' ? longInputs(kind, board) : shortInputs(kind, board);
      exports.extract(number, boardAt);
      const { buffer } = exports.memory;
      const sparse = new Uint16Array(buffer, exports.SPARSE.value, exports.sparseCount.value);
      expect(
        inputs.sparse.toSorted((a, b) => a - b),
        board.join(),
      ).toEqual([...sparse].sort((a, b) => a - b));
      const dense = new Float32Array(buffer, exports.DENSE.value, exports.denseInputs(number));
      expect(inputs.dense).toHaveLength(dense.length);
      for (const [index, value] of dense.entries()) {
        expect(inputs.dense[index], `${kind} ${index} of ${board.join()}`).toBeCloseTo(value, 5);
      }
    }
    expect([...seen].sort()).toEqual([...kinds].sort());
  });

  test('judges within 0.004 of the kernel, in the mean within 0.001', () => {
    const [here, there] = [new Float64Array(5), new Float64Array(5)];
    kernel.useRules(rules);
    twin.useRules(rules);
    let sum = 0;
    for (const board of boards) {
      kernel.evaluateInto(here, board);
      twin.evaluateInto(there, board);
      const off = Math.max(...here.map((chance, at) => Math.abs(chance - there[at]!)));
      expect(off, board.join()).toBeLessThan(0.004);
      sum += off / boards.length;
    }
    expect(sum).toBeLessThan(0.001);
  });

  test('knows finished games as the kernel does', () => {
    const [here, there] = [new Float64Array(5), new Float64Array(5)];
    kernel.useRules(rules);
    twin.useRules(rules);
    for (const board of boards) {
      const finished = board.map((count) => Math.min(0, count));
      for (const ended of [finished, flipBoard(rules.board, finished), new Int8Array(26)]) {
        kernel.evaluateInto(here, ended);
        twin.evaluateInto(there, ended);
        expect([...there], ended.join()).toEqual([...here]);
      }
    }
  });

  test('finds the same replies, or such as differ by nothing that matters', () => {
    kernel.useRules(rules);
    twin.useRules(rules);
    const weights = [2, 1, 1, -1, -1];
    for (const board of boards.slice(10, 14)) {
      const [ours, theirs] = [kernel.replies(board, weights), twin.replies(board, weights)];
      const worth = (outcomes: Float32Array, roll: number): number =>
        [-2, -1, -1, 1, 1].reduce(
          (sum, weight, at) => sum + weight * outcomes[roll * 5 + [0, 3, 4, 1, 2][at]!]!,
          0,
        );
      for (let roll = 0; roll < 21; roll++) {
        expect(Math.abs(worth(ours.outcomes, roll) - worth(theirs.outcomes, roll))).toBeLessThan(0.02);
      }
    }
  });
});

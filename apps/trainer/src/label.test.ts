import { type Board, type BoardKind, flipBoard, legalPlays, RULE_SETS, startingBoard } from '@nardy/rules';
import { expect, test } from 'vitest';
import { CLASSES, CLASSES_OF_BOARD, slotNumber } from './classes.ts';
import { createNet } from './net-file.ts';
import { type NetShape, parseShape } from './net-shape.ts';
import {
  bytesAt,
  compileTrainer,
  floatsAt,
  KERNEL,
  SAMPLE_BYTES,
  SAMPLE_CLASS,
  SAMPLE_TARGET,
  startTrainer,
  type TrainerExports,
} from './trainer-kernel.ts';

/** An instance with random nets for all classes of a board. */
function withNets(board: BoardKind): TrainerExports {
  const kernel = startTrainer(compileTrainer(KERNEL), board);
  kernel.seedChance(3, 0);
  for (const kind of CLASSES_OF_BOARD[board]) {
    createNet(kernel, kind, parseShape('32') as NetShape);
    kernel.initialiseNet(slotNumber(kind));
  }
  kernel.sampleBuffer();
  return kernel;
}

function place(kernel: TrainerExports, at: number, board: Board): void {
  bytesAt(kernel, at, 28).set(new Uint8Array(board.buffer, board.byteOffset, 26));
}

function equity(
  [win = 0, mars = 0, koks = 0, loseMars = 0, loseKoks = 0]: Iterable<number> & number[],
  koksValue: number,
): number {
  return 2 * win - 1 + mars - loseMars + koksValue * (koks - loseKoks);
}

/** Chances in the view of the other side. */
function flipped([win = 0, mars = 0, koks = 0, loseMars = 0, loseKoks = 0]: Iterable<number> &
  number[]): number[] {
  return [1 - win, loseMars, loseKoks, mars, koks];
}

/** The mean over the 21 rolls, by the play generator of the rules and one judgement at a time. */
function meanOfRolls(kernel: TrainerExports, kind: BoardKind, board: Board): number[] {
  const at = kernel.allocate(32);
  const out = kernel.allocate(32);
  const sum = [0, 0, 0, 0, 0];
  const rules = kind === 'long' ? RULE_SETS.long : RULE_SETS.international;
  for (const a of [1, 2, 3, 4, 5, 6] as const) {
    for (const b of [1, 2, 3, 4, 5, 6] as const) {
      const plays = legalPlays(rules, board, [a, b], { firstTurn: kind === 'long' && board[24] === 15 });
      const judged = plays.map((play) => {
        place(kernel, at, play.board);
        kernel.judgePlay(at, out);
        return Array.from(floatsAt(kernel, out, 5));
      });
      const koksValue = kind === 'long' ? 0 : 1;
      const best = judged.reduce((x, y) => (equity(y, koksValue) > equity(x, koksValue) ? y : x));
      for (const [index, value] of best.entries()) sum[index] = (sum[index] as number) + value / 36;
    }
  }
  return sum;
}

test.each<[BoardKind]>([['short'], ['long']])(
  'a label is the mean over the rolls of the best play, %s board',
  (kind) => {
    const kernel = withNets(kind);
    kernel.setSampleCount(0);
    kernel.playGame(0);
    const count = kernel.sampleCount();
    const at = kernel.allocate(32);
    const out = kernel.allocate(32);
    for (const index of [0, 1, 7, Math.floor(count / 2), count - 3, count - 1]) {
      const sample = bytesAt(kernel, kernel.sampleBuffer() + index * SAMPLE_BYTES, 26);
      const board = Int8Array.from(sample.slice(), (value) => (value << 24) >> 24);
      const expected = meanOfRolls(kernel, kind, board);
      place(kernel, at, board);
      kernel.labelExactly(at, out);
      const label = floatsAt(kernel, out, 5);
      for (const [output, value] of expected.entries()) expect(label[output]).toBeCloseTo(value, 5);
    }
  },
);

test('a label two plies deep is the mean of the labels after the best plays', () => {
  const kernel = withNets('short');
  const board = new Int8Array(26);
  // Own checkers on 8 and 1 against three on the opponent's 1, 5 and 7: nothing is certain, few plays.
  for (const [point, count] of [
    [8, 1],
    [1, 1],
    [24, -1],
    [20, -1],
    [18, -1],
  ] as const)
    board[point] = count;
  const at = kernel.allocate(32);
  const out = kernel.allocate(32);
  place(kernel, at, board);
  kernel.labelDeeply(at, out);
  const deep = Array.from(floatsAt(kernel, out, 5));
  const sum = [0, 0, 0, 0, 0];
  for (const a of [1, 2, 3, 4, 5, 6] as const) {
    for (const b of [1, 2, 3, 4, 5, 6] as const) {
      const judged = legalPlays(RULE_SETS.international, board, [a, b], { firstTurn: false }).map((play) => {
        place(kernel, at, play.board);
        return {
          board: play.board,
          equity: kernel.judgePlay(at, out),
          outcome: Array.from(floatsAt(kernel, out, 5)),
        };
      });
      const best = judged.reduce((x, y) => (y.equity > x.equity ? y : x));
      let outcome = best.outcome;
      if (best.board.some((count, point) => point > 0 && count > 0)) {
        place(kernel, at, flipBoard('short', best.board));
        kernel.labelExactly(at, out);
        outcome = flipped(Array.from(floatsAt(kernel, out, 5)));
      }
      for (const [index, value] of outcome.entries()) sum[index] = (sum[index] as number) + value / 36;
    }
  }
  for (const [output, value] of sum.entries()) expect(deep[output]).toBeCloseTo(value, 5);
});

test('samples are labelled a ply deeper only where the label is far enough off the net', () => {
  const kernel = withNets('short');
  kernel.setSampleCount(0);
  const count = 12;
  kernel.playGame(0.5);
  const targets = (): Float32Array[] =>
    Array.from({ length: count }, (_, index) =>
      floatsAt(kernel, kernel.sampleBuffer() + index * SAMPLE_BYTES + SAMPLE_TARGET, 5).slice(),
    );
  const boards = Array.from({ length: count }, (_, index) => kernel.sampleBuffer() + index * SAMPLE_BYTES);
  const out = kernel.allocate(32);
  const labelled = (label: (board: number, out: number) => void): Float32Array[] =>
    boards.map((board) => {
      label(board, out);
      return floatsAt(kernel, out, 5).slice();
    });
  const near = labelled(kernel.labelExactly);
  const deep = labelled(kernel.labelDeeply);
  kernel.labelSamples(0, count, Number.POSITIVE_INFINITY);
  expect(targets()).toEqual(near);
  kernel.labelSamples(0, count, 0);
  expect(targets()).toEqual(deep);
  const deepAt = [0.1, 0.2, 0.4, 0.8].map((apart) => {
    kernel.labelSamples(0, count, apart);
    const isDeep = targets().map((target, index) => target[0] === deep[index]?.[0]);
    expect(targets()).toEqual(isDeep.map((is, index) => (is ? deep[index] : near[index])));
    return isDeep.filter(Boolean).length;
  });
  expect(deepAt).toEqual(deepAt.toSorted((a, b) => b - a));
  expect(deepAt.some((some) => some > 0 && some < count)).toBe(true);
});

test('a traced target is the mean over the rolls and what the next position shows above what was thought of it', () => {
  const kernel = withNets('short');
  const out = kernel.allocate(32);
  const judged = (label: (board: number, out: number) => void, board: number): number[] => {
    label(board, out);
    return Array.from(floatsAt(kernel, out, 5));
  };
  kernel.forgetSeen();
  kernel.setSampleCount(0);
  kernel.playGame(0);
  kernel.setSampleCount(1);
  kernel.traceSamples(0, 1, 6, 0.7);
  const path = Array.from(
    { length: kernel.sampleCount() },
    (_, step) => kernel.sampleBuffer() + step * SAMPLE_BYTES,
  );
  const target = (at: number): number[] => Array.from(floatsAt(kernel, at + SAMPLE_TARGET, 5));
  expect(path).toHaveLength(7);
  for (const [step, at] of path.entries()) {
    const exact = judged(kernel.labelExactly, at);
    const next = path[step + 1];
    const shown = next === undefined ? null : flipped(target(next));
    const thought = next === undefined ? null : flipped(judged(kernel.judge, next));
    for (const [output, value] of target(at).entries()) {
      const more = shown === null ? 0 : 0.7 * ((shown[output] as number) - (thought?.[output] as number));
      expect(value).toBeCloseTo((exact[output] as number) + more, 5);
    }
  }
});

test('targets traced for one ply are in the mean those of two plies', () => {
  const kernel = withNets('short');
  const out = kernel.allocate(32);
  const board = new Int8Array(26);
  // Each side has a checker behind, so contact goes on; few plays.
  for (const [point, count] of [
    [20, 1],
    [6, 2],
    [5, -1],
    [21, -2],
  ] as const)
    board[point] = count;
  const at = kernel.sampleBuffer();
  place(kernel, at, board);
  kernel.labelDeeply(at, out);
  const deep = Array.from(floatsAt(kernel, out, 5));
  const sum = [0, 0, 0, 0, 0];
  const paths = 4000;
  for (let path = 0; path < paths; path++) {
    kernel.setSampleCount(1);
    kernel.traceSamples(0, 1, 1, 1);
    for (const [output, value] of floatsAt(kernel, at + SAMPLE_TARGET, 5).entries())
      sum[output] = (sum[output] as number) + value / paths;
  }
  kernel.labelExactly(at, out);
  const near = Array.from(floatsAt(kernel, out, 5));
  // Random nets are far from agreeing with themselves, so one ply and two differ by more than chance does.
  expect(Math.abs((deep[0] as number) - (near[0] as number))).toBeGreaterThan(0.01);
  for (const [output, value] of sum.entries())
    expect(Math.abs(value - (deep[output] as number))).toBeLessThan(0.003);
});

test('what is over for certain is labelled so', () => {
  const kernel = withNets('short');
  const at = kernel.allocate(32);
  const out = kernel.allocate(32);
  const board = new Int8Array(26);
  board[1] = 1;
  board[24] = -15;
  place(kernel, at, board);
  kernel.labelExactly(at, out);
  // The side on roll bears off its last checker; all fifteen of the other stand at home: a mars, no koks.
  expect(Array.from(floatsAt(kernel, out, 5))).toEqual([1, 1, 0, 0, 0]);
  board[24] = -14;
  board[6] = -1;
  place(kernel, at, board);
  kernel.labelExactly(at, out);
  expect(floatsAt(kernel, out, 5)[2]).toBe(1);
});

test('a game begins with the position of the rules and has a sample of the right class for every turn', () => {
  for (const kind of ['short', 'long'] as const) {
    const kernel = withNets(kind);
    kernel.setSampleCount(0);
    const plies = kernel.playGame(0.5);
    expect(kernel.sampleCount()).toBe(plies);
    const bytes = bytesAt(kernel, kernel.sampleBuffer(), plies * SAMPLE_BYTES).slice();
    expect(Array.from(bytes.subarray(0, 26))).toEqual(Array.from(new Uint8Array(startingBoard(kind).buffer)));
    const at = kernel.allocate(32);
    for (let ply = 0; ply < plies; ply++) {
      const sample = bytes.subarray(ply * SAMPLE_BYTES, (ply + 1) * SAMPLE_BYTES);
      bytesAt(kernel, at, 26).set(sample.subarray(0, 26));
      expect(CLASSES[sample[SAMPLE_CLASS] as number]).toBe(CLASSES[kernel.classOf(at)]);
    }
    const last = new Float32Array(bytes.slice((plies - 1) * SAMPLE_BYTES + SAMPLE_TARGET).buffer);
    expect(last[0]).toBe(1);
  }
});

test('a pruning net that leaves all plays changes no label; one that leaves its first decides alone', () => {
  const kernel = withNets('short');
  createNet(kernel, 'pruning', parseShape('16') as NetShape);
  kernel.initialiseNet(slotNumber('pruning'));
  const at = kernel.allocate(32);
  const out = kernel.allocate(32);
  const label = (): number[] => {
    kernel.labelExactly(at, out);
    return Array.from(floatsAt(kernel, out, 5));
  };
  place(kernel, at, startingBoard('short'));
  const all = label();
  kernel.setPruning(1000, 10);
  expect(label()).toEqual(all);
  kernel.setPruning(5, 10);
  const five = label();
  kernel.setPruning(1, 10);
  const one = label();
  // The best of fewer plays is no better, and a random net does not find it.
  expect(equity(five, 1)).toBeLessThan(equity(all, 1));
  expect(equity(one, 1)).toBeLessThan(equity(five, 1));
  kernel.setPruning(0, 0);
  expect(label()).toEqual(all);
});

test('games that begin late or in a back game have at most fifteen checkers a side, and many of them hold points behind', () => {
  const kernel = withNets('short');
  let heldBehind = 0;
  for (let game = 0; game < 400; game++) {
    kernel.setSampleCount(0);
    kernel.forgetSeen();
    kernel.exploreGame(0, 0, 0, 0, 1);
    const board = new Int8Array(bytesAt(kernel, kernel.sampleBuffer(), 26).slice().buffer);
    const own = board.reduce((sum, count) => sum + Math.max(count, 0), 0);
    const other = board.reduce((sum, count) => sum + Math.max(-count, 0), 0);
    expect(Math.max(own, other)).toBeLessThanOrEqual(15);
    expect(Math.min(own, other)).toBeGreaterThan(0);
    // An anchor of either side in the other's home.
    if (
      board.some(
        (count, place) => (place > 18 && place < 25 && count > 1) || (place > 0 && place < 7 && count < -1),
      )
    )
      heldBehind++;
  }
  expect(heldBehind).toBeGreaterThan(170);
});

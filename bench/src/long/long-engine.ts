import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARD_STRIDE, type Board, type Roll } from '@nardy/rules';
import type { RollValues } from '../gnubg/roll-values.ts';
import { isFirstTurn, type LongPlayer } from './long-player.ts';

/** What is used of the compiled kernel. */
interface LongKernel {
  readonly memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  setRules(bits: number): void;
  setWeights(win: number, mars: number, koks: number, lostMars: number, lostKoks: number): void;
  loadNet(file: number, bytes: number): number;
  evaluatePlays(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
  listBoards(list: number): number;
  listOutcomes(list: number): number;
  lookAhead(board: number, plies: number, out: number): void;
  flipLong(from: number, to: number): void;
}

/** The engine's long nets, at sight or one roll ahead. */
export interface LongEngine {
  readonly player: LongPlayer;
  /** Points of the best play of each roll, at sight. */
  readonly values: RollValues;
}

const KERNEL = fileURLToPath(import.meta.resolve('@nardy/engine/kernel.wasm'));
const LONG_BOARD = 1;
const OUTCOME_WORDS = 8;
const LIST = 0;
/** One roll ahead: plays within this of the best at sight are looked at, this many at most. */
const MARGIN = 0.2;
const MOST_CANDIDATES = 10;

/**
 * A player with the nets `long` and `long-race` of a folder (`long.bin`, `long-race.bin`).
 *
 * @param plies - 0: at sight; 1 and 2: that many rolls ahead.
 */
export function longEngine(folder: string, plies: number): LongEngine {
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(KERNEL)))
    .exports as unknown as LongKernel;
  const content = createHash('sha256');
  for (const name of ['long', 'long-race']) {
    const file = readFileSync(join(folder, `${name}.bin`));
    content.update(file);
    const at = kernel.allocate(file.length);
    new Uint8Array(kernel.memory.buffer, at, file.length).set(file);
    const fault = kernel.loadNet(at, file.length);
    if (fault !== 0) throw new Error(`${folder}: the ${name} net is refused (${fault})`);
  }
  kernel.setRules(LONG_BOARD);
  // Oin and mars: a koks is worth no more than a mars.
  kernel.setWeights(2, 1, 0, -1, 0);
  const boardAt = kernel.allocate(BOARD_STRIDE);
  const childAt = kernel.allocate(BOARD_STRIDE);
  const outAt = kernel.allocate(4 * OUTCOME_WORDS);

  /** Points of what lies at `at` for the side it belongs to. */
  const pointsAt = (at: number): number => {
    const [win, mars, , lostMars] = new Float32Array(kernel.memory.buffer, at, 4) as unknown as number[];
    return 2 * win! - 1 + mars! - lostMars!;
  };
  /** Judges all plays of a roll at sight. */
  const playsAt = (board: Board, [die1, die2]: Roll): number[] => {
    new Int8Array(kernel.memory.buffer, boardAt, 26).set(board);
    const count = kernel.evaluatePlays(LIST, boardAt, die1, die2, isFirstTurn(board) ? 1 : 0);
    const from = kernel.listOutcomes(LIST);
    return Array.from({ length: count }, (_, play) => pointsAt(from + 4 * OUTCOME_WORDS * play));
  };
  const boardOf = (play: number): Board =>
    new Int8Array(kernel.memory.buffer, kernel.listBoards(LIST) + play * BOARD_STRIDE, 26).slice();

  const lookedAhead = (after: Board): number => {
    new Int8Array(kernel.memory.buffer, boardAt, 26).set(after);
    kernel.flipLong(boardAt, childAt);
    kernel.lookAhead(childAt, plies, outAt);
    return -pointsAt(outAt);
  };
  const choose = (board: Board, roll: Roll): Board => {
    const points = playsAt(board, roll);
    const most = Math.max(...points);
    if (plies === 0 || points.length === 1) return boardOf(points.indexOf(most));
    const candidates = points
      .map((value, play) => ({ value, after: boardOf(play) }))
      .filter(({ value }) => value >= most - MARGIN)
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_CANDIDATES);
    const judged = candidates.map(({ after }) => ({ after, value: lookedAhead(after) }));
    return judged.reduce((best, next) => (next.value > best.value ? next : best)).after;
  };

  const byRoll = new Float64Array(21);
  const values: RollValues = (board) => {
    let index = 0;
    for (const high of [1, 2, 3, 4, 5, 6] as const) {
      for (const low of [1, 2, 3, 4, 5, 6] as const) {
        if (low <= high) byRoll[index++] = Math.max(...playsAt(board, [high, low]));
      }
    }
    return byRoll;
  };
  const name = `${basename(folder)}-${content.digest('hex').slice(0, 8)}-${plies}ply`;
  return { player: { name, choose }, values };
}

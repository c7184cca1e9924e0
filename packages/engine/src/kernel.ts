import { invariant } from '@nardy/result';
import { BAR, BOARD_STRIDE, type Board, type BoardKind, type RuleSet } from '@nardy/rules';
import { type Bearoff, type BearoffExports, createBearoff } from './bearoff.ts';
import { BOARD_PLACES, type Evaluator, ROLLS_21 } from './evaluator.ts';
import { flipOutcomesInto, OUTCOME_COUNT } from './outcomes.ts';
import { ruleBits } from './rule-bits.ts';

/** What the compiled kernel (`@nardy/engine/kernel.wasm`) exports, as far as the engine uses it. */
export interface KernelExports extends BearoffExports {
  setRules(bits: number): void;
  loadNet(file: number, bytes: number): number;
  hasNets(): number;
  setWeights(win: number, mars: number, koks: number, lostMars: number, lostKoks: number): void;
  evaluate(board: number, out: number): void;
  lookAhead(board: number, plies: number, out: number): void;
  rollBoards(plies: number): number;
  rollOutcomes(plies: number): number;
  evaluationCount(): number;
}

/** The compiled kernel in one's hands: fast evaluation of positions of every rule set. One user at a time. */
export interface Kernel extends Evaluator {
  readonly exports: KernelExports;
  /** Exact tables of bearing off, empty until they are solved or loaded. */
  readonly bearoff: Bearoff;
  /** Takes a net file into use, in the place of another of its kind. Throws where it is no net file of this kernel. */
  loadNet(file: Uint8Array): void;
  /** Whether the nets that the rules in use need are there. */
  hasNets(): boolean;
  /** Positions judged so far by a net or table; the difference of two readings is what counts. */
  evaluationCount(): number;
}

/** Bytes from one set of outcomes to the next in the kernel. */
const OUTCOME_WORDS = 8;
const NET_FAULTS = ['', 'is no net file', 'has sizes this kernel does not know', 'is cut or too long'];

/**
 * Wraps an instance of the kernel. Its state is in its memory, so that two wrappers of one instance disturb each other.
 *
 * @param exports - `instance.exports` of a WebAssembly instance made without imports.
 */
export function createKernel(exports: KernelExports): Kernel {
  const bearoff = createBearoff(exports);
  const boardAt = exports.allocate(BOARD_STRIDE);
  const outAt = exports.allocate(OUTCOME_WORDS * 4);
  let views = viewsOf(exports.memory.buffer);
  let netsLoaded = 0;
  let inUse: { readonly rules: RuleSet; readonly bits: number; readonly kind: BoardKind } | null = null;

  // Growing memory leaves the old views empty.
  const memory = (): Views => {
    if (views.buffer !== exports.memory.buffer) views = viewsOf(exports.memory.buffer);
    return views;
  };
  const place = (board: Board): void => {
    memory().bytes.set(board.length === BOARD_PLACES ? board : board.subarray(0, BOARD_PLACES), boardAt);
  };

  return {
    exports,
    bearoff,
    version: () => 2 * netsLoaded + (bearoff.isReady() ? 1 : 0),
    useRules(rules) {
      if (inUse?.rules === rules) return;
      const bits = ruleBits(rules);
      if (inUse?.bits !== bits) exports.setRules(bits);
      // What a position is worth depends on the board it is played on alone.
      if (inUse !== null && inUse.kind !== rules.board) exports.forget();
      inUse = { rules, bits, kind: rules.board };
    },
    evaluateInto(out, board) {
      place(board);
      exports.evaluate(boardAt, outAt);
      const { floats } = memory();
      for (let index = 0; index < OUTCOME_COUNT; index++) out[index] = floats[(outAt >> 2) + index] as number;
    },
    replies(board, weights) {
      place(board);
      const [win, mars, koks, lostMars, lostKoks] = weights as unknown as Five;
      exports.setWeights(win, mars, koks, lostMars, lostKoks);
      exports.lookAhead(boardAt, 1, outAt);
      const { bytes, floats } = memory();
      const boards = new Int8Array(ROLLS_21.length * BOARD_PLACES);
      const outcomes = new Float32Array(ROLLS_21.length * OUTCOME_COUNT);
      const boardsAt = exports.rollBoards(1);
      const outcomesAt = exports.rollOutcomes(1) >> 2;
      for (let roll = 0; roll < ROLLS_21.length; roll++) {
        const at = boardsAt + roll * BOARD_STRIDE;
        boards.set(bytes.subarray(at, at + BOARD_PLACES), roll * BOARD_PLACES);
        const own = outcomesAt + roll * OUTCOME_WORDS;
        const next = outcomes.subarray(roll * OUTCOME_COUNT, (roll + 1) * OUTCOME_COUNT);
        flipOutcomesInto(next, floats.subarray(own, own + OUTCOME_COUNT));
      }
      return { boards, outcomes };
    },
    exactEquities: (board) => (mayBeExact(board) ? bearoff.equities(board) : null),
    loadNet(file) {
      const at = exports.allocate(file.length);
      memory().bytes.set(file, at);
      const fault = exports.loadNet(at, file.length);
      invariant(fault === 0, `a net file ${NET_FAULTS[fault] ?? 'is refused'}`);
      exports.forget();
      netsLoaded++;
    },
    hasNets: () => exports.hasNets() !== 0,
    evaluationCount: () => exports.evaluationCount(),
  };
}

interface Views {
  readonly buffer: ArrayBuffer;
  readonly bytes: Int8Array;
  readonly floats: Float32Array;
}

function viewsOf(buffer: ArrayBuffer): Views {
  return { buffer, bytes: new Int8Array(buffer), floats: new Float32Array(buffer) };
}

type Five = readonly [number, number, number, number, number];

/** A quick look before the kernel is asked: nobody on the bar, and nobody on the points that are no home of either board. */
function mayBeExact(board: Board): boolean {
  for (let place = 7; place < 13; place++) if (board[place] !== 0) return false;
  return board[0] === 0 && board[BAR] === 0;
}

import { err, invariant, ok, type Result } from '@nardy/result';
import type { Board } from '@nardy/rules';

export const BEAROFF_REFUSAL_CODES = ['BEAROFF_SIZE', 'BEAROFF_CHECKSUM'] as const;
/** Why bytes are no bear-off tables. */
export type BearoffRefusal =
  | { readonly code: 'BEAROFF_SIZE'; readonly expected: number; readonly found: number }
  | { readonly code: 'BEAROFF_CHECKSUM' };

/** What the kernel exports for bearing off. */
export interface BearoffExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly BEAROFF_BYTES: { readonly value: number };
  allocate(bytes: number): number;
  /** Call it after a change of tables: evaluations are kept. */
  forget(): void;
  bearoffTables(): number;
  bearoffReady(): number;
  bearoffStart(): void;
  bearoffStep(budget: number): number;
  bearoffVerify(): number;
  bearoffOutcomes(board: number, out: number): number;
  twoSidedEquities(board: number, out: number): number;
  twoSidedTurns(board: number, out: number): number;
  bearoffFinish(board: number): number;
  bearoffFirst(board: number): number;
}

/**
 * Exact answers where both sides bear off and cannot meet any more. The tables, 16 MB, are solved or loaded only
 * when asked for; until then every question is answered `null`. Boards are views of the side on roll on the board
 * of the rules in use.
 */
export interface Bearoff {
  /** Whether the tables are there, with the right checksum. */
  isReady(): boolean;
  /** Begins to solve the tables, from nothing; those there are given up. */
  start(): void;
  /**
   * Solves on for about `budget` positions of 1.4 million in all (some 7 million a second), from the beginning
   * where nothing is begun.
   *
   * @returns the share of the work done, 1 at the end; the tables are verified then and in use.
   */
  step(budget: number): number;
  /** The tables for keeping; only when they are ready. */
  exportTables(): Uint8Array;
  /** Takes kept tables into use. Refused bytes leave no tables. Refusals: `BEAROFF_SIZE`, `BEAROFF_CHECKSUM`. */
  importTables(bytes: Uint8Array): Result<void, BearoffRefusal>;
  /**
   * Win, win with a mars, with a koks, loss with a mars, with a koks. The win is exact with up to six checkers a
   * side, and else that of play for the fewest rolls; `null` unless both have checkers and all of them are home.
   */
  outcomes(board: Board): Float32Array | null;
  /**
   * Equities in money play, cube 1, no Jacoby: cubeless, cube owned, centred, the opponent's. There is no double in
   * this turn, and the best doubles and answers in all later ones: a double now is worth 2 × the last if taken.
   * `null` unless both are home with one to six checkers.
   */
  equities(board: Board): Float32Array | null;
  /** The same where the side on roll may double at once, if it may by the place of the cube. */
  turnEquities(board: Board): Float32Array | null;
  /** Chances to be through with exactly 0, 1, 2 … own rolls, by play for the smallest mean; `null` unless all are home. */
  rollsToFinish(board: Board): readonly number[] | null;
  /** The same for the first checker borne off; `null` unless all 15 are home. */
  rollsToFirst(board: Board): readonly number[] | null;
}

const PLACES = 26;
const OUTCOMES = 5;
const EQUITIES = 4;
const CERTAIN = 65535;
const FINISH_WIDTH = 24;
const FIRST_WIDTH = 8;
const MOST_BUDGET = 2 ** 31 - 1;

/** The bear-off tables of an instance of the kernel. */
export function createBearoff(exports: BearoffExports): Bearoff {
  const boardAt = exports.allocate(32);
  const outAt = exports.allocate(32);

  const place = (board: Board): void => {
    new Int8Array(exports.memory.buffer, boardAt, PLACES).set(board.subarray(0, PLACES));
  };
  const tables = (): Uint8Array => {
    // The address first: asking for it may make the memory grow.
    const at = exports.bearoffTables();
    return new Uint8Array(exports.memory.buffer, at, exports.BEAROFF_BYTES.value);
  };
  const answer = (found: number, length: number): Float32Array | null =>
    found === 0 ? null : new Float32Array(exports.memory.buffer, outAt, length).slice();
  const rolls = (row: number, width: number): readonly number[] | null =>
    row === 0 ? null : changes(new Uint16Array(exports.memory.buffer, row, width));

  return {
    isReady: () => exports.bearoffReady() !== 0,
    start() {
      exports.bearoffStart();
      exports.forget();
    },
    step(budget) {
      const share = exports.bearoffStep(Math.min(Math.max(1, Math.floor(budget)), MOST_BUDGET));
      invariant(share > 0, 'solved bear-off tables have the right checksum');
      if (share === 1) exports.forget();
      return share;
    },
    exportTables() {
      invariant(exports.bearoffReady() !== 0, 'only ready tables are exported');
      return tables().slice();
    },
    importTables(bytes) {
      const expected = exports.BEAROFF_BYTES.value;
      if (bytes.length !== expected) return err({ code: 'BEAROFF_SIZE', expected, found: bytes.length });
      tables().set(bytes);
      exports.forget();
      return exports.bearoffVerify() === 0 ? err({ code: 'BEAROFF_CHECKSUM' }) : ok(undefined);
    },
    outcomes(board) {
      place(board);
      return answer(exports.bearoffOutcomes(boardAt, outAt), OUTCOMES);
    },
    equities(board) {
      place(board);
      return answer(exports.twoSidedEquities(boardAt, outAt), EQUITIES);
    },
    turnEquities(board) {
      place(board);
      return answer(exports.twoSidedTurns(boardAt, outAt), EQUITIES);
    },
    rollsToFinish(board) {
      place(board);
      return rolls(exports.bearoffFinish(boardAt), FINISH_WIDTH);
    },
    rollsToFirst(board) {
      place(board);
      return rolls(exports.bearoffFirst(boardAt), FIRST_WIDTH);
    },
  };
}

/** From the chances to be still at it after 0, 1 … rolls to those of being through with exactly 0, 1 … of them. */
function changes(left: Uint16Array): readonly number[] {
  const chances: number[] = [];
  let before = CERTAIN;
  for (const after of left) {
    chances.push((before - after) / CERTAIN);
    before = after;
    if (after === 0) break;
  }
  return chances;
}

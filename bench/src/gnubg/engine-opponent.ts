import {
  createSearch,
  cubelessValuation,
  MONEY_STAKES,
  ROLL_CHANCES,
  rankBoards,
  think,
} from '@nardy/engine';
import { BOARD_STRIDE, type Board, type Roll, RULE_SETS } from '@nardy/rules';
import type { LoadedKernel } from '../engine-kernel.ts';
import { legalResults } from './legal-results.ts';
import type { Opponent } from './opponent.ts';
import type { RollValues } from './roll-values.ts';

/** Floats from one set of outcomes to the next in the kernel. */
const OUTCOME_WORDS = 8;

/** The engine at a fixed depth, by cubeless points. */
export function engineOpponent(loaded: LoadedKernel, ply: number): Opponent {
  const choose = ply === 0 ? bestAtSight(loaded) : bestBySearch(loaded, ply);
  return { name: `engine-${ply}ply-${loaded.netsHash}`, choose, close: () => undefined };
}

function bestAtSight({ exports }: LoadedKernel): Opponent['choose'] {
  const boardAt = exports.allocate(BOARD_STRIDE);
  return (board, [die1, die2]) => {
    new Int8Array(exports.memory.buffer).set(board, boardAt);
    const count = exports.evaluatePlays(0, boardAt, die1, die2, 0);
    const floats = new Float32Array(exports.memory.buffer);
    const from = exports.listOutcomes(0) / 4;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let play = 0; play < count; play++) {
      const points = pointsAt(floats, from + play * OUTCOME_WORDS);
      if (points > most) {
        most = points;
        best = play;
      }
    }
    const at = exports.listBoards(0) + best * BOARD_STRIDE;
    return new Int8Array(exports.memory.buffer.slice(at, at + 26));
  };
}

function bestBySearch({ kernel }: LoadedKernel, plies: number): Opponent['choose'] {
  const rules = RULE_SETS.international;
  const search = createSearch(kernel);
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  return (board: Board, roll: Roll) => {
    const boards = legalResults(board, roll);
    const [best] = think(rankBoards(search, rules, valuation, boards, { plies }));
    return boards[best!.index]!;
  };
}

/** The engine's own opinion of every roll, at sight. */
export function engineRollValues({ exports }: LoadedKernel): RollValues {
  const boardAt = exports.allocate(BOARD_STRIDE);
  const outAt = exports.allocate(OUTCOME_WORDS * 4);
  const values = new Float64Array(ROLL_CHANCES.length);
  return (board) => {
    new Int8Array(exports.memory.buffer).set(board, boardAt);
    exports.lookAhead(boardAt, 1, outAt);
    const floats = new Float32Array(exports.memory.buffer);
    const from = exports.rollOutcomes(1) / 4;
    for (let roll = 0; roll < values.length; roll++)
      values[roll] = pointsAt(floats, from + roll * OUTCOME_WORDS);
    return values;
  };
}

/** Cubeless points of outcomes in memory: win, mars, koks, lost mars, lost koks. */
function pointsAt(floats: Float32Array, at: number): number {
  return 2 * floats[at]! - 1 + floats[at + 1]! + floats[at + 2]! - floats[at + 3]! - floats[at + 4]!;
}

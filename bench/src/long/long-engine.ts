import { basename } from 'node:path';
import { BOARD_STRIDE, type Board, type Roll } from '@nardy/rules';
import { createSearch } from '../../../packages/engine/src/search.ts';
import { rankBoards } from '../../../packages/engine/src/search-rank.ts';
import { cubelessValuation } from '../../../packages/engine/src/search-value.ts';
import { MONEY_STAKES } from '../../../packages/engine/src/stakes.ts';
import { think } from '../../../packages/engine/src/thinking.ts';
import { type LoadedKernel, loadKernel } from '../engine-kernel.ts';
import type { RollValues } from '../gnubg/roll-values.ts';
import { isFirstTurn, LONG_RULES, type LongPlayer, longResults } from './long-player.ts';

/** The engine's long nets at a fixed depth, with their opinion of every roll at sight. */
export interface LongEngine {
  readonly player: LongPlayer;
  readonly values: RollValues;
}

/** Floats from one set of outcomes to the next in the kernel. */
const OUTCOME_WORDS = 8;

/**
 * The engine with the nets of a folder, the shipped ones for `null`.
 *
 * @param plies - 0: at sight.
 */
export function longEngine(folder: string | null, plies: number): LongEngine {
  const loaded = loadKernel(folder, LONG_RULES);
  const judge = judgeAtSight(loaded);
  const name = `${folder === null ? 'engine' : basename(folder)}-${plies}ply-${loaded.netsHash}`;
  const byRoll = new Float64Array(21);
  const values: RollValues = (board) => {
    let index = 0;
    for (const high of [1, 2, 3, 4, 5, 6] as const) {
      for (const low of [1, 2, 3, 4, 5, 6] as const) {
        if (low <= high) byRoll[index++] = judge(board, [high, low]).most;
      }
    }
    return byRoll;
  };
  const atSight = (board: Board, roll: Roll): Board => judge(board, roll).after();
  return { player: { name, choose: plies === 0 ? atSight : bySearch(loaded, plies) }, values };
}

/** The best play of a roll: its points, and the position after it while nothing else has been asked. */
function judgeAtSight({ exports }: LoadedKernel): (board: Board, roll: Roll) => AtSight {
  const boardAt = exports.allocate(BOARD_STRIDE);
  return (board, [die1, die2]) => {
    new Int8Array(exports.memory.buffer).set(board, boardAt);
    const count = exports.evaluatePlays(0, boardAt, die1, die2, isFirstTurn(board) ? 1 : 0);
    const floats = new Float32Array(exports.memory.buffer);
    const from = exports.listOutcomes(0) / 4;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let play = 0; play < count; play++) {
      const at = from + play * OUTCOME_WORDS;
      // Oin and mars: a koks is worth no more than a mars.
      const points = 2 * floats[at]! - 1 + floats[at + 1]! - floats[at + 3]!;
      if (points <= most) continue;
      most = points;
      best = play;
    }
    const at = exports.listBoards(0) + best * BOARD_STRIDE;
    return { most, after: () => new Int8Array(exports.memory.buffer.slice(at, at + 26)) };
  };
}

interface AtSight {
  readonly most: number;
  readonly after: () => Board;
}

function bySearch({ kernel }: LoadedKernel, plies: number): LongPlayer['choose'] {
  const search = createSearch(kernel);
  const valuation = cubelessValuation(LONG_RULES, 1, MONEY_STAKES);
  return (board, roll) => {
    const boards = longResults(board, roll);
    const [best] = think(rankBoards(search, LONG_RULES, valuation, boards, { plies }));
    return boards[best!.index]!;
  };
}

import { chooseSimply } from '@nardy/engine';
import {
  BOARD_STRIDE,
  type Board,
  createPlayWorkspace,
  generatePlaysInto,
  type Play,
  pipCount,
  type Roll,
  RULE_SETS,
} from '@nardy/rules';

/** Someone who plays long nardy without a cube. */
export interface LongPlayer {
  /** Who it is, with everything that changes its play. */
  readonly name: string;
  /** The position after its play, in the view of the side on roll like `board`. */
  readonly choose: (board: Board, roll: Roll) => Board;
}

export const LONG_RULES = RULE_SETS.long;

const workspace = createPlayWorkspace();

/** A side whose checkers all stand on the head has its first turn. */
export function isFirstTurn(board: Board): boolean {
  return board[24] === 15;
}

/** Every position the roll can lead to; the unchanged one when there is no legal move. */
export function longResults(board: Board, [die1, die2]: Roll): readonly Board[] {
  const count = generatePlaysInto(workspace, LONG_RULES, board, die1, die2, isFirstTurn(board));
  return Array.from({ length: count }, (_, play) =>
    workspace.boards.slice(play * BOARD_STRIDE, play * BOARD_STRIDE + 26),
  );
}

/**
 * Knows its pips and nothing else: takes the play that leaves the fewest, then the one that has borne off most.
 * Most plays leave the same number; it takes one of those as a hash of seed and position has it.
 */
export function pipPlayer(seed: number): LongPlayer {
  return {
    name: `pips-${seed}`,
    choose: (board, roll) => {
      let best = board;
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (const after of longResults(board, roll)) {
        const worth =
          -pipCount(after) - after.subarray(1, 25).reduce(ownOnly, 0) / 16 + chanceOf(seed, after);
        if (worth <= bestWorth) continue;
        best = after;
        bestWorth = worth;
      }
      return best;
    },
  };
}

function ownOnly(sum: number, count: number): number {
  return sum + Math.max(0, count);
}

/** A number below 1/32 from the seed and the position. */
function chanceOf(seed: number, board: Board): number {
  let hash = seed | 0;
  for (const count of board) hash = Math.imul((hash ^ count) + 0x6d2b79f5, 0x85ebca6b) ^ (hash >>> 13);
  return (hash >>> 0) / 2 ** 37;
}

/** The hand-made player of the engine. */
export function simplePlayer(seed: number): LongPlayer {
  return {
    name: `simple-${seed}`,
    choose: (board, roll) => {
      const plays: readonly Play[] = longResults(board, roll).map((after) => ({ board: after, moves: [] }));
      return plays[chooseSimply(LONG_RULES, plays, seed)]!.board;
    },
  };
}

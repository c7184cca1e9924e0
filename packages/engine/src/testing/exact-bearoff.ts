import {
  type Board,
  type BoardKind,
  borneOff,
  checkersInPlay,
  flipBoard,
  formatBoard,
  legalPlays,
  type Roll,
  type RuleSet,
} from '@nardy/rules';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ROLLS: readonly Roll[] = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low): Roll => [high, low]),
);
const shareOf = ([a, b]: Roll): number => (a === b ? 1 : 2) / 36;

/** Equities of the side on roll: cubeless, cube owned, centred, the opponent's. */
export type Quadruple = readonly [number, number, number, number];

/**
 * Solves races to the end by playing all of them out with the plays of the rules; slow, for a few checkers.
 * Money play without mars, no Jacoby; no double in the first turn.
 */
export function exactEquities(rules: RuleSet): (board: Board) => Quadruple {
  const known = new Map<string, Quadruple>();
  const solve = (board: Board): Quadruple => {
    if (checkersInPlay(flipBoard(rules.board, board)) === 0) return [-1, -1, -1, -1];
    const key = formatBoard(board);
    const before = known.get(key);
    if (before !== undefined) return before;
    const mean: [number, number, number, number] = [0, 0, 0, 0];
    for (const roll of ROLLS) {
      const replies = legalPlays(rules, board, roll).map((play) =>
        afterDoubling(solve(flipBoard(rules.board, play.board))),
      );
      for (const [own, theirs] of ([0, 3, 2, 1] as const).entries()) {
        const best = -Math.min(...replies.map((reply) => reply[theirs]));
        mean[own] = (mean[own] as number) + shareOf(roll) * best;
      }
    }
    known.set(key, mean);
    return mean;
  };
  return solve;
}

/** After a double the cube is the opponent's at twice the stake; a pass costs it one. */
export function afterDoubling([cubeless, owned, centred, opponents]: Quadruple): Quadruple {
  const double = Math.min(1, 2 * opponents);
  return [cubeless, Math.max(owned, double), Math.max(centred, double), opponents];
}

/** Chances to be through with exactly 0, 1, 2 … own rolls; play for the smallest mean. `isThrough` ends the count. */
export function exactRolls(
  rules: RuleSet,
  isThrough: (board: Board) => boolean,
): (board: Board) => readonly number[] {
  const known = new Map<string, { readonly mean: number; readonly chances: readonly number[] }>();
  const solve = (board: Board): { readonly mean: number; readonly chances: readonly number[] } => {
    if (isThrough(board)) return { mean: 0, chances: [1] };
    const key = formatBoard(board);
    const before = known.get(key);
    if (before !== undefined) return before;
    const chances: number[] = [0];
    let mean = 1;
    for (const roll of ROLLS) {
      const ends = legalPlays(rules, board, roll).map((play) => solve(play.board));
      const best = ends.reduce((least, end) => (end.mean < least.mean ? end : least));
      mean += shareOf(roll) * best.mean;
      for (const [n, chance] of best.chances.entries()) {
        chances[n + 1] = (chances[n + 1] ?? 0) + shareOf(roll) * chance;
      }
    }
    const result = { mean, chances };
    known.set(key, result);
    return result;
  };
  return (board) => solve(board).chances;
}

export const isOff = (board: Board): boolean => checkersInPlay(board) === 0;
export const hasOneOff = (board: Board): boolean => borneOff(board) > 0;

/** A board of two homes: checkers on the points 1 to 6 of the side on roll and of the other, each in its own numbers. */
export function homesBoard(kind: BoardKind, own: readonly number[], other: readonly number[]): Board {
  const turned = new Int8Array(26);
  for (const [index, count] of other.entries()) turned[index + 1] = count;
  const board = flipBoard(kind, turned);
  for (const [index, count] of own.entries()) board[index + 1] = count;
  return board;
}

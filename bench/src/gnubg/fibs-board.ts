import type { Board, Roll } from '@nardy/rules';
import { borneOff, opponentBorneOff } from '@nardy/rules';

/** What FIBS calls a match of unlimited length: money play. */
const UNLIMITED = 9999;

/**
 * The line `board:…` of the FIBS server that tells an external player what to play: the side on roll moves from
 * 24 to 1 and is the one with the positive numbers, so the 26 places are ours unchanged. Money play, cube in the
 * middle at 1.
 */
export function formatFibsBoard(board: Board, [die1, die2]: Roll): string {
  const bars = [board[25], -(board[0] ?? 0)];
  const fields = [
    ...['you', 'them', UNLIMITED, 0, 0],
    ...board.subarray(0, 26),
    // Whose turn, its dice, the other's dice.
    ...[1, die1, die2, 0, 0],
    // Cube, whether each may double, whether one has.
    ...[1, 1, 1, 0],
    // Colour, direction, home and bar.
    ...[1, -1, 0, 25],
    ...[borneOff(board), opponentBorneOff(board), ...bars],
    ...[0, 0, 0],
  ];
  return `board:${fields.join(':')}`;
}

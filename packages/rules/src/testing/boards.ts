import { invariant } from '@nardy/result';
import type { Board } from '../board.ts';
import { parseBoard } from '../parse-board.ts';

/** Checkers by place, as in `{ 24: 2, 13: 5 }`. */
export type Checkers = Readonly<Record<number, number>>;

/**
 * A board from the mover's checkers and the opponent's, both in the mover's numbers; 25 is the mover's bar and
 * 0 in `opponent` the opponent's bar. What is missing to 15 is off.
 */
export function boardOf(own: Checkers, opponent: Checkers = {}): Board {
  const board = new Int8Array(26);
  for (const [place, count] of Object.entries(own)) board[Number(place)] = count;
  for (const [place, count] of Object.entries(opponent)) board[Number(place)] = -count;
  return board;
}

/** The board of the 26 characters that `formatBoard` writes. */
export function boardOfText(text: string): Board {
  const board = parseBoard(text);
  invariant(board !== null, `a board of 26 characters: ${text}`);
  return board;
}

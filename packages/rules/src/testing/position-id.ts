import type { Board } from '../board.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The board of a 14-character GNU Backgammon position ID whose second half is the mover's, for reference data.
 * Reads nothing else and trusts its input.
 */
export function boardOfPositionId(id: string): Board {
  const board = new Int8Array(26);
  let opponent = true;
  let place = 1;
  for (let bit = 0; bit < 80; bit++) {
    if (bitAt(id, bit)) {
      if (opponent) board[25 - place] = (board[25 - place] as number) - 1;
      else board[place] = (board[place] as number) + 1;
    } else if (place < 25) {
      place++;
    } else if (opponent) {
      opponent = false;
      place = 1;
    } else {
      break;
    }
  }
  return board;
}

/** Bits run from the lowest of each byte; a base64 digit holds six bits from the highest. */
function bitAt(id: string, bit: number): boolean {
  const place = (bit & ~7) + 7 - (bit & 7);
  const digit = DIGITS.indexOf(id.charAt(Math.floor(place / 6)));
  return ((digit >> (5 - (place % 6))) & 1) === 1;
}

import { err, ok, type Result } from '@nardy/result';
import { type Board, type BoardKind, CHECKERS, facingPoint, flipBoard } from '@nardy/rules';
import { bitAt, formatBytes, isSpelled, parseBytes, writeBits } from './bits.ts';
import type { NotationRefusal } from './notation-refusal.ts';

const BYTES = 10;

/**
 * GNU Backgammon's position ID of a board: the side not on roll first, then the viewer, each its own points
 * 1–24 and its bar, a point's checkers as ones closed by a zero. Source: the GNU Backgammon manual.
 */
export function formatPositionId(board: Board, kind: BoardKind = 'short'): string {
  const bytes = new Uint8Array(BYTES);
  let at = 0;
  for (const view of [flipBoard(kind, board), board]) {
    for (let place = 1; place <= 25; place++) {
      const count = Math.max(0, view[place] ?? 0);
      for (let checker = 0; checker < count; checker++) writeBits(bytes, at++, 1, 1);
      at++;
    }
  }
  return formatBytes(bytes);
}

/** The board of a position ID in the view of the side on roll. Reads what `formatPositionId` writes and nothing else. */
export function parsePositionId(text: string, kind: BoardKind = 'short'): Result<Board, NotationRefusal> {
  const bytes = parseBytes(text, BYTES);
  if (!bytes.ok) return bytes;
  const board = new Int8Array(26);
  let at = 0;
  for (const side of ['opponent', 'mover'] as const) {
    let total = 0;
    for (let place = 1; place <= 25; place++) {
      let count = 0;
      while (bitAt(bytes.value, at++) === 1) count++;
      total += count;
      if (total > CHECKERS) return err({ code: 'ID_CHECKERS' });
      if (count === 0) continue;
      if (kind === 'long' && place === 25) return err({ code: 'POSITION_BAR_ON_LONG' });
      const own = side === 'mover' ? place : opponentPlace(kind, place);
      if (board[own] !== 0) return err({ code: 'POSITION_POINT_SHARED', point: own });
      board[own] = side === 'mover' ? count : -count;
    }
  }
  for (; at < BYTES * 8; at++) if (bitAt(bytes.value, at) === 1) return err({ code: 'ID_CHECKERS' });
  return isSpelled(bytes.value, text) ? ok(board) : err({ code: 'ID_CHARACTER', column: text.length });
}

/** Where the viewer sees a place of the opponent's: its bar is place 0. */
function opponentPlace(kind: BoardKind, place: number): number {
  return place === 25 ? 0 : facingPoint(kind, place);
}

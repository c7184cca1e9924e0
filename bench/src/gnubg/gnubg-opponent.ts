import { parsePlay } from '@nardy/notation';
import type { Board, CheckerMove } from '@nardy/rules';
import { formatFibsBoard } from './fibs-board.ts';
import type { Opponent } from './opponent.ts';
import { type GnubgSession, startGnubg } from './session.ts';

/**
 * GNU Backgammon at a fixed depth with its default filters and without noise. It is told that there is no cube, so
 * it judges plays as the game is scored. Asks a program of its own over the external-player protocol.
 */
export async function gnubgOpponent(ply: number): Promise<Opponent> {
  const session = await gnubgSession(ply);
  return {
    name: `gnubg-${ply}ply`,
    choose: (board, roll) => askFor(session, board, roll),
    close: session.close,
  };
}

/** A program of its own that answers boards with plays of this depth. */
export function gnubgSession(ply: number): Promise<GnubgSession> {
  return startGnubg([
    'set threads 1',
    `set evaluation chequerplay evaluation plies ${ply}`,
    'set evaluation chequerplay evaluation cubeful off',
    'set evaluation chequerplay evaluation noise 0',
  ]);
}

async function askFor(session: GnubgSession, board: Board, roll: Parameters<Opponent['choose']>[1]) {
  const answer = await session.ask(formatFibsBoard(board, roll));
  const moves = parsePlay(answer.replaceAll('\0', ''));
  if (!moves.ok) throw new Error(`GNU Backgammon answered ${JSON.stringify(answer)}`);
  return after(board, moves.value);
}

/** The board after moves that hit without saying so. */
function after(board: Board, moves: readonly CheckerMove[]): Board {
  const next = board.slice();
  for (const { from, to } of moves) {
    next[from]!--;
    if (to === 0) continue;
    if (next[to] === -1) {
      next[to] = 0;
      next[0]!--;
    }
    next[to]!++;
  }
  return next;
}

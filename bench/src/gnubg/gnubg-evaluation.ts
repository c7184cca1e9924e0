import { type Board, RULE_SETS, winKind, winValue } from '@nardy/rules';
import { formatFibsBoard } from './fibs-board.ts';
import type { GnubgSession } from './session.ts';

/** Chances of the side on roll: win, win mars, win koks, lose mars, lose koks; and its cubeless points. */
export interface Evaluation {
  readonly probs: readonly number[];
  readonly equity: number;
}

/** GNU Backgammon's cubeless opinion of a position before the roll, in the view of the side on roll. */
export async function evaluationBy(session: GnubgSession, board: Board, ply: number): Promise<Evaluation> {
  const answer = await session.ask(
    `evaluation fibsboard ${formatFibsBoard(board, [1, 1])} plies ${ply} cube off`,
  );
  const numbers = answer.trim().split(/\s+/).map(Number);
  if (numbers.length !== 6 || numbers.some(Number.isNaN))
    throw new Error(`GNU Backgammon answered ${answer}`);
  return { probs: numbers.slice(0, 5), equity: numbers[5]! };
}

/** The same for the side that has just played and turned the board round. */
export function turned({ probs, equity }: Evaluation): Evaluation {
  const [win, mars, koks, loseMars, loseKoks] = probs;
  return { probs: [1 - win!, loseMars!, loseKoks!, mars!, koks!], equity: -equity };
}

/** What is known of a position in which the side on roll has borne off its last checker. */
export function wonBy(board: Board): Evaluation {
  const rules = RULE_SETS.international;
  const equity = winValue(rules, winKind(rules, board));
  return { probs: [1, equity > 1 ? 1 : 0, equity > 2 ? 1 : 0, 0, 0], equity };
}

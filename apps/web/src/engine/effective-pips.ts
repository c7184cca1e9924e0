import type { Bearoff, DecisionView } from '@nardy/engine';
import { type Board, flipBoard } from '@nardy/rules';
import type { EffectivePips } from './engine-message.ts';

/** Pips of the mean roll: 49 / 6. */
const PIPS_PER_ROLL = 49 / 6;

/** The effective pips of both sides of a decision; `null` without tables, or where neither is all home. */
export function effectivePips(bearoff: Bearoff, { rules, board }: DecisionView): EffectivePips | null {
  if (!bearoff.isReady()) return null;
  const own = meanPips(bearoff, board);
  const opponent = meanPips(bearoff, flipBoard(rules.board, board));
  return own === null && opponent === null ? null : { own, opponent };
}

function meanPips(bearoff: Bearoff, board: Board): number | null {
  const chances = bearoff.rollsToFinish(board);
  if (chances === null) return null;
  return PIPS_PER_ROLL * chances.reduce((sum, chance, rolls) => sum + chance * rolls, 0);
}

import type { Board } from './board.ts';

/** A die face. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6;
/** Two dice in the order they were thrown; the order has no meaning in the rules. */
export type Roll = readonly [Die, Die];

/** One checker by one die, in the mover's own numbers: 25 = from the bar, 0 = off. */
export interface CheckerMove {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

/** A whole turn's movement and the position it leads to. */
export interface Play {
  /** One entry per die used, in an order that can be played; empty when there is no legal move. */
  readonly moves: readonly CheckerMove[];
  /** The position after the play, still in the mover's view (not turned). */
  readonly board: Board;
}

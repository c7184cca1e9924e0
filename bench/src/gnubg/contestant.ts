import { loadKernel } from '../engine-kernel.ts';
import { engineOpponent, engineRollValues } from './engine-opponent.ts';
import { type Opponent, simpleOpponent } from './opponent.ts';
import type { RollValues } from './roll-values.ts';

/** One of our players with its own opinion of positions. */
export interface Contestant {
  readonly opponent: Opponent;
  /** By what luck is judged; `null` when it has no opinion worth the time. */
  readonly values: RollValues | null;
  readonly judge: string;
}

/** How one of our players is asked for. */
export interface ContestantChoice {
  readonly player: 'simple' | 'engine';
  readonly ply: number;
  /** Folder of nets; the shipped ones when left out. */
  readonly nets: string | null;
}

/** Makes the player; an engine takes its own opinion of every roll for the luck. */
export function contestant({ player, ply, nets }: ContestantChoice): Contestant {
  if (player === 'simple') return { opponent: simpleOpponent(), values: null, judge: '-' };
  const loaded = loadKernel(nets);
  return {
    opponent: engineOpponent(loaded, ply),
    values: engineRollValues(loaded),
    judge: `engine-0ply-${loaded.netsHash}`,
  };
}

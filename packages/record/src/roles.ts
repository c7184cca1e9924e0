import type { PlayerRole } from '@nardy/dice';
import type { Side } from '@nardy/rules';

/** The role of a side in the log: white is A, black is B. */
export function roleOf(side: Side): PlayerRole {
  return side === 'white' ? 'A' : 'B';
}

/** The side of a player's role. */
export function sideOf(role: PlayerRole): Side {
  return role === 'A' ? 'white' : 'black';
}

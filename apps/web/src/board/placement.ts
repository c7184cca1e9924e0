import { type Board, borneOff, opponentBorneOff } from '@nardy/rules';
import { PLACES } from '@nardy/session';
import type { Placement } from './frames.ts';

/** A position of a record as the board draws it, white at the bottom. */
export function placementOf(whiteView: Board): Placement {
  const placement: number[] = Array.from(whiteView);
  placement[PLACES.bottomTray] = borneOff(whiteView);
  placement[PLACES.topTray] = -opponentBorneOff(whiteView);
  return placement;
}

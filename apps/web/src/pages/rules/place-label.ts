import type { BoardKind } from '@nardy/rules';
import { type Place, placeText } from '@nardy/session';
import { sayAloud } from '../../app/spoken.ts';
import type { Placement } from '../../board/frames.ts';

/** What a screen reader says of a place of a diagram, the reader being light. */
export function placeLabel(kind: BoardKind, placement: Placement, place: Place): string {
  return sayAloud(placeText({ board: { kind, places: placement }, bottom: 'white' }, 'white', place));
}

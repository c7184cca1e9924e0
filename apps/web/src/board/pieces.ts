import { PLACES, type Place } from '@nardy/session';

/** One drawn checker. It keeps its id while it moves, so that the movement can be drawn. */
export interface Piece {
  /** 0–14 those of the side at the bottom, 15–29 the others. */
  readonly id: number;
  readonly bottom: boolean;
  readonly place: Place;
  readonly slot: number;
  /** Checkers on the same place. */
  readonly count: number;
}

const PLACE_COUNT = PLACES.topTray + 1;

function assignSide(previous: readonly Piece[], places: readonly number[], sign: 1 | -1): readonly Piece[] {
  const countAt = (place: Place): number => Math.max(0, sign * (places[place] ?? 0));
  const taken = new Array<number>(PLACE_COUNT).fill(0);
  const pieces: Piece[] = [];
  const waiting: number[] = [];
  for (const piece of [...previous].sort((a, b) => a.slot - b.slot)) {
    const slot = taken[piece.place] ?? 0;
    const count = countAt(piece.place);
    if (slot < count) {
      taken[piece.place] = slot + 1;
      pieces.push({ ...piece, slot, count });
    } else waiting.push(piece.id);
  }
  let fresh = sign === 1 ? 0 : 15;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const count = countAt(place);
    for (let slot = taken[place] ?? 0; slot < count; slot++) {
      const id = waiting.shift() ?? fresh++;
      pieces.push({ id, bottom: sign === 1, place, slot, count });
    }
  }
  return pieces;
}

/**
 * The checkers of a position, each with the id of the one that most plausibly came there.
 *
 * @param previous - what was drawn before; empty at first.
 * @param places - as in `BoardView.places`.
 */
export function assignPieces(previous: readonly Piece[], places: readonly number[]): readonly Piece[] {
  const bottom = previous.filter((piece) => piece.bottom);
  const top = previous.filter((piece) => !piece.bottom);
  return [...assignSide(bottom, places, 1), ...assignSide(top, places, -1)];
}

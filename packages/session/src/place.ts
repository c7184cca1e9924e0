import { BAR, type BoardKind, facingPoint, OFF, type Side } from '@nardy/rules';

/**
 * A place on the board as the viewer sees it: 1–24 the points in the numbers of the side at the bottom,
 * then the bars and trays of {@link PLACES}. One number for everything a finger or a checker can be on.
 */
export type Place = number;

export const PLACES = { topBar: 0, bottomBar: 25, bottomTray: 26, topTray: 27 } as const;

/** How the viewer looks at the board. */
export interface Outlook {
  readonly kind: BoardKind;
  readonly bottom: Side;
}

/** Where the viewer sees what `side` calls `number`: 1–24, 25 its bar, 0 off. */
export function placeOf({ kind, bottom }: Outlook, side: Side, number: number): Place {
  if (number === BAR) return side === bottom ? PLACES.bottomBar : PLACES.topBar;
  if (number === OFF) return side === bottom ? PLACES.bottomTray : PLACES.topTray;
  return side === bottom ? number : facingPoint(kind, number);
}

/** What `side` calls a place: 1–24, 25 its bar, 0 its tray; `null` for the other side's bar and tray. */
export function numberOf({ kind, bottom }: Outlook, side: Side, place: Place): number | null {
  const own = side === bottom;
  switch (place) {
    case PLACES.bottomBar:
      return own ? BAR : null;
    case PLACES.topBar:
      return own ? null : BAR;
    case PLACES.bottomTray:
      return own ? OFF : null;
    case PLACES.topTray:
      return own ? null : OFF;
    default:
      if (!Number.isInteger(place) || place < 1 || place > 24) return null;
      return own ? place : facingPoint(kind, place);
  }
}

import { BAR, OFF, opponentOf, type Side } from '@nardy/rules';
import { numberOf, outlookIn, type Place, placeOf, type TableView, textPlaces } from '@nardy/session';

/** Digits pressed within this belong to one number. */
const DIGITS_MS = 1_200;

export interface BoardKey {
  readonly view: TableView;
  /** Whose numbers count. */
  readonly side: Side;
  /** Where the key was pressed. */
  readonly place: Place;
  readonly event: Pick<KeyboardEvent, 'key' | 'code' | 'timeStamp'>;
  /** The number being typed; changed here. */
  readonly digits: { text: string; atMs: number };
}

/** The place a key leads to from `place`; the same where there is no way on; `null` where the key means no place. */
export function goFrom({ view, side, place, event, digits }: BoardKey): Place | null {
  const outlook = outlookIn(view);
  const places = textPlaces(view, side);
  const index = places.indexOf(place);
  switch (event.code) {
    case 'ArrowRight':
      return places[Math.min(places.length - 1, index + 1)] ?? place;
    case 'ArrowLeft':
      return places[Math.max(0, index - 1)] ?? place;
    case 'ArrowUp':
    case 'ArrowDown':
      return facing(view, side, place);
    case 'Home': {
      // Long nardy has no bar: its way begins at the head.
      return placeOf(outlook, side, outlook.kind === 'short' ? BAR : 24);
    }
    case 'End':
      return placeOf(outlook, side, OFF);
    case 'KeyX':
      return nextSingle(view, side, places, index);
    case 'KeyY':
      return nextSingle(view, opponentOf(side), places, index);
    default:
      return /^\d$/.test(event.key)
        ? (jump(event, digits, (number) => placeOf(outlook, side, number)) ?? place)
        : null;
  }
}

/** The point opposite; of a bar or a tray, the other side's. */
function facing(view: TableView, side: Side, place: Place): Place {
  const outlook = outlookIn(view);
  for (const of of [side, opponentOf(side)]) {
    const number = numberOf(outlook, of, place);
    if (number === BAR || number === OFF) return placeOf(outlook, opponentOf(of), number);
  }
  return placeOf(outlook, side, 25 - (numberOf(outlook, side, place) ?? 0));
}

/** The next point with a single checker of `of`, from here on and round. */
function nextSingle(view: TableView, of: Side, places: readonly Place[], index: number): Place {
  const sign = of === view.bottom ? 1 : -1;
  const round = [...places.slice(index + 1), ...places.slice(0, index + 1)];
  const found = round.find((one) => one >= 1 && one <= 24 && view.board.places[one] === sign);
  return found ?? (places[index] as Place);
}

/** The point whose number has been typed so far, where there is one. */
function jump(
  event: BoardKey['event'],
  digits: BoardKey['digits'],
  placeAt: (number: number) => Place,
): Place | null {
  const joined = event.timeStamp - digits.atMs < DIGITS_MS ? digits.text + event.key : event.key;
  const text = Number(joined) > 24 ? event.key : joined;
  digits.text = text;
  digits.atMs = event.timeStamp;
  const number = Number(text);
  return number >= 1 && number <= 24 ? placeAt(number) : null;
}

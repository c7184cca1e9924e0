import { numeral, type SpokenKey, spokenOf, type Text } from '@nardy/i18n';
import { BAR, type BoardKind, OFF, opponentOf, type Side } from '@nardy/rules';
import { numberOf, type Outlook, PLACES, type Place, placeOf } from './place.ts';
import type { BoardView, TableView } from './view.ts';

/** What is to be known of a table to name its places. */
export interface PlacedView {
  readonly board: Pick<BoardView, 'kind' | 'places'>;
  readonly bottom: Side;
}

/** Where a side starts in long nardy, and where its opponent does, in its own numbers. */
const HEADS = { own: 24, theirs: 12 } as const;

/** Whose numbers and whose checkers the text is about: the viewer's, of two at one device those of the side that acts. */
export function textSide({ viewer, bottom, players }: TableView): Side {
  if (viewer !== 'both') return bottom;
  const top = opponentOf(bottom);
  return players[top].deciding || (players[top].onRoll && !players[bottom].deciding) ? top : bottom;
}

/** How the table is looked at, for `placeOf` and `numberOf`. */
export function outlookIn({ board, bottom }: PlacedView): Outlook {
  return { kind: board.kind, bottom };
}

/**
 * The places in the order in which a checker of `side` runs through them: its bar, 24 to 1, its tray; then the
 * other side's bar and tray. Long nardy has no bars.
 */
export function textPlaces(view: TableView, side: Side): readonly Place[] {
  const outlook = outlookIn(view);
  const points = Array.from({ length: 24 }, (_, at) => placeOf(outlook, side, 24 - at));
  const tray = (of: Side): Place => placeOf(outlook, of, OFF);
  const bars = (of: Side): readonly Place[] => (outlook.kind === 'short' ? [placeOf(outlook, of, BAR)] : []);
  const other = opponentOf(side);
  return [...bars(side), ...points, tray(side), ...bars(other), tray(other)];
}

/** «Пункт 8, ваш, три шашки.», in the numbers of `side`; `place` is one of the viewer's. */
export function placeText(view: PlacedView, side: Side, place: Place): Text {
  const outlook = outlookIn(view);
  const drawn = view.board.places[place] ?? 0;
  const count = side === view.bottom ? drawn : -drawn;
  const number = numberOf(outlook, side, place);
  if (number !== null && number !== BAR && number !== OFF) return pointText(outlook.kind, number, count);
  const isBar = place === PLACES.bottomBar || place === PLACES.topBar;
  const owner = number === null ? 'Theirs' : '';
  const n = Math.abs(count);
  const key: SpokenKey = `place.${isBar ? 'bar' : 'tray'}${owner}${n === 0 ? 'Empty' : ''}`;
  return spokenOf(key, n === 0 ? {} : counted(n));
}

function pointText(kind: BoardKind, point: number, count: number): Text {
  if (count === 0) return spokenOf('place.empty', { point });
  const params = { point, ...counted(Math.abs(count)) };
  if (kind === 'long') {
    if (count > 0 && point === HEADS.own) return spokenOf('place.head', params);
    if (count < 0 && point === HEADS.theirs) return spokenOf('place.theirHead', params);
    return spokenOf(count > 0 ? 'place.own' : 'place.theirs', params);
  }
  if (count === 1) return spokenOf('place.ownBlot', { point });
  if (count === -1) return spokenOf('place.theirsBlot', { point });
  return spokenOf(count > 0 ? 'place.own' : 'place.theirs', params);
}

function counted(n: number): { readonly n: number; readonly count: Text } {
  return { n, count: numeral('count', n) };
}

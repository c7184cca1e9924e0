import { opponentOf, type Side } from '@nardy/rules';
import {
  numberOf,
  outlookIn,
  PLACES,
  type Place,
  placeText,
  type TableView,
  textPlaces,
} from '@nardy/session';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { say } from '../../../app/words.ts';
import { goFrom } from './board-keys.ts';
import { aloud, word } from './text-words.ts';

export interface TextBoardProps {
  readonly view: TableView;
  /** Whose numbers count. */
  readonly side: Side;
  readonly onChoose: (place: Place) => void;
  /** Asked for with m: the moves from a place. */
  readonly onMoves: (place: Place) => void;
}

/** What a button of the board adds to its name. */
function noteOf({ board }: TableView, place: Place): 'move' | 'target' | 'hit' | null {
  if (board.hits.includes(place)) return 'hit';
  if (board.strongTargets.includes(place) || board.weakTargets.includes(place)) return 'target';
  return board.movable.includes(place) || board.sources.includes(place) ? 'move' : null;
}

/** The places as buttons with one tab stop; keys lead from one to another. */
export function TextBoard({ view, side, onChoose, onMoves }: TextBoardProps): JSX.Element {
  const places = textPlaces(view, side);
  const [at, setAt] = useState<Place | null>(null);
  const digits = useRef({ text: '', atMs: 0 });
  const root = useRef<HTMLDivElement>(null);
  const outlook = outlookIn(view);
  const current =
    at !== null && places.includes(at) ? at : places.find((place) => numberOf(outlook, side, place) === 24);

  const go = (place: Place): void => {
    setAt(place);
    root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = Number((event.target as HTMLElement).dataset.place);
    if (event.ctrlKey || event.metaKey || event.altKey || Number.isNaN(place)) return;
    if (event.code === 'KeyM') onMoves(place);
    else {
      const next = goFrom({ view, side, place, event, digits: digits.current });
      if (next === null) return;
      if (next !== place) go(next);
    }
    event.preventDefault();
    // These keys mean something else at the table.
    event.stopPropagation();
  };

  const button = (place: Place): JSX.Element => {
    const drawn = view.board.places[place] ?? 0;
    const count = side === view.bottom ? drawn : -drawn;
    const number = numberOf(outlook, side, place);
    const note = noteOf(view, place);
    const selected = view.board.selected === place;
    return (
      <button
        key={place}
        type="button"
        class={`text-place${note === null ? '' : ` text-place-${note}`}`}
        data-testid={`text-place-${place}`}
        data-place={place}
        tabIndex={place === current ? 0 : -1}
        aria-label={aloud(placeText(view, side, place))}
        aria-describedby={note === null ? undefined : `text-note-${note}`}
        aria-pressed={selected ? true : undefined}
        onFocus={() => setAt(place)}
        onClick={() => onChoose(place)}
      >
        <b aria-hidden="true">{edgeName(place) ?? number}</b>
        <span class="text-place-sign" data-sign={signOf(place, number, count)} />
      </button>
    );
  };

  const quarter = (nth: 1 | 2 | 3 | 4): JSX.Element => (
    <fieldset class="text-quarter">
      <legend>{word(`text.${quarterKind(view)}.${nth}`)}</legend>
      {places
        .filter((place) => {
          const number = numberOf(outlook, side, place) ?? 0;
          return !isEdge(place) && number > 6 * (nth - 1) && number <= 6 * nth;
        })
        .map(button)}
    </fieldset>
  );
  const own = places.filter((place) => isEdge(place) && numberOf(outlook, side, place) !== null);
  const theirs = places.filter(
    (place) => isEdge(place) && numberOf(outlook, opponentOf(side), place) !== null,
  );

  return (
    <div
      class="text-board"
      role="toolbar"
      aria-label={word('heading.board')}
      aria-describedby="text-board-hint"
      data-testid="text-board"
      ref={root}
      onKeyDown={onKeyDown}
    >
      {quarter(4)}
      {quarter(3)}
      {quarter(2)}
      {quarter(1)}
      <fieldset class="text-quarter">
        <legend>{edgesName(view)}</legend>
        {own.map(button)}
        {theirs.map(button)}
      </fieldset>
      <span id="text-note-move" hidden>
        {word('text.canMove')}
      </span>
      <span id="text-note-target" hidden>
        {word('text.target')}
      </span>
      <span id="text-note-hit" hidden>
        {word('text.targetHit')}
      </span>
    </div>
  );
}

/** What is seen of the checkers: whose, and how many. A bar or a tray is somebody's even without any. */
function signOf(place: Place, number: number | null, count: number): string {
  if (!isEdge(place)) return count === 0 ? '–' : `${count > 0 ? '●' : '○'} ${Math.abs(count)}`;
  return `${number === null ? '○' : '●'} ${Math.abs(count)}`;
}

function isEdge(place: Place): boolean {
  return place < 1 || place > 24;
}

function quarterKind(view: TableView): 'quarter' | 'longQuarter' {
  return view.board.kind === 'long' ? 'longQuarter' : 'quarter';
}

function edgesName(view: TableView): string {
  return word(view.board.kind === 'long' ? 'text.trays' : 'text.edges');
}

/** What is seen on a bar or a tray; its name says whose it is. */
function edgeName(place: Place): string | null {
  if (place === PLACES.bottomBar || place === PLACES.topBar) return say('term.bar');
  if (place === PLACES.bottomTray || place === PLACES.topTray) return say('term.tray');
  return null;
}

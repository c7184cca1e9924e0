import type { BoardKind, Side } from '@nardy/rules';
import { PLACES, type Place, type TableView } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { goFrom } from './board-keys.ts';

/** A table seen from white's side; the counts of places, black's negative. */
function table(counts: Readonly<Record<number, number>>, kind: BoardKind = 'short'): TableView {
  const places = Array.from({ length: 28 }, (_, place) => counts[place] ?? 0);
  return { bottom: 'white', board: { kind, places } } as unknown as TableView;
}

interface Pressed {
  readonly view?: TableView;
  readonly side?: Side;
  readonly from?: Place;
  /** Codes of keys; a digit by itself, `wait`: long enough for a new number. */
  readonly keys: string;
}

/** Where the keys lead, one after the other; `null`: the last one means no place. */
function go({ view = table({}), side = 'white', from = 13, keys }: Pressed): Place | null {
  const digits = { text: '', atMs: Number.NEGATIVE_INFINITY };
  let timeStamp = 10_000;
  let place: Place | null = from;
  for (const key of keys.split(' ')) {
    timeStamp += key === 'wait' ? 2_000 : 100;
    if (key === 'wait' || place === null) continue;
    place = goFrom({ view, side, place, event: { key, code: key, timeStamp }, digits });
  }
  return place;
}

describe('the keys of the board of buttons', () => {
  test.each<[name: string, pressed: Pressed, place: Place | null]>([
    ['right goes down the numbers', { keys: 'ArrowRight' }, 12],
    ['left goes up', { keys: 'ArrowLeft' }, 14],
    ['down from 1 comes the tray', { from: 1, keys: 'ArrowRight' }, PLACES.bottomTray],
    ['up from 24 comes the bar', { from: 24, keys: 'ArrowLeft' }, PLACES.bottomBar],
    ['and nothing beyond it', { from: 24, keys: 'ArrowLeft ArrowLeft' }, PLACES.bottomBar],
    ['black counts its own way', { side: 'black', from: 13, keys: 'ArrowRight' }, 14],
    ['up goes to the point opposite', { from: 8, keys: 'ArrowUp' }, 17],
    ['and down comes back', { from: 8, keys: 'ArrowUp ArrowDown' }, 8],
    ['from the own bar to the other one', { from: PLACES.bottomBar, keys: 'ArrowUp' }, PLACES.topBar],
    ['from the other tray to the own', { from: PLACES.topTray, keys: 'ArrowDown' }, PLACES.bottomTray],
    ['Home is the bar', { keys: 'Home' }, PLACES.bottomBar],
    ['of long nardy the head', { view: table({}, 'long'), keys: 'Home' }, 24],
    ['End is the tray', { keys: 'End' }, PLACES.bottomTray],
    ['a digit jumps', { keys: '2' }, 2],
    ['two digits are one number', { keys: '2 4' }, 24],
    ['a number there is not begins anew', { keys: '2 5' }, 5],
    ['so does one after a while', { keys: '2 wait 4' }, 4],
    ['nought is no point', { keys: '0' }, 13],
    ['another key means no place', { keys: 'KeyQ' }, null],
  ])('%s', (_, pressed, place) => expect(go(pressed)).toBe(place));

  const blots = table({ 20: 1, 9: 1, 8: 3, 16: -1, 5: -1, 4: -2 });
  test.each<[name: string, pressed: Pressed, place: Place]>([
    ['x: the next own blot', { keys: 'KeyX' }, 9],
    ['x again: the one after it, round', { keys: 'KeyX KeyX' }, 20],
    ['y: the next blot of the other side', { keys: 'KeyY' }, 5],
    ['y again', { keys: 'KeyY KeyY' }, 16],
    ['for black x and y are the other way', { side: 'black', keys: 'KeyX' }, 16],
  ])('%s', (_, pressed, place) => expect(go({ view: blots, ...pressed })).toBe(place));

  test('without a blot the focus stays', () => {
    expect(go({ keys: 'KeyX' })).toBe(13);
  });
});

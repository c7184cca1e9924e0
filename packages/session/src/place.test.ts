import { BOARD_KINDS, SIDES } from '@nardy/rules';
import { expect, test } from 'vitest';
import { numberOf, PLACES, placeOf } from './place.ts';

test.each(BOARD_KINDS.flatMap((kind) => SIDES.map((bottom) => ({ kind, bottom }))))(
  'every number of both sides has one place and comes back from it ($kind, $bottom at the bottom)',
  (outlook) => {
    for (const side of SIDES) {
      const places = Array.from({ length: 26 }, (_, number) => placeOf(outlook, side, number));
      expect(new Set(places).size).toBe(26);
      expect(places.map((place) => numberOf(outlook, side, place))).toEqual([...Array(26).keys()]);
    }
  },
);

test.each<[kind: 'short' | 'long', number: number, place: number]>([
  ['short', 24, 1],
  ['short', 8, 17],
  ['long', 24, 12],
  ['long', 6, 18],
  ['short', 25, PLACES.topBar],
  ['short', 0, PLACES.topTray],
])('%s: what the side at the top calls %d is place %d', (kind, number, place) => {
  expect(placeOf({ kind, bottom: 'white' }, 'black', number)).toBe(place);
});

test.each([-1, 28, 3.5, Number.NaN])('%d is no place', (place) =>
  expect(numberOf({ kind: 'short', bottom: 'white' }, 'white', place)).toBeNull(),
);

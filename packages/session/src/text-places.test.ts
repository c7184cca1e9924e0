import { saySpoken } from '@nardy/i18n';
import { describe, expect, test } from 'vitest';
import { type Model, PLACES, tableView } from './index.ts';
import { type AtPosition, boardOfPoints, toPlay } from './testing/at-position.ts';
import { placeText, textPlaces, textSide } from './text-places.ts';

/** What is said of a place that the acting side calls `number` (25 its bar, 0 its tray). */
function said(model: Model, place: number): readonly [ru: string, en: string] {
  const view = tableView(model, 0);
  const text = placeText(view, textSide(view), place);
  return [saySpoken('ru', text), saySpoken('en', text)];
}

const BOARD = boardOfPoints({ 8: 3, 6: 5, 13: 4, 4: 1 }, { 16: 1, 12: 5, 17: 2, 19: 5 }, { own: 2 });

describe('places are named', () => {
  test.each<[place: number, ru: string, en: string]>([
    [8, 'Пункт 8, ваш, три шашки.', 'Point 8, yours, three checkers.'],
    [6, 'Пункт 6, ваш, пять шашек.', 'Point 6, yours, five checkers.'],
    [17, 'Пункт 17, соперник, две шашки.', 'Point 17, opponent, two checkers.'],
    [16, 'Пункт 16, соперник, блот.', 'Point 16, opponent, blot.'],
    [4, 'Пункт 4, ваш, блот.', 'Point 4, yours, blot.'],
    [5, 'Пункт 5, пусто.', 'Point 5, empty.'],
    [PLACES.bottomBar, 'Бар, ваш, две шашки.', 'Bar, yours, two checkers.'],
    [PLACES.topBar, 'Бар, соперник, пусто.', 'Bar, opponent, empty.'],
    [PLACES.bottomTray, 'Лоток, ваш, пусто.', 'Tray, yours, empty.'],
    [PLACES.topTray, 'Лоток, соперник, две шашки.', 'Tray, opponent, two checkers.'],
  ])('%d', (place, ru, en) => expect(said(toPlay([3, 1], { board: BOARD }), place)).toEqual([ru, en]));

  test('in long nardy by their heads, and one checker is no blot', () => {
    const model = toPlay([3, 1], { rules: 'long', board: boardOfPoints({ 24: 14, 21: 1 }, { 12: 15 }) });
    expect(said(model, 24)[0]).toBe('Пункт 24, ваша голова, четырнадцать шашек.');
    expect(said(model, 12)[0]).toBe('Пункт 12, голова соперника, пятнадцать шашек.');
    expect(said(model, 21)[0]).toBe('Пункт 21, ваш, одна шашка.');
  });
});

describe('the order is the way a checker runs', () => {
  const orderOf = (options: AtPosition): readonly string[] => {
    const view = tableView(toPlay([3, 1], options), 0);
    const side = textSide(view);
    return textPlaces(view, side).map((place) => saySpoken('ru', placeText(view, side, place)));
  };

  test('short: bar, 24 to 1, tray, and the opponent’s', () => {
    const order = orderOf({ board: BOARD });
    expect(order).toHaveLength(28);
    expect(order.map((text) => /\d+/.exec(text)?.[0] ?? text.split(',')[0])).toEqual([
      'Бар',
      ...Array.from({ length: 24 }, (_, at) => String(24 - at)),
      'Лоток',
      'Бар',
      'Лоток',
    ]);
  });

  test('long: no bars', () => expect(orderOf({ rules: 'long' })).toHaveLength(26));

  test('two at one device: the side that acts, in its own numbers', () => {
    const both: AtPosition = { sides: ['white', 'black'], board: BOARD };
    expect(orderOf({ ...both, side: 'black' })).toEqual(orderOf({ ...both, side: 'white' }));
  });
});

import '../../../prerender/still-browser.ts';
import type { PlayerView, TableView, TurnView } from '@nardy/session';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// After what stands in for the browser.
const { locale } = await import('../../app/preferences.ts');
const { PlayerStrip } = await import('./player-strip.tsx');
const { TableHeader } = await import('./table-header.tsx');
const { TurnLog } = await import('./turn-log.tsx');

/** What is drawn, as text. */
function drawn<P extends object>(component: ComponentType<P>, props: P): string {
  return renderToString(h(component, props))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const PLAYER = {
  side: 'white',
  name: 'Вера',
  kind: 'person',
  level: null,
  held: true,
  colour: 'light',
  score: 3,
  pips: 160,
  off: 0,
  onRoll: true,
  deciding: true,
  clock: null,
  presence: { state: 'here', claimInMs: null },
} as const satisfies PlayerView;

const HEADER = {
  match: 'm1',
  rules: { key: 'rules.international' },
  rulesText: 'international',
  length: 5,
  lengthText: { key: 'header.length', params: { n: 5 } },
  game: 2,
  crawford: 'none',
  crawfordText: null,
  setUpText: null,
  stake: 1,
  clock: 'none',
  rematch: null,
} as const satisfies TableView['header'];

/** A table with what its surroundings are drawn from. */
function table(change: object = {}, own: Partial<PlayerView> = {}): TableView {
  const black: PlayerView = { ...PLAYER, side: 'black', name: 'Гиви', held: false, pips: 167 };
  return {
    viewer: 'player',
    header: HEADER,
    players: { white: { ...PLAYER, ...own }, black },
    preferences: { pips: 'on', sound: 'off' },
    cube: { value: 1, at: 'middle', offered: null, resting: false },
    dice: { check: 'none' },
    fault: null,
    rolls: [],
    turns: [],
    ...change,
  } as unknown as TableView;
}

function strip(own: Partial<PlayerView>, change: object = {}): string {
  const view = table(change, own);
  return drawn(PlayerStrip, { view, player: view.players.white, at: 'bottom' as const });
}

test('it is said in Russian here', () => expect(locale.value).toBe('ru'));

describe('beside a player', () => {
  test.each<[what: string, own: Partial<PlayerView>, words: string]>([
    ['pips with the lead', {}, 'Вера 160 п. −7 3'],
    ['pips behind', { pips: 180 }, 'Вера 180 п. +13 3'],
    ['pips alike', { pips: 167 }, 'Вера 167 п. 3'],
    [
      'the clock, its delay apart',
      { clock: { reserveMs: 102_000, delayMs: 8_000, running: true, low: false } },
      'Вера 160 п. −7 1:42 · 8 3',
    ],
    [
      'the reserve alone once the delay is over',
      { clock: { reserveMs: 102_000, delayMs: 0, running: true, low: false } },
      'Вера 160 п. −7 1:42 3',
    ],
    [
      'by correspondence the days',
      { clock: { reserveMs: null, delayMs: 2 * 86_400_000, running: true, low: false } },
      'Вера 160 п. −7 2 д 0:00 3',
    ],
    [
      'how long an absence still may last',
      { presence: { state: 'gone', claimInMs: 9_400 } },
      'Вера нет · 10 с 160 п. −7 3',
    ],
  ])('%s', (_, own, words) => expect(strip(own)).toBe(words));

  test('the bot with its level, the name first', () => {
    expect(strip({ kind: 'bot', name: 'Bot (club)', level: 'club' })).toBe('Бот Клубный игрок 160 п. −7 3');
  });

  test('no pips where they are switched off', () => {
    expect(strip({}, { preferences: { pips: 'off' } })).toBe('Вера 3');
  });
});

describe('over the board', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { fullscreenEnabled: false });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const header = (change: Partial<TableView['header']>, more: object = {}): string =>
    drawn(TableHeader, {
      view: table({ header: { ...HEADER, ...change }, ...more }),
      send: () => {},
      onCheck: () => {},
    });

  test.each<[what: string, header: Partial<TableView['header']>, words: string]>([
    ['a stake of one is said to be one', {}, 'до 5 очков · партия 2 · ставка 1'],
    ['a higher stake', { stake: 4 }, 'до 5 очков · партия 2 · ставка 4'],
    [
      'Crawford',
      { crawford: 'now', crawfordText: { key: 'crawford.now' } },
      'до 5 очков · партия 2 · партия Кроуфорда · ставка 1',
    ],
    [
      'a money session',
      { length: null, lengthText: { key: 'header.money' } },
      'игра на очки · партия 2 · ставка 1',
    ],
  ])('%s', (_, change, words) => expect(header(change)).toContain(words));

  test('no stake without a cube', () => expect(header({}, { cube: null })).not.toContain('ставка'));
});

describe('the list of turns', () => {
  const turn = (change: Partial<TurnView>): TurnView => ({
    no: 1,
    side: 'white',
    roll: [1, 3],
    rollNo: 1,
    play: '8/5 6/5',
    text: null,
    forced: false,
    takenBack: false,
    line: 9,
    ...change,
  });
  const log = (turns: readonly TurnView[]): string =>
    drawn(TurnLog, { view: table({ turns }), onRoll: () => {} });

  test('says whose numbers it uses, the larger die first', () => {
    expect(log([turn({})])).toBe('Пункты — по счёту того, кто ходит 1 3-1 8/5 6/5');
  });

  test.each<[what: string, turn: Partial<TurnView>, words: string]>([
    ['the bar and the tray in Russian', { play: 'bar/20 6/off' }, '3-1 бар/20 6/вых'],
    ['a forced play', { forced: true }, '8/5 6/5 вынужденный'],
    ['no move', { play: null, text: { key: 'turn.noMove' }, forced: true }, '3-1 хода нет'],
    ['a double', { play: null, roll: null, text: { key: 'turn.doubled' } }, '1 даве'],
    ['what has been taken back', { takenBack: true }, '8/5 6/5 взято назад'],
  ])('%s', (_, change, words) => expect(log([turn(change)])).toMatch(new RegExp(`${words}$`)));
});

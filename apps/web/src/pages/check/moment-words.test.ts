import '../../../prerender/still-browser.ts';
import type { PlayerLine } from '@nardy/dice';
import type { ReplayStep, TableEvent } from '@nardy/record';
import { expect, test } from 'vitest';

// After what stands in for the browser, whose language is Russian.
const { momentWords } = await import('./moment-words.ts');
const { recordedName } = await import('./recorded-name.ts');

const NAMES = { white: 'Вера', black: 'Гиви' };

const wordsOf = (event: object): string =>
  momentWords({ n: 9, events: [event as TableEvent], match: null } as unknown as ReplayStep, NAMES);

test('plays are written as in the language of the page', () => {
  const moves = [
    { from: 25, to: 20, hit: true },
    { from: 6, to: 0, hit: false },
  ];
  expect(wordsOf({ type: 'played', side: 'black', moves })).toBe('Гиви: бар/20* 6/вых');
  expect(wordsOf({ type: 'played', side: 'white', moves: [] })).toBe('Вера: хода нет');
});

test.each<[who: string, playerId: string, name: string | null, called: string | null]>([
  ['the bot', 'bot.1', 'Bot (newcomer)', 'Бот (Новичок)'],
  ['a bot of a level that this page does not know', 'bot.1', 'Bot (grandmaster)', 'Бот (grandmaster)'],
  ['a person with the name of a bot', 'guest.1', 'Bot (newcomer)', 'Bot (newcomer)'],
  ['nobody in particular', 'guest.1', null, null],
])('%s is called by the name the page has', (_, playerId, name, called) => {
  const player: PlayerLine = { kind: 'player', role: 'A', playerId, name };
  expect(recordedName(player)).toBe(called);
});

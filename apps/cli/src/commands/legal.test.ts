import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';

const START = '4HPwATDgc/ABMA';
const ON_THE_BAR = { points: { '6': 14 }, bar: 1, opponent: { '24': 2, '1': 13 } };

test.each<[name: string, question: object, answer: object]>([
  ['the usual 3-1', { position: START, dice: [3, 1], play: '8/5 6/5' }, { legal: true }],
  ['order and spelling are free', { position: START, dice: [3, 1], play: '6/5, 8/5' }, { legal: true }],
  ['a checker moved twice at once', { position: START, dice: [3, 1], play: '24/20' }, { legal: true }],
  [
    'words for the bar, in Russian',
    { position: ON_THE_BAR, dice: [3, 2], play: 'бар/22 6/4' },
    { legal: true },
  ],
  [
    'one die of two',
    { position: START, dice: [3, 1], play: '8/5' },
    { legal: false, refusal: { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2 } },
  ],
  [
    'a point held by the opponent',
    { position: START, dice: [6, 1], play: '13/7 13/12' },
    { legal: false, refusal: { code: 'PLAY_POINT_CLOSED', point: 12 } },
  ],
  [
    'nothing before the bar',
    { position: ON_THE_BAR, dice: [3, 2], play: '6/3 6/4' },
    { legal: false, refusal: { code: 'PLAY_BAR_FIRST' } },
  ],
  [
    'no move, though there are some',
    { position: START, dice: [3, 1], play: '' },
    { legal: false, refusal: { code: 'PLAY_MUST_USE_MORE_DICE' } },
  ],
  [
    'backwards',
    { position: START, dice: [3, 1], play: '5/8 6/5' },
    { legal: false, refusal: { code: 'PLAY_TEXT_DIRECTION' } },
  ],
  [
    'a point that is not there',
    { position: START, dice: [3, 1], play: '29/26' },
    { legal: false, refusal: { code: 'PLAY_TEXT_POINT' } },
  ],
])('%s', async (_, question, answer) => {
  const io = memoryIo({ input: [JSON.stringify({ id: 'x', ...question })] });
  expect(await run(['legal', '--jsonl'], io)).toBe(0);
  expect(jsonLines(io.written.out)).toMatchObject([{ id: 'x', ...answer }]);
});

test.each<[name: string, question: object, code: string]>([
  ['no play', { position: START, dice: [3, 1] }, 'FIELD_SHAPE'],
  ['a play that is no play', { position: START, dice: [3, 1], play: 'e2-e4' }, 'PLAY_TEXT_UNEXPECTED'],
])('an error of the question: %s', async (_, question, code) => {
  const io = memoryIo({ input: [JSON.stringify({ id: 7, ...question })] });
  await run(['legal', '--jsonl'], io);
  expect(jsonLines(io.written.out)).toMatchObject([{ id: 7, error: { code } }]);
});

test.each<[play: string, lang: string, words: string, exit: number]>([
  ['8/5 6/5', 'en', 'A legal play\n', 0],
  ['8/5 6/5', 'ru', 'Законный ход\n', 0],
  ['13/10 5/4', 'ru', 'На пункте 5 нет вашей шашки\n', 1],
])('typed by hand: %s, %s', async (play, lang, words, exit) => {
  const io = memoryIo();
  expect(await run(['legal', START, '31', play, '--lang', lang], io)).toBe(exit);
  expect(io.written.out).toBe(words);
});

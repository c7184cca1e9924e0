import { expect, test } from 'vitest';
import { leaverOf, pauseSeconds } from './leaving.ts';

const NOW_MS = 1_790_000_000_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

test.each<[name: string, secondsAgo: readonly number[], seconds: number]>([
  ['nothing was left', [], 0],
  ['the first costs nothing', [0], 0],
  ['the second a minute', [HOUR, 0], MINUTE],
  ['which runs', [HOUR, 20], 40],
  ['to its end', [HOUR, MINUTE], 0],
  ['a second begun is a second', [HOUR, MINUTE - 0.001], 1],
  ['the third five', [2 * HOUR, HOUR, 0], 5 * MINUTE],
  ['the fourth a quarter of an hour', [9, 8, 7, 0], 15 * MINUTE],
  ['the fifth an hour', [9, 8, 7, 6, 0], HOUR],
  ['the sixth four hours', [9, 8, 7, 6, 5, 0], 4 * HOUR],
  ['and no later one more', Array.from({ length: 40 }, (_, at) => 40 - at), 4 * HOUR - 1],
  ['what was left a day ago does not count', [24 * HOUR, 0], 0],
  ['what was left later does', [24 * HOUR - 1, 0], MINUTE],
  ['after a day without any, nothing is left of many', [30, 29, 28, 27, 26, 25].map((h) => h * HOUR), 0],
])('%s', (_, secondsAgo, seconds) => {
  const leftMs = secondsAgo.map((ago) => NOW_MS - 1_000 * ago);
  expect(pauseSeconds(leftMs, NOW_MS)).toBe(seconds);
});

test.each<[white: string | null, black: string | null, leaver: string | null]>([
  ['one', 'two', 'two'],
  [null, 'two', 'two'],
  ['one', null, null],
  ['one', 'one', null],
  [null, null, null],
])('of the devices %s and %s black, who left, is at %s', (white, black, leaver) => {
  expect(leaverOf({ white, black }, 'black')).toBe(leaver);
});

import { expect, test } from 'vitest';
import { playText } from './index.ts';

test.each<[play: string, ru: string]>([
  ['', ''],
  ['—', '—'],
  ['24/18*/13 6/4(2)', '24/18*/13 6/4(2)'],
  ['bar/20', 'бар/20'],
  ['bar/24*/20(2)', 'бар/24*/20(2)'],
  ['bar/20 6/off', 'бар/20 6/вых'],
  ['6/off(2) 1/off(2)', '6/вых(2) 1/вых(2)'],
  // Other acts of the log.
  ['settings cube=off bar', 'settings cube=off bar'],
])('%s', (play, ru) => {
  expect(playText('ru', play)).toBe(ru);
  expect(playText('en', play)).toBe(play);
});

import { expect, test } from 'vitest';
import { clockText, daysAndHours, delayText } from './clock-text.ts';

test.each<[ms: number, text: string]>([
  [102_000, '1:42'],
  [101_001, '1:42'],
  [725_000, '12:05'],
  [3_723_000, '1:02:03'],
  [10_000, '0:10'],
  [9_999, '0:09.9'],
  [450, '0:00.4'],
  [0, '0:00.0'],
  [-5, '0:00.0'],
])('%d ms is %s', (ms, text) => expect(clockText(ms)).toBe(text));

test.each<[ms: number, days: number, hours: string]>([
  [3 * 86_400_000, 3, '0:00'],
  [86_399_000, 0, '23:59'],
  [86_400_000 + 11_100_000, 1, '3:05'],
])('%d ms are %d days and %s', (ms, days, hours) => expect(daysAndHours(ms)).toEqual({ days, hours }));

test.each<[ms: number, text: string]>([
  [8_000, '8'],
  [7_001, '8'],
  [0, '0'],
])('a delay of %d ms is %s', (ms, text) => expect(delayText(ms)).toBe(text));

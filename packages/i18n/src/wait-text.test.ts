import { expect, test } from 'vitest';
import { say, textOf, waitText } from './index.ts';

test.each<[seconds: number, ru: string, en: string]>([
  [1, '1 мин', '1 min'],
  [60, '1 мин', '1 min'],
  [61, '2 мин', '2 min'],
  [3_540, '59 мин', '59 min'],
  [3_541, '1 ч 0 мин', '1 h 0 min'],
  [14_399, '4 ч 0 мин', '4 h 0 min'],
  [14_340, '3 ч 59 мин', '3 h 59 min'],
])('%d s', (seconds, ru, en) => {
  expect(say('ru', waitText(seconds))).toBe(ru);
  expect(say('en', textOf('refusal.LEFT_TOO_OFTEN', { secondsLeft: waitText(seconds) }))).toContain(
    ` ${en},`,
  );
});

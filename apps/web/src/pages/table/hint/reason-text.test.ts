import { CHANCE_CLAIMS, type Claim, COUNTED_CLAIMS } from '@nardy/engine';
import { LOCALES } from '@nardy/i18n';
import { expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

const PLAYS = { best: '8/5 6/5', other: '24/23 13/10', difference: 0.2264 };

test('a sentence, with the forms that the numbers ask for', () => {
  const claims: readonly Claim[] = [
    { kind: 'point', point: 5, how: 'made' },
    { kind: 'shots', better: 1, worse: 11 },
    { kind: 'win', better: 0.552, worse: 0.509 },
  ];
  expect(reasonText({ ...PLAYS, claims }, 'ru')).toBe(
    '8/5 6/5 лучше, чем 24/23 13/10, на 0,226: занимает пункт 5; ' +
      'вне своего дома соперник бьёт 1 броском из 36, а не 11; побед больше на 4,3 %.',
  );
  expect(reasonText({ ...PLAYS, claims }, 'en')).toBe(
    '8/5 6/5 is better than 24/23 13/10 by 0.226: makes the 5-point; ' +
      'outside its home the opponent hits with 1 roll of 36 instead of 11; 4.3% more wins.',
  );
});

test('the numbers alone where nothing explains them', () => {
  expect(reasonText({ ...PLAYS, claims: [] }, 'en')).toBe('8/5 6/5 is better than 24/23 13/10 by 0.226.');
});

test.each<[claim: Claim, ru: string]>([
  [{ kind: 'hits', better: 1, worse: 0 }, 'бьёт'],
  [{ kind: 'hits', better: 2, worse: 1 }, 'бьёт 2 шашки, а не 1'],
  [
    { kind: 'shots', better: 0, worse: 11 },
    'вне своего дома соперник не побьёт, а иначе бьёт 11 бросками из 36',
  ],
  [{ kind: 'prime', better: 5, worse: 3 }, 'заслон из 5 пунктов, а не из 3'],
  [{ kind: 'prime', better: 4, worse: 0 }, 'заслон из 4 пунктов'],
  [{ kind: 'back', better: 1, worse: 2 }, 'в доме противника остаётся 1 шашка, а не 2'],
  [{ kind: 'lead', better: 12, worse: -8 }, 'отрыв по пипсам +12, а не −8'],
  [{ kind: 'lostMars', better: 0.1, worse: 0.2 }, 'проигранных марсов меньше на 10,0 %'],
])('%j', (claim, ru) => {
  expect(reasonText({ ...PLAYS, claims: [claim] }, 'ru')).toBe(
    `8/5 6/5 лучше, чем 24/23 13/10, на 0,226: ${ru}.`,
  );
});

test('every claim has words in both languages', () => {
  const claims = [...COUNTED_CLAIMS, ...CHANCE_CLAIMS].map(
    (kind): Claim => ({ kind, better: 0.3, worse: 0.1 }),
  );
  for (const locale of LOCALES) {
    const text = reasonText({ ...PLAYS, claims }, locale);
    expect(text).not.toMatch(/reason\.|[{}]/);
    expect(text.split(';')).toHaveLength(claims.length);
  }
});

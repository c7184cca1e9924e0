import { describe, expect, test } from 'vitest';
import {
  engineWords,
  type Locale,
  type MessageKey,
  numeralWords,
  type Params,
  phraseWords,
  preferenceWords,
  say,
  spokenWords,
  t,
  textOf,
  textTableWords,
  translateFrom,
  WORDS,
} from './index.ts';

describe('plurals', () => {
  test.each<[locale: Locale, n: number, text: string]>([
    ['ru', 0, '0 бросков'],
    ['ru', 1, '1 бросок'],
    ['ru', 2, '2 броска'],
    ['ru', 4, '4 броска'],
    ['ru', 5, '5 бросков'],
    ['ru', 11, '11 бросков'],
    ['ru', 12, '12 бросков'],
    ['ru', 21, '21 бросок'],
    ['ru', 22, '22 броска'],
    ['ru', 111, '111 бросков'],
    ['ru', -2, '−2 броска'],
    ['ru', 1.5, '1,5 броска'],
    ['en', 0, '0 rolls'],
    ['en', 1, '1 roll'],
    ['en', 2, '2 rolls'],
    ['en', 1.5, '1.5 rolls'],
  ])('%s %d', (locale, n, text) => expect(t(locale, 'verdict.OK', { n }).split(', ')[1]).toBe(text));
});

test.each<[locale: Locale, key: MessageKey, params: Params, text: string]>([
  [
    'ru',
    'cube.passMatch',
    { points: -2, own: 5, opponent: 5, length: 9 },
    '−2 очка, в матче станет 5–5 до 9',
  ],
  [
    'en',
    'cube.passMatch',
    { points: -1, own: 0, opponent: 1, length: 3 },
    '−1 point, the match will stand 0–1 to 3',
  ],
  ['ru', 'header.length', { n: 1 }, 'до 1 очка'],
  ['ru', 'header.length', { n: 7 }, 'до 7 очков'],
  ['ru', 'turn.resignationOffered', { kind: textOf('win.gammon') }, 'сдаёт: марс'],
  ['en', 'turn.resignationOffered', { kind: textOf('win.gammon') }, 'resigns: gammon'],
  ['ru', 'refusal.PLAY_BAR_FIRST', {}, 'Сначала зайдите с бара'],
])('%s %s %j', (locale, key, params, text) => {
  expect(t(locale, key, params)).toBe(text);
  expect(say(locale, textOf(key, params))).toBe(text);
});

test('a missing parameter or phrase is shown by its name and breaks nothing', () => {
  expect(t('en', 'header.game')).toBe('game {n}');
  expect(translateFrom({}, 'ru', 'no.such', {})).toBe('no.such');
  expect(translateFrom(WORDS, 'ru', 'toString', {})).toBe('toString');
  expect(translateFrom({ a: { ru: '{constructor}', en: '' } }, 'ru', 'a', {})).toBe('{constructor}');
});

describe('every phrase', () => {
  const placeholders = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map((match) => match[1] as string))].sort();
  const forms = (text: string): number[] =>
    [...text.matchAll(/\{\w+:([^}]*)\}/g)].map((match) => (match[1] as string).split('|').length);

  test.each(
    Object.entries({
      ...WORDS,
      ...engineWords,
      ...phraseWords,
      ...preferenceWords,
      ...spokenWords,
      ...textTableWords,
      ...numeralWords,
    }),
  )('%s has both languages with the same parameters', (_, { ru, en }) => {
    expect(ru.trim()).toBe(ru);
    expect(en.trim()).toBe(en);
    expect(ru).not.toBe('');
    expect(en).not.toBe('');
    expect(placeholders(ru)).toEqual(placeholders(en));
    expect(forms(ru).every((count) => count === 3)).toBe(true);
    expect(forms(en).every((count) => count === 2)).toBe(true);
    expect(`${ru}${en}`.replaceAll(/\{\w+(?::[^{}]*)?\}/g, '')).not.toMatch(/[{}]/);
  });
});

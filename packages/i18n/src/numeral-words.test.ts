import { describe, expect, test } from 'vitest';
import { type NumeralForm, numeral, numeralWords, saySpokenPart } from './index.ts';

test.each<[form: NumeralForm, n: number, ru: string, en: string]>([
  ['count', 1, 'одна', 'one'],
  ['count', 2, 'две', 'two'],
  ['count', 3, 'три', 'three'],
  ['count', 15, 'пятнадцать', 'fifteen'],
  ['die', 6, 'шесть', 'six'],
  ['at', 1, 'один', '1'],
  ['at', 14, 'четырнадцать', '14'],
  ['at', 21, 'двадцать один', '21'],
  ['from', 2, 'с двух', '2'],
  ['from', 8, 'с восьми', '8'],
  ['from', 11, 'с одиннадцати', '11'],
  ['from', 20, 'с двадцати', '20'],
  ['from', 24, 'с двадцати четырёх', '24'],
  ['ordinal', 3, 'третий', '3'],
  ['ordinal', 5, 'пятый', '5'],
  ['ordinal', 19, 'девятнадцатый', '19'],
  ['ordinal', 21, 'двадцать первый', '21'],
  ['ordinalFrom', 2, 'со второго', '2'],
  ['ordinalFrom', 3, 'с третьего', '3'],
  ['ordinalFrom', 6, 'с шестого', '6'],
  ['ordinalFrom', 8, 'с восьмого', '8'],
  ['ordinalFrom', 12, 'с двенадцатого', '12'],
  ['ordinalFrom', 22, 'с двадцать второго', '22'],
  ['times', 2, 'дважды', 'twice'],
  ['times', 4, 'четырежды', 'four times'],
])('%s %d is «%s»', (form, n, ru, en) => {
  expect(saySpokenPart('ru', numeral(form, n))).toBe(ru);
  expect(saySpokenPart('en', numeral(form, n))).toBe(en);
});

describe('every number of the board has every form', () => {
  const forms: readonly NumeralForm[] = ['count', 'die', 'at', 'from', 'ordinal', 'ordinalFrom'];
  test.each(forms)('%s', (form) => {
    const words = Array.from({ length: 24 }, (_, at) => numeralWords[`numeral.${form}.${at + 1}`]?.ru);
    expect(new Set(words).size).toBe(24);
    expect(words.every((word) => word !== undefined && /^[а-яё ]+$/.test(word))).toBe(true);
  });
});

import { LEVEL_IDS } from '@nardy/engine';
import { LOCALES } from '@nardy/i18n';
import { expect, test } from 'vitest';
import { levelDoes, levelStrength } from './level-facts.ts';

test.each(LOCALES)('every level is described by its own settings: %s', (locale) => {
  const texts = LEVEL_IDS.map((id) => `${levelDoes(id, locale)} ${levelStrength(id, locale)}`);
  expect(new Set(texts).size).toBe(LEVEL_IDS.length);
  expect(texts.filter((text) => /levels\.|[{}]/.test(text))).toEqual([]);
});

test('the weakest, one in the middle and the best', () => {
  expect(levelDoes('newcomer', 'ru')).toBe(
    'Выбирает ход на глаз, в обычной позиции ошибается в цене хода примерно на 0,13, не замечает попутных ударов в 13 % ходов, ' +
      'забывает о кубе в 11 % ходов.',
  );
  expect(levelStrength('newcomer', 'en')).toBe('The weakest level.');
  expect(levelStrength('club', 'en')).toBe(
    'Stronger than “Amateur” by 115 (85 to 145): wins 57% of matches to 5 against it.',
  );
  expect(levelDoes('best', 'en')).toBe('Looks 2 rolls ahead, makes no errors on purpose.');
  expect(levelStrength('best', 'ru')).toMatch(
    /^Сильнее уровня «.+» на 121 \(от 103 до 140\): выигрывает у него 58 % матчей до 5\.$/,
  );
});

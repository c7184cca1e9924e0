import { expect, test } from 'vitest';
import { type Catalogue, differenceWords, glossary, LOCALES, teachWords } from '../index.ts';

const all: Catalogue = { ...teachWords, ...differenceWords };

test('every phrase is there in both languages, with the same parameters', () => {
  for (const [key, phrase] of Object.entries(all)) {
    const [ru, en] = LOCALES.map((locale) =>
      [...new Set([...phrase[locale].matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort(),
    );
    expect(en, key).toEqual(ru);
    expect(phrase.ru, key).not.toBe('');
    expect(phrase.en, key).not.toMatch(/[а-яё]/i);
  }
});

test('every word of the glossary is explained, and nothing else', () => {
  const explained = Object.keys(teachWords).filter((key) => key.startsWith('explain.'));
  expect(explained.sort()).toEqual(
    Object.keys(glossary)
      .map((key) => `explain.${key}`)
      .sort(),
  );
});

import { expect, test } from 'vitest';
import {
  type Catalogue,
  differenceWords,
  glossary,
  LOCALES,
  type Locale,
  linkedPieces,
  teachWords,
} from '../index.ts';
import { topicWords } from './topic-words.ts';

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

/** The words of the glossary that a topic links to, by its paragraphs in their order. */
function linksOf(topic: string, locale: Locale): readonly string[] {
  return Object.entries(topicWords)
    .filter(([key]) => key.startsWith(`topic.${topic}.`))
    .flatMap(([, phrase]) => linkedPieces(phrase[locale]).flatMap(({ term }) => term ?? []));
}

test('a topic links words of the glossary, each once, the same in both languages', () => {
  const topics = new Set(Object.keys(topicWords).map((key) => key.split('.')[1] ?? ''));
  expect(topics.size).toBeGreaterThan(25);
  for (const topic of topics) {
    const [ru, en] = [linksOf(topic, 'ru'), linksOf(topic, 'en')];
    expect(ru.length, topic).toBeGreaterThan(0);
    expect(new Set(ru).size, topic).toBe(ru.length);
    expect([...en].sort(), topic).toEqual([...ru].sort());
  }
});

test('nothing of a link is left over, and links stand in the paragraphs of topics alone', () => {
  for (const [key, phrase] of Object.entries(all)) {
    for (const locale of LOCALES) {
      const pieces = linkedPieces(phrase[locale]);
      expect(pieces.map(({ text }) => text).join(''), key).not.toMatch(/[[\]]/);
      const mayLink = key.startsWith('topic.') && !key.endsWith('.title');
      if (!mayLink) expect(pieces, key).toHaveLength(1);
    }
  }
});

test('a text is cut at its links', () => {
  expect(linkedPieces('На [баре](term.bar) стоит [он](no.such).')).toEqual([
    { text: 'На ', term: null },
    { text: 'баре', term: 'term.bar' },
    { text: ' стоит [он](no.such).', term: null },
  ]);
});

test('every word of the glossary is explained, and nothing else', () => {
  const explained = Object.keys(teachWords).filter((key) => key.startsWith('explain.'));
  expect(explained.sort()).toEqual(
    Object.keys(glossary)
      .map((key) => `explain.${key}`)
      .sort(),
  );
});

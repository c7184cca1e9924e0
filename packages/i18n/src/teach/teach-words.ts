import type { Phrase } from '../catalogue.ts';
import { diagramWords } from './diagram-words.ts';
import { lessonWords } from './lesson-words.ts';
import { pageWords } from './page-words.ts';
import { termWords } from './term-words.ts';
import { topicWords } from './topic-words.ts';

/** A key of what the rules pages and the lessons say. */
export type TaughtKey =
  | keyof typeof pageWords
  | keyof typeof topicWords
  | keyof typeof diagramWords
  | keyof typeof termWords
  | keyof typeof lessonWords;

/** Everything the rules pages and the lessons say. Not in the shared catalogue: it loads with those pages. */
export const teachWords: Readonly<Record<TaughtKey, Phrase>> = {
  ...pageWords,
  ...topicWords,
  ...diagramWords,
  ...termWords,
  ...lessonWords,
};

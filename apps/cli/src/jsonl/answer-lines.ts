import { err, ok, type Result } from '@nardy/result';
import { explain } from '../explain.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import type { InputRefusal } from '../refusal.ts';
import { type Line, lineBatches } from './line-batches.ts';

/** Longest line that is read, in characters: a whole match with its dice is a tenth of this. */
const LINE_LIMIT = 16_000_000;
/** Answers are written in pieces of about this many characters. */
const WRITE_SIZE = 65_536;
const PROGRESS_EVERY_MS = 500;

/** One line's object. */
export type Question = Readonly<Record<string, unknown>>;
type Refusal = { readonly code: string };

/**
 * Reads a JSON object per line and writes an answer per line, in the same order, `id` copied through. A line that cannot
 * be answered yields an `error`, and the stream goes on. What one chunk of input completes is written before the next is
 * read: memory is bounded, and a program that asks line by line gets its answer at once.
 */
export async function answerLines(
  io: Io,
  language: Language,
  answer: (question: Question) => Result<object, Refusal>,
): Promise<void> {
  let done = 0;
  let shownAt = io.unixMs();
  for await (const lines of lineBatches(io.input, LINE_LIMIT)) {
    let text = '';
    for (const line of lines) {
      if (line?.trim() === '') continue;
      text += `${answerLine(line, language, answer)}\n`;
      done += 1;
      if (text.length < WRITE_SIZE) continue;
      await io.out.write(text);
      text = '';
    }
    if (text !== '') await io.out.write(text);
    if (io.err.isTerminal && io.unixMs() - shownAt > PROGRESS_EVERY_MS) {
      shownAt = io.unixMs();
      await io.err.write(`\r${done} `);
    }
  }
  if (io.err.isTerminal) await io.err.write('\r');
}

function answerLine(
  line: Line,
  language: Language,
  answer: (question: Question) => Result<object, Refusal>,
): string {
  const question = parseQuestion(line);
  const id = question.ok ? (question.value.id ?? null) : null;
  const answered = question.ok ? guarded(answer, question.value) : question;
  try {
    return JSON.stringify({ id, ...(answered.ok ? answered.value : refused(answered.error, language)) });
  } catch {
    // An id can be nested deeper than JSON is written.
    return JSON.stringify({
      id: null,
      ...refused({ code: 'FIELD_SHAPE', field: 'id', expected: 'text' }, language),
    });
  }
}

function refused(refusal: InputRefusal | Refusal, language: Language): object {
  return { error: { code: refusal.code, message: explain(language, refusal) } };
}

function parseQuestion(line: Line): Result<Question, Refusal> {
  if (line === null) return err({ code: 'LINE_TOO_LONG', limit: LINE_LIMIT });
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return err({ code: 'LINE_NOT_JSON' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err({ code: 'LINE_NOT_OBJECT' });
  }
  return ok(value as Question);
}

/** The outermost edge of one line: what cannot happen must not take the other lines with it. */
function guarded(
  answer: (question: Question) => Result<object, Refusal>,
  question: Question,
): Result<object, Refusal> {
  try {
    return answer(question);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ code: 'INTERNAL', reason });
  }
}

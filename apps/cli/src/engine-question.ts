import type { LocalEngine } from '@nardy/engine-node';
import { err, ok, type Result } from '@nardy/result';
import type { BoardKind } from '@nardy/rules';
import type { Args, OptionSpec } from './command.ts';
import type { Io } from './io.ts';
import type { Question } from './jsonl/answer-lines.ts';

/** How many rolls ahead the engine looks where a question does not say. */
export const USUAL_PLY = 1;
/** And at most. */
export const MOST_PLY = 4;

/** Options of the commands that ask the engine. */
export const ENGINE_OPTIONS: Readonly<Record<'ply', OptionSpec>> = {
  ply: { type: 'string', value: 'N', about: 'cli.option.ply' },
};

/** A whole number in a field of a question that may be left out. */
export function decodeNumber(
  question: Question,
  field: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): Result<number, { readonly code: string }> {
  const value = question[field];
  if (value === undefined) return ok(usual);
  const isRight = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return isRight ? ok(value as number) : err({ code: 'FIELD_RANGE', field, least, most } as { code: string });
}

/** The field `ply`. */
export function decodePly(question: Question): Result<number, { readonly code: string }> {
  return decodeNumber(question, 'ply', { least: 0, most: MOST_PLY, usual: USUAL_PLY });
}

/** The number that stands at an option, as a field of a question. */
export function numberField(args: Args, name: string): Question {
  const text = args.text(name);
  return text === null ? {} : { [name]: Number(text) };
}

/** The engine, with nets for this board. */
export function engineFor(io: Io, board: BoardKind): Result<LocalEngine, { readonly code: string }> {
  const engine = io.engine();
  return engine.ok ? judges(engine.value, board) : engine;
}

/** Refuses boards for which there are no nets. */
export function judges(
  engine: LocalEngine,
  board: BoardKind,
): Result<LocalEngine, { readonly code: string }> {
  return engine.boards.has(board) ? ok(engine) : err({ code: 'ENGINE_NO_NETS', board } as { code: string });
}

/** Six places after the point: more than any judgement is worth. */
export function rounded(value: number): number {
  // Adding 0 makes -0 a plain 0.
  return Math.round(value * 1e6) / 1e6 + 0;
}

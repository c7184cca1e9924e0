import { err, ok, type Result } from '@nardy/result';
import type { Io } from './io.ts';
import type { InputRefusal } from './refusal.ts';

/** The format word of a file that holds the games of a match in order. */
export const MATCH_FORMAT = 'nardy-match/1';

/** Reads a file as JSON. */
export async function readJsonFile(io: Io, file: string): Promise<Result<unknown, InputRefusal>> {
  const text = await readTextFile(io, file);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value) as unknown);
  } catch {
    return err({ code: 'FILE_NOT_JSON', file });
  }
}

/** Reads a file as text. */
export async function readTextFile(io: Io, file: string): Promise<Result<string, InputRefusal>> {
  try {
    return ok(await io.readFile(file));
  } catch {
    return err({ code: 'FILE_UNREADABLE', file });
  }
}

/** The transcripts of a record: one for a single game, several for a match file. What they hold is not judged here. */
export function gamesOf(record: unknown): readonly unknown[] {
  if (typeof record !== 'object' || record === null) return [record];
  const { format, games } = record as { readonly format?: unknown; readonly games?: unknown };
  return format === MATCH_FORMAT && Array.isArray(games) ? games : [record];
}

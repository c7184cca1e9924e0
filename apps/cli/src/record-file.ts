import { MATCH_FORMAT } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import type { Io } from './io.ts';
import type { InputRefusal } from './refusal.ts';

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

/** Whether a record says that it holds a match of several games. */
export function isMatchFile(record: unknown): boolean {
  return (
    typeof record === 'object' && record !== null && 'format' in record && record.format === MATCH_FORMAT
  );
}

/** The transcripts of a record: one for a single game, several for a match file. What they hold is not judged here. */
export function gamesOf(record: unknown): readonly unknown[] {
  const games = isMatchFile(record) ? (record as { readonly games?: unknown }).games : null;
  return Array.isArray(games) ? games : [record];
}

import { err, ok, type Result } from '@nardy/result';
import * as v from 'valibot';
import type { ProtocolRefusal } from './refusal.ts';

/** Checks a value from outside against a schema; the refusal names the first wrong field. */
export function decodeWith<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): Result<T, ProtocolRefusal> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return err({ code: 'MESSAGE_MALFORMED', path: v.getDotPath(parsed.issues[0]) ?? '' });
}

/** As {@link decodeWith}, from JSON text of at most `limit` UTF-16 units. */
export function decodeTextWith<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string,
  limit: number,
): Result<T, ProtocolRefusal> {
  if (text.length > limit) return err({ code: 'MESSAGE_TOO_LARGE', limit });
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return err({ code: 'MESSAGE_NOT_JSON' });
  }
  return decodeWith(schema, input);
}

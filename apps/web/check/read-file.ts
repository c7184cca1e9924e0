import { err, ok, type Result } from '@nardy/result';
import { type InputRefusal, MAX_FILE_BYTES } from './read-input.ts';

/** The text of a file that the reader has given. */
export async function readFile(file: File): Promise<Result<string, InputRefusal>> {
  if (file.size > MAX_FILE_BYTES) return err({ key: 'check.tooLarge' });
  try {
    return ok(await file.text());
  } catch {
    return err({ key: 'check.unreadable' });
  }
}

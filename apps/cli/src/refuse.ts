import { explain } from './explain.ts';
import type { Io } from './io.ts';
import type { Language } from './language.ts';
import type { InputRefusal } from './refusal.ts';

/** Says on standard error, in one line, why nothing was done; the exit code is that of a wrong call. */
export async function refuse(
  io: Io,
  language: Language,
  refusal: InputRefusal | { readonly code: string },
): Promise<number> {
  await io.err.write(`nardy: ${explain(language, refusal)}\n`);
  return 2;
}

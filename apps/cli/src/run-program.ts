import type { Io } from './io.ts';
import type { Language } from './language.ts';
import { refuse } from './refuse.ts';

/** Runs a program of the repository and gives its exit code, or says that it is not there. */
export async function runProgram(
  io: Io,
  language: Language,
  path: string,
  args: readonly string[],
): Promise<number> {
  return (await io.runProgram(path, args)) ?? refuse(io, language, { code: 'PROGRAM_MISSING', file: path });
}

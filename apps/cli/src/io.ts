import type { LocalEngine, NetsRefusal } from '@nardy/engine-node';
import type { Result } from '@nardy/result';
import type { InputRefusal } from './refusal.ts';

/** Where a command writes. Resolves when the text has been taken, so a slow reader slows the command down. */
export interface Output {
  write(text: string): Promise<void>;
  readonly isTerminal: boolean;
  /** Width in characters. */
  readonly columns: number;
}

/** All of the world that a command may touch. */
export interface Io {
  readonly input: AsyncIterable<Uint8Array>;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  /** From the system's secure source. */
  randomBytes(count: number): Uint8Array;
  unixMs(): number;
  /** The engine with its nets, made when it is first asked for. */
  engine(): Result<LocalEngine, NetsRefusal | InputRefusal>;
  /**
   * Runs a program of this repository (a path from its root) on the same terminal; gives its exit code, or `null`
   * when it is not there.
   */
  runProgram(path: string, args: readonly string[]): Promise<number | null>;
}

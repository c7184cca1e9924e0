import type { ParseArgsConfig } from 'node:util';
import type { Io } from './io.ts';
import type { Language } from './language.ts';
import type { CliKey } from './words.ts';

/** An option of a command, as `node:util` parses it, and the words of its help. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `FILE`. */
  readonly value?: string;
  readonly about: CliKey;
}

/** What was written after the command's name, checked against its options. */
export interface Args {
  readonly positionals: readonly string[];
  /** The value of a text option, or `null`. */
  text(name: string): string | null;
  /** Whether a switch was given. */
  has(name: string): boolean;
}

/** One command of `nardy`. */
export interface CommandSpec {
  readonly name: string;
  /** The lines of its usage, without the leading `nardy`. */
  readonly usage: readonly string[];
  readonly about: CliKey;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Most positional arguments it takes. */
  readonly mostPositionals: number;
  /** Does it; gives the exit code, or why the call makes no sense. */
  run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal>;
}

/** A call that cannot be carried out as it was typed: one line on standard error, exit code 2. */
export interface UsageRefusal {
  readonly key: CliKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The refusal of a call. */
export function usage(key: CliKey, params: UsageRefusal['params'] = {}): UsageRefusal {
  return { key, params };
}

/** Options that every command has. */
export const COMMON_OPTIONS: Readonly<Record<'lang' | 'help', OptionSpec>> = {
  lang: { type: 'string', value: 'ru|en', about: 'cli.option.lang' },
  help: { type: 'boolean', about: 'cli.option.help' },
};

/** The options as `node:util` wants them. */
export function parseOptions(command: CommandSpec): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([name, { type }]) => [name, { type }]),
  );
}

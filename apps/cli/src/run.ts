import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@nardy/result';
import { type Args, type CommandSpec, parseOptions, type UsageRefusal, usage } from './command.ts';
import { COMMANDS } from './commands/all.ts';
import { commandHelp, overview } from './help.ts';
import type { Io } from './io.ts';
import { type Language, languageOf, parseLanguage } from './language.ts';
import { say } from './words.ts';

/** Exit code of a call that was not understood. */
const USAGE = 2;

/** Runs `nardy` with these arguments and gives the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const asked = languageAmong(argv);
  const language = asked.ok ? (asked.value ?? languageOf(io.env)) : languageOf(io.env);
  const outcome = asked.ok ? await dispatch(argv, io, language) : asked.error;
  if (typeof outcome === 'number') return outcome;
  await io.err.write(`nardy: ${say(language, outcome.key, outcome.params)}\n`);
  return USAGE;
}

async function dispatch(argv: readonly string[], io: Io, language: Language): Promise<number | UsageRefusal> {
  const [name, ...rest] = withoutLeadingLanguage(argv);
  if (name === undefined) return usage('usage.noCommand');
  if (name === '--help' || name === '-h' || name === 'help') {
    await io.out.write(overview(COMMANDS, language, io.out.columns));
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    return usage(name.startsWith('-') ? 'usage.unknownOption' : 'usage.unknownCommand', { name });
  }
  const args = readArgs(command, rest);
  if (!args.ok) return args.error;
  if (args.value.has('help')) {
    await io.out.write(commandHelp(command, language, io.out.columns));
    return 0;
  }
  return command.run(args.value, io, language);
}

function readArgs(command: CommandSpec, rest: readonly string[]): Result<Args, UsageRefusal> {
  const options = parseOptions(command);
  const { values, positionals, tokens } = parseArgs({
    args: [...rest],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = token.rawName;
    const spec = options[token.name];
    if (spec === undefined) return err(usage('usage.unknownOption', { name }));
    const hasValue = token.value !== undefined;
    if (spec.type === 'string' && !hasValue) return err(usage('usage.optionValue', { name }));
    if (spec.type === 'boolean' && hasValue) return err(usage('usage.optionNoValue', { name }));
  }
  const extra = positionals[command.mostPositionals];
  if (extra !== undefined && values.help !== true) return err(usage('usage.tooMany', { name: extra }));
  return ok({
    positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : null),
    has: (option) => values[option] === true,
  });
}

/** The language that `--lang` asks for, wherever it stands: errors are told in it too. */
function languageAmong(argv: readonly string[]): Result<Language | null, UsageRefusal> {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at];
  if (word === undefined) return ok(null);
  const text = word === '--lang' ? argv[at + 1] : word.slice('--lang='.length);
  if (text === undefined) return err(usage('usage.optionValue', { name: '--lang' }));
  const language = parseLanguage(text);
  return language === null ? err(usage('usage.language')) : ok(language);
}

function withoutLeadingLanguage(argv: readonly string[]): readonly string[] {
  if (argv[0] === '--lang') return argv.slice(2);
  return argv[0]?.startsWith('--lang=') === true ? argv.slice(1) : argv;
}

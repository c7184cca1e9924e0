import type { CommandSpec } from '../command.ts';
import { runProgram } from '../run-program.ts';

const BENCHMARKS = 'bench/src/main.ts';

/** `nardy bench`: the benchmarks of the repository. */
export const bench: CommandSpec = {
  name: 'bench',
  usage: ['bench [NAME] [--json]'],
  about: 'cli.bench',
  options: { json: { type: 'boolean', about: 'cli.option.json' } },
  mostPositionals: 1,
  run: (args, io, language) =>
    runProgram(io, language, BENCHMARKS, [...args.positionals, ...(args.has('json') ? ['--json'] : [])]),
};

import type { Args, CommandSpec } from '../command.ts';
import type { Io } from '../io.ts';

const BENCHMARKS = 'bench/src/main.ts';

/** `nardy bench`: the benchmarks of the repository. */
export const bench: CommandSpec = {
  name: 'bench',
  usage: ['bench [NAME] [--json]'],
  about: 'cli.bench',
  options: { json: { type: 'boolean', about: 'cli.option.json' } },
  mostPositionals: 1,
  run: (args: Args, io: Io) =>
    io.runProgram(BENCHMARKS, [...args.positionals, ...(args.has('json') ? ['--json'] : [])]),
};

import type { CommandSpec } from '../command.ts';
import { runProgram } from '../run-program.ts';

const SERVER = 'apps/server/dist/main.js';

/** `nardy serve`: the server and the web application, in a process of their own. */
export const serve: CommandSpec = {
  name: 'serve',
  usage: ['serve'],
  about: 'cli.serve',
  options: {},
  mostPositionals: 0,
  run: (_args, io, language) => runProgram(io, language, SERVER, []),
};

import type { CommandSpec } from '../command.ts';
import { bench } from './bench.ts';
import { cube } from './cube.ts';
import { dice } from './dice.ts';
import { hint } from './hint.ts';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandSpec[] = [
  moves,
  legal,
  show,
  hint,
  cube,
  verify,
  dice,
  replay,
  play,
  serve,
  bench,
];

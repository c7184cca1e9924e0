import type { CommandSpec } from '../command.ts';
import { bench } from './bench.ts';
import { dice } from './dice.ts';
import { legal } from './legal.ts';
import { moves } from './moves.ts';
import { serve } from './serve.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandSpec[] = [moves, legal, dice, serve, bench];

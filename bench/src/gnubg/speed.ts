import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board, Roll } from '@nardy/rules';
import { formatFibsBoard } from './fibs-board.ts';
import { emptyHome, type GnubgSession, gnubgProgram } from './session.ts';

/** Positions that `calibrate` judges in one of its rounds. */
const EVALUATIONS_PER_ROUND = 1024;

/** GNU Backgammon's own measure of its speed. */
export interface Calibration {
  /** Static evaluations a second of processor time. */
  readonly perCpuSecond: number;
  /** What it prints: by the clock on the wall. */
  readonly printed: number;
}

/** Runs GNU Backgammon's `calibrate` on one thread for about a second. It never ends without a terminal: `script` lends one. */
export function calibrate(rounds: number): Calibration {
  const short = timed(1);
  const long = timed(rounds);
  const evaluations = (rounds - 1) * EVALUATIONS_PER_ROUND;
  return { perCpuSecond: evaluations / (long.cpuSeconds - short.cpuSeconds), printed: long.printed };
}

function timed(rounds: number): { readonly cpuSeconds: number; readonly printed: number } {
  const home = emptyHome();
  const commands = join(home.folder, 'commands');
  writeFileSync(commands, `set threads 1\ncalibrate ${rounds}\nquit\n`);
  const command = `sh -c '"${gnubgProgram()}" -t -q -r -c "${commands}"; times'`;
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, HOME: home.folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'latin1',
  });
  home.remove();
  const printed = /Calibration result: (\d+)/.exec(stdout)?.[1];
  // The last line of `times` is what the children used: user, system.
  const used = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, min, s]) => 60 * Number(min) + Number(s));
  if (printed === undefined || used.length !== 2) throw new Error(`calibrate said ${stdout.slice(-300)}`);
  return { cpuSeconds: used[0]! + used[1]!, printed: Number(printed) };
}

/** Processor time of one play by GNU Backgammon over its socket, milliseconds. */
export async function millisecondsPerPlay(
  session: GnubgSession,
  decisions: readonly { readonly board: Board; readonly roll: Roll }[],
): Promise<number> {
  const before = cpuSeconds(session.pid);
  for (const { board, roll } of decisions) await session.ask(formatFibsBoard(board, roll));
  return (1000 * (cpuSeconds(session.pid) - before)) / decisions.length;
}

/** Processor time of all threads of a process so far; Linux only. */
function cpuSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e9;
}

/**
 * `npx tsx --conditions=source bench/src/gnubg/make-rollouts.ts [FILE] [PLIES] [GAMES]`: GNU Backgammon's rollouts of
 * `rollout-positions.ts`, for ours to be compared with. Cubeless money, every play at PLIES (1) cubeless without noise,
 * GAMES (1296) to the end (its own bear-off tables at the end), variance reduced, quasi-random first rolls. Three minutes
 * of a core for a position at 1-ply, for 144 games at 2-ply as many; what is in the file already is left out.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPositionId } from '@nardy/notation';
import { ROLLOUT_POSITIONS } from './rollout-positions.ts';
import { emptyHome, gnubgProgram } from './session.ts';

const FILE = fileURLToPath(new URL('../../../data/oracle/rollouts.jsonl', import.meta.url));
const PLIES = Number(process.argv[3] ?? 1);
const GAMES = Number(process.argv[4] ?? 1296);
const SEED = 20_240_501;

const SETTINGS = [
  'set output digits 6',
  'set threads 1',
  'set automatic game off',
  'set automatic roll off',
  'set jacoby off',
  `set rollout trials ${GAMES}`,
  'set rollout cubeful off',
  'set rollout varredn yes',
  'set rollout quasirandom yes',
  'set rollout truncation enable no',
  ...[0, 1].flatMap((player) => [
    `set rollout player ${player} chequerplay plies ${PLIES}`,
    `set rollout player ${player} chequerplay cubeful off`,
    `set rollout player ${player} chequerplay noise 0`,
    `set rollout player ${player} cubedecision plies 0`,
  ]),
  'set rollout limit enable off',
  `set rollout seed ${SEED}`,
  'new session',
  'set turn 1',
];

const file = process.argv[2] ?? FILE;
const done = existsSync(file) ? readFileSync(file, 'utf8') : '';
for (const { name, board } of ROLLOUT_POSITIONS) {
  const positionId = formatPositionId(board);
  if (done.includes(`"positionId":"${positionId}","plies":${PLIES},`)) continue;
  appendFileSync(file, `${JSON.stringify({ name, positionId, ...rollOut(positionId) })}\n`);
  console.error(name);
}

/** Rolls one position out. Without a terminal the program keeps its numbers to itself, so `script` lends it one. */
function rollOut(positionId: string) {
  const home = emptyHome();
  const commands = join(home.folder, 'commands');
  writeFileSync(commands, [...SETTINGS, `set board ${positionId}`, 'rollout', ''].join('\n'));
  const { stdout } = spawnSync('script', ['-qec', `${gnubgProgram()} -t -q -r -c ${commands}`, '/dev/null'], {
    env: { ...process.env, HOME: home.folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  });
  home.remove();
  const end = stdout.slice(stdout.lastIndexOf('Printing final results'));
  const [means, errors] = [...end.matchAll(/^[ [].* - .* CL .*$/gm)].map(([line]) =>
    (line.match(/[-+]?\d+\.\d+/g) ?? []).map(Number),
  );
  if (means?.length !== 7 || errors?.length !== 7 || !end.includes(`${GAMES} games`)) {
    throw new Error(`no rollout in what was printed: ${stdout.slice(-500)}`);
  }
  // Printed: win, mars, koks - loss, mars, koks, points.
  const five = (of: readonly number[]) => [0, 1, 2, 4, 5].map((at) => of[at]);
  return {
    plies: PLIES,
    games: GAMES,
    probs: five(means),
    probsError: five(errors),
    equity: means[6],
    equityError: errors[6],
  };
}

import { readFileSync } from 'node:fs';
import {
  createSearch,
  type DecisionView,
  judgePosition,
  type RolloutSettings,
  rollOut,
  summariseRollout,
  think,
} from '@nardy/engine';
import { RULE_SETS } from '@nardy/rules';
import { boardOfPositionId } from '@nardy/rules/testing';
import { loadKernel } from './engine-kernel.ts';

/** A line of data/oracle/rollouts.jsonl. */
interface Reference {
  readonly name: string;
  readonly positionId: string;
  readonly equity: number;
  readonly equityError: number;
}

/** One position rolled out by both; cubeless equities of the side on roll with their standard errors. */
export interface RolloutsBenchRow {
  readonly name: string;
  readonly equity: number;
  readonly error: number;
  readonly gnubg: number;
  readonly gnubgError: number;
  /** What our nets say at sight. */
  readonly sight: number;
  /** Processor time. */
  readonly seconds: number;
}

/** Everything `npm run bench -- rollouts` measures. */
export interface RolloutsBench {
  readonly nets: string;
  readonly games: number;
  readonly rows: readonly RolloutsBenchRow[];
  /** Root of the mean square of the differences, in standard errors of a difference. */
  readonly inErrors: number;
}

const SETTINGS: RolloutSettings = {
  seed: 1,
  plies: 0,
  equity: 'cubeless',
  cubePlies: 0,
  truncateAfter: null,
  luck: 'adjusted',
  start: 'throws',
};
/** Of 36 games. */
const BATCHES = Number(process.env.BATCHES ?? 4);

/** Our rollouts at 0-ply to the end beside GNU Backgammon's. About a minute and a half; `BATCHES=36` for 1,296 games. */
export function benchRollouts(): RolloutsBench {
  const { kernel, netsHash } = loadKernel(process.env.NETS ?? null);
  const search = createSearch(kernel);
  const references: readonly Reference[] = readFileSync(
    new URL('../../data/oracle/rollouts.jsonl', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const rows = references.map((line): RolloutsBenchRow => {
    const view = viewOf(line);
    const start = process.cpuUsage();
    const summary = summariseRollout(think(rollOut(search, view, SETTINGS, BATCHES)));
    const { user, system } = process.cpuUsage(start);
    return {
      name: line.name,
      equity: summary!.equity.mean,
      error: summary!.equity.error ?? Number.NaN,
      gnubg: line.equity,
      gnubgError: line.equityError,
      sight: think(judgePosition(search, view, 0)).cubeless,
      seconds: (user + system) / 1e6,
    };
  });
  const squares = rows.map((row) => (row.equity - row.gnubg) ** 2 / (row.error ** 2 + row.gnubgError ** 2));
  return {
    nets: netsHash,
    games: BATCHES * 36,
    rows,
    inErrors: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
  };
}

function viewOf({ positionId }: Reference): DecisionView {
  return {
    rules: RULE_SETS.international,
    board: boardOfPositionId(positionId),
    cube: { value: 1, owner: null },
    cubeOwner: 'middle',
    away: null,
    crawford: false,
  };
}

/** The measurements as a table. */
export function formatRolloutsBench({ nets, games, rows, inErrors }: RolloutsBench): string {
  const equity = (value: number): string => value.toFixed(4).padStart(8);
  return [
    `${games} games a position at 0-ply, cubeless, luck taken off; nets ${nets}; GNU Backgammon 1,296`,
    `${''.padEnd(34)}    ours   error   GNU     error   at sight  CPU s`,
    ...rows.map(
      (row) =>
        `${row.name.padEnd(34)}${[row.equity, row.error, row.gnubg, row.gnubgError, row.sight].map(equity).join('')}` +
        `${row.seconds.toFixed(1).padStart(7)}`,
    ),
    `differences are ${inErrors.toFixed(2)} standard errors (root mean square)`,
  ].join('\n');
}

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
  /** Depth at which GNU Backgammon chose its plays. */
  readonly plies: number;
  readonly games: number;
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
  /** Whether the difference is no larger than its 95 % interval; `null` where GNU Backgammon did not roll. */
  readonly agrees: boolean | null;
  /** What our nets say at sight. */
  readonly sight: number;
  /** Processor time. */
  readonly seconds: number;
}

/** Everything `npm run bench -- rollouts` measures. */
export interface RolloutsBench {
  readonly nets: string;
  readonly plies: number;
  readonly games: number;
  readonly gnubgGames: number;
  readonly rows: readonly RolloutsBenchRow[];
  /** Positions that GNU Backgammon rolled out; another it looks up in its one-sided table. */
  readonly rolled: number;
  /** Those of them whose difference is no larger than its 95 % interval. */
  readonly agree: number;
  /** Root of their mean square differences, in standard errors of a difference. */
  readonly inErrors: number;
}

/** Depth of the plays on both sides. */
const PLIES = Number(process.env.PLIES ?? 1);
const SETTINGS: RolloutSettings = {
  seed: 1,
  plies: PLIES,
  equity: 'cubeless',
  cubePlies: 0,
  truncateAfter: null,
  luck: 'adjusted',
  start: 'throws',
};
/** Of 36 games. */
const BATCHES = Number(process.env.BATCHES ?? 4);
/** Half a 95 % interval in standard errors. */
const REACH = 1.96;
/** A figure surer than this was looked up. */
const LOOKED_UP = 1e-5;

/**
 * Our rollouts to the end beside GNU Backgammon's, `PLIES` (1) deep, `BATCHES` (4) of 36 games. Some two and a half
 * minutes of a core; at 0-ply half a minute.
 */
export function benchRollouts(): RolloutsBench {
  const { kernel, netsHash } = loadKernel(process.env.NETS ?? null);
  const search = createSearch(kernel);
  const references: readonly Reference[] = readFileSync(
    new URL('../../data/oracle/rollouts.jsonl', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line): Reference => JSON.parse(line))
    .filter(({ plies }) => plies === PLIES);
  const rows = references.map((line): RolloutsBenchRow => {
    const view = viewOf(line);
    const start = process.cpuUsage();
    const summary = summariseRollout(think(rollOut(search, view, SETTINGS, BATCHES)));
    const { user, system } = process.cpuUsage(start);
    const { mean, error, high } = summary!.equity;
    const reach = Math.hypot((high ?? Number.NaN) - mean, REACH * line.equityError);
    return {
      name: line.name,
      equity: mean,
      error: error ?? Number.NaN,
      agrees: line.equityError < LOOKED_UP ? null : Math.abs(mean - line.equity) <= reach,
      gnubg: line.equity,
      gnubgError: line.equityError,
      sight: think(judgePosition(search, view, 0)).cubeless,
      seconds: (user + system) / 1e6,
    };
  });
  const rolled = rows.filter(({ agrees }) => agrees !== null);
  const squares = rolled.map((row) => (row.equity - row.gnubg) ** 2 / (row.error ** 2 + row.gnubgError ** 2));
  return {
    nets: netsHash,
    plies: PLIES,
    games: BATCHES * 36,
    gnubgGames: references[0]?.games ?? 0,
    rows,
    rolled: rolled.length,
    agree: rolled.filter(({ agrees }) => agrees).length,
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
export function formatRolloutsBench(bench: RolloutsBench): string {
  const { nets, plies, games, gnubgGames, rows, rolled, agree, inErrors } = bench;
  const equity = (value: number): string => value.toFixed(4).padStart(8);
  const verdict = (agrees: boolean | null): string =>
    agrees === null ? '  looked up' : agrees ? '' : '  apart';
  return [
    `${games} games a position at ${plies}-ply, cubeless, luck taken off; nets ${nets}; GNU Backgammon ${gnubgGames}`,
    `${''.padEnd(34)}    ours   error   GNU     error   at sight  CPU s`,
    ...rows.map(
      (row) =>
        `${row.name.padEnd(34)}${[row.equity, row.error, row.gnubg, row.gnubgError, row.sight].map(equity).join('')}` +
        `${row.seconds.toFixed(1).padStart(7)}${verdict(row.agrees)}`,
    ),
    `${agree} of ${rolled} agree within the joint 95 % intervals; differences are ${inErrors.toFixed(2)} standard errors (root mean square)`,
  ].join('\n');
}

import { fileURLToPath } from 'node:url';
import { createSearch, cubelessValuation, MONEY_STAKES, rankBoards, think } from '@nardy/engine';
import { RULE_SETS, runsFree } from '@nardy/rules';
import { type OracleDecision, readDecisions } from '../../apps/trainer/src/oracle-decisions.ts';
import { cpuMilliseconds } from './cpu-speed.ts';
import { loadKernel } from './engine-kernel.ts';

/** What a player loses by its choices. */
export interface PlaysBenchRow {
  readonly player: string;
  /** Thousandths of equity a decision: all, with contact, races. */
  readonly all: number;
  readonly contact: number;
  readonly race: number;
  /** Processor time of a decision; `null` for choices that were recorded. */
  readonly ms: number | null;
}

/** Everything `npm run bench -- plays` measures. */
export interface PlaysBench {
  /** Of the net files. */
  readonly nets: string;
  readonly decisions: number;
  readonly rows: readonly PlaysBenchRow[];
}

const PLIES = [0, 1, 2] as const;
const FILE = fileURLToPath(new URL('../../data/oracle/equity.jsonl', import.meta.url));
const RULES = RULE_SETS.international;

/**
 * What our choices of plays lose by GNU Backgammon's two-ply opinion at 0, 1 and 2 plies, beside its own static ones:
 * cubeless, for money. Some minutes; `DECISIONS=200` for the first of them, `FILE` for decisions of another file.
 */
export async function benchPlays(): Promise<PlaysBench> {
  const { kernel, netsHash } = loadKernel(process.env.NETS ?? null);
  const search = createSearch(kernel);
  const valuation = cubelessValuation(RULES, 1, MONEY_STAKES);
  const decisions = readDecisions(process.env.FILE ?? FILE).slice(0, Number(process.env.DECISIONS ?? 1_000));
  const choose =
    (plies: number) =>
    (decision: OracleDecision): number => {
      const boards = decision.plays.map(({ board }) => board);
      return think(rankBoards(search, RULES, valuation, boards, { plies }))[0]!.index;
    };
  const rows: PlaysBenchRow[] = [];
  for (const plies of PLIES) {
    search.forget();
    let chosen: readonly number[] = [];
    const ms = await cpuMilliseconds(async () => {
      chosen = decisions.map(choose(plies));
    });
    rows.push(rowOf(`${plies}-ply`, decisions, chosen, ms / decisions.length));
  }
  rows.push(rowOf('GNU 0-ply', decisions, decisions.map(firstStatic), null));
  return { nets: netsHash, decisions: decisions.length, rows };
}

function firstStatic({ plays }: OracleDecision): number {
  return plays.reduce((best, play, index) => (play.equity0 > plays[best]!.equity0 ? index : best), 0);
}

/** A choice that was not looked at so deep loses at least what the worst of those loses that were. */
function lossOf({ plays, best }: OracleDecision, chosen: number): number {
  return best - (plays[chosen]!.equity2 ?? Math.min(...plays.flatMap(({ equity2 }) => equity2 ?? [])));
}

function rowOf(
  player: string,
  decisions: readonly OracleDecision[],
  chosen: readonly number[],
  ms: number | null,
): PlaysBenchRow {
  const mean = (of: (decision: OracleDecision) => boolean): number => {
    const losses = decisions.flatMap((decision, at) => (of(decision) ? lossOf(decision, chosen[at]!) : []));
    return (1_000 * losses.reduce((sum, loss) => sum + loss, 0)) / losses.length;
  };
  return {
    player,
    all: mean(() => true),
    contact: mean(({ board }) => !runsFree('short', board)),
    race: mean(({ board }) => runsFree('short', board)),
    ms,
  };
}

/** The measurements as a table. */
export function formatPlaysBench({ nets, decisions, rows }: PlaysBench): string {
  const loss = (value: number): string => value.toFixed(2).padStart(9);
  return [
    `${decisions} decisions, loss a decision in thousandths; nets ${nets}`,
    `${''.padEnd(10)}      all  contact     race  CPU ms a decision`,
    ...rows.map(
      ({ player, all, contact, race, ms }) =>
        player.padEnd(10) +
        [all, contact, race].map(loss).join('') +
        (ms === null ? '' : ms.toFixed(2).padStart(10)),
    ),
  ].join('\n');
}

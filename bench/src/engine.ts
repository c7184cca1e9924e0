import { cpuMilliseconds, median, perCpuSecond } from './cpu-speed.ts';
import { type LoadedKernel, loadKernel } from './engine-kernel.ts';
import { type Decision, decisionsOfGames, evaluationParts } from './engine-parts.ts';
import { engineOpponent } from './gnubg/engine-opponent.ts';
import { gnubgSession } from './gnubg/gnubg-opponent.ts';
import { GnubgMissing, gnubgProgram } from './gnubg/session.ts';
import { type Calibration, calibrate, millisecondsPerPlay } from './gnubg/speed.ts';

/** One step of judging positions. */
export interface EngineBenchRow {
  readonly name: string;
  /** Positions a second of processor time, the median of the rounds. */
  readonly perSecond: number;
}

/** Processor time of a play, milliseconds. */
export interface PlayTime {
  readonly ply: number;
  readonly oursMs: number;
  /** `null` where GNU Backgammon is missing or was not asked. */
  readonly gnubgMs: number | null;
}

/** Everything `npm run bench -- engine` measures. */
export interface EngineBench {
  /** Of the net files. */
  readonly nets: string;
  readonly decisions: number;
  /** Whole evaluations, then their parts. */
  readonly rows: readonly EngineBenchRow[];
  /** GNU Backgammon's `calibrate`, in the same rounds; `null` where it is missing. */
  readonly gnubg: Calibration | null;
  /** Whole evaluations of ours for one of GNU Backgammon's. */
  readonly timesGnubg: number | null;
  readonly playTimes: readonly PlayTime[];
  /** Why there is nothing of GNU Backgammon. */
  readonly missing: string | null;
}

const ROUNDS = 7;
const ROUND_MS = 400;
const CALIBRATE_ROUNDS = 60;
const GAMES = 40;
/** Decisions timed at 0, 1 and 2 ply. */
const TIMED: readonly number[] = [1000, 150, 60];

/**
 * Measures evaluations and plays, with GNU Backgammon's turn between ours in every round. About a minute. The nets are
 * the shipped ones or those of the folder in `NETS`.
 */
export async function benchEngine(): Promise<EngineBench> {
  const loaded = loadKernel(process.env.NETS ?? null);
  const decisions = await decisionsOfGames(engineOpponent(loaded, 0), GAMES);
  const parts = evaluationParts(loaded, decisions);
  const missing = whyMissing();
  const speeds = parts.map((): number[] => []);
  const calibrations: Calibration[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = parts.map((part) => perCpuSecond(part, ROUND_MS));
    const theirs = missing === null ? [calibrate(CALIBRATE_ROUNDS)] : [];
    // The first round warms up.
    if (round === 0) continue;
    for (const [index, speed] of ours.entries()) speeds[index]?.push(speed);
    calibrations.push(...theirs);
  }
  const whole = speeds[0] ?? [];
  return {
    nets: loaded.netsHash,
    decisions: decisions.length,
    rows: parts.map(({ name }, index) => ({ name, perSecond: Math.round(median(speeds[index] ?? [])) })),
    gnubg:
      missing !== null
        ? null
        : {
            perCpuSecond: Math.round(median(calibrations.map((calibration) => calibration.perCpuSecond))),
            printed: median(calibrations.map(({ printed }) => printed)),
          },
    timesGnubg:
      missing !== null
        ? null
        : median(calibrations.map(({ perCpuSecond: theirs }, round) => (whole[round] ?? 0) / theirs)),
    playTimes: await timePlays(loaded, decisions, missing === null),
    missing,
  };
}

function whyMissing(): string | null {
  try {
    gnubgProgram();
    return null;
  } catch (error) {
    if (error instanceof GnubgMissing) return error.message;
    throw error;
  }
}

/** The same decisions for both sides, spread over the games. */
async function timePlays(
  loaded: LoadedKernel,
  all: readonly Decision[],
  beside: boolean,
): Promise<PlayTime[]> {
  const times: PlayTime[] = [];
  for (const [ply, count] of TIMED.entries()) {
    const step = Math.max(1, Math.floor(all.length / count));
    const some = all.filter((_, index) => index % step === 0).slice(0, count);
    const player = engineOpponent(loaded, ply);
    const ours = await cpuMilliseconds(async () => {
      for (const { board, roll } of some) await player.choose(board, roll);
    });
    let gnubgMs: number | null = null;
    if (beside) {
      const session = await gnubgSession(ply);
      gnubgMs = await millisecondsPerPlay(session, some);
      session.close();
    }
    times.push({ ply, oursMs: ours / some.length, gnubgMs });
  }
  return times;
}

/** The table of `bench/results.md`, section "engine". */
export function formatEngineBench(bench: EngineBench): string {
  const microseconds = (perSecond: number) => (1e6 / perSecond).toFixed(2);
  const line = (name: string, perSecond: number) =>
    `| ${name} | ${perSecond.toLocaleString('en')} | ${microseconds(perSecond)} |`;
  const { gnubg, timesGnubg } = bench;
  return [
    `Nets ${bench.nets}, ${bench.decisions} decisions of games of the engine with itself.`,
    '',
    '| what | positions a second of one core | µs a position |',
    '| --- | ---: | ---: |',
    ...bench.rows.map(({ name, perSecond }) => line(name, perSecond)),
    ...(gnubg === null ? [] : [line('GNU Backgammon, `calibrate`', gnubg.perCpuSecond)]),
    '',
    ...(gnubg === null || timesGnubg === null
      ? [`Nothing beside it: ${bench.missing}`]
      : [
          `Everything / GNU Backgammon's static evaluation: ${timesGnubg.toFixed(1)} × (by its own clock it does ` +
            `${gnubg.printed.toLocaleString('en')} a second).`,
        ]),
    '',
    '| a play | ours, ms | GNU Backgammon, its usual filter, ms |',
    '| --- | ---: | ---: |',
    ...bench.playTimes.map(
      ({ ply, oursMs, gnubgMs }) => `| ${ply}-ply | ${oursMs.toFixed(2)} | ${gnubgMs?.toFixed(2) ?? '-'} |`,
    ),
  ].join('\n');
}

import { join } from 'node:path';
import { readCheckpoint, removeCheckpoint, restoreArrays, writeCheckpoint } from './checkpoint.ts';
import { CLASSES_OF_BOARD, type NetKind, type PositionClass, slotNumber } from './classes.ts';
import { runCrew } from './crew.ts';
import { addToCurve } from './curve.ts';
import { type SharedTraining, shareTraining } from './exchange.ts';
import { createNet, findNet, netPath, takeNet, writeNet } from './net-file.ts';
import type { NetShape } from './net-shape.ts';
import type { Say } from './say.ts';
import type { TdPlan, TdReport, TdSchedule } from './td-job.ts';
import { compileTrainer, floatsAt, startTrainer, type TrainerExports } from './trainer-kernel.ts';

export interface TdOptions extends TdSchedule {
  readonly folder: string;
  /** File of the kernel. */
  readonly kernel: string;
  readonly workers: number;
  readonly shape: NetShape;
  readonly raceShape: NetShape;
}

interface TdState {
  readonly done: number;
  readonly netSteps: readonly (readonly [NetKind, number])[];
}

/**
 * Trains the nets of a board by self-play, from random weights, from the nets in the work folder where they have the
 * asked shape, or from where an earlier run was stopped.
 */
export async function trainTd(options: TdOptions, say: Say): Promise<void> {
  const { folder, board, workers } = options;
  const path = join(folder, `td-${board}.checkpoint`);
  const module = compileTrainer(options.kernel);
  const shapes = tdShapes(options);
  const kernel = startTrainer(module, board);
  const sizes = new Map([...shapes].map(([kind, shape]) => [kind, createNet(kernel, kind, shape)]));
  const shared = shareTraining(sizes, workers);
  const checkpoint = readCheckpoint<TdState>(path);
  if (checkpoint === null) begin(kernel, options, shapes, shared, say);
  else restoreArrays(checkpoint, shared);
  const done = checkpoint?.state.done ?? 0;
  if (done > 0) say(`td: going on after step ${done}`);
  const plan: TdPlan = {
    ...options,
    stage: 'td',
    shapes,
    judges: new Map(CLASSES_OF_BOARD[board].map((kind) => [kind, judgeOf(kind)])),
    done,
    netSteps: new Map(checkpoint?.state.netSteps ?? []),
  };
  const started = performance.now();
  await runCrew<TdReport>(
    Array.from({ length: workers }, (_, worker) => ({ module, plan, shared, worker })),
    (news) => {
      storeNets(kernel, folder, shapes, shared);
      writeCheckpoint(path, { done: news.step, netSteps: [...news.netSteps] } satisfies TdState, shared);
      tell(news, options, (performance.now() - started) / 1000, say);
    },
  );
  removeCheckpoint(path);
}

/** A crashed position is judged by the contact net until labels give it one of its own. */
function judgeOf(kind: PositionClass): PositionClass {
  return kind === 'crashed' ? 'contact' : kind;
}

function tdShapes({ board, shape, raceShape }: TdOptions): Map<NetKind, NetShape> {
  const kinds = CLASSES_OF_BOARD[board].filter((kind) => judgeOf(kind) === kind);
  return new Map(kinds.map((kind) => [kind, kind.endsWith('race') ? raceShape : shape]));
}

function begin(
  kernel: TrainerExports,
  { folder, seed }: TdOptions,
  shapes: ReadonlyMap<NetKind, NetShape>,
  shared: SharedTraining,
  say: Say,
): void {
  kernel.seedChance(seed, 0xffff);
  for (const { kind, size, params } of shared.nets) {
    const slot = slotNumber(kind);
    kernel.initialiseNet(slot);
    const known = findNet(folder, kind);
    const fits =
      known?.params.length === size && JSON.stringify(known.shape) === JSON.stringify(shapes.get(kind));
    if (fits) say(`td: the ${kind} net goes on from ${netPath(folder, kind)}`);
    params.set(fits ? known.params : floatsAt(kernel, kernel.paramsOf(slot), size));
  }
}

function storeNets(
  kernel: TrainerExports,
  folder: string,
  shapes: ReadonlyMap<NetKind, NetShape>,
  shared: SharedTraining,
): void {
  for (const { kind, params } of shared.nets) {
    writeNet(netPath(folder, kind), takeNet(kernel, kind, shapes.get(kind) as NetShape, params));
  }
}

function tell(news: TdReport, { folder, board, steps, workers }: TdOptions, seconds: number, say: Say): void {
  const losses = news.losses.map(({ kind, error }) => `${kind} ${error.toFixed(4)}`).join(', ');
  const games = news.games * workers;
  say(
    `td ${board}: step ${news.step} of ${steps}, about ${games} games, ${Math.round(games / seconds)} games/s, ` +
      `rate ${news.rate.toExponential(1)}, λ ${news.lambda.toFixed(2)}, error ${losses}, ${seconds.toFixed(0)} s`,
  );
  addToCurve(
    folder,
    news.losses.map(({ kind, error }) => ({
      stage: `td-${board}`,
      kind,
      seconds,
      step: news.step,
      measure: 'error',
      value: error,
    })),
  );
}

import { join } from 'node:path';
import { readCheckpoint, removeCheckpoint, restoreArrays, writeCheckpoint } from './checkpoint.ts';
import { type NetKind, type PositionClass, slotNumber } from './classes.ts';
import { runCrew } from './crew.ts';
import { addToCurve } from './curve.ts';
import { type SharedTraining, shareTraining } from './exchange.ts';
import type { FitPlan, FitReport } from './fit-job.ts';
import { createNet, findNet, netPath, type StoredNet, takeNet, writeNet } from './net-file.ts';
import type { NetShape } from './net-shape.ts';
import { readSamples } from './sample-set.ts';
import type { Say } from './say.ts';
import {
  compileTrainer,
  floatsAt,
  SAMPLE_BYTES,
  startTrainer,
  type TrainerExports,
} from './trainer-kernel.ts';

export const STARTS = ['scratch', 'warm', 'contact'] as const;

export interface FitOptions {
  readonly folder: string;
  readonly kernel: string;
  readonly kind: NetKind;
  readonly seed: number;
  readonly workers: number;
  /** Null: the shape of the net that is there. */
  readonly shape: NetShape | null;
  /** Label rounds to learn from, the newest last. */
  readonly rounds: readonly string[];
  /** Classes whose samples are used, the net's own among them. */
  readonly classes: readonly PositionClass[];
  /** Where the weights come from: random, the net of the folder, or its contact net. */
  readonly start: (typeof STARTS)[number];
  readonly batch: number;
  readonly epochs: number;
  readonly rates: readonly [from: number, to: number];
  readonly weights: readonly number[];
}

interface FitState {
  readonly done: number;
  readonly steps: number;
}

/** Fits the net of a class to labelled samples and puts the mean of its last weights into the work folder. */
export async function fitNet(options: FitOptions, say: Say): Promise<void> {
  const { folder, kind, workers, rounds, classes } = options;
  const path = join(folder, `fit-${kind}.checkpoint`);
  const board = classes.some((name) => name.startsWith('long')) ? 'long' : 'short';
  const shape = options.shape ?? candidates(folder, kind)[0]?.shape ?? null;
  if (shape === null) throw new Error(`${folder} has no ${kind} net: say --shape`);
  const module = compileTrainer(options.kernel);
  const kernel = startTrainer(module, board);
  const size = createNet(kernel, kind, shape);
  const shared = shareTraining(new Map([[kind, size]]), workers);
  const checkpoint = readCheckpoint<FitState>(path);
  if (checkpoint === null) begin(kernel, options, size, shared);
  else restoreArrays(checkpoint, shared);
  const { done, steps } = checkpoint?.state ?? { done: 0, steps: 0 };
  const folders = rounds.map((round) => join(folder, 'labels', round));
  const samples = readSamples(folders, new Set(classes.map(slotNumber)));
  say(
    `fit ${kind}: ${samples.train.length / SAMPLE_BYTES} samples, ${samples.heldOut.length / SAMPLE_BYTES} held out` +
      (done > 0 ? `, going on after epoch ${done}` : ''),
  );
  const sums = new Float64Array(new SharedArrayBuffer(8 * 3 * workers));
  const plan: FitPlan = { ...options, ...samples, stage: 'fit', board, shape, done, steps, sums };
  const started = performance.now();
  await runCrew<FitReport>(
    Array.from({ length: workers }, (_, worker) => ({ module, plan, shared, worker })),
    (news) => {
      writeCheckpoint(path, { done: news.epoch, steps: news.steps } satisfies FitState, shared);
      tell(news, options, (performance.now() - started) / 1000, say);
    },
  );
  const net = shared.nets[0];
  if (net !== undefined) writeNet(netPath(folder, kind), takeNet(kernel, kind, shape, net.average));
  removeCheckpoint(path);
}

function begin(
  kernel: TrainerExports,
  { folder, kind, seed, start }: FitOptions,
  size: number,
  shared: SharedTraining,
): void {
  const slot = slotNumber(kind);
  kernel.seedChance(seed, 0xfffe);
  kernel.initialiseNet(slot);
  if (start === 'scratch') {
    shared.nets[0]?.params.set(floatsAt(kernel, kernel.paramsOf(slot), size));
    return;
  }
  const nets = start === 'contact' ? [findNet(folder, 'contact')] : candidates(folder, kind);
  const known = nets.find((net) => net?.params.length === size);
  if (!known) throw new Error(`${folder} has no ${kind} net of this shape to go on from`);
  shared.nets[0]?.params.set(known.params);
}

/** The nets a class can go on from: its own; a crashed net may begin as the contact net, whose inputs it shares. */
function candidates(folder: string, kind: NetKind): readonly StoredNet[] {
  const kinds: readonly NetKind[] = kind === 'crashed' ? ['crashed', 'contact'] : [kind];
  return kinds.map((candidate) => findNet(folder, candidate)).filter((net) => net !== null);
}

function tell(news: FitReport, { folder, kind, epochs }: FitOptions, seconds: number, say: Say): void {
  const mean = news.mean === null ? '' : `, mean of weights ${figures(news.mean)}`;
  say(
    `fit ${kind}: epoch ${news.epoch} of ${epochs}, rate ${news.rate.toExponential(1)}, ` +
      `train ${figures(news.train)}, held out ${figures(news.heldOut)}${mean}, ${seconds.toFixed(0)} s`,
  );
  const values = [
    ['train', news.train.error],
    ['held-out', news.heldOut.error],
    ...(news.mean === null ? [] : [['mean', news.mean.error] as const]),
  ] as const;
  addToCurve(
    folder,
    values.map(([measure, value]) => ({ stage: 'fit', kind, seconds, step: news.epoch, measure, value })),
  );
}

function figures({ entropy, error }: { entropy: number; error: number }): string {
  return `${entropy.toFixed(5)} / ${error.toFixed(5)}`;
}

import type { BoardKind } from '@nardy/rules';
import { type ClassLoss, classLoss } from './class-loss.ts';
import { type NetKind, slotNumber } from './classes.ts';
import { meet, Partner, type SharedTraining } from './exchange.ts';
import { createNet } from './net-file.ts';
import type { NetShape } from './net-shape.ts';
import { cosine } from './schedule.ts';
import { shuffled } from './shuffle.ts';
import {
  bytesAt,
  lossSums,
  SAMPLE_BYTES,
  SAMPLE_CLASS,
  startTrainer,
  type TrainerExports,
} from './trainer-kernel.ts';

/** Fitting one net to labelled samples, the same for every worker. */
export interface FitPlan {
  readonly stage: 'fit';
  readonly board: BoardKind;
  readonly kind: NetKind;
  readonly shape: NetShape;
  readonly seed: number;
  /** Samples in shared memory. */
  readonly train: Uint8Array;
  readonly heldOut: Uint8Array;
  readonly batch: number;
  readonly epochs: number;
  /** Epochs done before. */
  readonly done: number;
  readonly steps: number;
  readonly rates: readonly [from: number, to: number];
  /** Weights of the outputs in the loss, and of half the squared error of the equity. */
  readonly weights: readonly number[];
  /** Per worker three sums of the held-out loss, and three of the mean weights' loss. */
  readonly sums: Float64Array;
}

export interface FitReport {
  readonly epoch: number;
  readonly steps: number;
  readonly rate: number;
  readonly train: ClassLoss;
  readonly heldOut: ClassLoss;
  /** Of the weights' running mean, in the last quarter. */
  readonly mean: ClassLoss | null;
}

/** The share of the run, at its end, over which the weights are averaged. */
const AVERAGED = 0.25;

/** Runs a worker's part; after every epoch the shared memory is up to date when `report` is called. */
export function runFit(
  module: WebAssembly.Module,
  plan: FitPlan,
  shared: SharedTraining,
  worker: number,
  report: (news: FitReport) => void,
): void {
  const kernel = startTrainer(module, plan.board);
  const slot = slotNumber(plan.kind);
  createNet(kernel, plan.kind, plan.shape);
  plan.weights.forEach((weight, output) => {
    kernel.setOutputWeight(output, weight);
  });
  const buffer = kernel.sampleBuffer();
  const partner = new Partner(kernel, shared, worker, new Map([[plan.kind, plan.steps]]));
  const count = plan.train.length / SAMPLE_BYTES;
  const perEpoch = Math.floor(count / plan.batch);
  const total = perEpoch * plan.epochs;
  const part = plan.batch / shared.workers;
  const averagedFrom = Math.floor(total * (1 - AVERAGED));
  for (let epoch = plan.done; epoch < plan.epochs; epoch++) {
    const order = shuffled(count, plan.seed + epoch);
    kernel.clearLosses();
    let rate = 0;
    for (let batch = 0; batch < perEpoch; batch++) {
      const step = epoch * perEpoch + batch;
      rate = cosine(...plan.rates, step / total);
      const first = batch * plan.batch + worker * part;
      copySamples(kernel, buffer, slot, plan.train, order.subarray(first, first + part));
      kernel.addGradients(0, part);
      partner.step(rate);
      if (step >= averagedFrom) partner.average(plan.kind, step - averagedFrom + 1);
    }
    const train = classLoss(lossSums(kernel, slot), plan.kind);
    partner.publish();
    const heldOut = measure(kernel, plan, shared, worker);
    const averaged = (epoch + 1) * perEpoch > averagedFrom;
    let mean: ClassLoss | null = null;
    if (averaged) {
      partner.withAverage(plan.kind, () => {
        mean = measure(kernel, plan, shared, worker);
      });
    }
    const steps = partner.steps.get(plan.kind) ?? 0;
    if (worker === 0) report({ epoch: epoch + 1, steps, rate, train, heldOut, mean });
    meet(shared);
  }
}

/** The loss over the held-out samples, each worker a part of them. */
function measure(kernel: TrainerExports, plan: FitPlan, shared: SharedTraining, worker: number): ClassLoss {
  const { heldOut, sums, kind } = plan;
  const slot = slotNumber(kind);
  const count = heldOut.length / SAMPLE_BYTES;
  const from = Math.floor((count * worker) / shared.workers);
  const to = Math.floor((count * (worker + 1)) / shared.workers);
  const size = 4096;
  kernel.clearLosses();
  for (let first = from; first < to; first += size) {
    const order = Uint32Array.from({ length: Math.min(size, to - first) }, (_, index) => first + index);
    copySamples(kernel, kernel.sampleBuffer(), slot, heldOut, order);
    kernel.measureLoss(0, order.length);
  }
  sums.set(lossSums(kernel, slot), 3 * worker);
  meet(shared);
  const total: [number, number, number] = [0, 0, 0];
  for (let other = 0; other < shared.workers; other++) {
    for (let sum = 0; sum < 3; sum++) total[sum] = (total[sum] as number) + (sums[3 * other + sum] as number);
  }
  meet(shared);
  return classLoss(total, kind);
}

/** Puts samples into the kernel's buffer, whatever their class as samples of the net in `slot`. */
function copySamples(
  kernel: TrainerExports,
  buffer: number,
  slot: number,
  samples: Uint8Array,
  order: Uint32Array,
): void {
  const bytes = bytesAt(kernel, buffer, order.length * SAMPLE_BYTES);
  let to = 0;
  for (const index of order) {
    bytes.set(samples.subarray(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES), to);
    bytes[to + SAMPLE_CLASS] = slot;
    to += SAMPLE_BYTES;
  }
}

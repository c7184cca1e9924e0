import type { BoardKind } from '@nardy/rules';
import { type ClassLoss, classLoss } from './class-loss.ts';
import { type NetKind, type PositionClass, slotNumber } from './classes.ts';
import { meet, Partner, type SharedTraining } from './exchange.ts';
import { createNet } from './net-file.ts';
import type { NetShape } from './net-shape.ts';
import { cosine, exponential } from './schedule.ts';
import { lossSums, SAMPLE_CAPACITY, startTrainer } from './trainer-kernel.ts';

/** How a run learns from self-play with λ-returns. */
export interface TdSchedule {
  readonly board: BoardKind;
  readonly seed: number;
  readonly batch: number;
  /** Steps of the whole run. */
  readonly steps: number;
  /** Steps between checkpoints; the state is as if every run had begun anew there. */
  readonly interval: number;
  readonly rates: readonly [from: number, to: number];
  readonly lambdas: readonly [from: number, to: number];
}

/** Learning from self-play, the same for every worker. */
export interface TdPlan extends TdSchedule {
  readonly stage: 'td';
  /** Nets to train, and by the class's number which of them judges it. */
  readonly shapes: ReadonlyMap<NetKind, NetShape>;
  readonly judges: ReadonlyMap<PositionClass, PositionClass>;
  /** Steps done before. */
  readonly done: number;
  readonly netSteps: ReadonlyMap<NetKind, number>;
}

/** What has come about since the last report of the first worker. */
export interface TdReport {
  readonly step: number;
  readonly rate: number;
  readonly lambda: number;
  /** Of this worker, since the stage was started. */
  readonly games: number;
  readonly losses: readonly ClassLoss[];
  readonly netSteps: ReadonlyMap<NetKind, number>;
}

/** Runs a worker's part; `report` is called at every checkpoint, with the shared memory up to date, before anyone goes on. */
export function runTd(
  module: WebAssembly.Module,
  plan: TdPlan,
  shared: SharedTraining,
  worker: number,
  report: (news: TdReport) => void,
): void {
  const kernel = startTrainer(module, plan.board);
  for (const [kind, shape] of plan.shapes) createNet(kernel, kind, shape);
  for (const [kind, judge] of plan.judges) kernel.useNet(slotNumber(kind), slotNumber(judge));
  kernel.sampleBuffer();
  const partner = new Partner(kernel, shared, worker, plan.netSteps);
  const part = plan.batch / shared.workers;
  if (part > SAMPLE_CAPACITY / 2) throw new Error('the batch is larger than the sample buffer');
  kernel.clearLosses();
  for (let step = plan.done; step < plan.steps; step++) {
    const share = step / plan.steps;
    const rate = exponential(...plan.rates, share);
    const lambda = cosine(...plan.lambdas, share);
    if ((step - plan.done) % plan.interval === 0) {
      kernel.setSampleCount(0);
      kernel.seedChance(plan.seed + step, worker);
    }
    while (kernel.sampleCount() < part) kernel.playGame(lambda);
    kernel.addGradients(0, part);
    kernel.dropSamples(part);
    partner.step(rate);
    if ((step + 1) % plan.interval !== 0 && step + 1 !== plan.steps) continue;
    partner.publish();
    const losses = [...plan.shapes.keys()].map((kind) => classLoss(lossSums(kernel, slotNumber(kind)), kind));
    kernel.clearLosses();
    if (worker === 0) {
      report({ step: step + 1, rate, lambda, games: kernel.gamesPlayed(), losses, netSteps: partner.steps });
    }
    meet(shared);
  }
}

import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardKind } from '@nardy/rules';
import { CLASSES, type PositionClass } from './classes.ts';
import { loadNet, type StoredNet } from './net-file.ts';
import { canBeQuick, loadQuickNets } from './quick-nets.ts';
import { bytesAt, SAMPLE_BYTES, SAMPLE_CLASS, startTrainer, type TrainerExports } from './trainer-kernel.ts';

/** Making samples with exact targets, the same for every worker. */
export interface LabelPlan {
  readonly stage: 'label';
  readonly board: BoardKind;
  readonly seed: number;
  readonly workers: number;
  /** The nets that play and judge, and by class which of them. */
  readonly nets: readonly StoredNet[];
  readonly judges: ReadonlyMap<PositionClass, PositionClass>;
  /** Folder of the files `00000.bin` …, `chunk` samples each; the numbers still to be made. */
  readonly folder: string;
  readonly chunks: readonly number[];
  readonly chunk: number;
  /** A target over 21 rolls that is this far off the net's own equity is made anew over 21 after each of them. */
  readonly apart: number;
  /** Plies that are followed from each position, and what of their surprises is handed back a ply; 0 plies: none are. */
  readonly trace: readonly [plies: number, lambda: number];
  /** Rejected plays are kept where they lose at most `margin`, with the chance `keep`. */
  readonly margin: number;
  readonly keep: number;
  /** The net that sorts out plays, with how many it leaves and within which equity of its first; null: all are judged. */
  readonly pruning: { readonly net: StoredNet; readonly most: number; readonly margin: number } | null;
  /** Chance that a game begins late or in a back game, on the short board. */
  readonly rare: number;
  /** Chance that a position found is labelled, by class. */
  readonly shares: ReadonlyMap<PositionClass, number>;
}

/** A file has been written. */
export interface LabelReport {
  readonly chunk: number;
  readonly samples: number;
  readonly perClass: ReadonlyMap<PositionClass, number>;
}

// Games of different wildness, so that positions which good play avoids are known too: the standard deviation added to
// equities, and the chance of a play at random.
const MANNERS: readonly (readonly [noise: number, blunder: number])[] = [
  [0, 0],
  [0.02, 0],
  [0.05, 0.01],
  [0.1, 0.02],
  [0.25, 0.05],
];

/** Runs a worker's part: every `workers`-th of the files. */
export function runLabel(
  module: WebAssembly.Module,
  plan: LabelPlan,
  worker: number,
  report: (news: LabelReport) => void,
): void {
  const kernel = startTrainer(module, plan.board);
  if (plan.nets.every(canBeQuick)) {
    loadQuickNets(kernel, plan.nets);
  } else {
    for (const net of plan.nets) loadNet(kernel, net);
  }
  for (const [kind, judge] of plan.judges) kernel.useNet(CLASSES.indexOf(kind), CLASSES.indexOf(judge));
  if (plan.pruning !== null) {
    loadNet(kernel, plan.pruning.net);
    kernel.setPruning(plan.pruning.most, plan.pruning.margin);
  }
  const buffer = kernel.sampleBuffer();
  kernel.forgetSeen();
  const mine = plan.chunks.filter((_, index) => index % plan.workers === worker);
  for (const chunk of mine) {
    kernel.seedChance(plan.seed, chunk);
    kernel.setSampleCount(0);
    for (let game = 0; kernel.sampleCount() < plan.chunk; game++) {
      const [noise, blunder] = MANNERS[game % MANNERS.length] as readonly [number, number];
      const from = kernel.sampleCount();
      kernel.exploreGame(noise, blunder, plan.margin, plan.keep, plan.rare);
      thin(kernel, buffer, from, plan, chunk);
      if (plan.trace[0] > 0) kernel.traceSamples(from, kernel.sampleCount(), ...plan.trace);
    }
    kernel.setSampleCount(plan.chunk);
    if (plan.trace[0] === 0) kernel.labelSamples(0, plan.chunk, plan.apart);
    const samples = bytesAt(kernel, buffer, plan.chunk * SAMPLE_BYTES);
    const path = join(plan.folder, `${String(chunk).padStart(5, '0')}.bin`);
    writeFileSync(`${path}.part`, samples);
    renameSync(`${path}.part`, path);
    report({ chunk, samples: plan.chunk, perClass: countClasses(samples) });
  }
}

/** Drops positions of the classes that are to be kept only in part. Which ones is decided by the place in the buffer. */
function thin(
  kernel: TrainerExports,
  buffer: number,
  from: number,
  { shares }: LabelPlan,
  chunk: number,
): void {
  const count = kernel.sampleCount();
  const bytes = bytesAt(kernel, buffer, count * SAMPLE_BYTES);
  let to = from;
  for (let index = from; index < count; index++) {
    const kind = CLASSES[bytes[index * SAMPLE_BYTES + SAMPLE_CLASS] as number] as PositionClass;
    const mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(chunk + 1, 0x85ebca6b);
    if ((mixed >>> 8) / 0x1000000 >= (shares.get(kind) ?? 1)) continue;
    bytes.copyWithin(to * SAMPLE_BYTES, index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES);
    to++;
  }
  kernel.setSampleCount(to);
}

function countClasses(samples: Uint8Array): Map<PositionClass, number> {
  const counts = new Map<PositionClass, number>();
  for (let at = SAMPLE_CLASS; at < samples.length; at += SAMPLE_BYTES) {
    const kind = CLASSES[samples[at] as number] as PositionClass;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

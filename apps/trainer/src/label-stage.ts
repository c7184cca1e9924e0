import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardKind } from '@nardy/rules';
import { CLASSES_OF_BOARD, type PositionClass } from './classes.ts';
import { runCrew } from './crew.ts';
import type { LabelPlan, LabelReport } from './label-job.ts';
import { findNet } from './net-file.ts';
import type { Say } from './say.ts';
import { compileTrainer } from './trainer-kernel.ts';

export interface LabelOptions {
  readonly folder: string;
  readonly kernel: string;
  readonly board: BoardKind;
  readonly seed: number;
  readonly workers: number;
  /** Name of the set: a folder under `labels`. */
  readonly round: string;
  readonly samples: number;
  readonly chunk: number;
  /** From how far off the net's own equity a target is made a ply deeper; infinite: none is. */
  readonly apart: number;
  /** Plies followed from each position and the share of their surprises handed back a ply; 0 plies: none. */
  readonly trace: readonly [plies: number, lambda: number];
  readonly margin: number;
  readonly keep: number;
  /** Chance that a game begins late, with contact, or in a back game; short board only. */
  readonly rare: number;
  /** Plays that are judged, and how far behind the first by the pruning net; 0: all. */
  readonly pruning: readonly [most: number, margin: number];
  readonly shares: ReadonlyMap<PositionClass, number>;
}

/** Labels positions of self-play with the nets of the work folder; files of an earlier run of the round are kept. */
export async function makeLabels(options: LabelOptions, say: Say): Promise<void> {
  const { folder, board, workers, round, samples, chunk } = options;
  const labels = join(folder, 'labels', round);
  mkdirSync(labels, { recursive: true });
  const numbers = Array.from({ length: Math.ceil(samples / chunk) }, (_, number) => number);
  const chunks = numbers.filter(
    (number) => !existsSync(join(labels, `${String(number).padStart(5, '0')}.bin`)),
  );
  if (chunks.length < numbers.length)
    say(`label ${round}: ${numbers.length - chunks.length} files are there already`);
  const plan: LabelPlan = {
    ...options,
    ...judgesAndNets(folder, board),
    stage: 'label',
    folder: labels,
    chunks,
    pruning: pruningOf(options),
  };
  const module = compileTrainer(options.kernel);
  const started = performance.now();
  let made = 0;
  const perClass = new Map<PositionClass, number>();
  await runCrew<LabelReport>(
    Array.from({ length: workers }, (_, worker) => ({ module, plan, worker })),
    (news) => {
      made += news.samples;
      for (const [kind, count] of news.perClass) perClass.set(kind, (perClass.get(kind) ?? 0) + count);
      const seconds = (performance.now() - started) / 1000;
      const rate = made / seconds;
      const left = (chunks.length * chunk - made) / rate;
      const classes = [...perClass].map(([kind, count]) => `${kind} ${count}`).join(', ');
      say(`label ${round}: ${made} (${classes}), ${Math.round(rate)}/s, ${Math.round(left)} s to go`);
    },
  );
}

function pruningOf({ folder, pruning: [most, margin] }: LabelOptions): LabelPlan['pruning'] {
  if (most === 0) return null;
  const net = findNet(folder, 'pruning');
  if (net === null) throw new Error(`${folder} has no pruning net: run fit --net pruning first`);
  return { net, most, margin };
}

/** The newest nets of a board, and which of them judges each class. */
function judgesAndNets(folder: string, board: BoardKind): Pick<LabelPlan, 'nets' | 'judges'> {
  const kinds = CLASSES_OF_BOARD[board];
  const nets = kinds.map((kind) => findNet(folder, kind)).filter((net) => net !== null);
  const judges = kinds.map((kind): readonly [PositionClass, PositionClass] => {
    if (nets.some((net) => net.kind === kind)) return [kind, kind];
    if (kind === 'crashed') return [kind, 'contact'];
    throw new Error(`${folder} has no ${kind} net: run td first`);
  });
  return { nets, judges: new Map(judges) };
}

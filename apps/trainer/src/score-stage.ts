import { CLASSES, CLASSES_OF_BOARD } from './classes.ts';
import { addToCurve } from './curve.ts';
import { findNet, loadNet, type StoredNet } from './net-file.ts';
import { readDecisions } from './oracle-decisions.ts';
import { loadQuickNets } from './quick-nets.ts';
import type { Say } from './say.ts';
import { chooseAhead, chooseByNets, chooseByOracle, type ScoreTable, scoreChooser } from './score.ts';
import { compileTrainer, startTrainer, type TrainerExports } from './trainer-kernel.ts';

export const INFERENCES = ['f32', 'int16'] as const;
export type Inference = (typeof INFERENCES)[number];

export interface ScoreOptions {
  readonly folder: string;
  /** File of the kernel. */
  readonly kernel: string;
  /** Decisions of the oracle. */
  readonly data: string;
  /** 0, or 1 for a row with one ply of search too. */
  readonly plies: number;
  /** The trainer's own numbers, or the engine's int16 with the bear-off tables. */
  readonly inference: Inference;
  /** Plays looked at deeper at 1 ply. */
  readonly width: number;
}

/** Prints what the nets of a work folder lose per decision beside GNU Backgammon's own static choice. */
export function scoreNets(
  { folder, kernel: file, data, plies, width, inference }: ScoreOptions,
  say: Say,
): void {
  const kernel = startTrainer(compileTrainer(file), 'short');
  const nets = loadShortNets(kernel, folder);
  if (inference === 'int16') loadQuickNets(kernel, nets);
  const decisions = readDecisions(data);
  say('loss per decision ×1000     all  contact    race  missing');
  tell('GNU Backgammon 0-ply', scoreChooser(kernel, decisions, chooseByOracle), say);
  const near = scoreChooser(kernel, decisions, chooseByNets(kernel));
  tell('nets 0-ply', near, say);
  addToCurve(folder, [
    { stage: 'score', kind: 'all', seconds: 0, step: 0, measure: 'loss', value: near.all.loss },
  ]);
  if (plies > 0) tell('nets 1-ply', scoreChooser(kernel, decisions, chooseAhead(kernel, width)), say);
}

/** Loads the nets of the short board; a class without one of its own is judged by the contact net. */
export function loadShortNets(kernel: TrainerExports, folder: string): readonly StoredNet[] {
  const nets: StoredNet[] = [];
  for (const kind of CLASSES_OF_BOARD.short) {
    const net = findNet(folder, kind);
    if (net !== null) {
      loadNet(kernel, net);
      nets.push(net);
    } else if (kind === 'crashed') kernel.useNet(CLASSES.indexOf(kind), CLASSES.indexOf('contact'));
    else throw new Error(`${folder} has no ${kind} net`);
  }
  return nets;
}

function tell(name: string, { all, contact, race }: ScoreTable, say: Say): void {
  const figures = [all, contact, race].map(({ loss }) => loss.toFixed(2).padStart(8)).join('');
  say(`${name.padEnd(24)}${figures}${String(all.missing).padStart(9)}`);
}

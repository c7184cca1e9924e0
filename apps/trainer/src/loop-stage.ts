import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES_OF_BOARD, type PositionClass } from './classes.ts';
import { type FitOptions, fitNet } from './fit-stage.ts';
import { type LabelOptions, makeLabels } from './label-stage.ts';
import type { Say } from './say.ts';

/** Labelling and fitting side by side: every round is labelled by the newest nets while they are fitted to the last rounds. */
export interface LoopOptions {
  readonly label: Omit<LabelOptions, 'round'>;
  readonly fit: Omit<FitOptions, 'kind' | 'shape' | 'classes' | 'rounds' | 'start'>;
  /** Number of the first round to label: `r7` for 7. Earlier ones that are there are learnt from too. */
  readonly first: number;
  readonly count: number;
  /** Rounds fitted to at a time, the newest ones. */
  readonly window: number;
}

/**
 * Goes on from the nets of the folder until `count` rounds are labelled and fitted to. Every pass fits the net of each
 * class anew from its last weights; the crashed net begins as the contact net just fitted, which has seen its positions too.
 */
export async function trainOn(options: LoopOptions, say: Say): Promise<void> {
  const { label, first, count } = options;
  const end = first + count;
  let labelled = first - 1;
  const labelling = async (): Promise<void> => {
    for (let round = first; round < end; round++) {
      await makeLabels({ ...label, round: `r${round}`, seed: label.seed + round }, say);
      labelled = round;
    }
  };
  const fitting = async (): Promise<void> => {
    let fitted = first - 1;
    while (fitted < end - 1) {
      if (labelled === fitted) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      fitted = labelled;
      await fitAll(options, fitted, say);
    }
  };
  await Promise.all([labelling(), fitting()]);
}

async function fitAll({ label, fit, window }: LoopOptions, newest: number, say: Say): Promise<void> {
  const numbers = Array.from({ length: window }, (_, back) => newest - back).reverse();
  const rounds = numbers
    .filter((round) => round > 0 && existsSync(roundFolder(label.folder, round)))
    .map((round) => `r${round}`);
  for (const kind of CLASSES_OF_BOARD[label.board]) {
    const start = kind === 'crashed' ? 'contact' : 'warm';
    await fitNet({ ...fit, kind, shape: null, classes: classesOf(kind), rounds, start }, say);
  }
}

function classesOf(kind: PositionClass): readonly PositionClass[] {
  return kind === 'contact' ? ['contact', 'crashed'] : [kind];
}

function roundFolder(folder: string, round: number): string {
  return join(folder, 'labels', `r${round}`);
}

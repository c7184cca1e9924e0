import { CLASSES_OF_BOARD, type PositionClass } from './classes.ts';
import { type FitOptions, fitNet } from './fit-stage.ts';
import { type LabelOptions, makeLabels } from './label-stage.ts';
import type { NetShape } from './net-shape.ts';
import type { Say } from './say.ts';

/** Labels of a new round, then every net of the board fitted to the rounds named. */
export interface RoundOptions {
  readonly label: LabelOptions;
  readonly fit: Omit<FitOptions, 'kind' | 'shape' | 'classes'>;
  /** By class; null: the shape of the net that is there. */
  readonly shapeOf: (kind: PositionClass) => NetShape | null;
}

/** One round of learning. The crashed net always goes on from what it was, at first from the contact net: its labels are few. */
export async function trainRound({ label, fit, shapeOf }: RoundOptions, say: Say): Promise<void> {
  await makeLabels(label, say);
  for (const kind of CLASSES_OF_BOARD[label.board]) {
    const warm = kind === 'crashed';
    await fitNet(
      { ...fit, kind, shape: shapeOf(kind), classes: [kind], start: warm ? 'warm' : fit.start },
      say,
    );
  }
}

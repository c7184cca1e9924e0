import type { LevelId } from './levels.ts';

/** How much stronger a level is than the one below: points on the scale of FIBS, with bounds of 95 %. */
export interface MeasuredStep {
  readonly points: number;
  readonly low: number;
  readonly high: number;
  /** The nets it was measured with: those shipped, or the first ones. */
  readonly nets: 'shipped' | 'first';
}

/** Measured by `npm run levels` on the short board, matches to 5 points; the table of docs/engine.md. */
const STEPS: Readonly<Record<Exclude<LevelId, 'newcomer'>, MeasuredStep>> = {
  beginner: { points: 136, low: 88, high: 185, nets: 'shipped' },
  learner: { points: 126, low: 93, high: 159, nets: 'shipped' },
  amateur: { points: 106, low: 78, high: 133, nets: 'shipped' },
  club: { points: 119, low: 92, high: 146, nets: 'shipped' },
  strong: { points: 162, low: 132, high: 193, nets: 'shipped' },
  expert: { points: 120, low: 99, high: 141, nets: 'shipped' },
  best: { points: 92, low: 49, high: 135, nets: 'first' },
};

/** The step of a level over the one below it; `null` for the lowest. */
export function measuredStep(level: LevelId): MeasuredStep | null {
  return level === 'newcomer' ? null : STEPS[level];
}

/** The chance, 0–1, to win a match to `length` points that a difference on the scale of FIBS stands for. */
export function chanceOfPoints(points: number, length: number): number {
  return 1 / (1 + 10 ** ((-points * Math.sqrt(length)) / 2_000));
}

import type { LevelId } from './levels.ts';

/** How much stronger a level is than the one below: points on the scale of FIBS, with bounds of 95 %. */
export interface MeasuredStep {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** Measured by `npm run levels` with the shipped nets of the short board, matches to 5 points; the table of docs/engine.md. */
const STEPS: Readonly<Record<Exclude<LevelId, 'newcomer'>, MeasuredStep>> = {
  beginner: { points: 102, low: 71, high: 134 },
  learner: { points: 118, low: 75, high: 161 },
  amateur: { points: 103, low: 75, high: 131 },
  club: { points: 115, low: 85, high: 145 },
  strong: { points: 139, low: 120, high: 158 },
  expert: { points: 106, low: 90, high: 121 },
  best: { points: 121, low: 103, high: 140 },
};

/** The step of a level over the one below it; `null` for the lowest. */
export function measuredStep(level: LevelId): MeasuredStep | null {
  return level === 'newcomer' ? null : STEPS[level];
}

/** The chance, 0–1, to win a match to `length` points that a difference on the scale of FIBS stands for. */
export function chanceOfPoints(points: number, length: number): number {
  return 1 / (1 + 10 ** ((-points * Math.sqrt(length)) / 2_000));
}

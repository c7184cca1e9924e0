import { PLACES, type StepView } from '@nardy/session';

/** Checkers by place, as in `BoardView.places`. */
export type Placement = readonly number[];

/** A step as the board draws it: whose checker goes, from where to where. */
export interface DrawnStep extends Pick<StepView, 'from' | 'to' | 'hit'> {
  readonly bottom: boolean;
}

/** Whether two placements are the same. */
export function samePlacement(a: Placement, b: Placement): boolean {
  return a.length === b.length && a.every((count, place) => count === b[place]);
}

/** The placement after one step; a hit checker goes to its bar. */
export function applyStep(placement: Placement, step: DrawnStep): Placement {
  const next = [...placement];
  const sign = step.bottom ? 1 : -1;
  const add = (place: number, change: number): void => {
    next[place] = (next[place] ?? 0) + change;
  };
  if (step.hit) {
    add(step.to, sign);
    add(step.bottom ? PLACES.topBar : PLACES.bottomBar, -sign);
  }
  add(step.from, -sign);
  add(step.to, sign);
  return next;
}

/**
 * The placements to draw one after the other, from what is on screen to what is true now.
 * Where the known steps do not lead there (after a resync, or an undo), only the last one.
 */
export function framesBetween(
  shown: Placement,
  target: Placement,
  steps: readonly DrawnStep[],
): readonly Placement[] {
  if (samePlacement(shown, target)) return [];
  for (let skip = 0; skip < steps.length; skip++) {
    const frames: Placement[] = [];
    let placement = shown;
    for (const step of steps.slice(skip)) {
      placement = applyStep(placement, step);
      frames.push(placement);
    }
    if (samePlacement(placement, target)) return frames;
  }
  return [target];
}

/** How long each of so many steps is drawn: 250 ms, or less so that the whole stays within the limit. */
export function stepMs(steps: number, limitMs: number): number {
  return steps === 0 ? 0 : Math.min(250, limitMs / steps);
}

import type { DrawnStep } from './frames.ts';

/** Steps of one checker that follow one another become one; a hit on the way is kept as a hit. */
export function joinSteps(steps: readonly DrawnStep[]): readonly DrawnStep[] {
  const joined: DrawnStep[] = [];
  for (const step of steps) {
    const at = joined.findIndex((before) => before.bottom === step.bottom && before.to === step.from);
    const before = joined[at];
    if (before === undefined) joined.push(step);
    else joined[at] = { ...before, to: step.to, hit: before.hit || step.hit };
  }
  return joined;
}

import type { StepView, TableView } from '@nardy/session';
import { expect, test } from 'vitest';
import { motionLimit } from './board-props.ts';

/** A table at which white is held here, and a step of `side` has just been made. */
function moved(side: 'white' | 'black' | null, animation: string): TableView {
  const steps: readonly StepView[] = side === null ? [] : [{ side, from: 8, to: 5, hit: false }];
  return {
    preferences: { animation },
    board: { motion: { id: 1, steps } },
    players: { white: { held: true }, black: { held: false } },
  } as unknown as TableView;
}

test.each<[whose: 'white' | 'black' | null, animation: string, ms: number]>([
  ['white', 'normal', 700],
  ['black', 'normal', 1_200],
  ['white', 'fast', 350],
  ['black', 'fast', 600],
  ['white', 'off', 0],
  ['black', 'off', 0],
  [null, 'normal', 1_200],
])('a play of %s at speed “%s” takes %d ms at most', (side, animation, ms) => {
  expect(motionLimit(moved(side, animation))).toBe(ms);
});

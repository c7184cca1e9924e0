import { startingBoard } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import { countRace } from './race-count.ts';

test('at the start of a short game: 167 pips, 34 edges, no race', () => {
  // 2 × 4 + 5 × 3 + 3 × 2 + 5 × 1
  expect(countRace('short', startingBoard('short'))).toEqual({
    ...{ pips: [167, 167], crossovers: [34, 34], keith: null },
  });
});

test('at the start of a long game', () => {
  expect(countRace('long', startingBoard('long'))).toEqual({
    ...{ pips: [360, 360], crossovers: [60, 60], keith: null },
  });
});

test('a checker on the bar crosses five edges', () => {
  expect(countRace('short', boardOf({ 25: 1 }, { 1: 1 })).crossovers).toEqual([5, 4]);
});

test.each<[name: string, own: Record<number, number>, other: Record<number, number>, keith: object]>([
  [
    // 70 pips and nothing to add: 70 + 10. 77 pips and nothing to add.
    'a double and a take',
    { 10: 1, 6: 5, 5: 4, 4: 2, 3: 0, 2: 1 },
    { 13: 1, 19: 5, 20: 4, 21: 3, 24: 1, 23: 1 },
    { own: 80, other: 77, double: true, redouble: true, take: true },
  ],
  [
    // 45 + 6 = 51 against 30 + 20 with nothing but twos below: far ahead.
    'a pass',
    { 6: 3, 5: 3, 4: 3 },
    { 13: 3, 19: 3, 20: 2, 21: 2 },
    { own: 51, other: 72, double: true, redouble: true, take: false },
  ],
  [
    // Ace point 4 checkers: 6 more; two 3: 2 more; three 5: 2 more; gaps on 4, 5, 6: 3 more. 4 + 6 + 15 = 25 → 38, and 5.
    'what wastes pips',
    { 1: 4, 2: 3, 3: 5 },
    { 19: 3, 20: 3, 21: 3 },
    { own: 43, other: 45, double: true, redouble: true, take: false },
  ],
])('the count of Keith: %s', (_, own, other, keith) => {
  expect(countRace('short', boardOf(own, other)).keith).toEqual(keith);
});

import { expect, test } from 'vitest';
import { ratingDifference } from './rating.ts';

test.each([
  [1, 100],
  [5, 100],
  [5, -250],
  [9, 30],
])('in matches to %i a difference of %i comes back from its chance', (length, points) => {
  const mean = 1 / (1 + 10 ** ((-points * Math.sqrt(length)) / 2000));
  const difference = ratingDifference({ mean, within: 0.01 }, length);
  expect(difference.points).toBeCloseTo(points, 6);
  expect(difference.low).toBeLessThan(points);
  expect(difference.high).toBeGreaterThan(points);
});

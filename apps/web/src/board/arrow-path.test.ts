import { expect, test } from 'vitest';
import { arrowPath } from './arrow-path.ts';
import { checkerAt, makeGeometry } from './geometry.ts';

const GEOMETRY = makeGeometry('short', 'right');

/** How far the bend of an arrow from point to point is from the higher of its ends. */
function bend(from: number, to: number): number {
  const [a, b] = [from, to].map((place) => checkerAt(GEOMETRY, place, 0, 1));
  const y = Number(/Q[\d.]+ ([\d.]+)/.exec(arrowPath(GEOMETRY, a!, b!))?.[1]);
  return Math.min(Math.abs(y - a!.y), Math.abs(y - b!.y));
}

test('an arrow bends the more the longer it is, and never beyond the middle', () => {
  expect(bend(24, 23)).toBeLessThan(60);
  expect(bend(2, 1)).toBeCloseTo(bend(24, 23));
  expect(bend(24, 21)).toBeGreaterThan(bend(24, 23));
  expect(bend(24, 13)).toBeGreaterThan(bend(24, 21));
  expect(bend(24, 13)).toBeLessThan(GEOMETRY.height / 2);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_IDS } from './levels.ts';
import { chanceOfPoints, measuredStep } from './levels-measured.ts';

const docs = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8');

test.each(LEVEL_IDS.slice(1))('the step to %s is that of the documentation', (level) => {
  const row = new RegExp(`^\\| ${level} \\| (\\d+) \\((\\d+) … (\\d+)\\) \\|$`, 'm').exec(docs);
  expect(measuredStep(level)).toEqual({
    points: Number(row?.[1]),
    low: Number(row?.[2]),
    high: Number(row?.[3]),
  });
});

test('the lowest level is a step over nobody', () => expect(measuredStep('newcomer')).toBeNull());

test('points as chances: even, one way and the other', () => {
  expect(chanceOfPoints(0, 5)).toBe(0.5);
  expect(chanceOfPoints(119, 5)).toBeCloseTo(0.576, 3);
  expect(chanceOfPoints(-119, 5)).toBeCloseTo(1 - 0.576, 3);
});

import { expect, test } from 'vitest';
import { LagMeter } from './lag-meter.ts';

test.each<[name: string, ways: readonly number[], ms: number]>([
  ['nothing is known before the first answer', [], 0],
  ['the way there and back', [180], 180],
  ['the quickest of the last ones', [180, 90, 900], 90],
  ['what was long ago is forgotten', [20, 180, 190, 200, 210], 180],
  ['a clock set back', [-5_000], 0],
])('%s', (_, ways, ms) => {
  const meter = new LagMeter();
  let nowMs = 1_000_000;
  for (const way of ways) {
    meter.asked(nowMs);
    nowMs += way;
    meter.answered(nowMs);
  }
  expect(meter.ms).toBe(ms);
});

test('a ping while one is on its way, and an answer that nobody waits for, measure nothing', () => {
  const meter = new LagMeter();
  meter.answered(500);
  expect(meter.ms).toBe(0);
  meter.asked(1_000);
  meter.asked(1_200);
  meter.answered(1_300);
  meter.answered(9_000);
  expect(meter.ms).toBe(300);
});

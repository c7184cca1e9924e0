import { expect, test } from 'vitest';
import { type PositionClass, slotNumber } from './classes.ts';
import { createNet } from './net-file.ts';
import { type NetShape, parseShape } from './net-shape.ts';
import {
  compileTrainer,
  floatsAt,
  KERNEL,
  lossSums,
  startTrainer,
  type TrainerExports,
} from './trainer-kernel.ts';

const SAMPLES = 12;

/** A net of random weights and some positions of its own games in the sample buffer. */
function prepared(kind: PositionClass, shape: NetShape): { kernel: TrainerExports; size: number } {
  const kernel = startTrainer(compileTrainer(KERNEL), kind.startsWith('long') ? 'long' : 'short');
  kernel.seedChance(7, 0);
  const slot = slotNumber(kind);
  for (const other of ['contact', 'crashed', 'race', 'long', 'long-race'] as const) {
    if (other !== kind) kernel.useNet(slotNumber(other), slot);
  }
  const size = createNet(kernel, kind, shape);
  kernel.initialiseNet(slot);
  kernel.sampleBuffer();
  kernel.playGame(0.5);
  return { kernel, size };
}

function loss(kernel: TrainerExports, slot: number): number {
  kernel.clearLosses();
  kernel.measureLoss(0, SAMPLES);
  return lossSums(kernel, slot)[1];
}

test.each<[PositionClass, string]>([
  ['contact', '32'],
  ['contact', '48-8:squared,leaky'],
  ['contact', '16-32:clipped,clipped'],
  ['long', '32-16:logistic,squared'],
  ['long', '32:leaky'],
])('the gradient of the %s net %s is the slope of its loss', (kind, text) => {
  const shape = parseShape(text) as NetShape;
  const slot = slotNumber(kind);
  const { kernel, size } = prepared(kind, shape);
  kernel.setOutputWeight(5, 2);
  kernel.clearGradient(slot);
  kernel.addGradients(0, SAMPLES);
  const gradient = floatsAt(kernel, kernel.gradientOf(slot), size).slice();
  const params = floatsAt(kernel, kernel.paramsOf(slot), size);
  // The largest of every layer and a spread of the others; a step small beside the kinks of clipped units.
  const order = Array.from(gradient.keys()).sort(
    (a, b) => Math.abs(gradient[b] as number) - Math.abs(gradient[a] as number),
  );
  const checked = [...order.slice(0, 60), ...order.slice(60, 2000).filter((_, index) => index % 40 === 0)];
  const touched = checked.filter((index) => gradient[index] !== 0);
  expect(touched.length).toBeGreaterThan(60);
  const off = touched.filter((index) => {
    const value = params[index] as number;
    const step = 2e-3;
    params[index] = value + step;
    const above = loss(kernel, slot);
    params[index] = value - step;
    const below = loss(kernel, slot);
    params[index] = value;
    const slope = (above - below) / (2 * step);
    return Math.abs(slope - (gradient[index] as number)) > 0.02 * Math.abs(slope) + 0.004;
  });
  // A unit that crosses a kink within the step may differ; most cannot.
  expect(off.length).toBeLessThan(touched.length * 0.05);
});

test('parameters without a sample behind them have no slope', () => {
  const { kernel, size } = prepared('contact', parseShape('16') as NetShape);
  const slot = slotNumber('contact');
  kernel.clearGradient(slot);
  expect(floatsAt(kernel, kernel.gradientOf(slot), size).every((value) => value === 0)).toBe(true);
  kernel.addGradients(0, 1);
  const used = floatsAt(kernel, kernel.gradientOf(slot), size).filter((value) => value !== 0).length;
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(size / 4);
});

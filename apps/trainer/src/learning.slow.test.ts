import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PositionClass } from './classes.ts';
import { type FitOptions, fitNet } from './fit-stage.ts';
import { makeLabels } from './label-stage.ts';
import { trainOn } from './loop-stage.ts';
import { netPath, readNet, writeNet } from './net-file.ts';
import { type NetShape, parseShape } from './net-shape.ts';
import { readDecisions } from './oracle-decisions.ts';
import { chooseByNets, chooseByOracle, scoreChooser } from './score.ts';
import { loadShortNets } from './score-stage.ts';
import { type TdOptions, trainTd } from './td-stage.ts';
import { compileTrainer, DEFAULT_WEIGHTS, KERNEL, startTrainer } from './trainer-kernel.ts';

const DATA = fileURLToPath(new URL('../../../data/oracle/equity.jsonl', import.meta.url));

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'trainer-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const quiet = (): void => undefined;

function tdOptions(folder: string, workers: number, steps: number): TdOptions {
  return {
    folder,
    workers,
    steps,
    kernel: KERNEL,
    board: 'short',
    seed: 1,
    shape: parseShape('64') as NetShape,
    raceShape: parseShape('64') as NetShape,
    batch: 128,
    interval: 50,
    rates: [3e-3, 5e-4],
    lambdas: [0.7, 0],
  };
}

const LABEL = {
  kernel: KERNEL,
  board: 'short',
  seed: 2,
  chunk: 3000,
  apart: Number.POSITIVE_INFINITY,
  trace: [0, 0],
  pruning: [0, 0],
  margin: 0.08,
  keep: 0.5,
  rare: 0.1,
  shares: new Map<PositionClass, number>([['race', 0.5]]),
} as const;

function lossOf(folder: string): number {
  const kernel = startTrainer(compileTrainer(KERNEL), 'short');
  loadShortNets(kernel, folder);
  return scoreChooser(kernel, readDecisions(DATA), chooseByNets(kernel)).all.loss;
}

test('the yardstick of the reference decisions is GNU Backgammon’s own figure', () => {
  const kernel = startTrainer(compileTrainer(KERNEL), 'short');
  const { all, race } = scoreChooser(kernel, readDecisions(DATA), chooseByOracle);
  expect(all.decisions).toBe(1000);
  expect(all.loss).toBeCloseTo(2.91, 1);
  expect(race.loss).toBeLessThan(0.1);
});

test('self-play, labels and a fit each choose better plays than what they began with', async () => {
  const folder = join(root, 'learning');
  await trainTd(tdOptions(folder, 2, 50), quiet);
  const early = lossOf(folder);
  await trainTd(tdOptions(folder, 2, 800), quiet);
  const played = lossOf(folder);
  expect(played).toBeLessThan(0.6 * early);

  const heldOut: number[] = [];
  await makeLabels({ ...LABEL, folder, workers: 2, round: 'r1', samples: 12_000 }, quiet);
  const fit: FitOptions = {
    folder,
    workers: 2,
    kernel: KERNEL,
    kind: 'contact',
    seed: 3,
    shape: null,
    rounds: ['r1'],
    classes: ['contact', 'crashed'],
    start: 'warm',
    batch: 256,
    epochs: 4,
    rates: [1e-3, 3e-5],
    weights: DEFAULT_WEIGHTS,
  };
  writeNet(join(root, 'before.net'), readNet(netPath(folder, 'contact')));
  await fitNet(fit, (line) => {
    const error = /held out [\d.]+ \/ ([\d.]+)/.exec(line)?.[1];
    if (error !== undefined) heldOut.push(Number(error));
  });
  expect(heldOut).toHaveLength(4);
  const fitted = readNet(netPath(folder, 'contact'));
  expect(heldOut[3]).toBeLessThan(heldOut[0] as number);
  expect(lossOf(folder)).toBeLessThan(played);

  // Stopped after an epoch and begun again, the fit comes to the same weights.
  writeNet(netPath(folder, 'contact'), readNet(join(root, 'before.net')));
  const stopped = fitNet(fit, (line) => {
    if (line.includes('epoch 1')) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  await fitNet(fit, quiet);
  expect(readNet(netPath(folder, 'contact'))).toEqual(fitted);
});

test('labels and fits side by side choose better plays than what they began with', async () => {
  const folder = join(root, 'side-by-side');
  await trainTd(tdOptions(folder, 2, 400), quiet);
  const played = lossOf(folder);
  const label = { ...LABEL, folder, workers: 1, samples: 6000 };
  const fit = {
    folder,
    workers: 1,
    kernel: KERNEL,
    seed: 3,
    batch: 128,
    epochs: 2,
    rates: [1e-3, 5e-5],
    weights: DEFAULT_WEIGHTS,
  } as const;
  await trainOn({ label, fit, first: 1, count: 3, window: 2 }, quiet);
  expect(readNet(netPath(folder, 'crashed')).shape).toEqual(readNet(netPath(folder, 'contact')).shape);
  expect(lossOf(folder)).toBeLessThan(played);
});

test('the same seed gives the same nets, also to a run that was stopped', async () => {
  const [once, again, stopped] = ['once', 'again', 'stopped'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await trainTd(tdOptions(once, 2, 100), quiet);
  await trainTd(tdOptions(again, 2, 100), quiet);
  const bytes = (folder: string): Buffer => readFileSync(netPath(folder, 'contact'));
  expect(bytes(again).equals(bytes(once))).toBe(true);
  // The first report stops the run: its checkpoint stays behind.
  const stop = new Error('stopped');
  const run = trainTd(tdOptions(stopped, 2, 100), () => {
    throw stop;
  });
  await expect(run).rejects.toThrow('stopped');
  const told: string[] = [];
  await trainTd(tdOptions(stopped, 2, 100), (line) => told.push(line));
  expect(told[0]).toContain('going on after step 50');
  expect(readNet(netPath(stopped, 'contact'))).toEqual(readNet(netPath(once, 'contact')));
});

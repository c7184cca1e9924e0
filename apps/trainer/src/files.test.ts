import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNet, type StoredNet, writeNet } from './net-file.ts';
import { partsOf } from './net-parts.ts';
import { formatShape, parseShape } from './net-shape.ts';
import { numberOption, pairOption, readOptions } from './options.ts';
import { orderUnits } from './order-units.ts';
import { curveSvg } from './plot.ts';
import { dequantise, quantise } from './quantise.ts';
import { readSamples } from './sample-set.ts';
import { shuffled } from './shuffle.ts';
import { SAMPLE_BYTES, SAMPLE_CLASS, SAMPLE_TARGET } from './trainer-kernel.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trainer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a net comes back from its file as it was', () => {
  const net: StoredNet = {
    kind: 'race',
    shape: { hidden1: 32, hidden2: 8, activation1: 'squared', activation2: 'leaky' },
    sparse: 3,
    dense: 4,
    params: Float32Array.from({ length: 24 }, (_, index) => index / 7),
  };
  const path = join(folder, 'nets', 'race.net');
  writeNet(path, net);
  expect(readNet(path)).toEqual(net);
  writeFileSync(path, 'NARDYF33');
  expect(() => readNet(path)).toThrow('is no net');
});

test.each([0, 8])('a net of %i units in layer 2 survives the way to the engine and back', (hidden2) => {
  const hidden1 = 64;
  const length =
    (3 + 4 + 1) * hidden1 + hidden2 * (1 + hidden1) + 8 * (1 + (hidden2 === 0 ? hidden1 : hidden2));
  const net: StoredNet = {
    kind: 'race',
    shape: { hidden1, hidden2, activation1: 'squared', activation2: 'leaky' },
    sparse: 3,
    dense: 4,
    params: Float32Array.from({ length }, (_, index) => Math.sin(index) * 2),
  };
  const scales = { bits1: 12, bits2: 11 };
  const bytes = quantise(net, scales);
  const back = dequantise(bytes);
  expect(back).toMatchObject({ kind: 'race', shape: net.shape, sparse: 3, dense: 4 });
  expect(quantise(back, scales)).toEqual(bytes);
  const nearest = 2 ** -12;
  expect(Math.abs((back.params[70] as number) - (net.params[70] as number))).toBeLessThanOrEqual(nearest);
  expect(() => dequantise(bytes.subarray(1))).toThrow('no net file');
  expect(() => dequantise(bytes.subarray(0, bytes.length - 4))).toThrow();
});

test('ordered units are the same units, those that rest together side by side', () => {
  const [hidden1, hidden2] = [16, 8];
  const length = (3 + 4 + 1) * hidden1 + hidden2 * (1 + hidden1) + 8 * (1 + hidden2);
  const net: StoredNet = {
    kind: 'race',
    shape: { hidden1, hidden2, activation1: 'squared', activation2: 'leaky' },
    sparse: 3,
    dense: 4,
    params: Float32Array.from({ length }, (_, index) => index),
  };
  // Odd units are active in the first position, even ones in the second.
  const active = [0, 1].map((rest) =>
    Uint8Array.from({ length: hidden1 }, (_, unit) => (unit % 2 === rest ? 0 : 1)),
  );
  const ordered = orderUnits(net, active);
  const units = Array.from(ordered.params.subarray(0, hidden1));
  expect(units.slice(0, 8)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  expect([...units].sort((a, b) => a - b)).toEqual(Array.from(net.params.subarray(0, hidden1)));
  const [from, to] = [partsOf(net), partsOf(ordered)];
  for (const [unit, before] of units.entries()) {
    for (let input = 0; input < 7; input++) {
      expect(to.weights1[input * hidden1 + unit]).toBe(from.weights1[input * hidden1 + before]);
    }
    expect(to.weights2.subarray(8 * unit, 8 * unit + 8)).toEqual(
      from.weights2.subarray(8 * before, 8 * before + 8),
    );
  }
  expect(to.output).toEqual(from.output);
});

test.each(['256:clipped', '512-32:squared,clipped', '64-8:logistic,leaky'])('the shape %s', (text) => {
  const shape = parseShape(text);
  expect(shape && formatShape(shape)).toBe(text);
});

test.each(['', '100', '256-7', '2048', '256:tanh', '256-32:squared,clipped,more'])(
  'no shape: "%s"',
  (text) => {
    expect(parseShape(text)).toBeNull();
  },
);

test('an order has every index once and depends on the seed alone', () => {
  const order = shuffled(1000, 5);
  expect(Array.from(order).sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  expect(shuffled(1000, 5)).toEqual(order);
  expect(shuffled(1000, 6)).not.toEqual(order);
  const fixed = Array.from(order).filter((value, index) => value === index).length;
  expect(fixed).toBeLessThan(10);
});

test('of a position labelled twice the later label stays; other classes are left out', () => {
  const sample = (place: number, kind: number, target: number): Buffer => {
    const bytes = Buffer.alloc(SAMPLE_BYTES);
    bytes[1 + (place % 24)] = 1 + Math.floor(place / 24);
    bytes[SAMPLE_CLASS] = kind;
    bytes.writeFloatLE(target, SAMPLE_TARGET);
    return bytes;
  };
  const places = Array.from({ length: 240 }, (_, place) => place);
  const first = Buffer.concat([...places.map((place) => sample(place, 0, 0.25)), sample(500, 2, 0.5)]);
  writeFileSync(join(folder, '00000.bin'), first);
  writeFileSync(join(folder, '00001.bin'), sample(17, 0, 0.75));
  writeFileSync(join(folder, '00002.bin.part'), sample(999, 0, 0.5));
  const { train, heldOut } = readSamples([folder], new Set([0]));
  const all = Buffer.concat([train, heldOut]);
  expect(all.length).toBe(240 * SAMPLE_BYTES);
  expect(heldOut.length).toBeGreaterThan(0);
  expect(heldOut.length).toBeLessThan(40 * SAMPLE_BYTES);
  const targets = places.map((index) => all.readFloatLE(index * SAMPLE_BYTES + SAMPLE_TARGET));
  expect(targets.filter((target) => target === 0.75)).toHaveLength(1);
  expect(targets.filter((target) => target === 0.25)).toHaveLength(239);
});

test('options are read or refused', () => {
  const options = readOptions(['--rate', '1e-3,1e-4', '--steps', '20'], ['rate', 'steps']);
  expect(pairOption(options, 'rate', [1, 2])).toEqual([1e-3, 1e-4]);
  expect(numberOption(options, 'steps', 1, [1, 100])).toBe(20);
  expect(() => numberOption(options, 'steps', 1, [1, 10])).toThrow('from 1 to 10');
  expect(() => readOptions(['--speed', '3'], ['rate'])).toThrow('unknown option');
  expect(() => readOptions(['--rate'], ['rate'])).toThrow('wants a value');
});

test('a curve is drawn with a line per net and measure', () => {
  const table =
    'stage\tkind\tseconds\tstep\tmeasure\tvalue\ntd\trace\t1\t10\terror\t0.5\ntd\trace\t2\t20\terror\t0.25\n';
  const svg = curveSvg(table);
  expect(svg.match(/<polyline/g)).toHaveLength(1);
  expect(svg).toContain('race error');
  expect(svg).toContain('0.250');
});

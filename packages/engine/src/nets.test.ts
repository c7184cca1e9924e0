import { readFileSync } from 'node:fs';
import { seededRandom } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import { createKernel, type KernelExports } from './kernel.ts';
import { allNetKindsFor, decodeNetHeader, NET_KINDS, type NET_REFUSAL_CODES } from './nets.ts';
import { type InputSizes, randomNet } from './testing/random-net.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const exports = new WebAssembly.Instance(module).exports as unknown as KernelExports & InputSizes;
const file = randomNet('race', exports, seededRandom(1));

function changed(word: number, value: number): Uint8Array {
  const copy = file.slice();
  new DataView(copy.buffer).setUint32(4 * word, value, true);
  return copy;
}

test('a header is read', () => {
  const decoded = decodeNetHeader(file);
  expect(decoded).toMatchObject({ ok: true, value: { kind: 'race', dense: 8, width1: 64, width2: 8 } });
});

test.each<[why: string, bytes: Uint8Array, code: (typeof NET_REFUSAL_CODES)[number]]>([
  ['nothing', new Uint8Array(0), 'NET_NOT_UNDERSTOOD'],
  ['another file', changed(0, 1), 'NET_NOT_UNDERSTOOD'],
  ['another version', changed(1, 2), 'NET_NOT_UNDERSTOOD'],
  ['no such kind', changed(2, NET_KINDS.length), 'NET_NOT_UNDERSTOOD'],
  ['too wide', changed(5, 4096), 'NET_NOT_UNDERSTOOD'],
  ['an unknown activation', changed(7, 9), 'NET_NOT_UNDERSTOOD'],
  ['a scale that the kernel cannot run', changed(9, 10), 'NET_NOT_UNDERSTOOD'],
  ['cut off', file.slice(0, -1), 'NET_LENGTH'],
])('%s is refused', (_, bytes, code) => {
  expect(decodeNetHeader(bytes)).toMatchObject({ ok: false, error: { code } });
});

test('the kernel refuses what is no net file of its own', () => {
  const kernel = createKernel(exports);
  expect(() => kernel.loadNet(changed(0, 1))).toThrow('net file');
  expect(() => kernel.loadNet(changed(3, 100))).toThrow('sizes');
  expect(() => kernel.loadNet(file.slice(0, -2))).toThrow('cut');
  const before = kernel.version();
  kernel.loadNet(file);
  expect(kernel.version()).not.toBe(before);
});

test('every kind of net is of one board', () => {
  expect([...allNetKindsFor('short'), ...allNetKindsFor('long')].sort()).toEqual([...NET_KINDS].sort());
});

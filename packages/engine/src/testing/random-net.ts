import { createKernel, type Kernel, type KernelExports } from '../kernel.ts';
import { NET_HEADER_BYTES, NET_KINDS, type NetKind, netBytes } from '../nets.ts';

/** Inputs of the nets, as a kernel counts them. */
export interface InputSizes {
  sparseInputs(kind: number): number;
  denseInputs(kind: number): number;
}

const WIDTH_1 = 64;
const WIDTH_2 = 8;
const BITS_1 = 12;
const BITS_2 = 8;

/**
 * A small net file with random weights: its opinions are worth nothing, but they are opinions, different for
 * every position.
 */
export function randomNet(kind: NetKind, sizes: InputSizes, random: () => number): Uint8Array {
  const number = NET_KINDS.indexOf(kind);
  const sparse = sizes.sparseInputs(number);
  const dense = sizes.denseInputs(number);
  const file = new Uint8Array(netBytes({ sparse, dense, width1: WIDTH_1, width2: WIDTH_2 }));
  const view = new DataView(file.buffer);
  const words = [0x4e44524e, 1, number, sparse, dense, WIDTH_1, WIDTH_2, 0, 0, BITS_1, BITS_2];
  for (const [index, word] of words.entries()) view.setUint32(4 * index, word, true);
  let at = NET_HEADER_BYTES;
  const spread = (most: number): number => (2 * random() - 1) * most;
  const int16s = (count: number, most: number): void => {
    for (let index = 0; index < count; index++, at += 2) view.setInt16(at, Math.round(spread(most)), true);
  };
  const floats = (count: number, most: number): void => {
    for (let index = 0; index < count; index++, at += 4) view.setFloat32(at, spread(most), true);
  };
  int16s((sparse + dense + 1) * WIDTH_1, 1200);
  int16s(WIDTH_2 * WIDTH_1, 60);
  floats(WIDTH_2, 0.2);
  floats(5 * WIDTH_2 + 5, 2);
  return file;
}

/** A kernel of its own with random nets of every class, from the exports of a fresh instance; no plays are sorted out. */
export function randomKernel(instanceExports: unknown, random: () => number): Kernel {
  const exports = instanceExports as KernelExports & InputSizes;
  const kernel = createKernel(exports);
  for (const kind of NET_KINDS) {
    if (kind !== 'pruning') kernel.loadNet(randomNet(kind, exports, random));
  }
  return kernel;
}

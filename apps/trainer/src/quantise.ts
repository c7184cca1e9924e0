import { NET_KINDS, slotNumber } from './classes.ts';
import type { StoredNet } from './net-file.ts';
import { PADDED, partsOf } from './net-parts.ts';
import { ACTIVATIONS } from './net-shape.ts';

const MAGIC = 0x4e44524e;
const VERSION = 1;
const HEADER_WORDS = 16;
const OUTPUTS = 5;

/** Bits of the scale of the int16 weights of both layers. */
export interface Scales {
  readonly bits1: number;
  readonly bits2: number;
}

/**
 * The bytes of the engine's net file (`packages/engine/assembly/net.ts`) for a trained net: weights of layer 1 and of the layer
 * after it as int16. Throws where the shape is none the engine runs or a weight does not fit its scale.
 */
export function quantise(net: StoredNet, { bits1, bits2 }: Scales): Uint8Array {
  const { hidden1, hidden2, activation1, activation2 } = net.shape;
  if (activation1 !== 'clipped' && activation1 !== 'squared') {
    throw new Error(`the engine has no ${activation1} first layer`);
  }
  const inputs = net.sparse + net.dense;
  const rows = hidden2 === 0 ? OUTPUTS : hidden2;
  const parts = partsOf(net);
  const length =
    4 * HEADER_WORDS +
    2 * (inputs + 1) * hidden1 +
    2 * rows * hidden1 +
    4 * rows +
    (hidden2 === 0 ? 0 : 4 * (OUTPUTS * hidden2 + OUTPUTS));
  const view = new DataView(new ArrayBuffer(length));
  const header = [
    MAGIC,
    VERSION,
    slotNumber(net.kind),
    net.sparse,
    net.dense,
    hidden1,
    hidden2,
    ACTIVATIONS.indexOf(activation1),
    ACTIVATIONS.indexOf(activation2),
    bits1,
    bits2,
  ];
  for (const [word, value] of header.entries()) view.setUint32(4 * word, value, true);
  let at = 4 * HEADER_WORDS;
  const int16 = (weight: number, bits: number): void => {
    const scaled = Math.round(weight * 2 ** bits);
    if (scaled < -32768 || scaled > 32767)
      throw new Error(`a weight of ${weight} does not fit ${bits} bits of scale`);
    view.setInt16(at, scaled, true);
    at += 2;
  };
  const float = (value: number): void => {
    view.setFloat32(at, value, true);
    at += 4;
  };
  for (const weight of parts.weights1) int16(weight, bits1);
  for (const bias of parts.biases1) int16(bias, bits1);
  const second = hidden2 === 0 ? parts.output : parts.weights2;
  const stride = hidden2 === 0 ? PADDED : hidden2;
  for (let row = 0; row < rows; row++) {
    for (let unit = 0; unit < hidden1; unit++) int16(second[unit * stride + row] as number, bits2);
  }
  const biases = hidden2 === 0 ? parts.outputBiases : parts.biases2;
  for (let row = 0; row < rows; row++) float(biases[row] as number);
  if (hidden2 > 0) {
    for (let row = 0; row < OUTPUTS; row++) {
      for (let unit = 0; unit < hidden2; unit++) float(parts.output[unit * PADDED + row] as number);
    }
    for (let row = 0; row < OUTPUTS; row++) float(parts.outputBiases[row] as number);
  }
  return new Uint8Array(view.buffer);
}

/**
 * The trainer's net for the bytes of an engine's net file, weights as near as its integers hold them: to train on from
 * nets of which nothing else is left. Throws where the bytes are none.
 */
export function dequantise(bytes: Uint8Array): StoredNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    bytes.length < 4 * HEADER_WORDS ||
    view.getUint32(0, true) !== MAGIC ||
    view.getUint32(4, true) !== VERSION
  ) {
    throw new Error('no net file of the engine');
  }
  const word = (index: number): number => view.getUint32(4 * index, true);
  const kind = NET_KINDS[word(2)];
  const activation1 = ACTIVATIONS[word(7)];
  const activation2 = ACTIVATIONS[word(8)];
  const [sparse, dense, hidden1, hidden2] = [word(3), word(4), word(5), word(6)];
  if (kind === undefined || activation1 === undefined || activation2 === undefined) {
    throw new Error('a net file of another engine');
  }
  const last = hidden2 === 0 ? hidden1 : hidden2;
  const inputs = sparse + dense;
  const params = new Float32Array((inputs + 1) * hidden1 + hidden2 * (1 + hidden1) + PADDED * (1 + last));
  const net: StoredNet = {
    kind,
    shape: { hidden1, hidden2, activation1, activation2 },
    sparse,
    dense,
    params,
  };
  const parts = partsOf(net);
  let at = 4 * HEADER_WORDS;
  const int16 = (bits: number): number => {
    at += 2;
    return view.getInt16(at - 2, true) / 2 ** bits;
  };
  const float = (): number => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  for (let index = 0; index < parts.weights1.length; index++) parts.weights1[index] = int16(word(9));
  for (let index = 0; index < hidden1; index++) parts.biases1[index] = int16(word(9));
  const rows = hidden2 === 0 ? OUTPUTS : hidden2;
  const second = hidden2 === 0 ? parts.output : parts.weights2;
  const stride = hidden2 === 0 ? PADDED : hidden2;
  for (let row = 0; row < rows; row++) {
    for (let unit = 0; unit < hidden1; unit++) second[unit * stride + row] = int16(word(10));
  }
  const biases = hidden2 === 0 ? parts.outputBiases : parts.biases2;
  for (let row = 0; row < rows; row++) biases[row] = float();
  if (hidden2 > 0) {
    for (let row = 0; row < OUTPUTS; row++) {
      for (let unit = 0; unit < hidden2; unit++) parts.output[unit * PADDED + row] = float();
    }
    for (let row = 0; row < OUTPUTS; row++) parts.outputBiases[row] = float();
  }
  if (at !== bytes.length) throw new Error('a net file of another length than its header says');
  return net;
}

/**
 * The largest scales that hold all weights of a net. Sums of layer 1 have to fit too: those of a wide squared layer were
 * seen beyond ±8, so it gets a bit less, which holds ±16.
 */
export function scalesOf(net: StoredNet): Scales {
  const { weights1, biases1, weights2, output } = partsOf(net);
  const first = Math.max(largest(weights1), largest(biases1));
  const second = net.shape.hidden2 === 0 ? largest(output) : largest(weights2);
  return { bits1: bitsFor(first, net.shape.activation1 === 'squared' ? 11 : 12), bits2: bitsFor(second, 12) };
}

function bitsFor(weight: number, most: number): number {
  let bits = most;
  while (bits > 0 && weight * 2 ** bits > 32767) bits--;
  return bits;
}

function largest(numbers: Float32Array): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, Math.abs(number));
  return most;
}

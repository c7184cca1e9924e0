import { slotNumber } from './classes.ts';
import type { StoredNet } from './net-file.ts';
import { ACTIVATIONS } from './net-shape.ts';

const MAGIC = 0x4e44524e;
const VERSION = 1;
const HEADER_WORDS = 16;
const OUTPUTS = 5;
/** Outputs as the trainer pads them. */
const PADDED = 8;

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

/** The largest scales, at most 12 bits, that hold all weights of a net. */
export function scalesOf(net: StoredNet): Scales {
  const { weights1, biases1, weights2, output } = partsOf(net);
  const first = Math.max(largest(weights1), largest(biases1));
  const second = net.shape.hidden2 === 0 ? largest(output) : largest(weights2);
  return { bits1: bitsFor(first), bits2: bitsFor(second) };
}

function bitsFor(weight: number): number {
  let bits = 12;
  while (bits > 0 && weight * 2 ** bits > 32767) bits--;
  return bits;
}

function largest(numbers: Float32Array): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, Math.abs(number));
  return most;
}

/** A net's parameters in the order of the trainer's file. */
function partsOf({ params, shape, sparse, dense }: StoredNet) {
  const { hidden1, hidden2 } = shape;
  let at = 0;
  const take = (count: number): Float32Array => {
    at += count;
    return params.subarray(at - count, at);
  };
  return {
    biases1: take(hidden1),
    weights1: take((sparse + dense) * hidden1),
    biases2: take(hidden2),
    weights2: take(hidden1 * hidden2),
    outputBiases: take(PADDED),
    output: take((hidden2 === 0 ? hidden1 : hidden2) * PADDED),
  };
}

import { allocate } from '../../../packages/engine/assembly/board';
import { denseInputs, sparseInputs } from '../../../packages/engine/assembly/inputs';
import { nextFraction } from './chance';

/** Outputs are padded to two vectors. */
export const OUTPUTS: i32 = 5;
export const OUTPUT_STRIDE: i32 = 8;
export const MAX_HIDDEN: i32 = 1024;
const SLOTS: i32 = 8;

/**
 * A net and what training keeps of it. Its parameters are f32 in this order:
 * b1[H1], W1[S + D][H1] (a row per input, the binary ones first), then where there is a second layer
 * b2[H2], W2[H1][H2], then b3[8], W3[last][8]. Gradient, moments and average lie in arrays of the same shape.
 */
@unmanaged
export class Net {
  ready: i32;
  sparse: i32;
  dense: i32;
  hidden1: i32;
  hidden2: i32;
  activation1: i32;
  activation2: i32;
  /** How many parameters. */
  size: i32;
  params: usize;
  gradient: usize;
  moment1: usize;
  moment2: usize;
  average: usize;
  w1: usize;
  b2: usize;
  w2: usize;
  b3: usize;
  w3: usize;
  /** Samples in the gradient since it was cleared. */
  samples: i32;
}

const NETS: usize = memory.data(SLOTS * 128, 16);
const CLASS_NET: usize = memory.data(SLOTS * 4, 4);

/** The net in a slot; the slot is the kind whose inputs it reads. */
export function netAt(slot: i32): Net {
  return changetype<Net>(NETS + ((<usize>slot) << 7));
}

/** Lets the net of `slot` judge the positions of class `kind`: a crashed position may borrow the contact net. */
export function useNet(kind: i32, slot: i32): void {
  store<i32>(CLASS_NET + ((<usize>kind) << 2), slot);
}

export function slotOf(kind: i32): i32 {
  return load<i32>(CLASS_NET + ((<usize>kind) << 2));
}

/**
 * Makes the net of a slot and gives the number of its parameters. `hidden1`: a multiple of 16; `hidden2`: 0 for none,
 * else a multiple of 8.
 */
export function createNet(slot: i32, hidden1: i32, hidden2: i32, activation1: i32, activation2: i32): i32 {
  const net = netAt(slot);
  net.sparse = sparseInputs(slot);
  net.dense = denseInputs(slot);
  net.hidden1 = hidden1;
  net.hidden2 = hidden2;
  net.activation1 = activation1;
  net.activation2 = activation2;
  const last = hidden2 > 0 ? hidden2 : hidden1;
  const second = hidden2 > 0 ? hidden2 + hidden1 * hidden2 : 0;
  const first = hidden1 + (net.sparse + net.dense) * hidden1;
  net.size = first + second + OUTPUT_STRIDE + last * OUTPUT_STRIDE;
  const bytes = net.size << 2;
  net.params = allocate(bytes);
  net.gradient = allocate(bytes);
  net.moment1 = allocate(bytes);
  net.moment2 = allocate(bytes);
  net.average = allocate(bytes);
  memory.fill(net.params, 0, bytes);
  memory.fill(net.gradient, 0, bytes);
  memory.fill(net.moment1, 0, bytes);
  memory.fill(net.moment2, 0, bytes);
  memory.fill(net.average, 0, bytes);
  net.w1 = net.params + ((<usize>hidden1) << 2);
  net.b2 = net.params + ((<usize>first) << 2);
  net.w2 = net.b2 + ((<usize>hidden2) << 2);
  net.b3 = net.b2 + ((<usize>second) << 2);
  net.w3 = net.b3 + (OUTPUT_STRIDE << 2);
  net.samples = 0;
  net.ready = 1;
  useNet(slot, slot);
  return net.size;
}

export function paramsOf(slot: i32): usize {
  return netAt(slot).params;
}

/** Samples in the gradient of a slot. */
export function samplesOf(slot: i32): i32 {
  return netAt(slot).samples;
}

export function gradientOf(slot: i32): usize {
  return netAt(slot).gradient;
}

export function moment1Of(slot: i32): usize {
  return netAt(slot).moment1;
}

export function moment2Of(slot: i32): usize {
  return netAt(slot).moment2;
}

export function averageOf(slot: i32): usize {
  return netAt(slot).average;
}

/** Random starting weights; clipped layers start in the middle of their range, outputs near the usual share of each result. */
export function initialiseNet(slot: i32): void {
  const net = netAt(slot);
  const bias1: f32 = net.activation1 < 2 ? 0.4 : 0;
  for (let i = 0; i < net.hidden1; i++) store<f32>(net.params + ((<usize>i) << 2), bias1);
  fillUniform(net.w1, (net.sparse + net.dense) * net.hidden1, 0.15);
  let fanIn = net.hidden1;
  if (net.hidden2 > 0) {
    const bias2: f32 = net.activation2 < 2 ? 0.4 : 0;
    for (let i = 0; i < net.hidden2; i++) store<f32>(net.b2 + ((<usize>i) << 2), bias2);
    fillUniform(net.w2, net.hidden1 * net.hidden2, <f32>1.5 / <f32>Mathf.sqrt(<f32>net.hidden1));
    fanIn = net.hidden2;
  }
  fillUniform(net.w3, fanIn * OUTPUT_STRIDE, <f32>0.5 / <f32>Mathf.sqrt(<f32>fanIn));
  store<f32>(net.b3, 0);
  store<f32>(net.b3 + 4, -1.5);
  store<f32>(net.b3 + 8, -4);
  store<f32>(net.b3 + 12, -1.5);
  store<f32>(net.b3 + 16, -4);
}

function fillUniform(at: usize, count: i32, bound: f32): void {
  for (let i = 0; i < count; i++) {
    store<f32>(at + ((<usize>i) << 2), (nextFraction() * 2 - 1) * bound);
  }
}

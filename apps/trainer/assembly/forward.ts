import { logistic4 } from '../../../packages/engine/assembly/exp4';
import { DENSE, extract, SPARSE, sparseCount } from '../../../packages/engine/assembly/inputs';
import { activate } from './activation';
import { multiply, sumRows } from './layers';
import { Net, netAt } from './net';

/** What the last forward pass left: the row numbers and values of the inputs that are not 0, the layers, the outputs. */
export const ROWS: usize = memory.data(2048 * 4, 16);
export const VALUES: usize = memory.data(1024 * 4, 16);
export const LAYER1: usize = memory.data(1024 * 4, 16);
export const LAYER2: usize = memory.data(1024 * 4, 16);
export const OUT: usize = memory.data(8 * 4, 16);
export let valued: i32 = 0;

/** Where the last forward pass left the activations of layer 1, f32. */
export function firstLayer(): usize {
  return LAYER1;
}

/** Writes the five probabilities of the position to OUT, as they come out of the net of `slot`. */
export function forward(slot: i32, board: usize): void {
  const net = netAt(slot);
  extract(slot, board);
  gatherRows(net, net.w1);
  sumRows(LAYER1, net.params, ROWS, sparseCount, VALUES, valued, net.hidden1);
  activate(net.activation1, LAYER1, net.hidden1);
  let last = LAYER1;
  let width = net.hidden1;
  if (net.hidden2 > 0) {
    multiply(LAYER2, net.b2, net.w2, LAYER1, net.hidden1, net.hidden2);
    activate(net.activation2, LAYER2, net.hidden2);
    last = LAYER2;
    width = net.hidden2;
  }
  multiply(OUT, net.b3, net.w3, last, width, 8);
  v128.store(OUT, logistic4(v128.load(OUT)));
  v128.store(OUT, logistic4(v128.load(OUT, 16)), 16);
}

/** Lists the rows of `w1` (weights or their gradient) that the extracted inputs touch: binary ones first, then valued. */
export function gatherRows(net: Net, w1: usize): void {
  const stride = (<usize>net.hidden1) << 2;
  const plain = sparseCount;
  for (let i = 0; i < plain; i++) {
    const input = <usize>load<u16>(SPARSE + ((<usize>i) << 1));
    store<u32>(ROWS + ((<usize>i) << 2), <u32>(w1 + input * stride));
  }
  let count = 0;
  let rows = ROWS + ((<usize>plain) << 2);
  const dense = w1 + <usize>net.sparse * stride;
  for (let i = 0; i < net.dense; i++) {
    const value = load<f32>(DENSE + ((<usize>i) << 2));
    if (value === 0) continue;
    store<u32>(rows, <u32>(dense + <usize>i * stride));
    store<f32>(VALUES + ((<usize>count) << 2), value);
    rows += 4;
    count++;
  }
  valued = count;
}

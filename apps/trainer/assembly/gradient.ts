import { sparseCount } from '../../../packages/engine/assembly/inputs';
import { CLIPPED, multiplyBySlope, SQUARED } from './activation';
import { forward, gatherRows, LAYER1, LAYER2, OUT, ROWS, VALUES, valued } from './forward';
import { addToRows, multiplyBack } from './layers';
import { Net, netAt, OUTPUTS, slotOf } from './net';
import { equityOf, equitySlope } from './outcome';
import { SAMPLE_CLASS, SAMPLE_TARGET, sampleAt } from './samples';

const OUT_SLOPE: usize = memory.data(8 * 4, 16);
const SLOPE1: usize = memory.data(1024 * 4, 16);
const SLOPE2: usize = memory.data(1024 * 4, 16);
const WEIGHTS: usize = memory.data(8 * 4, 16);
const EQUITY_WEIGHT: usize = WEIGHTS + 20;
// Per slot: samples, weighted loss, squared error of the equity (f64 each).
const LOSS: usize = memory.data(8 * 32, 16);

/** How much the error of an output counts, 0 win … 4 lose koks; 5: half the squared error of the equity. */
export function setOutputWeight(output: i32, weight: f32): void {
  store<f32>(WEIGHTS + ((<usize>output) << 2), weight);
}

/** Where the sums of a slot's losses lie: samples, weighted loss, squared error of the equity; f64. */
export function lossOf(slot: i32): usize {
  return LOSS + ((<usize>slot) << 5);
}

export function clearLosses(): void {
  memory.fill(LOSS, 0, 8 * 32);
}

/** Sets the gradient of a slot to nothing. */
export function clearGradient(slot: i32): void {
  const net = netAt(slot);
  memory.fill(net.gradient, 0, net.size << 2);
  net.samples = 0;
}

/** Adds the losses of the samples from one index up to another, not included, without a gradient. */
export function measureLoss(from: i32, to: i32): void {
  for (let i = from; i < to; i++) {
    const sample = sampleAt(i);
    const slot = slotOf(load<u8>(sample, SAMPLE_CLASS));
    forward(slot, sample);
    addLoss(slot, sample + SAMPLE_TARGET);
  }
}

/** Adds the losses and the gradients of the weighted loss, each sample to the net of its class. */
export function addGradients(from: i32, to: i32): void {
  for (let i = from; i < to; i++) {
    const sample = sampleAt(i);
    const slot = slotOf(load<u8>(sample, SAMPLE_CLASS));
    forward(slot, sample);
    addLoss(slot, sample + SAMPLE_TARGET);
    const pull = load<f32>(EQUITY_WEIGHT) * (equityOf(OUT) - equityOf(sample + SAMPLE_TARGET));
    for (let output = 0; output < OUTPUTS; output++) {
      const at = (<usize>output) << 2;
      const p = load<f32>(OUT + at);
      const slope = (p - load<f32>(sample + SAMPLE_TARGET + at)) * load<f32>(WEIGHTS + at);
      store<f32>(OUT_SLOPE + at, slope + pull * equitySlope(output) * p * (1 - p));
    }
    back(netAt(slot));
  }
}

function back(net: Net): void {
  const shift = net.gradient - net.params;
  net.samples++;
  addVector(net.b3 + shift, OUT_SLOPE, 8);
  if (net.hidden2 > 0) {
    multiplyBack(OUT_SLOPE, net.w3, net.w3 + shift, LAYER2, SLOPE2, net.hidden2, 8, 0);
    multiplyBySlope(net.activation2, LAYER2, SLOPE2, net.hidden2);
    addVector(net.b2 + shift, SLOPE2, net.hidden2);
    multiplyBack(
      SLOPE2,
      net.w2,
      net.w2 + shift,
      LAYER1,
      SLOPE1,
      net.hidden1,
      net.hidden2,
      skips(net.activation1),
    );
  } else {
    multiplyBack(OUT_SLOPE, net.w3, net.w3 + shift, LAYER1, SLOPE1, net.hidden1, 8, skips(net.activation1));
  }
  multiplyBySlope(net.activation1, LAYER1, SLOPE1, net.hidden1);
  addVector(net.params + shift, SLOPE1, net.hidden1);
  gatherRows(net, net.w1 + shift);
  addToRows(SLOPE1, ROWS, sparseCount, VALUES, valued, net.hidden1);
}

/** Whether an activation of 0 has no slope. */
function skips(activation: i32): i32 {
  return activation === CLIPPED || activation === SQUARED ? 1 : 0;
}

function addVector(into: usize, from: usize, count: i32): void {
  for (let at: usize = 0; at < (<usize>count) << 2; at += 16) {
    v128.store(into + at, f32x4.add(v128.load(into + at), v128.load(from + at)));
  }
}

function addLoss(slot: i32, target: usize): void {
  const sums = lossOf(slot);
  let entropy: f32 = 0;
  for (let output = 0; output < OUTPUTS; output++) {
    const at = (<usize>output) << 2;
    const p = load<f32>(OUT + at);
    const t = load<f32>(target + at);
    // 1e-12 keeps the logarithm finite where a chance rounds to 0 or 1.
    const part = -t * Mathf.log(p + 1e-12) - (1 - t) * Mathf.log(1 - p + 1e-12);
    entropy += part * load<f32>(WEIGHTS + at);
  }
  const error = equityOf(OUT) - equityOf(target);
  store<f64>(sums, load<f64>(sums) + 1);
  const loss = entropy + 0.5 * load<f32>(EQUITY_WEIGHT) * error * error;
  store<f64>(sums, load<f64>(sums, 8) + <f64>loss, 8);
  store<f64>(sums, load<f64>(sums, 16) + <f64>(error * error), 16);
}

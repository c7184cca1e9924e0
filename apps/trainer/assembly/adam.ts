import { netAt } from './net';

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-7;

/**
 * One step of Adam (Kingma and Ba 2015) on the parameters from one index up to another, both multiples of 4.
 *
 * @param step - counted from 1.
 * @param samples - how many the gradient is the sum of.
 */
export function adam(slot: i32, rate: f32, step: i32, samples: f32, from: i32, to: i32): void {
  const net = netAt(slot);
  const scale = f32x4.splat(1 / samples);
  // In f64: f32 would round 0.999ⁿ to nothing useful near n = 1.
  const correction2 = Math.sqrt(1 - 0.999 ** step);
  const size = <f32>((<f64>rate * correction2) / (1 - 0.9 ** step));
  const stepSize = f32x4.splat(size);
  const epsilon = f32x4.splat(<f32>(<f64>EPSILON * correction2));
  const keep1 = f32x4.splat(BETA1);
  const keep2 = f32x4.splat(BETA2);
  const take1 = f32x4.splat(1 - BETA1);
  const take2 = f32x4.splat(1 - BETA2);
  const end = (<usize>to) << 2;
  for (let at = (<usize>from) << 2; at < end; at += 16) {
    const g = f32x4.mul(v128.load(net.gradient + at), scale);
    const m = f32x4.add(f32x4.mul(keep1, v128.load(net.moment1 + at)), f32x4.mul(take1, g));
    const v = f32x4.add(f32x4.mul(keep2, v128.load(net.moment2 + at)), f32x4.mul(take2, f32x4.mul(g, g)));
    v128.store(net.moment1 + at, m);
    v128.store(net.moment2 + at, v);
    const change = f32x4.div(f32x4.mul(stepSize, m), f32x4.add(f32x4.sqrt(v), epsilon));
    v128.store(net.params + at, f32x4.sub(v128.load(net.params + at), change));
  }
}

/** Adds another worker's gradient, already copied to `other`, to a range of this one's. */
export function addGradientRange(slot: i32, other: usize, from: i32, to: i32): void {
  const into = netAt(slot).gradient + ((<usize>from) << 2);
  const bytes = (<usize>(to - from)) << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(into + at, f32x4.add(v128.load(into + at), v128.load(other + at)));
  }
}

/** Moves the running mean of the parameters: `count` is how many it then is the mean of. */
export function averageRange(slot: i32, count: i32, from: i32, to: i32): void {
  const net = netAt(slot);
  const share = f32x4.splat(1 / <f32>count);
  const end = (<usize>to) << 2;
  for (let at = (<usize>from) << 2; at < end; at += 16) {
    const mean = v128.load(net.average + at);
    const step = f32x4.mul(share, f32x4.sub(v128.load(net.params + at), mean));
    v128.store(net.average + at, f32x4.add(mean, step));
  }
}

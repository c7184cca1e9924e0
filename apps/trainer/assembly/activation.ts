import { logistic4 } from '../../../packages/engine/assembly/exp4';

/** The activations a layer can have; the number is part of a net's file. */
export const CLIPPED: i32 = 0;
export const SQUARED: i32 = 1;
export const LOGISTIC: i32 = 2;
export const LEAKY: i32 = 3;

const LEAK: f32 = 0.0625;

function clip4(x: v128): v128 {
  return f32x4.pmax(f32x4.pmin(x, f32x4.splat(1)), f32x4.splat(0));
}

/** Turns `count` sums into activations where they lie; `count` is a multiple of 4. */
export function activate(kind: i32, at: usize, count: i32): void {
  const end = at + ((<usize>count) << 2);
  if (kind === CLIPPED) {
    for (; at < end; at += 16) v128.store(at, clip4(v128.load(at)));
  } else if (kind === SQUARED) {
    for (; at < end; at += 16) {
      const x = clip4(v128.load(at));
      v128.store(at, f32x4.mul(x, x));
    }
  } else if (kind === LOGISTIC) {
    for (; at < end; at += 16) v128.store(at, logistic4(v128.load(at)));
  } else {
    for (; at < end; at += 16) {
      const x = v128.load(at);
      v128.store(at, f32x4.pmax(x, f32x4.mul(x, f32x4.splat(LEAK))));
    }
  }
}

/** Multiplies `count` gradients by the slope at the activations `values`. */
export function multiplyBySlope(kind: i32, values: usize, gradients: usize, count: i32): void {
  const bytes = (<usize>count) << 2;
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let at: usize = 0; at < bytes; at += 16) {
    const h = v128.load(values + at);
    const g = v128.load(gradients + at);
    let out: v128;
    if (kind === LOGISTIC) {
      out = f32x4.mul(g, f32x4.mul(h, f32x4.sub(one, h)));
    } else if (kind === LEAKY) {
      out = v128.bitselect(g, f32x4.mul(g, f32x4.splat(LEAK)), f32x4.gt(h, zero));
    } else {
      const inside = v128.and(f32x4.gt(h, zero), f32x4.lt(h, one));
      const slope = kind === SQUARED ? f32x4.mul(f32x4.sqrt(h), f32x4.splat(2)) : one;
      out = v128.and(f32x4.mul(g, slope), inside);
    }
    v128.store(gradients + at, out);
  }
}

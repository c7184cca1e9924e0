// The dense arithmetic: sums of weight rows. Eight accumulators stay in registers while the rows go by.

/** Adds to nothing: out[0…width) = bias + Σ values[i] · rows[i], `rows` a list of addresses (u32); width a multiple of 8. */
export function sumRows(
  out: usize,
  bias: usize,
  rows: usize,
  plain: i32,
  values: usize,
  valued: i32,
  width: i32,
): void {
  const bytes = (<usize>width) << 2;
  const plainEnd = rows + ((<usize>plain) << 2);
  const end = plainEnd + ((<usize>valued) << 2);
  let column: usize = 0;
  for (; column + 128 <= bytes; column += 128) {
    const b = bias + column;
    let a0 = v128.load(b);
    let a1 = v128.load(b, 16);
    let a2 = v128.load(b, 32);
    let a3 = v128.load(b, 48);
    let a4 = v128.load(b, 64);
    let a5 = v128.load(b, 80);
    let a6 = v128.load(b, 96);
    let a7 = v128.load(b, 112);
    let r = rows;
    for (; r < plainEnd; r += 4) {
      const row = <usize>load<u32>(r) + column;
      a0 = f32x4.add(a0, v128.load(row));
      a1 = f32x4.add(a1, v128.load(row, 16));
      a2 = f32x4.add(a2, v128.load(row, 32));
      a3 = f32x4.add(a3, v128.load(row, 48));
      a4 = f32x4.add(a4, v128.load(row, 64));
      a5 = f32x4.add(a5, v128.load(row, 80));
      a6 = f32x4.add(a6, v128.load(row, 96));
      a7 = f32x4.add(a7, v128.load(row, 112));
    }
    let v = values;
    for (; r < end; r += 4, v += 4) {
      const row = <usize>load<u32>(r) + column;
      const x = v128.load32_splat(v);
      a0 = f32x4.add(a0, f32x4.mul(x, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(x, v128.load(row, 16)));
      a2 = f32x4.add(a2, f32x4.mul(x, v128.load(row, 32)));
      a3 = f32x4.add(a3, f32x4.mul(x, v128.load(row, 48)));
      a4 = f32x4.add(a4, f32x4.mul(x, v128.load(row, 64)));
      a5 = f32x4.add(a5, f32x4.mul(x, v128.load(row, 80)));
      a6 = f32x4.add(a6, f32x4.mul(x, v128.load(row, 96)));
      a7 = f32x4.add(a7, f32x4.mul(x, v128.load(row, 112)));
    }
    const o = out + column;
    v128.store(o, a0);
    v128.store(o, a1, 16);
    v128.store(o, a2, 32);
    v128.store(o, a3, 48);
    v128.store(o, a4, 64);
    v128.store(o, a5, 80);
    v128.store(o, a6, 96);
    v128.store(o, a7, 112);
  }
  for (; column < bytes; column += 32) {
    let a0 = v128.load(bias + column);
    let a1 = v128.load(bias + column, 16);
    let r = rows;
    for (; r < plainEnd; r += 4) {
      const row = <usize>load<u32>(r) + column;
      a0 = f32x4.add(a0, v128.load(row));
      a1 = f32x4.add(a1, v128.load(row, 16));
    }
    let v = values;
    for (; r < end; r += 4, v += 4) {
      const row = <usize>load<u32>(r) + column;
      const x = v128.load32_splat(v);
      a0 = f32x4.add(a0, f32x4.mul(x, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(x, v128.load(row, 16)));
    }
    v128.store(out + column, a0);
    v128.store(out + column, a1, 16);
  }
}

/** rows[i] += values[i] · g for every row of the list; the first `plain` rows have the value 1. */
export function addToRows(g: usize, rows: usize, plain: i32, values: usize, valued: i32, width: i32): void {
  const bytes = (<usize>width) << 2;
  const plainEnd = rows + ((<usize>plain) << 2);
  const end = plainEnd + ((<usize>valued) << 2);
  for (let column: usize = 0; column < bytes; column += 64) {
    const g0 = v128.load(g + column);
    const g1 = v128.load(g + column, 16);
    const g2 = v128.load(g + column, 32);
    const g3 = v128.load(g + column, 48);
    let r = rows;
    for (; r < plainEnd; r += 4) {
      const row = <usize>load<u32>(r) + column;
      v128.store(row, f32x4.add(v128.load(row), g0));
      v128.store(row, f32x4.add(v128.load(row, 16), g1), 16);
      v128.store(row, f32x4.add(v128.load(row, 32), g2), 32);
      v128.store(row, f32x4.add(v128.load(row, 48), g3), 48);
    }
    let v = values;
    for (; r < end; r += 4, v += 4) {
      const row = <usize>load<u32>(r) + column;
      const x = v128.load32_splat(v);
      v128.store(row, f32x4.add(v128.load(row), f32x4.mul(x, g0)));
      v128.store(row, f32x4.add(v128.load(row, 16), f32x4.mul(x, g1)), 16);
      v128.store(row, f32x4.add(v128.load(row, 32), f32x4.mul(x, g2)), 32);
      v128.store(row, f32x4.add(v128.load(row, 48), f32x4.mul(x, g3)), 48);
    }
  }
}

/** out[0…width) = bias + x · W, W a row of `width` per element of x; width a multiple of 8. */
export function multiply(out: usize, bias: usize, w: usize, x: usize, count: i32, width: i32): void {
  const bytes = (<usize>width) << 2;
  const end = x + ((<usize>count) << 2);
  let column: usize = 0;
  for (; column + 128 <= bytes; column += 128) {
    const b = bias + column;
    let a0 = v128.load(b);
    let a1 = v128.load(b, 16);
    let a2 = v128.load(b, 32);
    let a3 = v128.load(b, 48);
    let a4 = v128.load(b, 64);
    let a5 = v128.load(b, 80);
    let a6 = v128.load(b, 96);
    let a7 = v128.load(b, 112);
    let row = w + column;
    for (let at = x; at < end; at += 4, row += bytes) {
      const s = v128.load32_splat(at);
      a0 = f32x4.add(a0, f32x4.mul(s, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(s, v128.load(row, 16)));
      a2 = f32x4.add(a2, f32x4.mul(s, v128.load(row, 32)));
      a3 = f32x4.add(a3, f32x4.mul(s, v128.load(row, 48)));
      a4 = f32x4.add(a4, f32x4.mul(s, v128.load(row, 64)));
      a5 = f32x4.add(a5, f32x4.mul(s, v128.load(row, 80)));
      a6 = f32x4.add(a6, f32x4.mul(s, v128.load(row, 96)));
      a7 = f32x4.add(a7, f32x4.mul(s, v128.load(row, 112)));
    }
    const o = out + column;
    v128.store(o, a0);
    v128.store(o, a1, 16);
    v128.store(o, a2, 32);
    v128.store(o, a3, 48);
    v128.store(o, a4, 64);
    v128.store(o, a5, 80);
    v128.store(o, a6, 96);
    v128.store(o, a7, 112);
  }
  // Narrow: four rows at once instead, so that the additions need not wait for each other.
  for (; column < bytes; column += 32) {
    let a0 = v128.load(bias + column);
    let a1 = v128.load(bias + column, 16);
    let b0 = f32x4.splat(0);
    let b1 = b0;
    let c0 = b0;
    let c1 = b0;
    let d0 = b0;
    let d1 = b0;
    let row = w + column;
    for (let at = x; at < end; at += 16) {
      const s0 = v128.load32_splat(at);
      a0 = f32x4.add(a0, f32x4.mul(s0, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(s0, v128.load(row, 16)));
      row += bytes;
      const s1 = v128.load32_splat(at, 4);
      b0 = f32x4.add(b0, f32x4.mul(s1, v128.load(row)));
      b1 = f32x4.add(b1, f32x4.mul(s1, v128.load(row, 16)));
      row += bytes;
      const s2 = v128.load32_splat(at, 8);
      c0 = f32x4.add(c0, f32x4.mul(s2, v128.load(row)));
      c1 = f32x4.add(c1, f32x4.mul(s2, v128.load(row, 16)));
      row += bytes;
      const s3 = v128.load32_splat(at, 12);
      d0 = f32x4.add(d0, f32x4.mul(s3, v128.load(row)));
      d1 = f32x4.add(d1, f32x4.mul(s3, v128.load(row, 16)));
      row += bytes;
    }
    v128.store(out + column, f32x4.add(f32x4.add(a0, b0), f32x4.add(c0, d0)));
    v128.store(out + column, f32x4.add(f32x4.add(a1, b1), f32x4.add(c1, d1)), 16);
  }
}

/**
 * Back through `multiply`: adds x[i] · g to row i of `wGradient` and writes xGradient[i] = W[i] · g; `count` rows,
 * width a multiple of 8. Elements of x that are exactly 0 are skipped where `skipZero` is 1: their slope is 0 too.
 */
export function multiplyBack(
  g: usize,
  w: usize,
  wGradient: usize,
  x: usize,
  xGradient: usize,
  count: i32,
  width: i32,
  skipZero: i32,
): void {
  const bytes = (<usize>width) << 2;
  for (let i = 0; i < count; i++) {
    const at = (<usize>i) << 2;
    const value = load<f32>(x + at);
    if (skipZero && value === 0) {
      store<f32>(xGradient + at, 0);
      continue;
    }
    const s = f32x4.splat(value);
    const row = w + <usize>i * bytes;
    const into = wGradient + <usize>i * bytes;
    let sum0 = f32x4.splat(0);
    let sum1 = sum0;
    for (let column: usize = 0; column < bytes; column += 32) {
      const g0 = v128.load(g + column);
      const g1 = v128.load(g + column, 16);
      sum0 = f32x4.add(sum0, f32x4.mul(g0, v128.load(row + column)));
      sum1 = f32x4.add(sum1, f32x4.mul(g1, v128.load(row + column, 16)));
      v128.store(into + column, f32x4.add(v128.load(into + column), f32x4.mul(s, g0)));
      v128.store(into + column, f32x4.add(v128.load(into + column, 16), f32x4.mul(s, g1)), 16);
    }
    const sum = f32x4.add(sum0, sum1);
    const pairs = f32x4.add(sum, v128.shuffle<f32>(sum, sum, 2, 3, 0, 1));
    store<f32>(xGradient + at, f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1));
  }
}

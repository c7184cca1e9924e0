/** e^x for four numbers between -80 and 80, within about 2e-7 of each. */
export function exp4(x: v128): v128 {
  // e^x = 2^n * e^r with |r| <= ln2 / 2.
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(<f32>Math.LOG2E)));
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-0.00021219444)));
  let p = f32x4.splat(1 / 720);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1 / 120));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1 / 24));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1 / 6));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.5));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(p, power);
}

/** 1 / (1 + e^-x) of four numbers, clamped to +-25. */
export function logistic4(x: v128): v128 {
  const one = f32x4.splat(1);
  const z = f32x4.pmin(f32x4.splat(25), f32x4.pmax(f32x4.splat(-25), x));
  return f32x4.div(one, f32x4.add(one, exp4(f32x4.neg(z))));
}

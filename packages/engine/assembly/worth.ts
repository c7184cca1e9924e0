/** Weights (f32) of the linear worth of outcomes by which plays are chosen. */
const WEIGHTS: usize = memory.data(32, 16);
setWeights(2, 1, 1, -1, -1);

/** The worth of a win, and what a mars and a koks add or take; plays are chosen by it. Cubeless money: 2, 1, 1, -1, -1. */
export function setWeights(win: f32, mars: f32, koks: f32, lostMars: f32, lostKoks: f32): void {
  store<f32>(WEIGHTS, win);
  store<f32>(WEIGHTS, mars, 4);
  store<f32>(WEIGHTS, koks, 8);
  store<f32>(WEIGHTS, lostMars, 12);
  store<f32>(WEIGHTS, lostKoks, 16);
}

/** The worth of outcomes by the weights set. */
export function worth(outcomes: usize): f32 {
  const four = f32x4.mul(v128.load(outcomes), v128.load(WEIGHTS));
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    f32x4.extract_lane(four, 2) +
    f32x4.extract_lane(four, 3) +
    load<f32>(outcomes, 16) * load<f32>(WEIGHTS, 16)
  );
}

/** The worth of a win for certain. */
export function worthOfWin(): f32 {
  return load<f32>(WEIGHTS);
}

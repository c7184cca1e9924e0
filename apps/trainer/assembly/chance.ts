// xoshiro128**: four words of state, seeded by splitmix so that near seeds give far streams.
let s0: u32 = 1;
let s1: u32 = 2;
let s2: u32 = 3;
let s3: u32 = 4;

/** Starts the stream of numbers that belongs to `seed` and `stream`. */
export function seedChance(seed: u32, stream: u32): void {
  let state: u64 = ((<u64>seed) << 32) | <u64>stream;
  for (let word = 0; word < 4; word++) {
    state += 0x9e3779b97f4a7c15;
    let mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    mixed ^= mixed >> 31;
    const value = <u32>mixed;
    if (word === 0) s0 = value | 1;
    else if (word === 1) s1 = value;
    else if (word === 2) s2 = value;
    else s3 = value;
  }
}

export function nextWord(): u32 {
  const result = rotl<u32>(s1 * 5, 7) * 9;
  const shifted = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= shifted;
  s3 = rotl<u32>(s3, 11);
  return result;
}

/** 0 ≤ x < 1. */
export function nextFraction(): f32 {
  return <f32>(nextWord() >> 8) * <f32>(1.0 / 16777216.0);
}

/** 0 … n − 1; the bias of the multiplication is below 2⁻²⁸ for the small n asked here. */
export function nextBelow(n: u32): u32 {
  return <u32>((<u64>nextWord() * <u64>n) >> 32);
}

export function nextDie(): i32 {
  return 1 + <i32>nextBelow(6);
}

/** Mean 0, standard deviation 1, by the sum of twelve: its tails end at ±6. */
export function nextNormal(): f32 {
  let sum: f32 = -6;
  for (let i = 0; i < 12; i++) sum += nextFraction();
  return sum;
}

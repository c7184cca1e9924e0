/** A seeded order of 0 … count − 1 (Fisher and Yates, numbers by xorshift): the same for all who ask with the same seed. */
export function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  for (let index = count - 1; index > 0; index--) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    const other = Math.floor((state / 0x100000000) * (index + 1));
    const kept = order[index] as number;
    order[index] = order[other] as number;
    order[other] = kept;
  }
  return order;
}

/** Numbers from 0 up to 1 that a seed repeats exactly (xorshift on 32 bits); for tests and benchmarks only. */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
}

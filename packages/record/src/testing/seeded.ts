/** A source of numbers that is the same for the same seed; for tests and simulations, not for dice of real games. */
export interface Seeded {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number;
  /** `count` bytes as lower-case hex. */
  hex(count: number): string;
}

/** A seeded source (SplitMix32). */
export function seeded(seed: number): Seeded {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return {
    below: (below) => Math.floor((next() / 2 ** 32) * below),
    hex: (count) =>
      Array.from({ length: count }, () => (next() & 255).toString(16).padStart(2, '0')).join(''),
  };
}

/** Falls from one value to another along a half cosine as `share` goes from 0 to 1. */
export function cosine(from: number, to: number, share: number): number {
  return to + (from - to) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, share)));
}

/** Falls from one positive value to another by a constant factor per step. */
export function exponential(from: number, to: number, share: number): number {
  return from * (to / from) ** Math.min(1, share);
}

import type { NetKind } from './classes.ts';

/** Per sample: cross-entropy, and the root of the mean squared error of the equity. */
export interface ClassLoss {
  readonly kind: NetKind;
  readonly samples: number;
  readonly entropy: number;
  readonly error: number;
}

/** From the kernel's sums: samples, cross-entropy, squared error. */
export function classLoss(sums: readonly [number, number, number], kind: NetKind): ClassLoss {
  const [samples, entropy, squared] = sums;
  const count = Math.max(1, samples);
  return { kind, samples, entropy: entropy / count, error: Math.sqrt(squared / count) };
}

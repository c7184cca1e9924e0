import { createHash, randomBytes } from 'node:crypto';

/** Chance. Injected, so that tests can fix it. */
export interface RandomSource {
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
}

/** The system's cryptographic generator. */
export function systemRandom(): RandomSource {
  return { hex: (bytes) => randomBytes(bytes).toString('hex') };
}

/** What is stored of a seat's secret or a device's mark: its SHA-256. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

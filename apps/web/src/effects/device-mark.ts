import { randomHex } from './hex.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'nardy.device';

/**
 * The mark by which the server knows a device at which matches are left again and again; it says nothing else, and
 * goes nowhere else. Made when first asked for; `undefined` where nothing can be kept.
 */
export function deviceMark(): string | undefined {
  const kept = readStored(KEY);
  if (typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const mark = randomHex(16);
  return writeStored(KEY, mark) ? mark : undefined;
}

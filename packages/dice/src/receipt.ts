import { isGameId, isHashHex } from './hash.ts';
import { fieldOf } from './json.ts';
import type { LogState } from './log.ts';

/** What a client keeps after each roll: line `n` of the game had this fingerprint. */
export interface Receipt {
  readonly game: string;
  readonly n: number;
  readonly head: string;
}

/** The receipt for the last line of a log, or `null` while the log is empty. */
export function makeReceipt(log: LogState): Receipt | null {
  if (log.game === null) return null;
  return { game: log.game.game, n: log.next - 1, head: log.head };
}

/** A receipt read from outside, or `null`. */
export function decodeReceipt(input: unknown): Receipt | null {
  const game = fieldOf(input, 'game');
  const n = fieldOf(input, 'n');
  const head = fieldOf(input, 'head');
  if (!isGameId(game) || !isHashHex(head)) return null;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? { game, n, head } : null;
}

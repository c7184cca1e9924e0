import { type ChainSpec, type ChainState, type DiceRefusal, makeRoot } from '@nardy/dice';
import { roleOf } from '@nardy/record';
import { ok, type Result } from '@nardy/result';
import type { Side } from '@nardy/rules';
import type { StoredSecret } from './secrets.ts';

const LINK_BYTES = 32;

/** The name of a chain among everything stored on a device. */
export function chainKey(game: string, side: Side, epoch: number): string {
  return `${game}.${roleOf(side)}.${epoch}`;
}

/**
 * What `startChain` and `continueChain` of the dice package need to make the links of a secret; the bytes of
 * the finished work are what `chainReady` wants.
 */
export function chainSpecOf(secret: StoredSecret): Result<ChainSpec, DiceRefusal> {
  const { game, side, epoch, length, random, phrase } = secret;
  const role = roleOf(side);
  const root = makeRoot({ random, game, role, epoch, phrase });
  return root.ok ? ok({ root: root.value, game, role, epoch, length }) : root;
}

/** Link `k` as hex; `null` beyond the chain. */
export function linkHex(links: Uint8Array, k: number): string | null {
  const bytes = links.subarray(k * LINK_BYTES, (k + 1) * LINK_BYTES);
  if (k < 0 || bytes.length < LINK_BYTES) return null;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether these are the links of the chain that the log knows. */
export function fitsLog(links: Uint8Array, chain: ChainState): boolean {
  return linkHex(links, chain.lastIndex) === chain.lastLink;
}

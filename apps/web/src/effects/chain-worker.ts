import { continueChain, makeRoot, startChain } from '@nardy/dice';
import type { StoredSecret } from '@nardy/session';

/** What the worker is asked for. */
export interface ChainJob {
  readonly key: string;
  readonly secret: StoredSecret;
}

/** All links of the chain, 32 bytes each, link 0 first; `null` when the secret is not usable. */
export interface ChainMade {
  readonly key: string;
  readonly links: Uint8Array | null;
}

function makeLinks({ game, side, epoch, length, random, phrase }: StoredSecret): Uint8Array | null {
  const role = side === 'white' ? 'A' : 'B';
  const root = makeRoot({ random, game, role, epoch, phrase });
  if (!root.ok) return null;
  const work = startChain({ root: root.value, game, role, epoch, length });
  continueChain(work, length);
  return work.links;
}

addEventListener('message', (event: MessageEvent<ChainJob>) => {
  const { key, secret } = event.data;
  const made: ChainMade = { key, links: makeLinks(secret) };
  postMessage(made);
});

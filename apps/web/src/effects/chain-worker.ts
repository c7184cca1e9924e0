import { continueChain, startChain } from '@nardy/dice';
import { chainSpecOf, type StoredSecret } from '@nardy/session';

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

function makeLinks(secret: StoredSecret): Uint8Array | null {
  const spec = chainSpecOf(secret);
  if (!spec.ok) return null;
  const work = startChain(spec.value);
  continueChain(work, spec.value.length);
  return work.links;
}

addEventListener('message', (event: MessageEvent<ChainJob>) => {
  const { key, secret } = event.data;
  const made: ChainMade = { key, links: makeLinks(secret) };
  postMessage(made);
});

import type { StoredSecret } from '@nardy/session';
import type { ChainJob, ChainMade } from './chain-worker.ts';

/** Makes chains away from the page's thread. */
export interface ChainMaker {
  make(key: string, secret: StoredSecret): void;
  close(): void;
}

/** A worker of its own for one table. */
export function startChainMaker(onMade: (key: string, links: Uint8Array) => void): ChainMaker {
  const worker = new Worker(new URL('./chain-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<ChainMade>) => {
    if (event.data.links !== null) onMade(event.data.key, event.data.links);
  });
  return {
    make: (key, secret) => worker.postMessage({ key, secret } satisfies ChainJob),
    close: () => worker.terminate(),
  };
}

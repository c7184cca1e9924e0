import type { StoredSecret } from '@nardy/session';
import type { ChainJob, ChainMade } from './chain-worker.ts';

/** Makes chains away from the page's thread. */
export interface ChainMaker {
  make(key: string, secret: StoredSecret): void;
  close(): void;
}

/** A worker of its own for one table, fetched when there is a chain to make: whoever only looks on needs none. */
export function startChainMaker(onMade: (key: string, links: Uint8Array) => void): ChainMaker {
  let worker: Worker | null = null;
  const started = (): Worker => {
    const made = new Worker(new URL('./chain-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', (event: MessageEvent<ChainMade>) => {
      if (event.data.links !== null) onMade(event.data.key, event.data.links);
    });
    return made;
  };
  return {
    make(key, secret) {
      worker ??= started();
      worker.postMessage({ key, secret } satisfies ChainJob);
    },
    close: () => worker?.terminate(),
  };
}

import { createEngineClient, type EngineClient, type EngineWorker } from './engine-client.ts';

/** The engine in a worker of its own, which is fetched with the first question. */
export function startEngine(): EngineClient {
  return createEngineClient(
    (): EngineWorker => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
  );
}

import { createEngineClient, type EngineClient } from './engine-client.ts';
import { pageWorker } from './page-worker.ts';

/** The engine of the page, which is fetched with the first question. */
export function startEngine(): EngineClient {
  return createEngineClient(pageWorker);
}

import { shareWorker } from './share-worker.ts';

/** The engine of this page, for its hints and for a bot that it hosts: two would take the memory twice. */
export const pageWorker: ReturnType<typeof shareWorker> = shareWorker(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
);

import { Worker } from 'node:worker_threads';

/**
 * Starts a module of this product as a thread: a compiled one as it is, a source with the loader that reads
 * TypeScript, which a thread of Node 20 does not inherit.
 *
 * @param entry - URL of the module as `import.meta.url` of its neighbours has it, ending in `.ts` or `.js`.
 */
export function startThread(entry: URL, workerData: unknown): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { workerData });
  const loader = import.meta.resolve('tsx/esm/api');
  const start = `import(${JSON.stringify(loader)}).then((tsx) => {
    tsx.register();
    return import(${JSON.stringify(entry.href)});
  });`;
  return new Worker(start, { eval: true, workerData, execArgv: ['--conditions=source'] });
}

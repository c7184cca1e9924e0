import { Worker } from 'node:worker_threads';
import type { WorkerTask } from './worker.ts';

const SOURCE = new URL('./worker.ts', import.meta.url);
const BUILT = new URL('./worker.js', import.meta.url);
const isSource = import.meta.url.endsWith('.ts');

/** Runs tasks side by side, one thread each; resolves when all have ended, rejects at the first failure. */
export async function runCrew<News>(tasks: readonly WorkerTask[], hear: (news: News) => void): Promise<void> {
  const threads = tasks.map((task) => startThread(task));
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            thread.on('message', (news: News) => {
              try {
                hear(news);
              } catch (error) {
                reject(error);
              }
            });
            thread.once('error', reject);
            thread.once('exit', () => resolve());
          }),
      ),
    );
  } finally {
    for (const thread of threads) void thread.terminate();
  }
}

function startThread(task: WorkerTask): Worker {
  if (!isSource) return new Worker(BUILT, { workerData: task });
  // Run from sources: a thread of Node 20 does not inherit the loader that reads TypeScript.
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const start = `import(${loader}).then((tsx) => { tsx.register(); return import(${JSON.stringify(SOURCE.href)}); })`;
  return new Worker(start, { eval: true, workerData: task, execArgv: ['--conditions=source'] });
}

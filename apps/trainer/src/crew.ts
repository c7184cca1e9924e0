import { startThread } from '@nardy/engine-node';
import { markHeard } from './exchange.ts';
import type { WorkerTask } from './worker.ts';

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);

/** Runs tasks side by side, one thread each; resolves when all have ended, rejects at the first failure. */
export async function runCrew<News>(tasks: readonly WorkerTask[], hear: (news: News) => void): Promise<void> {
  const threads = tasks.map((task) => ({ task, thread: startThread(ENTRY, task) }));
  try {
    await Promise.all(
      threads.map(
        ({ task, thread }) =>
          new Promise<void>((resolve, reject) => {
            thread.on('message', (news: News) => {
              try {
                hear(news);
                if ('shared' in task) markHeard(task.shared);
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
    for (const { thread } of threads) void thread.terminate();
  }
}

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answerJob, think } from '@nardy/engine';
import { invariant } from '@nardy/result';
import { createLocalEngine } from './local-engine.ts';
import type { JobMessage, ThreadMessage, ThreadStart } from './pool-protocol.ts';

const NICE = 5;

/** A thread of the pool: an engine that answers one job after another. Whatever it throws ends it. */
const port = parentPort;
invariant(port !== null, 'this module is a thread');
// On Linux this is the thread's own: what the process does beside thinking comes first when the cores are busy.
if (process.platform === 'linux') setPriority(NICE);
const { module, nets, cancelled } = workerData as ThreadStart;
const { search } = createLocalEngine({ module, nets });
const cancelledNumber = new Int32Array(cancelled);

port.on('message', async ({ number, job, budgetMs }: JobMessage) => {
  const endsAt = budgetMs === null ? Number.POSITIVE_INFINITY : performance.now() + budgetMs;
  const shouldStop = (): boolean =>
    performance.now() >= endsAt || Atomics.load(cancelledNumber, 0) === number;
  const answer = await answerJob(search, job, (thinking) => think(thinking, shouldStop));
  port.postMessage({ type: 'answer', answer } satisfies ThreadMessage);
});
port.postMessage({ type: 'ready' } satisfies ThreadMessage);

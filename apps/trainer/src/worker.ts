import { parentPort, workerData } from 'node:worker_threads';
import type { SharedTraining } from './exchange.ts';
import { runTd, type TdPlan } from './td-job.ts';

/** What a worker is started with. */
export interface WorkerTask {
  readonly module: WebAssembly.Module;
  readonly plan: TdPlan;
  readonly shared: SharedTraining;
  readonly worker: number;
}

const port = parentPort;
if (port === null) throw new Error('worker.ts runs as a worker thread');
const { module, plan, shared, worker } = workerData as WorkerTask;
runTd(module, plan, shared, worker, (news) => port.postMessage(news));

import { parentPort, workerData } from 'node:worker_threads';
import { reportAndWait, type SharedTraining } from './exchange.ts';
import { type FitPlan, runFit } from './fit-job.ts';
import { type LabelPlan, runLabel } from './label-job.ts';
import { runTd, type TdPlan } from './td-job.ts';

/** What a worker is started with. */
export type WorkerTask = { readonly module: WebAssembly.Module; readonly worker: number } & (
  | { readonly plan: TdPlan | FitPlan; readonly shared: SharedTraining }
  | { readonly plan: LabelPlan }
);

const port = parentPort;
if (port === null) throw new Error('worker.ts runs as a worker thread');
run(workerData as WorkerTask, (news) => port.postMessage(news));

function run(task: WorkerTask, report: (news: unknown) => void): void {
  const { module, worker } = task;
  if (!('shared' in task)) {
    runLabel(module, task.plan, worker, report);
    return;
  }
  const { plan, shared } = task;
  const tell = (news: unknown): void => reportAndWait(shared, () => report(news));
  if (plan.stage === 'td') runTd(module, plan, shared, worker, tell);
  else runFit(module, plan, shared, worker, tell);
}

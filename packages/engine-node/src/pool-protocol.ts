import type { EngineJob, JobAnswer } from '@nardy/engine';
import type { NetFiles } from './net-files.ts';
import type { KernelModule } from './node-kernel.ts';

/** What a thread of a pool starts with. */
export interface ThreadStart {
  readonly module: KernelModule;
  readonly nets: NetFiles;
  /** One `Int32`: the number of the job that nobody waits for any more. */
  readonly cancelled: SharedArrayBuffer;
}

/** One job for a thread. A thread has one at a time. */
export interface JobMessage {
  readonly number: number;
  readonly job: EngineJob;
  /** `null`: think to the end. */
  readonly budgetMs: number | null;
}

/** What a thread says: once that it begins with its jobs, and then the answer to each. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: JobAnswer };

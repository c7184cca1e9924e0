import type { Worker } from 'node:worker_threads';
import type { EngineJob, JobAnswer } from '@nardy/engine';
import type { JobMessage, ThreadMessage, ThreadStart } from './pool-protocol.ts';
import { startThread } from './thread.ts';

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? './pool-thread.ts' : './pool-thread.js', import.meta.url);

/** What becomes of the job of a seat. */
export interface SeatWork {
  readonly job: EngineJob;
  readonly budgetMs: number | null;
  answered(answer: JobAnswer): void;
  /** The thread is gone, and its job with it. */
  failed(error: unknown): void;
}

/** A place for one thread of a pool. The thread is started for the first job, and anew after it has broken. */
export class PoolSeat {
  readonly #start: Omit<ThreadStart, 'cancelled'>;
  readonly #stuckMs: number;
  readonly #cancelled = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  #thread: Worker | null = null;
  #isReady = false;
  #work: SeatWork | null = null;
  #number = 0;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(start: Omit<ThreadStart, 'cancelled'>, stuckMs: number) {
    this.#start = start;
    this.#stuckMs = stuckMs;
  }

  get isFree(): boolean {
    return this.#work === null;
  }

  /** Gives a free seat its next job. */
  begin(work: SeatWork): void {
    this.#work = work;
    this.#number += 1;
    const { job, budgetMs } = work;
    this.#thread ??= this.#open();
    this.#watch();
    this.#thread.postMessage({ number: this.#number, job, budgetMs } satisfies JobMessage);
  }

  /** The job's answer is of no more use: the thread makes an end of it as soon as it looks up. */
  hurry(): void {
    Atomics.store(new Int32Array(this.#cancelled), 0, this.#number);
  }

  async close(): Promise<void> {
    clearTimeout(this.#watchdog);
    await this.#leave()?.terminate();
  }

  #open(): Worker {
    const thread = startThread(ENTRY, { ...this.#start, cancelled: this.#cancelled } satisfies ThreadStart);
    let broken: unknown = new Error('a thread of the engine has ended by itself');
    thread.on('message', (message: ThreadMessage) => {
      if (message.type === 'answer') return this.#take()?.answered(message.answer);
      this.#isReady = true;
      this.#watch();
    });
    thread.on('error', (error) => {
      broken = error;
    });
    thread.on('exit', () => {
      if (this.#thread !== thread) return;
      this.#leave();
      this.#take()?.failed(broken);
    });
    return thread;
  }

  /** How long the work may take, from when the thread can do it. */
  #watch(): void {
    const budgetMs = this.#work?.budgetMs ?? null;
    if (!this.#isReady || budgetMs === null) return;
    const afterMs = budgetMs + this.#stuckMs;
    this.#watchdog = setTimeout(() => {
      void this.#leave()?.terminate();
      this.#take()?.failed(new Error(`a thread of the engine did not answer within ${afterMs} ms`));
    }, afterMs);
  }

  /** The thread, which is this seat's no more. */
  #leave(): Worker | null {
    const thread = this.#thread;
    this.#thread = null;
    this.#isReady = false;
    return thread;
  }

  /** The work under way; the seat is free afterwards. */
  #take(): SeatWork | null {
    clearTimeout(this.#watchdog);
    const work = this.#work;
    this.#work = null;
    return work;
  }
}

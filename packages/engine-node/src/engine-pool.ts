import { createJobPlayer, type EngineJob, type JobAnswer, type JobPlayer, type Player } from '@nardy/engine';
import { err, ok, type Result } from '@nardy/result';
import type { BoardKind } from '@nardy/rules';
import { boardsOf, type NetFiles } from './net-files.ts';
import { compileKernel, loadKernel } from './node-kernel.ts';
import { PoolSeat } from './pool-seat.ts';
import { type PoolRefusal, PoolRefused } from './refusal.ts';

export interface EnginePoolOptions {
  readonly nets: NetFiles;
  /** Threads, each with an engine of its own (about 40 MB). They are started when they are first needed. */
  readonly threads: number;
  /** Most jobs that wait for a thread. */
  readonly queue: number;
  /** How long a job may think unless it says otherwise; `null`: to the end. */
  readonly budgetMs?: number | null;
  /** How long after its budget a thread that does not answer is given up. */
  readonly stuckMs?: number;
  readonly hear?: (event: PoolEvent) => void;
}

/** What happens in a pool, for figures and logs. */
export type PoolEvent =
  | { readonly type: 'answered'; readonly waitedMs: number; readonly thoughtMs: number }
  | { readonly type: 'refused'; readonly refusal: PoolRefusal }
  /** A thread broke; its job is refused, and the next one gets a new thread. */
  | { readonly type: 'broken'; readonly error: unknown };

export interface AskOptions {
  readonly budgetMs?: number | null;
  /** Cancels: at once where the job waits, else the thread is told to make an end of it. */
  readonly signal?: AbortSignal;
  /** Goes before all that are not, and finds the queue never full: for what has to be answered now. */
  readonly urgent?: boolean;
}

/** Threads that decide for players, with a bounded queue. */
export interface EnginePool {
  /** Boards on which it judges. */
  readonly boards: ReadonlySet<BoardKind>;
  /** Has a decision made. Jobs are taken in the order in which they come. */
  ask<Job extends EngineJob>(
    job: Job,
    options?: AskOptions,
  ): Promise<Result<JobAnswer<Job['type']>, PoolRefusal>>;
  /** A player whose decisions are made by the pool; where the pool refuses it throws {@link PoolRefused}. */
  player(player: JobPlayer, options?: AskOptions): Player;
  /** Jobs that wait, and jobs that are thought about. */
  load(): { readonly waiting: number; readonly thinking: number };
  /** Refuses all that is open and ends the threads. */
  close(): Promise<void>;
}

const BUDGET_MS = 2_000;
const STUCK_MS = 30_000;

interface Waiting {
  readonly job: EngineJob;
  readonly urgent: boolean;
  readonly budgetMs: number | null;
  readonly askedMs: number;
  readonly settle: (outcome: Result<JobAnswer, PoolRefusal>) => void;
}

/** A pool of threads. Throws where the kernel is not built or the nets are not for it. */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { nets, threads, queue: limit, budgetMs: usualBudgetMs = BUDGET_MS, stuckMs = STUCK_MS } = options;
  const hear = options.hear ?? (() => {});
  const module = compileKernel();
  // Whether they fit is better known now than in a thread.
  loadKernel(module, nets);
  const boards = boardsOf(nets);
  const seats = Array.from({ length: threads }, () => new PoolSeat({ module, nets }, stuckMs));
  const queue: Waiting[] = [];
  /** All that have no answer yet. */
  const open = new Set<Waiting>();
  let isClosed = false;

  function refusalOf({ view }: EngineJob, { signal, urgent }: AskOptions): PoolRefusal | null {
    if (isClosed) return { code: 'ENGINE_CLOSED' };
    if (signal?.aborted === true) return { code: 'ENGINE_CANCELLED' };
    const { board } = view.rules;
    if (!boards.has(board)) return { code: 'ENGINE_NO_NETS', board };
    const mustWait = urgent !== true && !seats.some((seat) => seat.isFree);
    return mustWait && queue.length >= limit ? { code: 'ENGINE_QUEUE_FULL', limit } : null;
  }

  function ask(job: EngineJob, asked: AskOptions = {}): Promise<Result<JobAnswer, PoolRefusal>> {
    const { signal, urgent = false } = asked;
    const refusal = refusalOf(job, asked);
    if (refusal !== null) {
      hear({ type: 'refused', refusal });
      return Promise.resolve(err(refusal));
    }
    return new Promise((resolve) => {
      const budgetMs = asked.budgetMs === undefined ? usualBudgetMs : asked.budgetMs;
      const cancel = (): void => settle(err({ code: 'ENGINE_CANCELLED' }));
      const settle = (outcome: Result<JobAnswer, PoolRefusal>): void => {
        if (!open.delete(waiting)) return;
        signal?.removeEventListener('abort', cancel);
        if (!outcome.ok) hear({ type: 'refused', refusal: outcome.error });
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        else if (!outcome.ok) thinking.get(waiting)?.hurry();
        resolve(outcome);
      };
      const waiting: Waiting = { job, urgent, budgetMs, askedMs: performance.now(), settle };
      signal?.addEventListener('abort', cancel);
      open.add(waiting);
      const before = urgent ? queue.findIndex((other) => !other.urgent) : -1;
      queue.splice(before < 0 ? queue.length : before, 0, waiting);
      serve();
    });
  }

  /** Which seat thinks about what. */
  const thinking = new Map<Waiting, PoolSeat>();

  function serve(): void {
    for (const seat of seats) {
      if (!seat.isFree) continue;
      const next = queue.shift();
      if (next === undefined) return;
      seatWork(seat, next);
    }
  }

  function seatWork(seat: PoolSeat, waiting: Waiting): void {
    const { job, budgetMs, askedMs, settle } = waiting;
    const begunMs = performance.now();
    thinking.set(waiting, seat);
    const done = (): void => {
      thinking.delete(waiting);
      if (!isClosed) serve();
    };
    seat.begin({
      job,
      budgetMs,
      answered(answer) {
        hear({ type: 'answered', waitedMs: begunMs - askedMs, thoughtMs: performance.now() - begunMs });
        settle(ok(answer));
        done();
      },
      failed(error) {
        hear({ type: 'broken', error });
        settle(err({ code: 'ENGINE_FAILED' }));
        done();
      },
    });
  }

  const pool: EnginePool = {
    boards,
    // A job is answered with what belongs to its type; the thread is our own.
    ask: ask as EnginePool['ask'],
    player: (player, asked) => poolPlayer(pool, player, asked),
    load: () => ({ waiting: queue.length, thinking: thinking.size }),
    async close() {
      isClosed = true;
      for (const waiting of [...open]) waiting.settle(err({ code: 'ENGINE_CLOSED' }));
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
  return pool;
}

function poolPlayer(pool: EnginePool, player: JobPlayer, asked: AskOptions | undefined): Player {
  const answered = async <Job extends EngineJob>(job: Job): Promise<JobAnswer<Job['type']>> => {
    const answer = await pool.ask(job, asked);
    if (!answer.ok) throw new PoolRefused(answer.error);
    return answer.value;
  };
  return createJobPlayer(player, answered);
}

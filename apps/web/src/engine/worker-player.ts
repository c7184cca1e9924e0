import { createJobPlayer, type EngineJob, type JobAnswer, type JobPlayer, type Player } from '@nardy/engine';
import type { EngineFault } from './engine-message.ts';
import { keepWorker, type WorkerLike } from './kept-worker.ts';
import { pageWorker } from './page-worker.ts';
import type { PlayerReport, PlayerRequest } from './player-desk.ts';

/** The engine could not decide. */
export class EngineFailed extends Error {
  readonly code: EngineFault;

  constructor(code: EngineFault) {
    super(code);
    this.code = code;
  }
}

/** The part of a `Worker` that is used. */
export type PlayerWorker = WorkerLike<PlayerRequest, PlayerReport>;

/** Players that think in a worker of their own. */
export interface PlayerEngine {
  /** Its decisions fail with {@link EngineFailed} where the engine cannot be had. */
  player(who: JobPlayer): Player;
  /** Ends the worker; what was asked is never answered. */
  close(): void;
}

/** The longest a bot thinks about one decision: then it plays by what it has found. */
const BUDGET_MS = 4_000;

interface Asked {
  readonly answered: (answer: JobAnswer) => void;
  readonly failed: (error: EngineFailed) => void;
}

/**
 * @param startWorker - called for the first decision, and again after a worker has broken.
 * @param onFetching - told the share, 0–1, of the engine that is here; `null`: all of it.
 */
export function createPlayerEngine(
  startWorker: () => PlayerWorker,
  onFetching: (share: number | null) => void,
): PlayerEngine {
  const asked = new Map<number, Asked>();
  const worker = keepWorker<PlayerRequest, PlayerReport>(startWorker, hear, (code) => {
    for (const { failed } of asked.values()) failed(new EngineFailed(code));
    asked.clear();
  });
  let ids = 0;
  let fetching: 'yes' | 'no' = 'no';

  function hear(report: PlayerReport): void {
    if (report.type === 'fetching') {
      fetching = 'yes';
      onFetching(report.share);
      return;
    }
    const waiting = asked.get(report.id);
    asked.delete(report.id);
    if (report.type === 'undecided') {
      fetching = 'no';
      waiting?.failed(new EngineFailed(report.code));
      return;
    }
    if (fetching === 'yes') onFetching(null);
    fetching = 'no';
    waiting?.answered(report.answer);
  }

  function ask<Job extends EngineJob>(job: Job): Promise<JobAnswer<Job['type']>> {
    ids++;
    const id = ids;
    return new Promise((answered, failed) => {
      // A job is answered with what belongs to its type.
      asked.set(id, { answered: answered as Asked['answered'], failed });
      worker.post({ type: 'decide', id, job, budgetMs: BUDGET_MS });
    });
  }

  return {
    player: (who) => createJobPlayer(who, ask),
    close() {
      asked.clear();
      worker.stop();
    },
  };
}

/** Players in a worker that is fetched with the first decision. */
export function startPlayerEngine(onFetching: (share: number | null) => void): PlayerEngine {
  return createPlayerEngine(pageWorker, onFetching);
}

import { answerJob, type EngineJob, type JobAnswer, type Thinking } from '@nardy/engine';
import { runsFree } from '@nardy/rules';
import type { DeskWorld } from './engine-desk.ts';
import type { EngineFault } from './engine-message.ts';

/** A decision that a player is asked for, or is not waited for any more. */
export type PlayerRequest =
  | { readonly type: 'decide'; readonly id: number; readonly job: EngineJob; readonly budgetMs: number }
  | { readonly type: 'drop'; readonly id: number };

/** What the worker says of the decision with that id. */
export type PlayerReport =
  /** The engine is being fetched: the share, 0–1, that is here. */
  | { readonly type: 'fetching'; readonly id: number; readonly share: number }
  | { readonly type: 'decided'; readonly id: number; readonly answer: JobAnswer }
  | { readonly type: 'undecided'; readonly id: number; readonly code: EngineFault };

/** Where decisions of players are made, one after another. */
export interface PlayerDesk {
  take(request: PlayerRequest): Promise<void>;
  /** Nobody waits for anything here any more. */
  close(): void;
}

const SLICE_MS = 10;
/** Positions of the bear-off tables solved between two looks at the clock. */
const TABLE_STEP = 5_000;

/** A desk in a worker; what thinks looks up every few milliseconds. */
export function createPlayerDesk(
  world: Omit<DeskWorld, 'report'> & { readonly report: (report: PlayerReport) => void },
): PlayerDesk {
  const { load, report, turns, now, pause } = world;
  const wanted = new Set<number>();

  /** Steps until done, or until `end` says that there is no time or no need left. */
  async function stepUntil(step: () => boolean, isOver: () => boolean): Promise<void> {
    for (;;) {
      const sliceEnd = now() + SLICE_MS;
      do {
        if (step()) return;
      } while (now() < sliceEnd);
      await pause();
      if (isOver()) return;
    }
  }

  async function decide({ id, job, budgetMs }: PlayerRequest & { readonly type: 'decide' }): Promise<void> {
    if (!wanted.has(id)) return;
    const loaded = await load(job.view.rules.board, (share) => report({ type: 'fetching', id, share }));
    if (!loaded.ok) return report({ type: 'undecided', id, code: loaded.error });
    const { search, bearoff } = loaded.value;
    const isGone = (): boolean => !wanted.has(id);
    if (runsFree(job.view.rules.board, job.view.board)) {
      await stepUntil(() => bearoff.isReady() || bearoff.step(TABLE_STEP) === 1, isGone);
    }
    const endMs = now() + budgetMs;
    const drive = async <T>(thinking: Thinking<T>): Promise<T> => {
      await stepUntil(
        () => thinking.step(),
        () => isGone() || now() >= endMs,
      );
      return thinking.answer();
    };
    const answer = await answerJob(search, job, drive);
    if (wanted.delete(id)) report({ type: 'decided', id, answer });
  }

  return {
    take(request) {
      if (request.type === 'drop') {
        wanted.delete(request.id);
        return Promise.resolve();
      }
      wanted.add(request.id);
      // A search has room for one thought at a time.
      return turns.take(() => decide(request));
    },
    close() {
      wanted.clear();
    },
  };
}

import type {
  EffectivePips,
  Effort,
  EngineFault,
  EngineQuestion,
  EngineReport,
  EngineRequest,
  HintAnswer,
} from './engine-message.ts';
import { keepWorker, type WorkerLike } from './kept-worker.ts';

/** What is known of a hint that was asked for. */
export type Hint =
  /** The engine is being fetched: the share, 0–1, that is here. */
  | { readonly state: 'loading'; readonly share: number }
  | {
      readonly state: 'thinking' | 'done';
      readonly answer: HintAnswer;
      readonly effective: EffectivePips | null;
    }
  | { readonly state: 'failed'; readonly code: EngineFault };

/** The part of a `Worker` that is used. */
export type EngineWorker = WorkerLike<EngineRequest, EngineReport>;

/** The engine as the page has it: it thinks elsewhere, about one question at a time. */
export interface EngineClient {
  /** Asks, in the place of what was asked before. `onHint` is told what is known, better and better. */
  ask(question: EngineQuestion, onHint: (hint: Hint) => void, effort?: Effort): void;
  /** Nobody waits for the answer any more. */
  cancel(): void;
  close(): void;
}

/** What a hint at the table gets. */
const HINT_EFFORT: Effort = { budgetMs: 1_000, plies: 3, plays: 3 };

/**
 * A client whose worker is started by the first question.
 *
 * @param startWorker - called again after a worker has broken.
 */
export function createEngineClient(startWorker: () => EngineWorker): EngineClient {
  const worker = keepWorker<EngineRequest, EngineReport>(startWorker, hear, (code) =>
    tell({ state: 'failed', code }),
  );
  let asked: { readonly id: number; readonly onHint: (hint: Hint) => void } | null = null;
  let ids = 0;

  function tell(hint: Hint): void {
    const told = asked;
    if (hint.state === 'failed' || hint.state === 'done') asked = null;
    told?.onHint(hint);
  }

  function hear(report: EngineReport): void {
    if (report.id !== asked?.id) return;
    switch (report.type) {
      case 'loading':
        tell({ state: 'loading', share: report.share });
        break;
      case 'answer':
        tell({ state: report.state, answer: report.answer, effective: report.effective });
        break;
      case 'failed':
        tell({ state: 'failed', code: report.code });
        break;
    }
  }

  return {
    ask(question, onHint, effort = HINT_EFFORT) {
      ids++;
      asked = { id: ids, onHint };
      onHint({ state: 'loading', share: 0 });
      worker.post({ type: 'ask', id: ids, question, effort });
    },
    cancel() {
      if (asked !== null) worker.postIfStarted({ type: 'cancel', id: asked.id });
      asked = null;
    },
    close() {
      asked = null;
      worker.stop();
    },
  };
}

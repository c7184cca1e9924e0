import type {
  EffectivePips,
  Effort,
  EngineFault,
  EngineQuestion,
  EngineReport,
  EngineRequest,
  HintAnswer,
} from './engine-message.ts';

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
export interface EngineWorker {
  postMessage(request: EngineRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: EngineReport }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

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
  let worker: EngineWorker | null = null;
  let asked: { readonly id: number; readonly onHint: (hint: Hint) => void } | null = null;
  let ids = 0;

  function started(): EngineWorker {
    if (worker !== null) return worker;
    const begun = startWorker();
    let speaks: 'not yet' | 'yes' = 'not yet';
    begun.addEventListener('message', ({ data }) => {
      speaks = 'yes';
      hear(data);
    });
    begun.addEventListener('error', () => {
      if (worker !== begun) return;
      stop();
      // Before its first word it is the code of the worker that could not be fetched.
      tell({ state: 'failed', code: speaks === 'yes' ? 'ENGINE_BROKEN' : 'ENGINE_NOT_FETCHED' });
    });
    worker = begun;
    return begun;
  }

  function stop(): void {
    worker?.terminate();
    worker = null;
  }

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
      started().postMessage({ type: 'ask', id: ids, question, effort });
    },
    cancel() {
      if (asked !== null) worker?.postMessage({ type: 'cancel', id: asked.id });
      asked = null;
    },
    close() {
      asked = null;
      stop();
    },
  };
}

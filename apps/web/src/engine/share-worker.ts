import type { WorkerLike } from './kept-worker.ts';

/** What goes to and from a shared worker, with the holder it is of. */
export interface Addressed<T> {
  readonly holder: number;
  /** A request `null` says that the holder has gone. */
  readonly said: T;
}

interface Shared {
  readonly worker: WorkerLike<Addressed<unknown>, Addressed<unknown>>;
  held: number;
}

/**
 * One worker for all who need it: started for the first holder, ended with the last. What one asks and is told the
 * others do not hear; that it has broken they all do, and whoever comes then gets another.
 */
export function shareWorker(
  start: () => Shared['worker'],
): <Request, Report>() => WorkerLike<Request, Report> {
  let current: Shared | null = null;
  let holders = 0;

  function begin(): Shared {
    const begun: Shared = { worker: start(), held: 0 };
    begun.worker.addEventListener('error', () => {
      if (current === begun) current = null;
    });
    return begun;
  }

  return <Request, Report>(): WorkerLike<Request, Report> => {
    current ??= begin();
    const mine = current;
    const { worker } = mine;
    holders++;
    const holder = holders;
    mine.held++;
    return {
      postMessage: (said) => worker.postMessage({ holder, said }),
      terminate() {
        mine.held--;
        if (mine.held > 0) {
          worker.postMessage({ holder, said: null });
          return;
        }
        worker.terminate();
        if (current === mine) current = null;
      },
      addEventListener(type: 'message' | 'error', listener: (event: { readonly data: Report }) => void) {
        if (type === 'error') worker.addEventListener('error', listener as () => void);
        else
          worker.addEventListener('message', ({ data }) => {
            if (data.holder === holder) listener({ data: data.said as Report });
          });
      },
    };
  };
}

import type { EngineFault } from './engine-message.ts';

/** The part of a `Worker` that is used. */
export interface WorkerLike<Request, Report> {
  postMessage(request: Request): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Report }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** A worker that is started by its first message, and again by the first after it has broken. */
export interface KeptWorker<Request> {
  post(request: Request): void;
  /** As `post`, but nothing is started for it. */
  postIfStarted(request: Request): void;
  stop(): void;
}

/** @param onBroken - the worker is gone, and with it what it was asked. */
export function keepWorker<Request, Report>(
  startWorker: () => WorkerLike<Request, Report>,
  onReport: (report: Report) => void,
  onBroken: (code: EngineFault) => void,
): KeptWorker<Request> {
  let worker: WorkerLike<Request, Report> | null = null;

  function stop(): void {
    worker?.terminate();
    worker = null;
  }

  function started(): WorkerLike<Request, Report> {
    if (worker !== null) return worker;
    const begun = startWorker();
    let speaks: 'not yet' | 'yes' = 'not yet';
    begun.addEventListener('message', ({ data }) => {
      speaks = 'yes';
      onReport(data);
    });
    begun.addEventListener('error', () => {
      if (worker !== begun) return;
      stop();
      // Before its first word it is the code of the worker that could not be fetched.
      onBroken(speaks === 'yes' ? 'ENGINE_BROKEN' : 'ENGINE_NOT_FETCHED');
    });
    worker = begun;
    return begun;
  }

  return {
    post: (request) => started().postMessage(request),
    postIfStarted: (request) => worker?.postMessage(request),
    stop,
  };
}

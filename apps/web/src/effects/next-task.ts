/** Chromium has it; elsewhere a message to oneself comes as the next task. */
interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Ends the task under way: the browser takes in what was pressed and draws before what follows. Work that may wait is
 * cut with it, so that no piece holds up a finger on a slow phone.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

let last: Promise<void> = Promise.resolve();

/** Does pieces of work one after another, each as a task of its own, in the order they were asked for. */
export function inTurn(work: () => void): void {
  last = last.then(nextTask);
  // A piece that fails keeps none of the others.
  void last.then(work);
}

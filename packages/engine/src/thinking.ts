/** Work on an answer that can be stopped after any step and always has an answer to give. */
export interface Thinking<T> {
  /** Goes on for some tenths of a millisecond; `true` when the work is done. */
  step(): boolean;
  /** The best answer so far. */
  answer(): T;
}

/** The answer when the work is done, or as soon as `shouldStop` says so; it is asked before every step. */
export function think<T>(thinking: Thinking<T>, shouldStop: () => boolean = () => false): T {
  while (!shouldStop()) {
    if (thinking.step()) break;
  }
  return thinking.answer();
}

/** Work as steps of a generator, with the answer read from the outside. */
export function thinkingOf<T>(steps: Iterator<unknown, unknown, void>, answer: () => T): Thinking<T> {
  return { step: () => steps.next().done === true, answer };
}

/** Runs a generator to its end. */
export function finishSteps<T>(steps: Iterator<unknown, T, void>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Time as the server sees it. Injected, so that tests decide what time it is. */
export interface Clock {
  /** Milliseconds since 1970. */
  unixMs(): number;
  /** Calls `then` once after `ms`; the returned function takes it back. */
  after(ms: number, then: () => void): () => void;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
export function systemClock(): Clock {
  return {
    unixMs: () => Date.now(),
    after(ms, then) {
      const timer = setTimeout(then, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
      return () => clearTimeout(timer);
    },
  };
}

import type { Clock } from '../clock.ts';

/** A clock that moves only when told; timers due are fired in order. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function fakeClock(startMs: number): FakeClock {
  let now = startMs;
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  return {
    unixMs: () => now,
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due);
        now = Math.max(now, due.at);
        due.then();
      }
      now = until;
    },
  };
}

import type { TimerName } from '@nardy/session';

/** One timer per name, set to a moment of the device's clock. */
export interface Timers {
  set(name: TimerName, atMs: number): void;
  clear(name: TimerName): void;
  clearAll(): void;
}

export function makeTimers(fired: (timer: TimerName) => void): Timers {
  const running = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const clear = (name: TimerName): void => {
    clearTimeout(running.get(name));
    running.delete(name);
  };
  return {
    set(name, atMs) {
      clear(name);
      const wait = Math.max(0, atMs - Date.now());
      running.set(
        name,
        setTimeout(() => {
          running.delete(name);
          fired(name);
        }, wait),
      );
    },
    clear,
    clearAll() {
      for (const name of [...running.keys()]) clear(name);
    },
  };
}

/** How work gives way to the page: `pause` lets it draw, `nowMs` says how long it has been kept waiting. */
export interface Pacing {
  readonly nowMs: () => number;
  readonly pause: () => Promise<void>;
  readonly onProgress: (share: number) => void;
}

/** The time since the page was last let go. */
export interface Slice {
  restWhenDue(share: number): Promise<void>;
}

/** A frame is 16 ms, and the page needs its part. */
const SLICE_MS = 6;

/** Begins a stretch of work; it lets the page go whenever {@link SLICE_MS} are used up. */
export function startSlice({ nowMs, pause, onProgress }: Pacing): Slice {
  let begun = nowMs();
  return {
    async restWhenDue(share) {
      if (nowMs() - begun < SLICE_MS) return;
      onProgress(share);
      await pause();
      begun = nowMs();
    },
  };
}

/** Lets the page draw. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The pacing of a real page. */
export function pagePacing(onProgress: Pacing['onProgress']): Pacing {
  return { nowMs: () => performance.now(), pause, onProgress };
}

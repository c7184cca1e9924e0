import type { SoundName, TableView } from '@nardy/session';
import { holdMs, stationOf } from './pace.ts';

/** A question cannot be answered sooner than this after it has been seen. */
const QUESTION_MS = 500;
/** So many things behind, nobody is watching: the newest is shown at once. */
const MOST_WAITING = 6;

interface Waiting {
  readonly view: TableView;
  readonly sounds: readonly SoundName[];
}

/** Shows views in order, each as long as it takes to follow a bot. */
export interface Pacer {
  offer(view: TableView, sounds: readonly SoundName[]): void;
  /** Shows the newest at once; says whether anything was held back. */
  catchUp(): boolean;
  close(): void;
}

export interface PacerOptions {
  readonly show: (view: TableView) => void;
  readonly play: (sound: SoundName) => void;
  readonly nowMs: () => number;
  /** Calls back after so many ms, unless what it gives is called before. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** Nothing of this delays the session: only what is drawn and heard waits. */
export function makePacer({ show, play, nowMs, after }: PacerOptions): Pacer {
  let shown: TableView | null = null;
  let askedAtMs = 0;
  let heldUntilMs = 0;
  let waiting: Waiting[] = [];
  let cancel: (() => void) | null = null;

  const draw = ({ view, sounds }: Waiting): void => {
    if (shown === null || stationOf(shown) !== stationOf(view)) {
      heldUntilMs = nowMs() + (shown === null ? 0 : holdMs(shown, view));
    }
    if (view.question?.kind !== shown?.question?.kind) askedAtMs = nowMs();
    shown = view;
    show(seenSince(view, askedAtMs));
    for (const sound of sounds) play(sound);
  };

  const drawWaiting = (): void => {
    cancel = null;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      draw(next);
      if (waiting.length > 0 && heldUntilMs > nowMs()) {
        cancel = after(heldUntilMs - nowMs(), drawWaiting);
        return;
      }
    }
  };

  const catchUp = (): boolean => {
    cancel?.();
    cancel = null;
    const held = waiting.length > 0;
    const last = waiting.at(-1);
    if (last !== undefined)
      draw({ view: last.view, sounds: [...new Set(waiting.flatMap(({ sounds }) => sounds))] });
    waiting = [];
    heldUntilMs = 0;
    return held;
  };

  return {
    offer(view, sounds) {
      const last = waiting.at(-1);
      const before = last?.view ?? shown;
      const isSame = before !== null && stationOf(before) === stationOf(view);
      if (last !== undefined && isSame) {
        waiting[waiting.length - 1] = { view, sounds: [...last.sounds, ...sounds] };
      } else if (last === undefined && (isSame || heldUntilMs <= nowMs())) {
        draw({ view, sounds });
      } else {
        waiting.push({ view, sounds });
        if (waiting.length > MOST_WAITING) catchUp();
        else cancel ??= after(heldUntilMs - nowMs(), drawWaiting);
      }
    },
    catchUp,
    close() {
      cancel?.();
    },
  };
}

/** A question held back was first seen later than it was asked. */
function seenSince(view: TableView, askedAtMs: number): TableView {
  const { question } = view;
  if (question?.kind !== 'cube' && question?.kind !== 'resignation-offered') return view;
  const deadUntilMs = Math.max(question.deadUntilMs, askedAtMs + QUESTION_MS);
  return { ...view, question: { ...question, deadUntilMs } };
}

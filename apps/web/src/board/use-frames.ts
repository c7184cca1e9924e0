import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '../effects/reduced-motion.ts';
import { type DrawnStep, framesBetween, type Placement, samePlacement, stepMs } from './frames.ts';

export interface FramesInput {
  readonly placement: Placement;
  /** The steps that led to `placement`, oldest first. */
  readonly steps: readonly DrawnStep[];
  /** The longest that all steps together may take; 0: no movement. */
  readonly limitMs: number;
}

export interface Frames {
  readonly shown: Placement;
  readonly stepMs: number;
  /** Goes to the last placement at once. */
  readonly finish: () => void;
}

/** Plays the way from the placement on screen to the true one, a checker at a time. */
export function useFrames({ placement, steps, limitMs }: FramesInput, dropping: RefObject<boolean>): Frames {
  const [shown, setShown] = useState(placement);
  const [duration, setDuration] = useState(0);
  const current = useRef(placement);
  const target = useRef(placement);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  target.current = placement;

  const show = useCallback((next: Placement) => {
    current.current = next;
    setShown(next);
  }, []);

  const finish = useCallback(() => {
    clearTimeout(timer.current);
    if (samePlacement(current.current, target.current)) return;
    setDuration(0);
    show(target.current);
  }, [show]);

  useEffect(() => {
    clearTimeout(timer.current);
    if (
      limitMs === 0 ||
      dropping.current === true ||
      reducedMotion() ||
      document.visibilityState === 'hidden'
    ) {
      finish();
      return;
    }
    const frames = framesBetween(current.current, placement, steps);
    const each = stepMs(frames.length, limitMs);
    setDuration(each);
    const step = (index: number): void => {
      const frame = frames[index];
      if (frame === undefined) return;
      show(frame);
      if (index + 1 < frames.length) timer.current = setTimeout(() => step(index + 1), each);
    };
    step(0);
  }, [placement.join()]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown, stepMs: duration, finish };
}

import { useEffect, useState } from 'preact/hooks';

/** A count that grows to `goal` by `step` a frame, so that a long list never holds up the page. */
export function useGrowing(goal: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= goal) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame, not before it: the drawing of one step and the making of the next are two tasks.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count + step), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, goal, step]);
  return Math.min(count, goal);
}

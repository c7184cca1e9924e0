import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { inTurn } from '../effects/next-task.ts';

/** Whether an element has come near the window, once it has for good. */
export function useNearView<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly near: boolean;
} {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Several come near at once.
        inTurn(() => setNear(true));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}

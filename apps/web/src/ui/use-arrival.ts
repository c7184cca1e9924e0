import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasNavigated } from '../app/router.ts';
import { say } from '../app/words.ts';

/**
 * What a new page does for the browser within one document: the tab's title is its first heading, and the focus, which
 * the link before it has taken along, goes to its beginning.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const heading = main.current?.querySelector('h1')?.textContent ?? '';
    document.title = heading === '' ? say('web.brand') : `${heading} · ${say('web.brand')}`;
  });
  useEffect(() => {
    if (hasNavigated()) main.current?.focus({ preventScroll: true });
  }, []);
}

import { type ReadonlySignal, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'match-check'; readonly match: string }
  | { readonly page: 'game-check'; readonly game: string }
  | { readonly page: 'rules' }
  | { readonly page: 'import' }
  | { readonly page: 'unknown' };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'unknown' };
  if (first === undefined) return { page: 'start' };
  if (first === 'import' && second === undefined) return { page: 'import' };
  if (first === 'rules' && second === undefined) return { page: 'rules' };
  if (first === 'm' && second !== undefined && /^[\w-]{1,64}$/.test(second)) {
    if (third === undefined) return { page: 'table', match: second };
    if (third === 'check') return { page: 'match-check', match: second };
  }
  if (first === 'verify' && second !== undefined && third === undefined && /^[0-9a-f]{32}$/.test(second)) {
    return { page: 'game-check', game: second };
  }
  return { page: 'unknown' };
}

const current = signal<Route>(routeOf(location.pathname));

/** The page now shown. */
export const route: ReadonlySignal<Route> = current;

const arrivals = signal(0);

/** Whether this page was come to from another one of the application, within the same document. */
export function hasNavigated(): boolean {
  return arrivals.peek() > 0;
}

/** Goes to another page of this application. */
export function navigate(path: string): void {
  arrivals.value++;
  if (path !== location.pathname) history.pushState(null, '', path);
  current.value = routeOf(path);
  scrollTo(0, 0);
}

/** Follows the browser's back button, and links within the application without loading it anew. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    arrivals.value++;
    current.value = routeOf(location.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target !== '' || link.download !== '')
      return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === 'unknown') return;
    event.preventDefault();
    navigate(link.pathname);
  });
}

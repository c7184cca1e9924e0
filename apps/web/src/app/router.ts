import type { Locale } from '@nardy/i18n';
import { type ReadonlySignal, signal } from '@preact/signals';
import { addressLocale } from './address-locale.ts';
import { type TaughtPage, taughtAt } from './taught-pages.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'match-check'; readonly match: string }
  | { readonly page: 'game-check'; readonly game: string }
  | { readonly page: 'import' }
  | { readonly page: 'taught'; readonly locale: Locale; readonly of: TaughtPage }
  | { readonly page: 'position' }
  | { readonly page: 'unknown' };

/** The page that a path means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'start' };
  if (first === 'import' && second === undefined) return { page: 'import' };
  const taught = taughtAt(path);
  if (taught !== null) return { page: 'taught', ...taught };
  if (more.length > 0) return { page: 'unknown' };
  if (first === 'position' && second === undefined) return { page: 'position' };
  if (first === 'm' && second !== undefined && /^[\w-]{1,64}$/.test(second)) {
    if (third === undefined) return { page: 'table', match: second };
    if (third === 'check') return { page: 'match-check', match: second };
  }
  if (first === 'verify' && second !== undefined && third === undefined && /^[0-9a-f]{32}$/.test(second)) {
    return { page: 'game-check', game: second };
  }
  return { page: 'unknown' };
}

const current = signal<Route>({ page: 'unknown' });

/** The page now shown. */
export const route: ReadonlySignal<Route> = current;

function show(path: string): void {
  const next = routeOf(path);
  addressLocale.value = next.page === 'taught' ? next.locale : null;
  current.value = next;
}
show(location.pathname);

const arrivals = signal(0);

/** Whether this page was come to from another one of the application, within the same document. */
export function hasNavigated(): boolean {
  return arrivals.peek() > 0;
}

/**
 * Goes to another page of this application.
 *
 * @param rest - what follows the path: a query, and a section, which a page that has it goes on to.
 */
export function navigate(path: string, rest = ''): void {
  arrivals.value++;
  const { pathname, search, hash } = location;
  if (path + rest !== pathname + search + hash) history.pushState(null, '', path + rest);
  show(path);
  scrollTo(0, 0);
}

/** Follows the browser's back button, and links within the application without loading it anew. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    arrivals.value++;
    show(location.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target !== '' || link.download !== '')
      return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === 'unknown') return;
    // A section of the page that is open.
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.pathname, link.search + link.hash);
  });
}

import { BUILD_FILES, BUILD_VERSION, type BuildFile } from './build-files.ts';

const PREFIX = 'nardy-build-';
/** The files of this version. Those of the version before stay for pages that were opened with it. */
const OWN = PREFIX + BUILD_VERSION;

/** Files whose name tells what is in them: the same name is the same file in every version. */
const isNamedByContent = (path: string): boolean => path.startsWith('/assets/');

/** Keeps a file, from a version before or from the server; throws when it cannot be had. */
async function keep({ path }: BuildFile): Promise<void> {
  const own = await caches.open(OWN);
  if ((await own.match(path)) !== undefined) return;
  const before = isNamedByContent(path) ? await caches.match(path) : undefined;
  const response = before ?? (await fetch(path, { cache: isNamedByContent(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A redirected answer may not be given to a page that is opened.
  const { status, statusText, headers } = response;
  const clean = response.redirected ? new Response(response.body, { status, statusText, headers }) : response;
  await own.put(path, clean);
}

/** Fetches what a page cannot start without. */
export async function fetchAtOnce(): Promise<void> {
  const files = BUILD_FILES.filter(({ when }) => when === 'at-once');
  await Promise.all(files.map(keep));
}

const LARGE = BUILD_FILES.filter(({ when }) => when === 'large');

/** How much of the large files is here. */
export async function largeHere(): Promise<{ readonly bytes: number; readonly bytesHere: number }> {
  const own = await caches.open(OWN);
  let bytesHere = 0;
  for (const file of LARGE) if ((await own.match(file.path)) !== undefined) bytesHere += file.bytes;
  return { bytes: LARGE.reduce((sum, file) => sum + file.bytes, 0), bytesHere };
}

let fetching: Promise<void> | null = null;

/** Fetches the large files one after another; `tell` hears after each. Throws when one cannot be had. */
export function fetchLarge(tell: () => Promise<void>): Promise<void> {
  fetching ??= (async () => {
    for (const file of LARGE) {
      await keep(file);
      await tell();
    }
  })().finally(() => {
    fetching = null;
  });
  return fetching;
}

/** Forgets the files of all versions but this one and the one before. */
export async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** The file for an address: of this version, else of one before; `undefined`: none is here. */
export async function cachedFile(path: string): Promise<Response | undefined> {
  const own = await caches.open(OWN);
  return (await own.match(path)) ?? (isNamedByContent(path) ? caches.match(path) : undefined);
}

/** The page for an address: one that was made ahead, else the application itself, which knows what to show. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const bare = path.replace(/\/+$/, '');
  for (const candidate of [path, `${bare}/`, `${bare}.html`, bare]) {
    if (candidate === '' || !BUILD_FILES.some((file) => file.path === candidate)) continue;
    const found = await cachedFile(candidate);
    if (found !== undefined) return found;
  }
  return cachedFile('/');
}

/** Keeps a large file that a page has just fetched by itself. */
export async function keepFetched(path: string, response: Response): Promise<void> {
  if (!response.ok || !BUILD_FILES.some((file) => file.path === path)) return;
  await (await caches.open(OWN)).put(path, response);
}

import { type ReadonlySignal, signal } from '@preact/signals';
import type { LargeFiles, ToServiceWorker } from './worker-words.ts';

/** How far this device is with everything that is needed without a network. */
export type Readiness =
  | { readonly state: 'unknown' }
  /** The share, 0–1, that is here. */
  | { readonly state: 'getting'; readonly share: number }
  /** The person saves data: so many bytes are fetched only when asked for. */
  | { readonly state: 'saving'; readonly bytesLeft: number }
  | { readonly state: 'ready' };

const readinessNow = signal<Readiness>({ state: 'unknown' });
const updateNow = signal<'none' | 'ready'>('none');

/** What is here for play without a network. */
export const readiness: ReadonlySignal<Readiness> = readinessNow;

/** Whether a newer version of the application is on this device. */
export const update: ReadonlySignal<'none' | 'ready'> = updateNow;

let registration: ServiceWorkerRegistration | null = null;
let isReloading = false;

function tell(worker: ServiceWorker | null, word: ToServiceWorker): void {
  worker?.postMessage(word);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function heard({ bytes, bytesHere, failed }: LargeFiles): void {
  if (bytesHere >= bytes) readinessNow.value = { state: 'ready' };
  else if (savesData() || failed) readinessNow.value = { state: 'saving', bytesLeft: bytes - bytesHere };
  else readinessNow.value = { state: 'getting', share: bytesHere / bytes };
}

/** Fetches now what is not here yet. */
export function getReady(): void {
  if (readinessNow.peek().state === 'ready') return;
  readinessNow.value = { state: 'getting', share: 0 };
  tell(registration?.active ?? null, { type: 'fetch-large' });
}

/** Goes over to the newer version: tables that are open elsewhere keep theirs until they are loaded again. */
export function takeUpdate(): void {
  isReloading = true;
  const waiting = registration?.waiting ?? null;
  if (waiting === null) location.reload();
  else tell(waiting, { type: 'take-over' });
}

/** No table of this application is open, in this or in another page. */
async function noTableIsOpen(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name === OPEN_TABLE);
}

/** The lock that every open table shares. */
const OPEN_TABLE = 'nardy.open-table';

async function foundUpdate(waiting: ServiceWorker): Promise<void> {
  updateNow.value = 'ready';
  // Nobody is held up by it: the pages now open go on with their own files.
  if (await noTableIsOpen()) tell(waiting, { type: 'take-over' });
}

function watch(known: ServiceWorkerRegistration): void {
  const follow = (): void => {
    const { installing } = known;
    const isFirst = known.active === null;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && !isFirst) void foundUpdate(installing);
    });
  };
  if (known.waiting !== null) void foundUpdate(known.waiting);
  // One may be on its way already, looked for by another page.
  follow();
  known.addEventListener('updatefound', follow);
}

/** `null`: the browser lets nothing stay here, as in some private windows; with a network all works as ever. */
async function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await container.register('/sw.js')) ?? null;
  } catch {
    return null;
  }
}

/** Lets the application work without a network from the next visit on. Called once the page can be used. */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<LargeFiles>) => {
    if (data.type === 'large') heard(data);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload();
  });
  registration = await registered(serviceWorker);
  if (registration === null) return;
  watch(registration);
  await serviceWorker.ready;
  tell(registration.active, { type: savesData() ? 'ask-large' : 'fetch-large' });
}

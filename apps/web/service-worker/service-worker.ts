import type { LargeFiles, ToServiceWorker } from '../src/offline/worker-words.ts';
import {
  cachedFile,
  cachedPage,
  fetchAtOnce,
  fetchLarge,
  forgetOldVersions,
  keepFetched,
  largeHere,
} from './cached-build.ts';
import { isRecordAddress, recordOf } from './records.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    fetchAtOnce().then(() =>
      // The first version has nobody to wait for; a later one waits until it is told, or no page is open.
      worker.registration.active === null ? worker.skipWaiting() : undefined,
    ),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const path = url.pathname;
  if (isRecordAddress(path)) event.respondWith(recordOf(request));
  if (/^\/(?:api|ws|ledger|metrics|health|ready)\b/.test(path)) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request, path) : fileFor(request, path, event));
});

async function pageFor(request: Request, path: string): Promise<Response> {
  return (await cachedPage(path)) ?? fetch(request);
}

async function fileFor(request: Request, path: string, event: FetchEvent): Promise<Response> {
  const found = await cachedFile(path);
  if (found !== undefined) return found;
  const response = await fetch(request);
  event.waitUntil(keepFetched(path, response.clone()));
  return response;
}

worker.addEventListener('message', (event) => {
  const { type } = event.data as ToServiceWorker;
  const page = event.source;
  const tell = async (failed: 'no' | 'yes' = 'no'): Promise<void> => {
    const answer: LargeFiles = { type: 'large', ...(await largeHere()), failed: failed === 'yes' };
    page?.postMessage(answer);
  };
  switch (type) {
    case 'take-over':
      event.waitUntil(worker.skipWaiting());
      break;
    case 'ask-large':
      event.waitUntil(tell());
      break;
    case 'fetch-large':
      event.waitUntil(
        fetchLarge(() => tell()).then(
          () => tell(),
          () => tell('yes'),
        ),
      );
  }
});

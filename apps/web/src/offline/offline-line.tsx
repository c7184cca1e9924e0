import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { getReady, readiness, takeUpdate, update } from './app-shell.ts';
import { sayOfDevice } from './device-say.ts';
import '../styles/device.css';

const MEGABYTE = 1_000_000;

function Ready(): JSX.Element | null {
  const now = readiness.value;
  switch (now.state) {
    case 'unknown':
      return null;
    case 'getting':
      return <span>{sayOfDevice('offline.getting', { n: Math.round(100 * now.share) })}</span>;
    case 'saving':
      return (
        <>
          <span>{sayOfDevice('offline.saving')}</span>{' '}
          <button type="button" class="button button-plain" data-testid="offline-get" onClick={getReady}>
            {sayOfDevice('offline.get', {
              n: Math.max(0.1, Math.round((10 * now.bytesLeft) / MEGABYTE) / 10),
            })}
          </button>
        </>
      );
    case 'ready':
      return <span>{sayOfDevice('offline.ready')}</span>;
  }
}

/** How the device stands: the network, what is here without it, and whether there is a newer version. */
export function OfflineLine(): JSX.Element {
  const online = useSignal(navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      online.value = navigator.onLine;
    };
    // It may have changed since the line was drawn.
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  const { state } = readiness.value;
  const isWhole = state === 'ready' || state === 'unknown';
  return (
    <div class="offline-line" role="status" data-testid="offline-line" data-state={state}>
      {online.value ? (
        <Ready />
      ) : (
        <span data-testid="no-network">{sayOfDevice(isWhole ? 'offline.noNetwork' : 'offline.partly')}</span>
      )}
      <a href="/import" data-testid="import-open">
        {sayOfDevice('import.open')}
      </a>
      {update.value === 'ready' && (
        <button
          type="button"
          class="button button-plain"
          data-testid="update"
          title={sayOfDevice('update.about')}
          onClick={takeUpdate}
        >
          {sayOfDevice('update.ready')}
        </button>
      )}
    </div>
  );
}

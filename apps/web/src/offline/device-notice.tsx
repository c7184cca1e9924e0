import type { JSX } from 'preact';
import { sayOfDevice } from './device-say.ts';
import type { DeviceTrouble } from './device-trouble.ts';
import '../styles/device.css';

function words(trouble: DeviceTrouble): string {
  switch (trouble.kind) {
    case 'engine-loading':
      return sayOfDevice('device.engine-loading', { n: Math.round(100 * trouble.share) });
    case 'engine-failed':
      return sayOfDevice(`device.engine.${trouble.code}`);
    case 'not-kept':
      return sayOfDevice('device.notKept');
    case 'storage':
      return sayOfDevice(`device.storage.${trouble.why}`);
  }
}

/** What a table of this device waits for, over the page, with a way to try again; or what is to be known of it. */
export function DeviceNotice({
  trouble,
  onRetry,
}: {
  readonly trouble: DeviceTrouble;
  readonly onRetry: () => void;
}): JSX.Element {
  return (
    <div
      class="device-notice foot-note card"
      role="status"
      data-testid="device-notice"
      data-kind={trouble.kind}
    >
      <p>{words(trouble)}</p>
      {trouble.kind !== 'engine-loading' && (
        <button type="button" class="button button-plain" data-testid="device-retry" onClick={onRetry}>
          {sayOfDevice(trouble.kind === 'not-kept' ? 'device.understood' : 'device.again')}
        </button>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import { say } from '../app/words.ts';
import { Page } from '../ui/page.tsx';
import { DeviceNotice } from './device-notice.tsx';
import { sayOfDevice } from './device-say.ts';
import type { DeviceTrouble } from './device-trouble.ts';

/** A match that a device hosts, and it is not this one; or this one cannot read what it keeps. */
export function NotHere({ trouble }: { readonly trouble: DeviceTrouble | null }): JSX.Element {
  return (
    <Page testId="not-here">
      <h1>{say('web.table.unavailable')}</h1>
      {trouble === null ? (
        <p>{sayOfDevice('device.notHere')}</p>
      ) : (
        <DeviceNotice trouble={trouble} onRetry={() => location.reload()} />
      )}
      <a class="button button-main" href="/">
        {say('web.home')}
      </a>
    </Page>
  );
}

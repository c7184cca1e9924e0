import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { copyText } from '../effects/clipboard.ts';
import { saveFile } from '../effects/save-file.ts';
import { ShareButton } from '../ui/share-button.tsx';
import { carriedFrom, fileOf, linkOf } from './carry-match.ts';
import { sayOfDevice } from './device-say.ts';
import '../styles/device.css';

/** Takes a match of this device to another one: as a link, or as a file where that would be too long. */
export function CarryPanel({ match }: { readonly match: string }): JSX.Element {
  const link = useSignal<string | null>(null);
  const state = useSignal<'idle' | 'copied' | 'too-long'>('idle');

  const make = async (): Promise<string | null> => {
    const carried = await carriedFrom(match);
    link.value = carried === null ? null : await linkOf(carried);
    if (link.value === null) state.value = 'too-long';
    return link.value;
  };
  const copy = async (): Promise<void> => {
    const made = await make();
    if (made !== null && (await copyText(made))) state.value = 'copied';
  };
  const save = async (): Promise<void> => {
    const carried = await carriedFrom(match);
    if (carried !== null) saveFile(`${match}.nardy.json`, fileOf(carried));
  };

  return (
    <section class="carry" data-testid="carry">
      <h3>{sayOfDevice('carry.title')}</h3>
      <p>{sayOfDevice('carry.about')}</p>
      {link.value !== null && (
        <input
          class="invite-link"
          readOnly
          value={link.value}
          aria-label={sayOfDevice('carry.title')}
          data-testid="carry-link"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {state.value === 'too-long' && <p role="status">{sayOfDevice('carry.tooLong')}</p>}
      <div class="panel-actions">
        <button
          type="button"
          class="button button-plain"
          data-testid="carry-copy"
          disabled={state.value === 'too-long'}
          onClick={copy}
        >
          {sayOfDevice(state.value === 'copied' ? 'carry.copied' : 'carry.link')}
        </button>
        <ShareButton
          link={make}
          text={sayOfDevice('carry.title')}
          testId="carry-share"
          disabled={state.value === 'too-long'}
        />
        <button type="button" class="button button-plain" data-testid="carry-file" onClick={save}>
          {sayOfDevice('carry.file')}
        </button>
      </div>
      <p>
        <small>{sayOfDevice('carry.secret')}</small>
      </p>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../app/words.ts';
import { copyText } from '../effects/clipboard.ts';
import { ShareButton } from './share-button.tsx';

export interface LinkToSendProps {
  readonly link: string;
  readonly label: string;
  /** Said along with the link where it is handed to another program. */
  readonly text: string;
  /** Whether copying it is what is to be done here. */
  readonly tone: 'main' | 'plain';
  /** Begins the names by which tests find its parts. */
  readonly testId: string;
}

/** A link to be sent to somebody: to be read, copied, or handed to what the device sends with. */
export function LinkToSend({ link, label, text, tone, testId }: LinkToSendProps): JSX.Element {
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    copied.value = await copyText(link);
  };
  return (
    <>
      <input
        class="invite-link"
        readOnly
        value={link}
        data-testid={`${testId}-link`}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="panel-actions">
        <button type="button" class={`button button-${tone}`} data-testid={`${testId}-copy`} onClick={copy}>
          {say(copied.value ? 'web.invite.copied' : 'web.invite.copy')}
        </button>
        <ShareButton link={() => link} text={text} testId={`${testId}-share`} />
      </div>
    </>
  );
}

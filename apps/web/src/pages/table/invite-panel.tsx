import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { copyText } from '../../effects/clipboard.ts';

/** The link that brings the second player, while the seat is free. */
export function InvitePanel({ match }: { readonly match: string }): JSX.Element {
  const copied = useSignal(false);
  const link = `${location.origin}/m/${match}`;
  const copy = async (): Promise<void> => {
    copied.value = await copyText(link);
  };
  const share = (): void => {
    navigator.share({ title: say('web.brand'), text: say('web.invite.shareText'), url: link }).catch(() => {
      // The person closed the system's sheet; the link is still on screen.
    });
  };
  return (
    <section class="card panel" data-testid="invite">
      <h2>{say('web.invite.title')}</h2>
      <p>{say('web.invite.about')}</p>
      <input
        class="invite-link"
        readOnly
        value={link}
        data-testid="invite-link"
        aria-label={say('web.invite.title')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="panel-actions">
        <button type="button" class="button button-main" data-testid="invite-copy" onClick={copy}>
          {say(copied.value ? 'web.invite.copied' : 'web.invite.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button button-plain" onClick={share}>
            {say('web.invite.share')}
          </button>
        )}
      </div>
    </section>
  );
}

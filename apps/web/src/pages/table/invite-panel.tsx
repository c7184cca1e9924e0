import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { LinkToSend } from '../../ui/link-to-send.tsx';

/** The link that brings the second player, while the seat is free. */
export function InvitePanel({ match }: { readonly match: string }): JSX.Element {
  return (
    <section class="card panel" data-testid="invite">
      <h2>{say('web.invite.title')}</h2>
      <p>{say('web.invite.about')}</p>
      <LinkToSend
        link={`${location.origin}/m/${match}`}
        label={say('web.invite.title')}
        text={say('web.invite.shareText')}
        tone="main"
        testId="invite"
      />
    </section>
  );
}

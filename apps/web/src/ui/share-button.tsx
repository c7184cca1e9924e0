import type { JSX } from 'preact';
import { say } from '../app/words.ts';

export interface ShareButtonProps {
  /** Makes the link once it is asked for; `null`: there is none. */
  readonly link: () => string | Promise<string | null>;
  /** Said along with the link. */
  readonly text: string;
  readonly testId: string;
  readonly disabled?: boolean;
}

/** Hands a link to what the device sends with; nothing where it has nothing of the kind. */
export function ShareButton({ link, text, testId, disabled = false }: ShareButtonProps): JSX.Element | null {
  if (!('share' in navigator)) return null;
  const share = async (): Promise<void> => {
    const url = await link();
    if (url === null) return;
    await navigator.share({ title: say('web.brand'), text, url }).catch(() => {
      // The person closed the system's sheet; the link can still be copied.
    });
  };
  return (
    <button
      type="button"
      class="button button-plain"
      data-testid={testId}
      disabled={disabled}
      onClick={share}
    >
      {say('web.invite.share')}
    </button>
  );
}

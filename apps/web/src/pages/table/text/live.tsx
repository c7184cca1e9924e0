import type { JSX } from 'preact';

export interface LiveProps {
  readonly testId: string;
  /** Another number is another message, even of the same words. */
  readonly id: number | string;
  readonly text: string | null;
  readonly look?: string;
}

/** A region that is read out at once and whole when it changes. */
export function Live({ testId, id, text, look = 'text-live' }: LiveProps): JSX.Element {
  return (
    <div class={look} aria-live="assertive" aria-atomic="true" data-testid={testId}>
      {text !== null && text !== '' && <p key={id}>{text}</p>}
    </div>
  );
}

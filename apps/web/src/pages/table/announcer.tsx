import type { TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { sayText } from '../../app/words.ts';

/** Says what is new to a screen reader; the same text twice is said twice. */
export function Announcer({ view }: { readonly view: TableView }): JSX.Element {
  const first = useRef<number | null>(null);
  const last = view.announcements.at(-1);
  first.current ??= last?.id ?? 0;
  const fresh = view.announcements.filter(({ id }) => id > (first.current ?? 0)).slice(-2);
  const region = (urgency: 'assertive' | 'polite'): JSX.Element => (
    <div class="unseen" aria-live={urgency} aria-atomic="true">
      {fresh
        .filter((one) => one.urgency === urgency)
        .map((one) => (
          <p key={one.id}>{sayText(one.text)}</p>
        ))}
    </div>
  );
  return (
    <>
      {region('assertive')}
      {region('polite')}
    </>
  );
}

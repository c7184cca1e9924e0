import type { AnnouncementView, TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { sayAloud } from '../../app/spoken.ts';
import { sayText } from '../../app/words.ts';

export interface AnnouncerProps {
  readonly view: TableView;
  /** At a table as text the turn and the last play stand in the page and are read there. */
  readonly leave?: readonly AnnouncementView['about'][];
  /** A fact that a key has asked for; another id says the same again. */
  readonly fact?: { readonly id: number; readonly text: string } | null;
}

interface RegionProps {
  readonly testId: string;
  readonly urgency: 'assertive' | 'polite';
  readonly said: { readonly id: number; readonly text: string } | null;
}

/** One region; another id is another message, even of the same words. */
function Region({ testId, urgency, said }: RegionProps): JSX.Element {
  return (
    <div class="unseen" aria-live={urgency} aria-atomic="true" data-testid={testId}>
      {said !== null && <p key={said.id}>{said.text}</p>}
    </div>
  );
}

/** Says what is new to a screen reader; the same text twice is said twice. */
export function Announcer({ view, leave = [], fact = null }: AnnouncerProps): JSX.Element {
  const first = useRef<number | null>(null);
  first.current ??= view.announcements.at(-1)?.id ?? 0;
  const last = (about: AnnouncementView['about']): AnnouncementView | null =>
    view.announcements.findLast((one) => one.about === about && one.id > (first.current ?? 0)) ?? null;
  const said = (about: AnnouncementView['about']): RegionProps['said'] => {
    const one = leave.includes(about) ? null : last(about);
    return one === null ? null : { id: one.id, text: sayAloud(one.text) };
  };
  const { notice } = view;
  return (
    <>
      <Region
        testId="live-last-play"
        urgency={last('last-play')?.urgency ?? 'assertive'}
        said={said('last-play')}
      />
      <Region testId="live-turn" urgency="assertive" said={said('turn')} />
      <Region testId="live-event" urgency="assertive" said={said('event')} />
      <Region
        testId="live-notice"
        urgency="assertive"
        said={notice === null ? null : { id: notice.id, text: sayText(notice.text) }}
      />
      <Region testId="live-fact" urgency="assertive" said={fact} />
    </>
  );
}

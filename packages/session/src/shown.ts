import type { Text } from '@nardy/i18n';
import type { CheckerMove, Side } from '@nardy/rules';
import type { Effect } from './effect.ts';
import type { Model } from './model.ts';
import { type Next, quiet } from './next.ts';
import { type Outlook, placeOf } from './place.ts';
import { outlookOf } from './scene.ts';
import type { AnnouncementView, NoticeView, StepView } from './view.ts';

const NOTICE_MS = 4_000;
const ANNOUNCEMENTS_KEPT = 20;

/** Shows one line for a while; a warning that stays is not covered by it. */
export function notify(model: Model, tone: NoticeView['tone'], text: Text, atMs: number): Next {
  if (model.notice?.stays === true) return quiet(model);
  const id = model.shownIds + 1;
  return [
    { ...model, shownIds: id, notice: { id, tone, text } },
    [{ type: 'setTimer', timer: 'notice', atMs: atMs + NOTICE_MS }],
  ];
}

/** A warning that stays until it has been read. */
export function warn(model: Model, text: Text): Next {
  const id = model.shownIds + 1;
  return [
    { ...model, shownIds: id, notice: { id, tone: 'warning', text, stays: true } },
    [{ type: 'clearTimer', timer: 'notice' }],
  ];
}

/** Takes the notice away. */
export function clearNotice(model: Model): Next {
  return quiet(model.notice === null ? model : { ...model, notice: null });
}

/** The player has gone on: a word about what was before goes away; warnings stay. */
export function passNotice(model: Model): Model {
  const { notice } = model;
  return notice === null || notice.tone === 'warning' ? model : { ...model, notice: null };
}

/** Something for a screen reader. The same text again has a new id and is said again. */
export function announce(
  model: Model,
  urgency: AnnouncementView['urgency'],
  text: Text,
  about: AnnouncementView['about'] = 'event',
): Model {
  const id = model.shownIds + 1;
  const announcements = [...model.announcements, { id, urgency, about, text }].slice(-ANNOUNCEMENTS_KEPT);
  return { ...model, shownIds: id, announcements };
}

/** The knock of checkers set down. */
export function soundOf(moves: readonly CheckerMove[]): Effect {
  return { type: 'sound', sound: moves.some((move) => move.hit) ? 'hit' : 'step' };
}

/** Checkers that have just moved, to be animated. */
export function showMotion(model: Model, side: Side, moves: readonly CheckerMove[]): Model {
  if (moves.length === 0) return model;
  const id = model.shownIds + 1;
  return { ...model, shownIds: id, motion: { id, steps: stepViews(outlookOf(model), side, moves) } };
}

/** Moves of one side as the viewer sees them. */
export function stepViews(outlook: Outlook, side: Side, moves: readonly CheckerMove[]): readonly StepView[] {
  return moves.map(({ from, to, hit }) => ({
    side,
    from: placeOf(outlook, side, from),
    to: placeOf(outlook, side, to),
    hit,
  }));
}

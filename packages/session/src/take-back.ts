import { type TakeBack, takeBackOf } from '@nardy/record';
import type { Model } from './model.ts';
import { type Next, quiet } from './next.ts';
import { makeAct } from './requests.ts';

/** Whether turns can be taken back at this table at all: against the bot or at one screen, and without a clock. */
export function canEverTakeBack({ info, sides }: Model): boolean {
  const alone = info?.opponent === 'bot' || info?.opponent === 'hotseat';
  return alone && sides.length > 0 && info?.settings.clock.kind === 'none';
}

/**
 * What one press takes back: the last act of a side played here. Of two sides at one screen the one that acted
 * last.
 */
export function takeBackNow(model: Model): TakeBack | null {
  const table = model.game?.table;
  if (table === undefined || model.fault !== null || model.turn.stage === 'sent') return null;
  const acts = model.sides.map((side) => takeBackOf(table, side)).filter((act) => act !== null);
  return acts.reduce<TakeBack | null>(
    (last, act) => (last === null || act.line > last.line ? act : last),
    null,
  );
}

/** Asks the table to go back; what lies under the finger goes with it. */
export function takeBack(model: Model): Next {
  const act = takeBackNow(model);
  if (act === null) return quiet(model);
  return makeAct({ ...model, question: null }, act.side, { type: 'takeBack', line: act.line });
}

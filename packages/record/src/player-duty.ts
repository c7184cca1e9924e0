import {
  linksLeft,
  mayRelease,
  otherPlayer,
  type PlayerRole,
  type ReleaseWish,
  shouldRenew,
} from '@nardy/dice';
import type { MatchState, Side } from '@nardy/rules';
import { nextThrown } from './past.ts';
import { roleOf } from './roles.ts';
import type { TableState } from './table.ts';

/** What a client must send by itself now, without asking its user. */
export type Duty =
  /** Make a chain of `epoch`, or take the stored one, and send its seal (`anchor` request). Its base roll is `base`. */
  | { readonly type: 'anchor'; readonly side: Side; readonly epoch: number; readonly base: number }
  /** This device has no chain for the side: `lostDevice` request with a new chain of `epoch`. */
  | { readonly type: 'lostDevice'; readonly side: Side; readonly epoch: number; readonly base: number }
  /** Open link `index` of the chain of `epoch` for `roll` (`link` request). */
  | {
      readonly type: 'link';
      readonly side: Side;
      readonly roll: number;
      readonly epoch: number;
      readonly index: number;
    };

/** What this client holds of the current game. */
export interface Held {
  readonly side: Side;
  /** Epochs of this side's chains whose secret is stored on this device. */
  readonly epochs: readonly number[];
}

/** Whether the opponent's next roll is helped by a link before it has been asked for. */
export type ReleasePolicy = 'when-asked' | 'early';

/**
 * The duties of the sides this client plays, at most one for each. `early` also releases the link of the
 * opponent's next roll before it has asked (a tab in the background); in mode `post` that is always done.
 * The table must have been made by `applyLine`: that is the check of every link and roll before.
 */
export function dutiesOf(
  table: TableState,
  held: readonly Held[],
  policy: ReleasePolicy = 'when-asked',
): readonly Duty[] {
  const { log, match } = table;
  if (match === null || log.chains.S === null || log.end !== null) return [];
  if (match.phase === 'game-over' || match.phase === 'match-over') return [];
  return held.flatMap((hand) => dutyOf(table, match, hand, policy) ?? []);
}

/**
 * The link by which `side` asks for its roll now, when it may: the effect of pressing Roll.
 * `null`: not its roll, its chain is not ready, or a thrown roll comes again (`rollAgainOf`).
 */
export function rollRequest(table: TableState, side: Side): Extract<Duty, { type: 'link' }> | null {
  const { match } = table;
  if (match?.phase !== 'before-roll' || match.onRoll !== side || nextThrown(table.past) !== null) return null;
  return linkDuty(table, side, 'roller');
}

function dutyOf(table: TableState, match: MatchState, hand: Held, policy: ReleasePolicy): Duty | null {
  const { log } = table;
  const { side } = hand;
  const role = roleOf(side);
  const chain = log.chains[role];
  if (chain === null) return { type: 'anchor', side, epoch: 0, base: 1 };
  if (log.chains[otherPlayer(role)] === null) return null;
  const next = { side, epoch: chain.epoch + 1 };
  const otherOpen = log.open[otherPlayer(role)] !== null;
  const unable = !hand.epochs.includes(chain.epoch) || linksLeft(log, role) === 0;
  if (unable) {
    // An own link that is open already still makes its roll; the new chain comes after it.
    if (log.open[role] !== null) return null;
    return { type: 'lostDevice', ...next, base: log.nextRoll + (otherOpen ? 1 : 0) };
  }
  if (shouldRenew(log, role)) return { type: 'anchor', ...next, base: log.nextRoll };
  const wish = wishOf(table, match, role, policy);
  return wish === null ? null : linkDuty(table, side, wish);
}

/** Why this side would open its link now by itself, if at all. */
function wishOf(
  { log, past }: TableState,
  match: MatchState,
  role: PlayerRole,
  policy: ReleasePolicy,
): ReleaseWish | null {
  if (nextThrown(past) !== null) return null;
  const early = policy === 'early' || log.game?.mode === 'post' ? 'early' : null;
  switch (match.phase) {
    case 'opening':
      return 'opening';
    case 'rolling':
      // Its own request stands when a void has used up the roll it was for.
      if (roleOf(match.onRoll) === role) return 'roller';
      return log.open[otherPlayer(role)] === null ? early : 'answer';
    case 'before-roll':
    case 'doubled':
      return roleOf(match.onRoll) === role ? null : early;
    default:
      return null;
  }
}

function linkDuty(
  { log }: TableState,
  side: Side,
  wish: ReleaseWish,
): Extract<Duty, { type: 'link' }> | null {
  const role = roleOf(side);
  const release = mayRelease(log, role, wish);
  const chain = log.chains[role];
  if (!release.ok || chain === null) return null;
  return { type: 'link', side, epoch: chain.epoch, ...release.value };
}

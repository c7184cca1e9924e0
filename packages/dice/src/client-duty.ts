import { err, ok, type Result } from '@nardy/result';
import { nextFingerprint } from './fingerprint.ts';
import { ZERO_HASH } from './hash.ts';
import type { LogState } from './log.ts';
import { otherPlayer, type PlayerRole } from './roles.ts';
import { RENEW_AT_LINKS_LEFT } from './version.ts';

/**
 * Why a client would open its link now.
 * - `opening`: the opening roll, for which both send without waiting.
 * - `roller`: its user asks for the roll.
 * - `answer`: the other side asked; nobody needs to be asked here.
 * - `early`: ahead of the other side's request, so that it need not wait.
 */
export const RELEASE_WISHES = ['opening', 'roller', 'answer', 'early'] as const;
export type ReleaseWish = (typeof RELEASE_WISHES)[number];

/** Why a link must stay closed. */
export const RELEASE_REFUSAL_CODES = [
  'RELEASE_NO_SEALS',
  'RELEASE_GAME_ENDED',
  'RELEASE_ALREADY_OPEN',
  'RELEASE_CHAIN_USED_UP',
  'RELEASE_NOT_OPENING',
  'RELEASE_NOT_ASKED',
] as const;
export interface ReleaseRefusal {
  readonly code: (typeof RELEASE_REFUSAL_CODES)[number];
}

/**
 * Whether a client of `role` may open its link, and for which roll. The log must have been verified line by line with
 * `acceptLine`: that is what makes "the previous roll has been verified" and "at most one ahead" true.
 *
 * @returns the roll and the index of the link in the current chain.
 */
export function mayRelease(
  log: LogState,
  role: PlayerRole,
  wish: ReleaseWish,
): Result<{ readonly roll: number; readonly index: number }, ReleaseRefusal> {
  const chain = log.chains[role];
  if (chain === null || log.chains.S === null || log.chains[otherPlayer(role)] === null) {
    return err({ code: 'RELEASE_NO_SEALS' });
  }
  if (log.end !== null) return err({ code: 'RELEASE_GAME_ENDED' });
  if (log.open[role] !== null) return err({ code: 'RELEASE_ALREADY_OPEN' });
  const index = log.nextRoll - chain.base + 1;
  if (index > chain.length) return err({ code: 'RELEASE_CHAIN_USED_UP' });
  if (wish === 'opening' && log.rolls > 0) return err({ code: 'RELEASE_NOT_OPENING' });
  if (wish === 'answer' && log.open[otherPlayer(role)] === null) return err({ code: 'RELEASE_NOT_ASKED' });
  return ok({ roll: log.nextRoll, index });
}

/**
 * Whether `role` may put down a voided roll now because its device, and its chain with it, is lost:
 * the other link is open and its own is not. The third time the void is refused and the role forfeits.
 */
export function mayVoid(log: LogState, role: PlayerRole): boolean {
  return log.end === null && log.open[role] === null && log.open[otherPlayer(role)] !== null;
}

/** Links of the chain of `role` that are left for the next roll and after; 0 without a chain. */
export function linksLeft(log: LogState, role: PlayerRole | 'S'): number {
  const chain = log.chains[role];
  return chain === null ? 0 : Math.max(0, chain.length - (log.nextRoll - chain.base));
}

/** Whether a new chain of `role` is due and allowed now: few links are left and none of the next roll is open. */
export function shouldRenew(log: LogState, role: PlayerRole | 'S'): boolean {
  const allowed = log.end === null && log.open.A === null && log.open.B === null && log.chains[role] !== null;
  return allowed && linksLeft(log, role) <= RENEW_AT_LINKS_LEFT;
}

/** Whether a log, given from line 0, extends the one whose line `seen.n` had fingerprint `seen.head`. */
export function isExtensionOf(
  seen: { readonly n: number; readonly head: string },
  lines: readonly string[],
): boolean {
  if (seen.n >= lines.length) return false;
  let head = ZERO_HASH;
  for (let n = 0; n <= seen.n; n++) head = nextFingerprint(head, lines[n] ?? '');
  return head === seen.head;
}

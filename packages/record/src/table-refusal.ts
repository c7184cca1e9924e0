import type { DiceFault } from '@nardy/dice';
import type { Refusal } from '@nardy/rules';

/** Why a table does not do what was asked; the log stays as it is. */
export type TableRefusal =
  | Refusal
  /** No settings line yet, or not all three seals. */
  | { readonly code: 'TABLE_NOT_READY' }
  /** The game has its `end` line. */
  | { readonly code: 'TABLE_ENDED' }
  /** A link for another roll than the next one. */
  | { readonly code: 'TABLE_WRONG_ROLL'; readonly next: number }
  /** A link of the side was opened already and this one differs, or it does not fit the seal. */
  | { readonly code: 'TABLE_LINK_WRONG' }
  /** The roller may open its link only by asking for its own roll. */
  | { readonly code: 'TABLE_LINK_TOO_EARLY' }
  /** The chain of the side has no link for this roll: a new seal is needed first. */
  | { readonly code: 'TABLE_CHAIN_USED_UP' }
  /** A new seal is not possible while a link of the next roll is open. */
  | { readonly code: 'TABLE_LINK_OPEN' }
  /** The seal is malformed: length 1–65535, 64 lower-case hex digits. */
  | { readonly code: 'TABLE_ANCHOR_BAD' }
  /** Nothing is owed. */
  | { readonly code: 'TABLE_NOTHING_OWED' }
  /** The line does not pass the dice checks for another reason. */
  | { readonly code: 'TABLE_DICE'; readonly fault: DiceFault };

import type { LineFaultCode } from '@nardy/dice';
import type { Refusal } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';

/** Codes that only a table answers with. */
export const TABLE_REFUSAL_CODES = [
  'TABLE_NOT_READY',
  'TABLE_ENDED',
  'TABLE_WRONG_SIDE',
  'TABLE_WRONG_ROLL',
  'TABLE_LINK_WRONG',
  'TABLE_LINK_OPEN',
  'TABLE_CHAIN_USED_UP',
  'TABLE_ANCHOR_BAD',
  'TABLE_ANCHOR_NOT_DUE',
  'TABLE_DICE',
] as const;

/** Why a table does not do what was asked; the log stays as it is. */
export type TableRefusal =
  | Refusal
  | ActRefusal
  /** Not all seals stand yet. */
  | { readonly code: 'TABLE_NOT_READY' }
  /** The game has its `end` line. */
  | { readonly code: 'TABLE_ENDED' }
  /** A command that names another side than the one who sends it. */
  | { readonly code: 'TABLE_WRONG_SIDE' }
  /** A link for another roll than the next one. */
  | { readonly code: 'TABLE_WRONG_ROLL'; readonly next: number }
  /** Another link of this side is open already, or the link does not fit the seal. */
  | { readonly code: 'TABLE_LINK_WRONG' }
  /** A new seal has to wait until the open links have made their roll. */
  | { readonly code: 'TABLE_LINK_OPEN' }
  /** The chain of the side, or of the server, has no link for this roll: a new seal is needed first. */
  | { readonly code: 'TABLE_CHAIN_USED_UP' }
  /** A seal has a length of 1–65535 and 64 lower-case hex digits. */
  | { readonly code: 'TABLE_ANCHOR_BAD' }
  /** The chain in use has plenty of links left. */
  | { readonly code: 'TABLE_ANCHOR_NOT_DUE' }
  /** The next line cannot stand for another reason of the dice protocol. */
  | { readonly code: 'TABLE_DICE'; readonly fault: LineFaultCode };

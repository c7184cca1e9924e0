import type { Role } from './roles.ts';

/** What a verdict can say: everything agrees, or the first thing that does not. */
export const VERDICT_CODES = [
  'OK',
  'E_FORMAT',
  'E_SEQ',
  'E_AFTER_END',
  'E_HEADER',
  'E_ANCHOR',
  'E_REKEY',
  'E_INDEX',
  'E_CHAIN_END',
  'E_LINK',
  'E_ORDER',
  'E_DICE',
  'E_VOID',
  'E_HEAD',
  'E_RECEIPT',
  'E_LEDGER',
  'E_TRUNCATED',
] as const;
export type VerdictCode = (typeof VERDICT_CODES)[number];

/** Codes a single line can be refused with. */
export type LineFaultCode = Exclude<VerdictCode, 'OK' | 'E_HEAD' | 'E_RECEIPT' | 'E_LEDGER' | 'E_TRUNCATED'>;

/** Why a line may not follow a log. `line` is the position at which it was offered. */
export type LineFault =
  | {
      readonly code: Exclude<LineFaultCode, 'E_LINK' | 'E_CHAIN_END' | 'E_DICE' | 'E_VOID'>;
      readonly line: number;
    }
  /** The link of `role` does not fit its seal, or its chain has no such link. */
  | { readonly code: 'E_LINK' | 'E_CHAIN_END'; readonly line: number; readonly role: Role }
  /** The line shows `shown`; the links give `expected`. */
  | { readonly code: 'E_DICE'; readonly line: number; readonly shown: string; readonly expected: string }
  /** `overLimit`: in order but for being one void too many; the verdict counts it. */
  | { readonly code: 'E_VOID'; readonly line: number; readonly role: Role; readonly overLimit: boolean };

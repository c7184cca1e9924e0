import type { Verdict, VerifyOptions } from '@nardy/dice';
import type { Refusal } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';

/** Whether the play of a record is according to the rules. */
export type PlayVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly line: number; readonly refusal: ActRefusal | Refusal };

/** The dice verdict and the play verdict of one game; `play` is `null` when the lines cannot be read so far. */
export interface RecordVerdict {
  readonly dice: Verdict;
  readonly play: PlayVerdict | null;
}

/** Verifies a transcript: dice to the letter of `docs/dice.md`, then the play of its lines. Never throws. */
export declare function verifyRecord(input: unknown, options?: VerifyOptions): RecordVerdict;

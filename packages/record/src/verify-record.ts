import { decodeTranscript, type Verdict, type VerifyOptions, verifyTranscript } from '@nardy/dice';
import type { Refusal } from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';
import { applyLine, emptyTable, type LineFault, type TableState } from './table.ts';

/** Whether the play of a record is according to the rules, as far as its dice could be read. */
export type PlayVerdict =
  | { readonly code: 'OK' }
  | { readonly code: 'BROKEN'; readonly line: number; readonly refusal: ActRefusal | Refusal }
  /** Not judged: the file cannot be read, or a line fails the dice checks before any fails the rules. */
  | { readonly code: 'UNREADABLE' };

/** The verdicts on the dice and on the play of one game. */
export interface RecordVerdict {
  readonly dice: Verdict;
  readonly play: PlayVerdict;
  /** The table after the last line that agrees. */
  readonly table: TableState;
}

/** Verifies a transcript straight from JSON: the dice by docs/dice.md, then the play of every line. Never throws. */
export function verifyRecord(input: unknown, options: VerifyOptions = {}): RecordVerdict {
  const dice = verifyTranscript(input, options);
  const transcript = decodeTranscript(input);
  let table = emptyTable();
  if (!transcript.ok) return { dice, play: { code: 'UNREADABLE' }, table };
  for (const text of transcript.value.lines) {
    const applied = applyLine(table, text);
    if (!applied.ok) return { dice, play: playFault(applied.error), table };
    table = applied.value;
  }
  return { dice, play: { code: 'OK' }, table };
}

function playFault(fault: LineFault): PlayVerdict {
  if (fault.kind === 'dice') return { code: 'UNREADABLE' };
  return { code: 'BROKEN', line: fault.line, refusal: fault.refusal };
}

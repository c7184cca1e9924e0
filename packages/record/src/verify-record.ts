import {
  decodeReceipt,
  decodeTranscript,
  parseLogLine,
  type Verdict,
  type VerifyOptions,
  verifyTranscript,
} from '@nardy/dice';
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

/** What a record is compared with besides itself: the reader's own receipts, a ledger mirror. */
export type RecordVerifyOptions = VerifyOptions;

/** Verifies a transcript straight from JSON: the dice by docs/dice.md, then the play of every line. Never throws. */
export function verifyRecord(input: unknown, options: RecordVerifyOptions = {}): RecordVerdict {
  const dice = verifyTranscript(input, { ...options, receipts: receiptsFor(input, options.receipts) });
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

/** Of the reader's receipts, those that claim to be of this game. */
function receiptsFor(input: unknown, receipts: readonly unknown[] = []): readonly unknown[] {
  const transcript = decodeTranscript(input);
  const first = transcript.ok ? parseLogLine(transcript.value.lines[0] ?? '') : null;
  const game = first?.ok && first.value.line.kind === 'game' ? first.value.line.game : null;
  return receipts.filter((item) => decodeReceipt(item)?.game === game || decodeReceipt(item) === null);
}

function playFault(fault: LineFault): PlayVerdict {
  if (fault.kind === 'dice') return { code: 'UNREADABLE' };
  return { code: 'BROKEN', line: fault.line, refusal: fault.refusal };
}

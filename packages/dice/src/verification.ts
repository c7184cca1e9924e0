import type { LineFault, VerdictCode } from './fault.ts';
import { fieldOf } from './json.ts';
import { type BatchIds, checkLedgerProof, type LedgerCheck, parseLedgerEvent } from './ledger.ts';
import { acceptParsedLine, emptyLog, type LogState, type VerifiedRoll } from './log.ts';
import type { LogLine } from './log-line.ts';
import { decodeReceipt } from './receipt.ts';
import type { ByPlayer } from './roles.ts';
import { TRANSCRIPT_FORMAT } from './transcript.ts';

/** Remarks on a log that are no failure, in the order a verdict lists them. */
export const VERDICT_FLAGS = ['LEDGER_UNCHECKED', 'OWED', 'PARTIAL', 'REKEY', 'VOID'] as const;
export type VerdictFlag = (typeof VERDICT_FLAGS)[number];

/** What a check of a transcript comes to. */
export interface Verdict {
  readonly code: VerdictCode;
  /** The line that fails; -1 for the whole file. */
  readonly line: number;
  /** Rolls that agree. */
  readonly rolls: number;
  readonly flags: readonly VerdictFlag[];
  readonly early: ByPlayer<number>;
  readonly voids: ByPlayer<number>;
  /** Fingerprint of the lines that agree. */
  readonly head: string;
}

/** What a transcript is compared with besides itself. */
export interface VerifyOptions {
  /** The reader's own receipts for this game, in order; straight from JSON. */
  readonly receipts?: readonly unknown[] | undefined;
  /** Batch ids of a ledger mirror. */
  readonly batches?: BatchIds | undefined;
}

/** A verdict with everything a reader may want to look at. */
export interface VerificationReport {
  readonly verdict: Verdict;
  /** Why a line fails; `null` when no line does. */
  readonly fault: LineFault | null;
  readonly rolls: readonly VerifiedRoll[];
  /** The lines that agree, typed. */
  readonly lines: readonly LogLine[];
  /** The log after them. */
  readonly log: LogState;
  /** True only when the file's proof was compared with a mirror and agrees. */
  readonly ledgerCompared: boolean;
  /**
   * The last line that the ledger vouches for; -1 where nothing was compared. An `open` event names the seals only:
   * what comes after them may have been written by anyone.
   */
  readonly ledgerLine: number;
  /** Receipts that agree. */
  readonly receiptsCompared: number;
}

/** A check under way; {@link continueVerification} moves it on. */
export interface Verification {
  readonly input: unknown;
  readonly options: VerifyOptions;
  /** Lines in the file, -1 when it is no transcript at all. */
  readonly total: number;
  log: LogState;
  readonly heads: string[];
  readonly rolls: VerifiedRoll[];
  readonly lines: LogLine[];
}

/** Begins a check without hashing anything yet. `input` is a transcript straight from JSON. */
export function startVerification(input: unknown, options: VerifyOptions = {}): Verification {
  const lines = fieldOf(input, 'lines');
  const isTranscript =
    fieldOf(input, 'format') === TRANSCRIPT_FORMAT && Array.isArray(lines) && lines.length > 0;
  const total = isTranscript ? lines.length : -1;
  return { input, options, total, log: emptyLog(), heads: [], rolls: [], lines: [] };
}

/**
 * Checks at most `count` further lines of `work`, which it changes.
 *
 * @returns the report once the check is over, `null` while lines are left. Cost: 5–20 µs a line.
 */
export function continueVerification(work: Verification, count: number): VerificationReport | null {
  const lines = fieldOf(work.input, 'lines');
  if (work.total < 0 || !Array.isArray(lines)) return failed(work, 'E_FORMAT', -1);
  const stop = Math.min(work.total, work.heads.length + count);
  for (let at = work.heads.length; at < stop; at++) {
    const text: unknown = lines[at];
    if (typeof text !== 'string') return failed(work, 'E_FORMAT', at);
    const accepted = acceptParsedLine(work.log, text);
    if (!accepted.ok) return faultReport(work, accepted.error);
    work.log = accepted.value.log;
    work.heads.push(work.log.head);
    work.lines.push(accepted.value.line);
    if (accepted.value.line.kind === 'roll' && work.log.lastRoll !== null) work.rolls.push(work.log.lastRoll);
  }
  return stop === work.total ? checkWhole(work) : null;
}

/** Checks a transcript at once and tells everything about it. */
export function inspectTranscript(input: unknown, options: VerifyOptions = {}): VerificationReport {
  const work = startVerification(input, options);
  for (;;) {
    const report = continueVerification(work, Number.MAX_SAFE_INTEGER);
    if (report !== null) return report;
  }
}

/**
 * The verdict on a transcript, straight from JSON. Never throws on anything JSON can hold.
 * A receipt for another game is an `E_RECEIPT`: give only those that claim to be of this one.
 */
export function verifyTranscript(input: unknown, options: VerifyOptions = {}): Verdict {
  return inspectTranscript(input, options).verdict;
}

/** Head, receipts and ledger, once all lines agree. */
function checkWhole(work: Verification): VerificationReport {
  const { input, options, log, heads } = work;
  const flags: VerdictFlag[] = [];
  if (log.open.A !== null && log.open.B !== null) flags.push('OWED');
  if (log.end === null) flags.push('PARTIAL');
  const head = fieldOf(input, 'head') ?? log.head;
  if (head !== log.head) return failed(work, 'E_HEAD', -1, flags);
  const game = log.game?.game ?? '';
  const receipts = options.receipts ?? [];
  for (const item of receipts) {
    const receipt = decodeReceipt(item);
    if (receipt === null || receipt.game !== game || receipt.n >= heads.length) {
      return failed(work, 'E_RECEIPT', -1, flags);
    }
    if (heads[receipt.n] !== receipt.head) return failed(work, 'E_RECEIPT', receipt.n, flags);
  }
  const compared = { receiptsCompared: receipts.length };
  const proof = fieldOf(input, 'ledger') ?? null;
  if (proof === null) return report(work, { code: 'OK', line: -1, flags }, compared);
  if (options.batches === undefined) flags.push('LEDGER_UNCHECKED');
  const ledger = checkLedgerProof({ game, heads, proof, batches: options.batches ?? null });
  const code = LEDGER_CODES[ledger];
  const agrees = ledger === 'agrees';
  const event = agrees ? fieldOf(proof, 'event') : null;
  const ledgerLine = typeof event === 'string' ? (parseLedgerEvent(event)?.n ?? -1) : -1;
  return report(work, { code, line: -1, flags }, { ...compared, ledgerCompared: agrees, ledgerLine });
}

const LEDGER_CODES: { readonly [check in LedgerCheck]: VerdictCode } = {
  agrees: 'OK',
  unchecked: 'OK',
  differs: 'E_LEDGER',
  truncated: 'E_TRUNCATED',
};

function failed(
  work: Verification,
  code: VerdictCode,
  line: number,
  flags: readonly VerdictFlag[] = [],
): VerificationReport {
  return report(work, { code, line, flags }, {});
}

function faultReport(work: Verification, fault: LineFault): VerificationReport {
  const whole = report(work, { code: fault.code, line: fault.line, flags: [] }, { fault });
  if (fault.code !== 'E_VOID' || !fault.overLimit || fault.role === 'S') return whole;
  const { voids } = whole.verdict;
  return {
    ...whole,
    verdict: { ...whole.verdict, voids: { ...voids, [fault.role]: voids[fault.role] + 1 } },
  };
}

function report(
  work: Verification,
  outcome: Pick<Verdict, 'code' | 'line' | 'flags'>,
  compared: Partial<Pick<VerificationReport, 'fault' | 'ledgerCompared' | 'ledgerLine' | 'receiptsCompared'>>,
): VerificationReport {
  const { log } = work;
  const flags = new Set<VerdictFlag>(outcome.flags);
  if (log.rekeys > 0) flags.add('REKEY');
  if (log.voids.A + log.voids.B > 0) flags.add('VOID');
  return {
    verdict: {
      code: outcome.code,
      line: outcome.line,
      rolls: log.rolls,
      flags: VERDICT_FLAGS.filter((flag) => flags.has(flag)),
      early: log.early,
      voids: log.voids,
      head: log.head,
    },
    fault: compared.fault ?? null,
    rolls: work.rolls,
    lines: work.lines,
    log,
    ledgerCompared: compared.ledgerCompared ?? false,
    ledgerLine: compared.ledgerLine ?? -1,
    receiptsCompared: compared.receiptsCompared ?? 0,
  };
}

import {
  type BatchIds,
  continueVerification,
  decodeReceipt,
  type LogLine,
  parseLogLine,
  type Receipt,
  startVerification,
  type VerificationReport,
} from '@nardy/dice';
import { emptyTable, type LineFault, stepLine, type TableEvent, type TableState } from '@nardy/record';
import type { MatchState } from '@nardy/rules';
import { type Pacing, type Slice, startSlice } from './pacing.ts';

/** A line after which the board, the cube or the dice on it have changed. */
export interface Moment {
  readonly n: number;
  readonly line: LogLine;
  readonly match: MatchState;
}

/** What came of playing the record through. */
export type PlayCheck =
  | { readonly kind: 'agrees' }
  /** The record does not hold the settings of a match, so there is nothing to judge by. */
  | { readonly kind: 'unknown' }
  /** The dice fail first. */
  | { readonly kind: 'partly' }
  | { readonly kind: 'broken'; readonly fault: Extract<LineFault, { kind: 'play' }> };

/** Everything that is shown about one game. */
export interface GameCheck {
  /** The lines as they are in the file; only texts. */
  readonly lines: readonly string[];
  readonly report: VerificationReport;
  /** Whether there was a ledger to compare with. */
  readonly mirror: 'given' | 'none';
  /** The last line of which there is a receipt; -1: there is none. */
  readonly receiptLine: number;
  readonly play: PlayCheck;
  readonly moments: readonly Moment[];
  /** The table after the last line that agrees and is according to the rules. */
  readonly table: TableState;
}

/** What a game is compared with. */
export interface Comparison {
  /** Receipts of any games, straight from JSON. */
  readonly receipts: readonly unknown[];
  readonly batches: BatchIds | null;
}

/** Lines between two looks at the clock. The first of a page take many times longer than all that follow. */
const BATCH = 2;

/**
 * Checks the dice, then the play of one game, a few milliseconds at a time. Never throws, whatever the file holds:
 * a record that cannot be read is a verdict too. A single line is never cut up, however long it is.
 */
export async function checkGame(
  transcript: unknown,
  comparison: Comparison,
  pacing: Pacing,
): Promise<GameCheck> {
  const lines = textsOf(transcript);
  const slice = startSlice(pacing);
  const receipts = receiptsFor(lines[0], comparison.receipts);
  const receiptLine = receipts.reduce((last, { n }) => Math.max(last, n), -1);
  const work = startVerification(transcript, {
    receipts,
    batches: comparison.batches ?? undefined,
  });
  let report = continueVerification(work, BATCH);
  while (report === null) {
    await slice.restWhenDue(work.heads.length / (2 * work.total));
    report = continueVerification(work, BATCH);
  }
  const agreeing = lines.slice(0, report.lines.length);
  const mirror = comparison.batches === null ? 'none' : 'given';
  return { lines, report, mirror, receiptLine, ...(await playThrough(agreeing, report, slice)) };
}

async function playThrough(
  lines: readonly string[],
  report: VerificationReport,
  slice: Slice,
): Promise<Pick<GameCheck, 'play' | 'moments' | 'table'>> {
  const moments: Moment[] = [];
  let table: TableState = emptyTable();
  for (const [n, text] of lines.entries()) {
    // One play of a double can take as long as a hundred other lines.
    await slice.restWhenDue(0.5 + n / (2 * lines.length));
    const step = stepLine(table, text);
    if (!step.ok) return { play: playCheck(step.error, report), moments, table };
    table = step.value.table;
    if (table.match !== null && step.value.events.some(isShown)) {
      moments.push({ n, line: step.value.line, match: table.match });
    }
  }
  return { play: playCheck(null, report), moments, table };
}

/** Requests and clock readings change nothing on the board. */
function isShown({ type }: TableEvent): boolean {
  return type !== 'rollRequested' && type !== 'clockRead' && type !== 'clockResumed';
}

function playCheck(fault: LineFault | null, report: VerificationReport): PlayCheck {
  const hasSettings = report.lines.some(
    (line) => line.kind === 'act' && line.role === 'S' && line.text.startsWith('settings '),
  );
  if (!hasSettings) return { kind: 'unknown' };
  if (fault?.kind === 'play') return { kind: 'broken', fault };
  return report.fault === null ? { kind: 'agrees' } : { kind: 'partly' };
}

function textsOf(transcript: unknown): readonly string[] {
  const isRecord = typeof transcript === 'object' && transcript !== null && 'lines' in transcript;
  const lines: unknown = isRecord ? transcript.lines : null;
  return Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [];
}

/** The receipts that claim to be of the game that the file's first line names. */
function receiptsFor(header: string | undefined, receipts: readonly unknown[]): readonly Receipt[] {
  const parsed = header === undefined ? null : parseLogLine(header);
  if (parsed === null || !parsed.ok || parsed.value.line.kind !== 'game') return [];
  const { game } = parsed.value.line;
  return receipts.map(decodeReceipt).filter((receipt): receipt is Receipt => receipt?.game === game);
}

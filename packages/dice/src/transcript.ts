import { err, ok, type Result } from '@nardy/result';
import { fieldOf } from './json.ts';
import type { Batch } from './ledger.ts';

/** The format word of a transcript file. */
export const TRANSCRIPT_FORMAT = 'nardy-dice-transcript/1';

/** The proof that an event of the game stands in a published batch. */
export interface LedgerProof {
  /** An event's text. */
  readonly event: string;
  /** Its place in the batch, from 0. */
  readonly index: number;
  /** Events in the batch. */
  readonly count: number;
  /** Hashes from the leaf upwards. */
  readonly path: readonly string[];
  readonly batch: Omit<Batch, 'count'>;
}

/** A game's log as a file. */
export interface Transcript {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly lines: readonly string[];
  readonly head?: string;
  readonly ledger?: LedgerProof;
}

/** Why a value is no transcript. */
export const TRANSCRIPT_REFUSAL_CODES = ['TRANSCRIPT_BAD_FORMAT', 'TRANSCRIPT_TOO_LONG'] as const;
export interface TranscriptRefusal {
  readonly code: (typeof TRANSCRIPT_REFUSAL_CODES)[number];
}

/** The most lines {@link decodeTranscript} takes; the longest game there is needs far fewer. */
export const MAX_TRANSCRIPT_LINES = 400_000;

/**
 * A transcript read from outside: the shape of the file only. Whether the lines agree is for `verifyTranscript`,
 * which also checks `ledger` itself.
 *
 * Refusals: `TRANSCRIPT_BAD_FORMAT`, `TRANSCRIPT_TOO_LONG` (more than {@link MAX_TRANSCRIPT_LINES} lines).
 */
export function decodeTranscript(
  input: unknown,
): Result<Omit<Transcript, 'ledger'> & { readonly ledger?: unknown }, TranscriptRefusal> {
  const lines = fieldOf(input, 'lines');
  const head = fieldOf(input, 'head') ?? null;
  const ledger = fieldOf(input, 'ledger') ?? null;
  if (fieldOf(input, 'format') !== TRANSCRIPT_FORMAT || !Array.isArray(lines) || lines.length === 0) {
    return err({ code: 'TRANSCRIPT_BAD_FORMAT' });
  }
  if (lines.length > MAX_TRANSCRIPT_LINES) return err({ code: 'TRANSCRIPT_TOO_LONG' });
  if (!lines.every((line): line is string => typeof line === 'string')) {
    return err({ code: 'TRANSCRIPT_BAD_FORMAT' });
  }
  if (head !== null && typeof head !== 'string') return err({ code: 'TRANSCRIPT_BAD_FORMAT' });
  return ok({
    format: TRANSCRIPT_FORMAT,
    lines,
    ...(head === null ? {} : { head }),
    ...(ledger === null ? {} : { ledger }),
  });
}

/** A transcript of lines and, optionally, what the ledger proves of them. */
export function makeTranscript(parts: {
  readonly lines: readonly string[];
  readonly head: string;
  readonly ledger?: LedgerProof | undefined;
}): Transcript {
  const { lines, head, ledger } = parts;
  return { format: TRANSCRIPT_FORMAT, lines, head, ...(ledger === undefined ? {} : { ledger }) };
}

/** The name a game's transcript is saved under. */
export function transcriptFileName(game: string): string {
  return `${game}.nardy.json`;
}

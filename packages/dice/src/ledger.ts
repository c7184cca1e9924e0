import { err, ok, type Result } from '@nardy/result';
import { isGameId, isHashHex, shaOfText, ZERO_HASH } from './hash.ts';
import { countOf, fieldOf } from './json.ts';
import { rootFromPath } from './merkle.ts';
import { isWellFormed, parseDecimal } from './text.ts';
import { DICE_VERSION } from './version.ts';

/** What the ledger says of a game: its log reached line `n` with fingerprint `head`. */
export interface LedgerEvent {
  /** `open` once all seals stand, `close` at the last line. */
  readonly kind: 'open' | 'close';
  readonly game: string;
  readonly n: number;
  readonly head: string;
}

/** A batch as it is hashed; `prev` is the id of the batch before, {@link ZERO_HASH} before the first. */
export interface Batch {
  readonly prev: string;
  /** 1, 2, 3 … */
  readonly no: number;
  /** Seconds since 1970. */
  readonly time: number;
  /** Number of events. */
  readonly count: number;
  readonly root: string;
}

/** One line of `ledger.txt`. */
export interface BatchLine extends Omit<Batch, 'prev'> {
  readonly id: string;
}

/** Ids of published batches by number, as a mirror gives them. */
export type BatchIds = Readonly<Record<string, string>>;

export const LEDGER_REFUSAL_CODES = ['LEDGER_BAD_LINE', 'LEDGER_BROKEN_CHAIN'] as const;

/** Why a ledger list is refused: the line (from 1) that is malformed or does not follow the one before. */
export interface LedgerRefusal {
  readonly code: (typeof LEDGER_REFUSAL_CODES)[number];
  readonly line: number;
}

/** The text of an event, which is also the leaf of the tree. */
export function formatLedgerEvent(event: LedgerEvent): string {
  return `${event.kind} ${event.game} ${event.n} ${event.head}`;
}

/** An event from its text, or `null`. */
export function parseLedgerEvent(text: string): LedgerEvent | null {
  const fields = text.split(' ', 5);
  const [kind, game, number = '', head] = fields;
  const n = parseDecimal(number);
  if (fields.length !== 4 || (kind !== 'open' && kind !== 'close')) return null;
  return isGameId(game) && n !== null && isHashHex(head) ? { kind, game, n, head } : null;
}

/** Identifier of a batch. */
export function batchId({ prev, no, time, count, root }: Batch): string {
  return shaOfText(`${DICE_VERSION}|batch|${prev}|${no}|${time}|${count}|${root}`);
}

/** A batch's line of `ledger.txt`. */
export function formatBatchLine({ no, time, count, root, id }: BatchLine): string {
  return `${no} ${time} ${count} ${root} ${id}`;
}

/** A batch from its line, or `null`. */
export function parseBatchLine(text: string): BatchLine | null {
  const fields = text.split(' ', 6);
  const [no, time, count] = fields.slice(0, 3).map(parseDecimal);
  const [, , , root, id] = fields;
  if (fields.length !== 5 || typeof no !== 'number' || typeof time !== 'number') return null;
  if (typeof count !== 'number' || !isHashHex(root) || !isHashHex(id)) return null;
  return { no, time, count, root, id };
}

/**
 * The batch ids of a `ledger.txt`. The list must begin with batch 1, and every id must follow from its line and the id before,
 * so a list with one altered number is refused as a whole. Empty lines at the end are ignored.
 */
export function parseLedgerList(text: string): Result<BatchIds, LedgerRefusal> {
  const work = startLedgerList(text);
  for (;;) {
    const list = continueLedgerList(work, Number.MAX_SAFE_INTEGER);
    if (list !== null) return list;
  }
}

/** A `ledger.txt` being read; {@link continueLedgerList} moves it on. */
export interface LedgerListInProgress {
  readonly lines: readonly string[];
  readonly ids: [no: string, id: string][];
}

/** Begins to read a `ledger.txt` without hashing anything yet; for threads that must not be held up. */
export function startLedgerList(text: string): LedgerListInProgress {
  const trimmed = text.trimEnd();
  return { lines: trimmed === '' ? [] : trimmed.split(/\r?\n/), ids: [] };
}

/**
 * Reads at most `count` further lines of `work`, which it changes. Refusals as {@link parseLedgerList}.
 *
 * @returns the whole list once it is read, `null` while lines are left. Cost: about 10 µs a line.
 */
export function continueLedgerList(
  work: LedgerListInProgress,
  count: number,
): Result<BatchIds, LedgerRefusal> | null {
  const { lines, ids } = work;
  const stop = Math.min(lines.length, ids.length + count);
  while (ids.length < stop) {
    const index = ids.length;
    const line = parseBatchLine(lines[index] ?? '');
    if (line === null) return err({ code: 'LEDGER_BAD_LINE', line: index + 1 });
    const prev = ids[index - 1]?.[1] ?? ZERO_HASH;
    if (line.no !== index + 1 || batchId({ ...line, prev }) !== line.id) {
      return err({ code: 'LEDGER_BROKEN_CHAIN', line: index + 1 });
    }
    ids.push([String(line.no), line.id]);
  }
  return stop === lines.length ? ok(Object.fromEntries(ids)) : null;
}

/** Where a log stands against the ledger. */
export type LedgerCheck = 'agrees' | 'unchecked' | 'differs' | 'truncated';

/**
 * Compares a log with the published proof of its transcript.
 *
 * `proof` is the `ledger` object of a transcript, straight from JSON. `batches` are the ids a mirror gives;
 * without them a proof that hangs together is `unchecked`. A mirror that does not know the batch `differs`.
 *
 * @param heads - the fingerprint after each line of the log.
 */
export function checkLedgerProof(check: {
  readonly game: string;
  readonly heads: readonly string[];
  readonly proof: unknown;
  readonly batches: BatchIds | null;
}): LedgerCheck {
  const { heads, batches } = check;
  const proof = decodeProof(check.proof);
  if (proof === null) return 'differs';
  const { event, batch } = proof;
  if (batches !== null && (!Object.hasOwn(batches, batch.no) || batches[batch.no] !== batchId(batch))) {
    return 'differs';
  }
  const last = heads.length - 1;
  if (event.game !== check.game) return 'differs';
  if (event.n > last) return 'truncated';
  if (heads[event.n] !== event.head) return 'differs';
  // A close names the last line: whatever follows it was added later.
  if (event.kind === 'close' && event.n < last) return 'differs';
  return batches === null ? 'unchecked' : 'agrees';
}

/** The event and batch of a proof whose path leads to the batch's root, or `null`. */
function decodeProof(input: unknown): { readonly event: LedgerEvent; readonly batch: Batch } | null {
  const text = fieldOf(input, 'event');
  const index = countOf(fieldOf(input, 'index'));
  const count = countOf(fieldOf(input, 'count'));
  const path = fieldOf(input, 'path');
  if (typeof text !== 'string' || !isWellFormed(text) || !Array.isArray(path)) return null;
  const event = parseLedgerEvent(text);
  const batch = decodeBatch(fieldOf(input, 'batch'), count);
  if (event === null || batch === null || index === null || count === null) return null;
  return rootFromPath(text, index, count, path) === batch.root ? { event, batch } : null;
}

function decodeBatch(input: unknown, count: number | null): Batch | null {
  const prev = fieldOf(input, 'prev');
  const no = countOf(fieldOf(input, 'no'));
  const time = countOf(fieldOf(input, 'time'));
  const root = fieldOf(input, 'root');
  if (!isHashHex(prev) || !isHashHex(root) || no === null || time === null || count === null) return null;
  return { prev, no, time, count, root };
}

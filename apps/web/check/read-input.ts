import { type BatchIds, decodeReceipt, parseLedgerList, type Receipt } from '@nardy/dice';
import type { Params } from '@nardy/i18n';
import { err, ok, type Result } from '@nardy/result';
import type { WordKey } from './words.ts';

/** Why something given to the page is not taken. */
export interface InputRefusal {
  readonly key: WordKey;
  readonly params?: Params;
}

/** The largest file that is read: a game of 400 rolls has a third of a hundredth of this. */
export const MAX_FILE_BYTES: number = 32 * 1024 * 1024;

/** The format word of a file that holds the games of a match. */
const MATCH_FORMAT = 'nardy-match/1';

/** The transcripts in a text: one game, or the games of a match. What they hold is judged later. */
export function readRecord(text: string): Result<readonly unknown[], InputRefusal> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  const isRecord = typeof input === 'object' && input !== null && 'format' in input && 'games' in input;
  if (!isRecord || input.format !== MATCH_FORMAT || !Array.isArray(input.games)) return ok([input]);
  return input.games.length === 0 ? err({ key: 'check.noGames' }) : ok(input.games);
}

/** Receipts in a text: one, or a list. */
export function readReceipts(text: string): Result<readonly Receipt[], InputRefusal> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const items = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  const receipts = items.map(decodeReceipt).filter((receipt) => receipt !== null);
  return receipts.length === items.length && receipts.length > 0
    ? ok(receipts)
    : err({ key: 'check.notReceipts' });
}

/** The batch ids of a `ledger.txt`. */
export function readLedger(text: string): Result<BatchIds, InputRefusal> {
  const list = parseLedgerList(text);
  return list.ok ? list : err({ key: 'check.notLedger', params: { line: list.error.line } });
}

function parseJson(text: string): Result<unknown, InputRefusal> {
  try {
    // A byte order mark is no part of JSON, but editors write it.
    return ok(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return err({ key: 'check.notJson' });
  }
}

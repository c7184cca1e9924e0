import { type BatchIds, continueLedgerList, decodeReceipt, type Receipt, startLedgerList } from '@nardy/dice';
import type { Params } from '@nardy/i18n';
import { err, ok, type Result } from '@nardy/result';
import { type Pacing, startSlice } from './pacing.ts';
import type { WordKey } from './words.ts';

/** Why something given to the page is not taken. */
export interface InputRefusal {
  readonly key: WordKey;
  readonly params?: Params;
}

/** The largest file that is read: a game of 400 rolls has a third of a hundredth of this. */
export const MAX_FILE_BYTES: number = 32 * 1024 * 1024;

/** Lines of a ledger between two looks at the clock. */
const LEDGER_LINES = 16;

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

/** The batch ids of a `ledger.txt`, a few milliseconds at a time: one of ten years has 90,000 lines. */
export async function readLedger(text: string, pacing: Pacing): Promise<Result<BatchIds, InputRefusal>> {
  const work = startLedgerList(text);
  const slice = startSlice(pacing);
  let list = continueLedgerList(work, LEDGER_LINES);
  while (list === null) {
    await slice.restWhenDue(work.ids.length / work.lines.length);
    list = continueLedgerList(work, LEDGER_LINES);
  }
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

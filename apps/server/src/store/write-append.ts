import type { Transaction } from 'kysely';
import type { Append } from './match-store.ts';
import type { Schema } from './schema.ts';

/** How many rows go into one statement; databases limit the parameters of one. */
export const ROWS_AT_ONCE = 200;

/** Writes everything of an append whose line numbers have been won. */
export async function writeAppend(tx: Transaction<Schema>, append: Append): Promise<void> {
  if (append.opens !== null) {
    await tx
      .insertInto('games')
      .values({
        id: append.opens.game,
        match_id: append.match,
        ordinal: append.opens.ordinal,
        first_seq: append.expectedSeq,
        result: null,
        head: null,
        line_count: null,
        sealed_ms: null,
      })
      .execute();
  }
  const rows = append.lines.map((text, at) => ({
    match_id: append.match,
    seq: append.expectedSeq + at,
    text,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('lines')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  if (append.answer !== null) {
    await tx
      .insertInto('answers')
      .values({
        match_id: append.match,
        request_id: append.answer.requestId,
        text: append.answer.text,
        stored_ms: append.nowMs,
      })
      .execute();
  }
  if (append.ends !== null) {
    await tx
      .updateTable('games')
      .set({
        result: JSON.stringify(append.ends.result),
        head: append.ends.head,
        line_count: append.ends.lines,
      })
      .where('id', '=', append.ends.game)
      .execute();
  }
  if (append.seals !== null) {
    await tx.updateTable('games').set({ sealed_ms: append.nowMs }).where('id', '=', append.seals).execute();
  }
  if (append.leaver !== null) {
    await tx
      .insertInto('leavings')
      .values({ match_id: append.match, device: append.leaver, left_ms: append.nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const event of append.ledgerEvents) {
    await tx
      .insertInto('ledger_events')
      .values({ event, queued_ms: append.nowMs, batch_no: null, position: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

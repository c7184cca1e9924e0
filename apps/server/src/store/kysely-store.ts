import type { BatchLine } from '@nardy/dice';
import type { StoredChain } from '@nardy/host';
import type { ServedMode } from '@nardy/protocol';
import type { BySide, Side } from '@nardy/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GroupCommit } from './group-commit.ts';
import type {
  Append,
  NewMatch,
  PresenceNote,
  SeatDevice,
  Store,
  StoredGame,
  StoredMatch,
} from './match-store.ts';
import type { Schema } from './schema.ts';
import { gameOf, matchOf, noteOf } from './stored-rows.ts';
import { ROWS_AT_ONCE, writeAppend } from './write-append.ts';

/** The store on any database that Kysely speaks to. Reads go straight, writes through the group commit. */
export class KyselyStore implements Store {
  readonly kind: Store['kind'];
  readonly #db: Kysely<Schema>;
  readonly #commits: GroupCommit<Transaction<Schema>>;

  constructor(kind: Store['kind'], db: Kysely<Schema>, commits: GroupCommit<Transaction<Schema>>) {
    this.kind = kind;
    this.#db = db;
    this.#commits = commits;
  }

  async createMatch(match: NewMatch): Promise<void> {
    await this.#commits.write((tx) =>
      tx
        .insertInto('matches')
        .values({
          id: match.id,
          rules: match.rules,
          length: match.length,
          clock: JSON.stringify(match.clock),
          mode: match.mode,
          opponent: match.opponent,
          level: match.level,
          white_name: match.names.white,
          black_name: match.names.black,
          white_seat: match.seatHashes.white,
          black_seat: match.seatHashes.black,
          created_ms: match.createdMs,
          seq: 0,
          deadline_ms: null,
          closed: 0,
          rematch: null,
          written_ms: 0,
          due_taken_ms: 0,
        })
        .execute(),
    );
  }

  async loadMatch(id: string): Promise<StoredMatch | null> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : matchOf(row);
  }

  async takeSeat(
    match: string,
    side: Side,
    name: string,
    seatHash: string,
  ): Promise<'taken-now' | 'was-taken'> {
    const nameColumn = side === 'white' ? 'white_name' : 'black_name';
    const change =
      side === 'white'
        ? { white_name: name, white_seat: seatHash }
        : { black_name: name, black_seat: seatHash };
    return this.#commits.write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set(change)
        .where('id', '=', match)
        .where(nameColumn, 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? 'taken-now' : 'was-taken';
    }, match);
  }

  async appendLines(append: Append): Promise<'appended' | 'conflict'> {
    return this.#commits.write(async (tx) => {
      // The row of the match is the lock: whoever moves `seq` first has written these numbers.
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({
          seq: append.expectedSeq + append.lines.length,
          deadline_ms: append.deadlineMs,
          written_ms: append.nowMs,
          due_taken_ms: 0,
        })
        .where('id', '=', append.match)
        .where('seq', '=', append.expectedSeq)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'conflict';
      await writeAppend(tx, append);
      return 'appended';
    }, append.match);
  }

  async loadLines(match: string, fromSeq: number, limit?: number): Promise<readonly string[]> {
    let query = this.#db
      .selectFrom('lines')
      .select('text')
      .where('match_id', '=', match)
      .where('seq', '>=', fromSeq)
      .orderBy('seq');
    if (limit !== undefined) query = query.limit(limit);
    return (await query.execute()).map((row) => row.text);
  }

  async loadGames(match: string): Promise<readonly StoredGame[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('match_id', '=', match)
      .orderBy('ordinal')
      .execute();
    return rows.map(gameOf);
  }

  async findGame(game: string): Promise<StoredGame | null> {
    const row = await this.#db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
    return row === undefined ? null : gameOf(row);
  }

  async findAnswer(match: string, requestId: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('answers')
      .select('text')
      .where('match_id', '=', match)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    return row?.text ?? null;
  }

  async pruneAnswers(storedBeforeMs: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('answers')
      .where('stored_ms', '<', storedBeforeMs)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async loadSeqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const seqs = new Map<string, number>();
    for (const some of inParts(matches)) {
      const rows = await this.#db
        .selectFrom('matches')
        .select(['id', 'seq'])
        .where('id', 'in', some)
        .execute();
      for (const { id, seq } of rows) seqs.set(id, seq);
    }
    return seqs;
  }

  async storeChain(chain: StoredChain): Promise<StoredChain> {
    const { game, role, epoch } = chain;
    const { base, length, random } = await this.#commits.write(async (tx) => {
      await tx
        .insertInto('chains')
        .values({ game_id: game, role, epoch, base: chain.base, length: chain.length, random: chain.random })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return tx
        .selectFrom('chains')
        .select(['base', 'length', 'random'])
        .where('game_id', '=', game)
        .where('role', '=', role)
        .where('epoch', '=', epoch)
        .executeTakeFirstOrThrow();
    }, game);
    return { game, role, epoch, base, length, random };
  }

  async loadChains(game: string): Promise<readonly StoredChain[]> {
    const rows = await this.#db
      .selectFrom('chains')
      .selectAll()
      .where('game_id', '=', game)
      .orderBy('role')
      .orderBy('epoch')
      .execute();
    return rows.map((row) => ({
      game: row.game_id,
      role: row.role as StoredChain['role'],
      epoch: row.epoch,
      base: row.base,
      length: row.length,
      random: row.random,
    }));
  }

  async closeMatch(match: string): Promise<void> {
    await this.#commits.write(
      (tx) => tx.updateTable('matches').set({ closed: 1 }).where('id', '=', match).execute(),
      match,
    );
  }

  async setRematch(match: string, rematch: string): Promise<string> {
    return this.#commits.write(async (tx) => {
      await tx
        .updateTable('matches')
        .set({ rematch })
        .where('id', '=', match)
        .where('rematch', 'is', null)
        .execute();
      const row = await tx
        .selectFrom('matches')
        .select('rematch')
        .where('id', '=', match)
        .executeTakeFirstOrThrow();
      return row.rematch ?? rematch;
    }, match);
  }

  async deadlines(
    untilMs: number,
  ): Promise<readonly { readonly match: string; readonly deadlineMs: number }[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', 'deadline_ms'])
      .where('deadline_ms', '<=', untilMs)
      .orderBy('deadline_ms')
      .execute();
    return rows.map((row) => ({ match: row.id, deadlineMs: row.deadline_ms ?? 0 }));
  }

  async takeDue(nowMs: number, leaseMs: number): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (tx) => {
      const due = tx
        .selectFrom('matches')
        .select('id')
        .where('deadline_ms', '<=', nowMs)
        .where('due_taken_ms', '<=', nowMs - leaseMs)
        .orderBy('deadline_ms')
        .limit(ROWS_AT_ONCE);
      // SQLite has one writer at a time and no locks on rows.
      const rows = await (this.kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
      const ids = rows.map((row) => row.id);
      if (ids.length > 0) {
        await tx.updateTable('matches').set({ due_taken_ms: nowMs }).where('id', 'in', ids).execute();
      }
      return ids;
    });
  }

  async notePresence({ match, side, node, state, sinceMs }: PresenceNote): Promise<void> {
    await this.#commits.write(
      (tx) =>
        tx
          .insertInto('presence')
          .values({ match_id: match, side, node, state, since_ms: sinceMs })
          .onConflict((conflict) =>
            conflict.columns(['match_id', 'side', 'node']).doUpdateSet({ state, since_ms: sinceMs }),
          )
          .execute(),
      match,
    );
  }

  async loadPresence(matches: readonly string[]): Promise<readonly PresenceNote[]> {
    const notes: PresenceNote[] = [];
    for (const some of inParts(matches)) {
      const rows = await this.#db.selectFrom('presence').selectAll().where('match_id', 'in', some).execute();
      for (const row of rows) notes.push(noteOf(row));
    }
    return notes;
  }

  async prunePresence(beforeMs: number, nodesUp: ReadonlySet<string>): Promise<void> {
    await this.#db
      .deleteFrom('presence')
      .where('since_ms', '<', beforeMs)
      .where((is) => is.or([is('state', '!=', 'here'), is('node', 'not in', [...nodesUp])]))
      .execute();
  }

  async noteOutage(endedMs: number): Promise<void> {
    await this.#commits.write((tx) =>
      tx
        .insertInto('outages')
        .values({ ended_ms: endedMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async lastOutageMs(): Promise<number | null> {
    const row = await this.#db
      .selectFrom('outages')
      .select('ended_ms')
      .orderBy('ended_ms', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.ended_ms ?? null;
  }

  async noteDevice({ match, side, device, seatedMs }: SeatDevice): Promise<void> {
    await this.#commits.write(
      (tx) =>
        tx
          .insertInto('seat_devices')
          .values({ match_id: match, side, device, seated_ms: seatedMs })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      match,
    );
  }

  async loadDevices(match: string): Promise<BySide<string | null>> {
    const rows = await this.#db
      .selectFrom('seat_devices')
      .select(['side', 'device'])
      .where('match_id', '=', match)
      .execute();
    const deviceOf = (side: Side) => rows.find((row) => row.side === side)?.device ?? null;
    return { white: deviceOf('white'), black: deviceOf('black') };
  }

  async loadLeavings(device: string, afterMs: number): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('leavings')
      .select('left_ms')
      .where('device', '=', device)
      .where('left_ms', '>', afterMs)
      .orderBy('left_ms')
      .execute();
    return rows.map((row) => row.left_ms);
  }

  async pruneDevices(beforeMs: number): Promise<void> {
    await this.#db.deleteFrom('leavings').where('left_ms', '<', beforeMs).execute();
    await this.#db
      .deleteFrom('seat_devices')
      .where('seated_ms', '<', beforeMs)
      .where('match_id', 'in', (from) =>
        from.selectFrom('matches').select('id').where('written_ms', '<', beforeMs),
      )
      .execute();
  }

  async queuedEvents(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('ledger_events')
      .select('event')
      .where('batch_no', 'is', null)
      .orderBy('queued_ms')
      .orderBy('event')
      .limit(limit)
      .execute();
    return rows.map((row) => row.event);
  }

  async storeBatch(batch: BatchLine, events: readonly string[]): Promise<'stored' | 'conflict'> {
    return this.#commits.write(async (tx) => {
      if ((await countQueued(tx, events)) !== events.length) return 'conflict';
      const inserted = await tx
        .insertInto('ledger_batches')
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return 'conflict';
      for (const [position, event] of events.entries()) {
        const { numUpdatedRows } = await tx
          .updateTable('ledger_events')
          .set({ batch_no: batch.no, position })
          .where('event', '=', event)
          .where('batch_no', 'is', null)
          .executeTakeFirst();
        // Another server published the event since it was counted: this batch must vanish.
        if (numUpdatedRows !== 1n) throw new Error(`ledger event already published: ${event}`);
      }
      return 'stored';
    });
  }

  async lastBatch(): Promise<BatchLine | null> {
    const row = await this.#db
      .selectFrom('ledger_batches')
      .selectAll()
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  }

  async loadBatches(): Promise<readonly BatchLine[]> {
    return this.#db.selectFrom('ledger_batches').selectAll().orderBy('no').execute();
  }

  async loadBatch(
    no: number,
  ): Promise<{ readonly batch: BatchLine; readonly events: readonly string[] } | null> {
    const batch = await this.#db
      .selectFrom('ledger_batches')
      .selectAll()
      .where('no', '=', no)
      .executeTakeFirst();
    if (batch === undefined) return null;
    const rows = await this.#db
      .selectFrom('ledger_events')
      .select('event')
      .where('batch_no', '=', no)
      .orderBy('position')
      .execute();
    return { batch, events: rows.map((row) => row.event) };
  }

  async findEvent(event: string): Promise<{ readonly no: number; readonly index: number } | null> {
    const row = await this.#db
      .selectFrom('ledger_events')
      .select(['batch_no', 'position'])
      .where('event', '=', event)
      .executeTakeFirst();
    if (row === undefined || row.batch_no === null || row.position === null) return null;
    return { no: row.batch_no, index: row.position };
  }

  async unclosedGames(
    sealedBeforeMs: number,
  ): Promise<readonly { readonly game: string; readonly mode: ServedMode; readonly sealedMs: number }[]> {
    const rows = await this.#db
      .selectFrom('games')
      .innerJoin('matches', 'matches.id', 'games.match_id')
      .select(['games.id', 'games.sealed_ms', 'matches.mode'])
      .where('games.sealed_ms', '<=', sealedBeforeMs)
      .where('games.result', 'is', null)
      .orderBy('games.sealed_ms')
      .orderBy('games.id')
      .execute();
    return rows.map((row) => ({ game: row.id, mode: row.mode as ServedMode, sealedMs: row.sealed_ms ?? 0 }));
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#db.destroy();
  }
}

/** Parts small enough for one statement. */
function inParts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
    parts.push(all.slice(from, from + ROWS_AT_ONCE));
  return parts;
}

async function countQueued(tx: Transaction<Schema>, events: readonly string[]): Promise<number> {
  let count = 0;
  for (const some of inParts(events)) {
    const rows = await tx
      .selectFrom('ledger_events')
      .select('event')
      .where('event', 'in', some)
      .where('batch_no', 'is', null)
      .execute();
    count += rows.length;
  }
  return count;
}

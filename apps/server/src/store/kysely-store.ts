import type { BatchLine } from '@nardy/dice';
import type { DiceMode } from '@nardy/protocol';
import type { Side } from '@nardy/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GroupCommit } from './group-commit.ts';
import type { Append, NewMatch, Store, StoredChain, StoredGame, StoredMatch } from './match-store.ts';
import type { Schema } from './schema.ts';
import { gameOf, matchOf } from './stored-rows.ts';
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
          white_name: match.names.white,
          black_name: match.names.black,
          white_seat: match.seatHashes.white,
          black_seat: match.seatHashes.black,
          created_ms: match.createdMs,
          seq: 0,
          deadline_ms: null,
          closed: 0,
          rematch: null,
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
    });
  }

  async appendLines(append: Append): Promise<'appended' | 'conflict'> {
    return this.#commits.write(async (tx) => {
      // The row of the match is the lock: whoever moves `seq` first has written these numbers.
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({ seq: append.expectedSeq + append.lines.length, deadline_ms: append.deadlineMs })
        .where('id', '=', append.match)
        .where('seq', '=', append.expectedSeq)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'conflict';
      await writeAppend(tx, append);
      return 'appended';
    });
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

  async storeChain(chain: StoredChain): Promise<void> {
    await this.#commits.write((tx) =>
      tx
        .insertInto('chains')
        .values({
          game_id: chain.game,
          role: chain.role,
          epoch: chain.epoch,
          base: chain.base,
          length: chain.length,
          random: chain.random,
        })
        .execute(),
    );
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
    await this.#commits.write((tx) =>
      tx.updateTable('matches').set({ closed: 1 }).where('id', '=', match).execute(),
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
    });
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
  ): Promise<readonly { readonly game: string; readonly mode: DiceMode; readonly sealedMs: number }[]> {
    const rows = await this.#db
      .selectFrom('games')
      .innerJoin('matches', 'matches.id', 'games.match_id')
      .select(['games.id', 'games.sealed_ms', 'matches.mode'])
      .where('games.sealed_ms', '<=', sealedBeforeMs)
      .where('games.result', 'is', null)
      .orderBy('games.sealed_ms')
      .orderBy('games.id')
      .execute();
    return rows.map((row) => ({ game: row.id, mode: row.mode as DiceMode, sealedMs: row.sealed_ms ?? 0 }));
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#db.destroy();
  }
}

async function countQueued(tx: Transaction<Schema>, events: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
    const rows = await tx
      .selectFrom('ledger_events')
      .select('event')
      .where('event', 'in', events.slice(from, from + ROWS_AT_ONCE))
      .where('batch_no', 'is', null)
      .execute();
    count += rows.length;
  }
  return count;
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { GroupCommit } from './group-commit.ts';
import { KyselyStore } from './kysely-store.ts';
import type { Store } from './match-store.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface SqliteOptions {
  /** Path of the database file; its folder is made when missing. */
  readonly file: string;
  readonly clock: Clock;
  /** Writes that arrive within so many milliseconds share a flush to disk. */
  readonly groupMs: number;
  readonly onGroup?: ((size: number) => void) | undefined;
}

/** Opens the embedded store: a write-ahead log, flushed to disk at every commit. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  mkdirSync(dirname(options.file), { recursive: true });
  const database = new Database(options.file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  const commits = new GroupCommit<Transaction<Schema>>(
    (work) => db.transaction().execute(work),
    options.clock,
    options.groupMs,
    options.onGroup,
  );
  return new KyselyStore('sqlite', db, commits);
}

import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { GroupCommit } from './group-commit.ts';
import { KyselyStore } from './kysely-store.ts';
import type { Store } from './match-store.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  readonly clock: Clock;
  /** Writes that arrive within so many milliseconds share a flush to disk. */
  readonly groupMs: number;
  readonly onGroup?: ((size: number) => void) | undefined;
  /** Told when a connection that is not in use breaks; the pool makes a new one. */
  readonly onLostConnection: (error: Error) => void;
}

const INT8 = 20;

/** Opens the store on a PostgreSQL server. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 8,
    // `pg` hands out bigint as text; every bigint of the schema fits a number.
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', options.onLostConnection);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const commits = new GroupCommit<Transaction<Schema>>(
    (work) => db.transaction().execute(work),
    options.clock,
    options.groupMs,
    options.onGroup,
  );
  return new KyselyStore('postgres', db, commits);
}

import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import type { Schema } from './schema.ts';

/** The steps from an empty database to the present one, in order. A published step is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('length', 'integer')
        .addColumn('clock', 'text', (column) => column.notNull())
        .addColumn('mode', 'text', (column) => column.notNull())
        .addColumn('opponent', 'text', (column) => column.notNull())
        .addColumn('white_name', 'text')
        .addColumn('black_name', 'text')
        .addColumn('white_seat', 'text')
        .addColumn('black_seat', 'text')
        .addColumn('created_ms', 'bigint', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('deadline_ms', 'bigint')
        .addColumn('closed', 'integer', (column) => column.notNull())
        .addColumn('rematch', 'text')
        .execute();
      await db.schema.createIndex('matches_deadline').on('matches').column('deadline_ms').execute();
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('ordinal', 'integer', (column) => column.notNull())
        .addColumn('first_seq', 'bigint', (column) => column.notNull())
        .addColumn('result', 'text')
        .addColumn('head', 'text')
        .addColumn('line_count', 'integer')
        .addUniqueConstraint('games_ordinal', ['match_id', 'ordinal'])
        .execute();
      await db.schema
        .createTable('lines')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('lines_key', ['match_id', 'seq'])
        .execute();
      await db.schema
        .createTable('answers')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('request_id', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('answers_key', ['match_id', 'request_id'])
        .execute();
      await db.schema
        .createTable('chains')
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('base', 'integer', (column) => column.notNull())
        .addColumn('length', 'integer', (column) => column.notNull())
        .addColumn('random', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('chains_key', ['game_id', 'role', 'epoch'])
        .execute();
    },
  },
  '0002-ledger': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('ledger_batches')
        .addColumn('no', 'integer', (column) => column.primaryKey())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('root', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('ledger_events')
        .addColumn('event', 'text', (column) => column.primaryKey())
        .addColumn('queued_ms', 'bigint', (column) => column.notNull())
        .addColumn('batch_no', 'integer', (column) => column.references('ledger_batches.no'))
        .addColumn('position', 'integer')
        .execute();
      await db.schema
        .createIndex('ledger_events_batch')
        .on('ledger_events')
        .columns(['batch_no', 'position'])
        .execute();
    },
  },
  '0003-unclosed-games': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('games').addColumn('sealed_ms', 'bigint').execute();
      await db.schema.createIndex('games_sealed').on('games').column('sealed_ms').execute();
    },
  },
  '0004-nodes': {
    async up(db: Kysely<unknown>): Promise<void> {
      await addZeroMs(db, 'matches', 'written_ms');
      await addZeroMs(db, 'matches', 'due_taken_ms');
      await addZeroMs(db, 'answers', 'stored_ms');
      await db.schema.createIndex('answers_stored').on('answers').column('stored_ms').execute();
      await db.schema
        .createTable('presence')
        .addColumn('match_id', 'text', (column) => column.notNull())
        .addColumn('side', 'text', (column) => column.notNull())
        .addColumn('node', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('since_ms', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['match_id', 'side', 'node'])
        .execute();
      await db.schema.createIndex('presence_since').on('presence').column('since_ms').execute();
      await db.schema
        .createTable('outages')
        .addColumn('ended_ms', 'bigint', (column) => column.primaryKey())
        .execute();
    },
  },
  '0005-levels': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('matches').addColumn('level', 'text').execute();
    },
  },
  '0006-devices': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('seat_devices')
        .addColumn('match_id', 'text', (column) => column.notNull())
        .addColumn('side', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('seated_ms', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('seat_devices_key', ['match_id', 'side'])
        .execute();
      await db.schema.createIndex('seat_devices_seated').on('seat_devices').column('seated_ms').execute();
      await db.schema
        .createTable('leavings')
        .addColumn('match_id', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('left_ms', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('leavings_key', ['device', 'match_id'])
        .execute();
      await db.schema.createIndex('leavings_left').on('leavings').column('left_ms').execute();
    },
  },
};

async function addZeroMs(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
    .execute();
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** Brings the database up to date. Safe to run from several processes at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

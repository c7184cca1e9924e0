import { afterAll, beforeAll, describe } from 'vitest';
import { systemClock } from '../clock.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres-server.ts';
import { storeConformance } from '../testing/store-conformance.ts';
import { openPostgresStore } from './postgres-store.ts';

const bin = findPostgres();

describe.skipIf(bin === null)('PostgreSQL (skipped where it is not installed)', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres.stop());

  storeConformance(() =>
    openPostgresStore({
      url: postgres.url,
      clock: systemClock(),
      groupMs: 1,
      onLostConnection: (error) => {
        throw error;
      },
    }),
  );
});

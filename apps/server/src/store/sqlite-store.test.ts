import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { systemClock } from '../clock.ts';
import { storeConformance } from '../testing/store-conformance.ts';
import { openSqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'nardy-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite', () => {
  storeConformance(() =>
    openSqliteStore({ file: join(folder, 'new', 'nardy.db'), clock: systemClock(), groupMs: 1 }),
  );
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLedgerProof, formatLedgerEvent, parseLedgerList } from '@nardy/dice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createMetrics } from '../metrics.ts';
import type { Append, Store } from '../store/match-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { plainAppend } from '../testing/plain-append.ts';
import { Ledger } from './ledger.ts';

const START_MS = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const clock = fakeClock(START_MS);
const incidents: unknown[] = [];
let folder: string;
let store: Store;
let ledger: Ledger;
let seq = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nardy-ledger-'));
  store = await openSqliteStore({ file: join(folder, 'nardy.db'), clock: systemClock(), groupMs: 0 });
  const report = (error: unknown) => String(incidents.push(error));
  ledger = new Ledger({ store, clock, metrics: createMetrics(), folder: join(folder, 'ledger'), report });
  await store.createMatch({
    id: 'm',
    rules: 'international',
    length: 1,
    clock: { kind: 'none' },
    mode: 'live',
    opponent: 'friend',
    level: null,
    names: { white: 'A', black: 'B' },
    seatHashes: { white: null, black: null },
    createdMs: START_MS,
  });
});
afterAll(async () => {
  ledger.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const game = (at: number) => at.toString(16).padStart(32, '0');
const head = (at: number) => at.toString(16).padStart(64, '0');
const close = (at: number) => formatLedgerEvent({ kind: 'close', game: game(at), n: 1, head: head(at) });

async function append(change: Partial<Append>): Promise<void> {
  const lines = plainAppend({ match: 'm', expectedSeq: seq, lines: ['x'], nowMs: clock.unixMs() });
  await store.appendLines({ ...lines, ...change });
  seq += 1;
}

test('batches follow each other, and their list says the same on the server and in the mirror', async () => {
  expect(await ledger.publish()).toBeNull();
  await append({ ledgerEvents: [1, 2, 3].map(close) });
  expect(await ledger.publish()).toMatchObject({ no: 1, count: 3, time: START_MS / 1000 });
  await append({ ledgerEvents: [4].map(close) });
  clock.advance(3_600_000);
  expect(await ledger.publish()).toMatchObject({ no: 2, count: 1, time: START_MS / 1000 + 3_600 });
  expect(await ledger.publish()).toBeNull();
  const list = await ledger.list();
  const parsed = parseLedgerList(list);
  expect(parsed.ok && Object.keys(parsed.value)).toEqual(['1', '2']);
  expect(readFileSync(join(folder, 'ledger', 'ledger.txt'), 'utf8')).toBe(list);
  expect(readFileSync(join(folder, 'ledger', '1.txt'), 'utf8')).toBe(await ledger.events(1));
  expect(await ledger.events(3)).toBeNull();
});

test.each([[1], [2], [3], [4]])('game %i is proved by its batch, and another game is not', async (at) => {
  const list = parseLedgerList(await ledger.list());
  const batches = list.ok ? list.value : {};
  const proof = await ledger.proofOf(game(at), 1, head(at));
  const heads = [head(0), head(at)];
  expect(checkLedgerProof({ game: game(at), heads, proof, batches })).toBe('agrees');
  expect(checkLedgerProof({ game: game(9), heads, proof, batches })).toBe('differs');
  expect(await ledger.proofOf(game(at), 2, head(at))).toBeNull();
});

test('it publishes by itself as often as it was told', async () => {
  ledger.start(60);
  await append({ ledgerEvents: [close(5)] });
  clock.advance(59_000);
  expect(await store.queuedEvents(10)).toEqual([close(5)]);
  clock.advance(1_000);
  while ((await store.queuedEvents(10)).length > 0) await new Promise((then) => setImmediate(then));
  expect(await store.lastBatch()).toMatchObject({ no: 3, count: 1 });
  expect(incidents).toEqual([]);
});

test('a game that was sealed and never ended is listed after 30 days', async () => {
  await append({ opens: { game: game(7), ordinal: 1 }, seals: game(7) });
  const sealed = Math.floor(clock.unixMs() / 1000);
  clock.advance(30 * DAY_MS - 1);
  expect(await ledger.unclosed()).toBe('');
  clock.advance(1);
  expect(await ledger.unclosed()).toBe(`${game(7)} ${sealed}\n`);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateMatch, SeatsGiven } from '@nardy/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { hashToken } from '../random-source.ts';
import type { Store } from '../store/match-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { type FakeClock, fakeClock } from '../testing/fake-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { seatTwo, type TwoPlayers } from '../testing/two-players.ts';

let clock: FakeClock;
let server: TestServer;
let store: Store;
const folder = mkdtempSync(join(tmpdir(), 'nardy-devices-'));
beforeAll(async () => {
  clock = fakeClock(1_790_000_000_000);
  store = await openSqliteStore({ file: join(folder, 'nardy.db'), clock: systemClock(), groupMs: 1 });
  server = await startTestServer({ clock, folder, openStore: async () => store });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const newDevice = (): string => (++made).toString(16).padStart(32, '0');
const paused = (secondsLeft: number) => ({
  status: 429,
  body: { refusal: { code: 'LEFT_TOO_OFTEN', secondsLeft } },
});

/** A game under way, with black at `device`. */
async function sitDown(device: string, body: Partial<CreateMatch> = {}): Promise<TwoPlayers> {
  const blackAt = { ...server, join: (match: string) => server.join(match, { device }) };
  const usual = { clock: { kind: 'delay', reserveMs: 60_000, delayMs: 8_000 }, device: newDevice() } as const;
  const table = await seatTwo(server, { ...usual, ...body }, blackAt);
  await table.playUntil('to-play');
  return table;
}

/** Black closes the page, and white claims. */
async function leave({ white, black }: Pick<TwoPlayers, 'white' | 'black'>): Promise<void> {
  black.disconnect('closes');
  await white.until(() => white.presence?.black.state === 'away');
  clock.advance(10_000);
  expect((await white.ask({ type: 'claim' })).ok).toBe(true);
}

/** Asks for a table with a friend, which nobody comes to. */
const askAt = (device: string, more: object = {}) =>
  server.post('/api/matches', {
    ...{ rules: 'international', length: 1, opponent: 'friend', name: 'Нана', device },
    ...more,
  });

test('the first match left costs nothing, the second a minute without other people, the third five', async () => {
  const device = newDevice();
  await leave(await sitDown(device));
  expect((await askAt(device)).status).toBe(201);
  const table = await sitDown(device);
  await leave(table);
  const { match: free } = await server.create({});
  const body = JSON.stringify({ name: 'Нана', device });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/matches/${free}/join`, { method: 'POST', headers, body });
  expect({ status: answer.status, body: await answer.json() }).toEqual(paused(60));
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await askAt(device)).toEqual(paused(60));
  // The bot, two at one screen, other devices, and programs that name none are not concerned.
  for (const opponent of ['bot', 'hotseat']) expect((await askAt(device, { opponent })).status).toBe(201);
  expect((await askAt(newDevice())).status).toBe(201);
  await server.join(free);
  clock.advance(59_001);
  expect(await askAt(device)).toEqual(paused(1));
  clock.advance(999);
  await leave(await sitDown(device));
  expect(await askAt(device)).toEqual(paused(300));
  const kept = () => store.loadLeavings(hashToken(device), 0);
  expect(await kept()).toHaveLength(3);
  clock.advance(86_400_000);
  expect((await askAt(device)).status).toBe(201);
  await expect
    .poll(() => {
      clock.advance(60_000);
      return kept();
    })
    .toEqual([]);

  for (const path of ['', '/record', '/transcripts']) {
    const text = await (await fetch(`${server.url}/api/matches/${table.match}${path}`)).text();
    expect(text).toContain(table.white.game);
    expect(text).not.toContain(device);
    expect(text).not.toContain(hashToken(device).slice(0, 16));
  }
});

test.each<
  [name: string, at: (device: string) => Partial<CreateMatch>, end: (table: TwoPlayers) => Promise<void>]
>([
  ['a match of a device with itself', (device) => ({ device }), leave],
  [
    'a resignation',
    () => ({}),
    async ({ white, black }) => {
      await black.ask({ type: 'act', command: { type: 'resignMatch' } });
      await white.until(() => white.isMatchOver);
    },
  ],
  [
    'time that ran out at the table',
    () => ({ clock: { kind: 'delay', reserveMs: 3_000, delayMs: 8_000 } }),
    async ({ white }) => {
      clock.advance(12_000);
      await white.until(() => white.isMatchOver);
    },
  ],
])('%s does not count', async (_, at, end) => {
  const device = newDevice();
  for (let times = 0; times < 2; times++) await end(await sitDown(device, at(device)));
  expect((await askAt(device)).status).toBe(201);
});

test('a rematch cannot be asked for, but followed; leaving that one counts too', async () => {
  const device = newDevice();
  await leave(await sitDown(device));
  const table = await sitDown(device);
  await leave(table);
  const { match, tokens } = table;
  const rematch = (token: string) => server.post(`/api/matches/${match}/rematch`, { seats: [token] });
  expect(await rematch(tokens.black)).toEqual(paused(60));
  const next = (await rematch(tokens.white)).body as SeatsGiven;
  expect((await rematch(tokens.black)).body).toMatchObject({ match: next.match });
  const [white, black] = [tokens.white, tokens.black].map((token) =>
    server.client(next.match, [token], { manner: 'waits' }),
  );
  if (white === undefined || black === undefined) throw new Error('two seats, two players');
  await white.connect();
  await black.connect();
  await white.until(() => white.table.match?.phase === 'to-play');
  await leave({ white, black });
  expect(await askAt(device)).toEqual(paused(300));
});

test('a money session that was left counts once, however many of its games are claimed', async () => {
  const device = newDevice();
  const table = await sitDown(device, { length: null });
  await leave(table);
  await table.white.ask({ type: 'nextGame' });
  for (let step = 0; step < 6; step++) {
    clock.advance(10_000);
    await table.white.roundTrip();
  }
  expect((await table.white.ask({ type: 'claim' })).ok).toBe(true);
  expect((await askAt(device)).status).toBe(201);
});

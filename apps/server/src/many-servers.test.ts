import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { systemClock } from './clock.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { findPostgres, startPostgres, type TestPostgres } from './testing/postgres-server.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { seatTwo } from './testing/two-players.ts';

const START_MS = 1_790_000_000_000;

describe('two servers on one database', () => {
  let folder: string;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nardy-two-'));
    one = await startTestServer({ folder, clock: fakeClock(START_MS), seed: 1 });
    two = await startTestServer({ folder, clock: fakeClock(START_MS), seed: 2 });
  });
  afterAll(async () => {
    await one.stop();
    await two.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the one that has not seen the last lines reads them again and judges by them', async () => {
    const table = await seatTwo(one);
    await table.playUntil('to-play');
    const player = table.decider();
    const side = player.sides[0] ?? 'white';
    const elsewhere = two.client(table.match, [table.tokens[side]], { manner: 'waits' });
    await elsewhere.connect();
    const request = { type: 'act', command: { type: 'resign', kind: 'single' } } as const;
    // The client there has no chains of this game: it has sealed new ones, which the first server does not know.
    await elsewhere.until(() => elsewhere.lines.length > player.lines.length);
    // Seals of others do not make an act stale, so it is carried out on top of them.
    expect((await player.ask(request)).ok).toBe(true);
    expect(player.lines.slice(0, elsewhere.lines.length)).toEqual(elsewhere.lines);
    // The other server believes that nothing has happened since, and finds out when it writes.
    const late = await elsewhere.ask({ type: 'act', command: { type: 'resign', kind: 'gammon' } });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'STALE', revision: player.lines.length } });
    expect(elsewhere.lines).toEqual(player.lines);
  });
});

describe('memory', () => {
  test('a table that nobody looks at is forgotten, and comes back when asked for', async () => {
    const clock = fakeClock(START_MS);
    const server = await startTestServer({ clock });
    const table = await seatTwo(server);
    const { lines } = table.white;
    const rooms = () => Number(/nardy_rooms (\d+)/.exec(server.metrics.render())?.[1]);
    expect(rooms()).toBe(1);
    for (const player of [table.white, table.black]) {
      player.disconnect('closes');
      await player.until(() => !player.isConnected);
    }
    for (let step = 0; step < 20 && rooms() > 0; step++) {
      clock.advance(10_000);
      await (await fetch(`${server.url}/ready`)).text();
    }
    expect(rooms()).toBe(0);
    await table.white.connect();
    expect(table.white.lines.slice(0, lines.length)).toEqual(lines);
    await server.stop();
  });

  test('a client that does not read is cut off instead of being waited for', async () => {
    const server = await startTestServer();
    const { match } = await server.create({ opponent: 'hotseat' });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    socket.on('error', () => {});
    await new Promise((then) => socket.once('open', then));
    socket.pause();
    const hello = JSON.stringify({ type: 'hello', v: 1, match, seats: [], have: null });
    const dropped = () => server.metrics.render().includes('nardy_slow_clients_total 1');
    for (let batch = 0; batch < 200 && !dropped(); batch++) {
      for (let sent = 0; sent < 100; sent++) socket.send(hello);
      await (await fetch(`${server.url}/health`)).text();
    }
    expect(dropped()).toBe(true);
    socket.terminate();
    await server.stop();
  });
});

const bin = findPostgres();
describe.skipIf(bin === null)('on PostgreSQL (skipped where it is not installed)', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres.stop());

  test('a whole match is played', async () => {
    const openStore = () =>
      openPostgresStore({
        url: postgres.url,
        clock: systemClock(),
        groupMs: 1,
        onLostConnection: (error) => {
          throw error;
        },
      });
    const server = await startTestServer({ openStore });
    expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ status: 'ready', store: 'postgres' });
    const { match, seats } = await server.create({ opponent: 'hotseat', length: 1 });
    const both = server.client(
      match,
      seats.map((seat) => seat.token),
    );
    await both.connect();
    await both.until(() => both.isMatchOver, 60_000);
    expect(both.refusals).toEqual([]);
    await server.stop();
  });
});

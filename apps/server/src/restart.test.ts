import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt, type Side } from '@nardy/rules';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { plainAppend } from './testing/plain-append.ts';
import type { ScriptedClient } from './testing/scripted-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { seatTwo } from './testing/two-players.ts';

const START_MS = 1_790_000_000_000;
const AWAY_MS = 3_600_000;

let folder: string;
let server: TestServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nardy-restart-'));
});
afterEach(async () => {
  await server?.stop();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts on the same data, with chance of its own. */
async function start(nowMs: number, seed: number): Promise<TestServer> {
  server = await startTestServer({ folder, clock: fakeClock(nowMs), seed });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = null;
}

/** The same seat at the server that has come back. */
async function seatAgain(match: string, token: string): Promise<ScriptedClient> {
  const client = server?.client(match, [token], { manner: 'waits' });
  if (client === undefined) throw new Error('no server');
  await client.connect();
  return client;
}

test('a table goes on where it was; the time away is nobody’s', async () => {
  const clock = { kind: 'delay', reserveMs: 60_000, delayMs: 8_000 } as const;
  const table = await seatTwo(await start(START_MS, 1), { clock });
  await table.playUntil('to-play');
  const { lines } = table.white;
  const before = table.white.table.match;
  await stop();
  await start(START_MS + AWAY_MS, 2);
  const white = await seatAgain(table.match, table.tokens.white);
  expect(white.lines.slice(0, lines.length)).toEqual(lines);
  expect(white.lines.slice(lines.length)).toEqual([`${lines.length} act S resume @${AWAY_MS}`]);
  expect(white.table.match).toMatchObject({ phase: 'to-play', board: before?.board });
  const match = white.table.match;
  if (match === null) throw new Error('the game has begun');
  expect(clockAt(match, AWAY_MS)).toMatchObject({
    white: { reserveMs: 60_000 },
    black: { reserveMs: 60_000 },
  });
});

test('a request whose answer was lost with the server gets the same answer from the next one', async () => {
  const table = await seatTwo(await start(START_MS, 1));
  await table.playUntil('to-play');
  const player = table.decider();
  const side = player.sides[0] ?? 'white';
  const message = { id: 'kept', game: player.game ?? '', revision: player.lines.length };
  const request = { type: 'act', command: { type: 'resign', kind: 'single' } } as const;
  const answer = await player.ask(request, message);
  expect(answer.ok).toBe(true);
  await stop();
  await start(START_MS, 2);
  const again = await seatAgain(table.match, table.tokens[side]);
  expect(await again.ask(request, message)).toEqual(answer);
  expect(again.lines.filter((line) => line.includes(' resign '))).toHaveLength(1);
});

test('an answer is kept for a day; after that its request is judged anew and changes nothing', async () => {
  const table = await seatTwo(await start(START_MS, 1));
  await table.playUntil('to-play');
  const player = table.decider();
  const side = player.sides[0] ?? 'white';
  const message = { id: 'old', game: player.game ?? '', revision: player.lines.length };
  const request = { type: 'act', command: { type: 'resign', kind: 'single' } } as const;
  expect((await player.ask(request, message)).ok).toBe(true);
  await stop();
  const clock = fakeClock(START_MS + 2 * 86_400_000);
  server = await startTestServer({ folder, clock, seed: 2 });
  const again = await seatAgain(table.match, table.tokens[side]);
  expect((await again.ask(request, message)).ok).toBe(true);
  await stop();
  server = await startTestServer({ folder, clock, seed: 3 });
  const late = await seatAgain(table.match, table.tokens[side]);
  const database = new Database(join(folder, 'nardy.db'), { readonly: true });
  const kept = database.prepare("select text from answers where request_id = 'old'");
  expect(kept.all()).toHaveLength(1);
  clock.advance(5_000);
  await expect.poll(() => kept.all()).toEqual([]);
  database.close();
  expect(await late.ask(request, message)).toMatchObject({ ok: false, refusal: { code: 'STALE' } });
  expect(late.lines.filter((line) => line.includes(' resign '))).toHaveLength(1);
});

test('a roll whose links are all open is thrown after the restart, and it is the same roll', async () => {
  const table = await seatTwo(await start(START_MS, 1), { length: 3 });
  await table.playUntil('to-play');
  await table.decider().decide();
  await table.inStep();
  const { match } = table.white.table;
  if (match?.phase !== 'before-roll') throw new Error('a roll comes next');
  const roll = table.white.table.log.nextRoll;
  const next = table.white.lines.length;
  const link = (side: Side, role: string, line: number) =>
    `${line} link ${roll} ${role} ${table[side].link(side, roll)}`;
  const other: Side = match.onRoll === 'white' ? 'black' : 'white';
  const role = (side: Side) => (side === 'white' ? 'A' : 'B');
  const links = [link(match.onRoll, role(match.onRoll), next), link(other, role(other), next + 1)];
  await stop();

  // As if the process had died between the links and the roll.
  const throwTwice: string[] = [];
  for (const seed of [2, 3]) {
    const file = join(folder, 'nardy.db');
    const store = await openSqliteStore({ file, clock: systemClock(), groupMs: 0 });
    const stored = await store.loadMatch(table.match);
    if (seed === 2) {
      const expectedSeq = stored?.seq ?? 0;
      await store.appendLines(
        plainAppend({ match: table.match, expectedSeq, lines: links, nowMs: START_MS }),
      );
    }
    await store.close();
    await start(START_MS, seed);
    const white = await seatAgain(table.match, table.tokens.white);
    expect(white.lines.slice(next, next + 2)).toEqual(links);
    throwTwice.push(white.lines[next + 2] ?? '');
    await stop();
  }
  expect(throwTwice[0]).toMatch(new RegExp(`^${next + 2} roll ${roll} turn `));
  expect(throwTwice[1]).toBe(throwTwice[0]);
});

test('a match joined and not yet begun is begun when someone looks', async () => {
  const first = await start(START_MS, 1);
  const { match } = await first.create({});
  await stop();
  const store = await openSqliteStore({ file: join(folder, 'nardy.db'), clock: systemClock(), groupMs: 0 });
  await store.takeSeat(match, 'black', 'Нана', 'b'.repeat(64));
  await store.close();
  const second = await start(START_MS, 2);
  const spectator = second.client(match, [], { manner: 'waits' });
  await spectator.connect();
  expect(spectator.lines[1]).toContain('Гиви');
  expect(spectator.lines[2]).toContain('Нана');
});

test('a bot goes on by itself', async () => {
  const first = await start(START_MS, 1);
  const { match, seats } = await first.create({ opponent: 'bot', length: 3 });
  const token = seats[0]?.token ?? '';
  const player = first.client(match, [token], { thinkMs: 2 });
  await player.connect();
  await player.until(() => player.lines.length > 60);
  await stop();
  const second = await start(START_MS, 2);
  const again = second.client(match, [token], { manner: 'waits' });
  await again.connect();
  expect(again.lines.length).toBeGreaterThan(60);
  // The chains of the client before are gone: it says so, and the game goes on with new ones.
  const from = again.lines.length;
  await again.until(
    () =>
      again.lines.slice(from).some((line) => / anchor A 1 /.test(line)) ||
      again.table.log.chains.A?.epoch === 1,
  );
  expect(again.failure).toBeNull();
});

test('whoever is connected is told that the server stops', async () => {
  const table = await seatTwo(await start(START_MS, 1));
  const gone = table.white.until(() => !table.white.isConnected);
  await stop();
  await gone;
  expect(table.white.faults).toEqual(['FAULT_SHUTDOWN']);
});

test('correspondence is not given time by a restart, unless a turn has ended meanwhile', async () => {
  const day = 86_400_000;
  const clock = { kind: 'correspondence', daysPerTurn: 1 } as const;
  const table = await seatTwo(await start(START_MS, 1), { clock });
  await table.playUntil('to-play');
  const { lines } = table.white;
  await stop();
  await start(START_MS + day / 2, 2);
  expect((await seatAgain(table.match, table.tokens.white)).lines).toEqual(lines);
  await stop();
  await start(START_MS + 2 * day, 3);
  const late = await seatAgain(table.match, table.tokens.white);
  expect(late.lines.slice(lines.length)).toEqual([`${lines.length} act S resume @${2 * day}`]);
  expect(late.table.match?.phase).toBe('to-play');
});

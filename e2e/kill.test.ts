import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@nardy/record/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptedClient } from '../apps/server/src/testing/scripted-client.ts';
import { type Tables, tablesAt } from '../apps/server/src/testing/tables.ts';
import { compareBooks, type SeatedTable } from './harness/books.ts';
import { type RunningServer, startServer } from './harness/server.ts';

const TABLES = 50;
const KILLS = 20;
const THINK_MS = 200;
/** Lines that every table must be able to add after the last kill. */
const LINES_AFTERWARDS = 12;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    env: {
      LOG_LEVEL: 'error',
      MAX_CONNECTIONS_PER_ADDRESS: '1000',
      MAX_MESSAGES_PER_SECOND: '10000',
      MAX_MATCHES_PER_MINUTE: '10000',
      MAX_REQUESTS_PER_MINUTE: '100000',
    },
  });
});
afterAll(() => server.stop());

const KINDS = [
  { rules: 'international', opponent: 'friend', clock: { kind: 'none' } },
  { rules: 'long', opponent: 'friend', clock: { kind: 'none' } },
  { rules: 'caucasian', opponent: 'friend', clock: { kind: 'delay', reserveMs: 3_600_000, delayMs: 12_000 } },
  { rules: 'international', opponent: 'bot', clock: { kind: 'none' } },
  { rules: 'four-tier', opponent: 'hotseat', clock: { kind: 'none' } },
] as const;

async function openTable(tables: Tables, at: number): Promise<SeatedTable> {
  const kind = KINDS[at % KINDS.length]!;
  const made = await tables.create({ ...kind, length: 25, name: `A${at}` });
  const joined = kind.opponent === 'friend' ? await tables.join(made.match) : null;
  const own = made.seats.map((seat) => seat.token);
  const hands = joined === null ? [own] : [own, joined.seats.map((seat) => seat.token)];
  const clients = hands.map((seats, hand) =>
    tables.client(made.match, seats, {
      source: seeded(at * 2 + hand),
      thinkMs: THINK_MS,
      style: { resigns: 1 },
    }),
  );
  for (const client of clients) client.stayConnected();
  return { match: made.match, clients };
}

test(`${TABLES} tables under load survive ${KILLS} kills without losing or doubling anything`, async () => {
  const random = seeded(2_026);
  const made = tablesAt(server.url, random);
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, at) => openTable(made, at)));
  const clients = tables.flatMap((table) => table.clients);
  await Promise.all(clients.map((client) => client.until(() => client.lines.length > 10, 180_000)));

  for (let kill = 0; kill < KILLS; kill++) {
    await wait(100 + random.below(500));
    await server.kill9();
    await server.restart();
    // A client fails by itself when a line it has seen is missing, changed or doubled.
    expect(clients.map((client) => client.failure).filter((failure) => failure !== null)).toEqual([]);
  }

  const playable = (client: ScriptedClient) => {
    const [game, lines] = [client.game, client.lines.length];
    return client.until(
      () => client.isMatchOver || client.game !== game || client.lines.length >= lines + LINES_AFTERWARDS,
      180_000,
    );
  };
  await Promise.all(clients.map(playable));

  // Let what is on its way arrive, and then compare the books.
  for (const client of clients) client.finishTurn();
  await Promise.all(clients.map((client) => client.until(() => client.isQuiet, 180_000)));
  let games = 0;
  for (const table of tables) games += await compareBooks(server.url, table);
  expect(clients.flatMap((client) => client.refusals)).toEqual([]);
  console.log(`${tables.length} tables, ${games} games, ${KILLS} kills`);
  for (const client of clients) client.rest();
}, 900_000);

import { setTimeout as wait } from 'node:timers/promises';
import type { MatchFile } from '@nardy/record';
import { seeded } from '@nardy/record/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findPostgres,
  startPostgres,
  type TestPostgres,
} from '../apps/server/src/testing/postgres-server.ts';
import { tablesAt } from '../apps/server/src/testing/tables.ts';
import { seatTwo } from '../apps/server/src/testing/two-players.ts';
import { compareBooks, type SeatedTable } from './harness/books.ts';
import { type RunningServer, startServer } from './harness/server.ts';

const TABLES = 12;
const THINK_MS = 60;
/** A client tries again after 50 ms; the rest is the other node reading the table from the store, on a busy machine. */
const BACK_WITHIN_MS = 30_000;
const LINES_AFTERWARDS = 12;
const DELAY = { kind: 'delay', reserveMs: 600_000, delayMs: 12_000 } as const;

const bin = findPostgres();

describe.skipIf(bin === null)('several nodes on one PostgreSQL (skipped where it is not installed)', () => {
  let postgres: TestPostgres;
  let nodes: readonly [RunningServer, RunningServer];
  const random = seeded(2_027);

  const startNode = () =>
    startServer({
      env: {
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'error',
        MAX_CONNECTIONS_PER_ADDRESS: '1000',
        MAX_MESSAGES_PER_SECOND: '10000',
        MAX_MATCHES_PER_MINUTE: '10000',
        MAX_REQUESTS_PER_MINUTE: '100000',
      },
    });
  const tablesOf = (node: RunningServer) => tablesAt(node.url, random);
  const recordOf = async (node: RunningServer, match: string) =>
    (await (await fetch(`${node.url}/api/matches/${match}/record`)).json()) as MatchFile;
  const figure = async (node: RunningServer, name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${node.url}/metrics`)).text())?.[1]);

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    nodes = [await startNode(), await startNode()];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  });

  test('two players at two nodes play a whole match with the cube, and both see every line', async () => {
    const [one, two] = nodes.map(tablesOf) as [ReturnType<typeof tablesOf>, ReturnType<typeof tablesOf>];
    const { match, seats } = await one.create({ length: 5, clock: DELAY });
    const joined = await two.join(match);
    const style = { doubles: 20, resigns: 1 };
    const white = one.client(match, [seats[0]?.token ?? ''], { style, source: seeded(1) });
    const black = two.client(match, [joined.seats[0]?.token ?? ''], { style, source: seeded(2) });
    const spectator = two.client(match, [], { source: seeded(3) });
    const clients = [white, black, spectator];
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => client.until(() => client.isMatchOver, 120_000)));
    await Promise.all([white, black].map((client) => client.until(() => client.isQuiet)));

    const file = await recordOf(nodes[0], match);
    expect(await recordOf(nodes[1], match)).toEqual(file);
    await compareBooks(nodes[0].url, { match, clients: [white, black] });
    const lines = file.games.map((game) => game.lines);
    for (const client of clients) expect([...client.seen.values()]).toEqual(lines);
    expect(lines.flat().some((line) => / act [AB] double$/.test(line))).toBe(true);
    expect(lines.flat().some((line) => / act [AB] (take|pass)$/.test(line))).toBe(true);
    expect(clients.flatMap((client) => client.refusals)).toEqual([]);
    for (const node of nodes) expect(await figure(node, 'nardy_incidents_total')).toBe(0);
    for (const client of clients) client.rest();
  });

  test('a node that starts while a game is under way elsewhere writes nothing into it', async () => {
    const table = await seatTwo(tablesOf(nodes[0]), { clock: DELAY });
    await table.playUntil('to-play');
    const { lines } = table.white;
    const three = await startNode();
    const spectator = tablesOf(three).client(table.match, [], { manner: 'waits' });
    await spectator.connect();
    await spectator.roundTrip();
    expect(spectator.lines).toEqual(lines);
    expect(await recordOf(three, table.match)).toMatchObject({ games: [{ lines }] });
    await three.stop();
    expect(table.white.lines).toEqual(lines);
    for (const player of [table.white, table.black]) player.rest();
  });

  test('after all nodes were killed, whichever come back first give the time back once', async () => {
    const table = await seatTwo(tablesOf(nodes[0]), { clock: DELAY }, tablesOf(nodes[1]));
    await table.playUntil('to-play');
    const { lines } = table.white;
    await Promise.all(nodes.map((node) => node.kill9()));
    await Promise.all(nodes.map((node) => node.restart()));
    const [game] = (await recordOf(nodes[1], table.match)).games;
    expect(game?.lines.slice(0, lines.length)).toEqual(lines);
    expect(game?.lines.slice(lines.length)).toEqual([
      expect.stringMatching(new RegExp(`^${lines.length} act S resume @\\d+$`)),
    ]);
  });

  test('kill -9 of a node: its players go on at the other, and nothing that was acknowledged is lost', async () => {
    const kinds = [
      { opponent: 'friend', clock: DELAY },
      { opponent: 'friend', rules: 'long' },
      { opponent: 'bot' },
      { opponent: 'hotseat' },
    ] as const;
    const openTable = async (at: number): Promise<SeatedTable & { readonly atKilled: readonly number[] }> => {
      const kind = kinds[at % kinds.length]!;
      const made = await tablesOf(nodes[at % 2 === 0 ? 0 : 1]).create({ ...kind, length: 25 });
      const own = made.seats.map((seat) => seat.token);
      const joined = kind.opponent === 'friend' ? [await tablesOf(nodes[1]).join(made.match)] : [];
      const hands = [own, ...joined.map((given) => given.seats.map((seat) => seat.token))];
      const homes = hands.map((_, hand) => (at + hand) % 2);
      const clients = hands.map((tokens, hand) => {
        const [home, other] = homes[hand] === 0 ? [nodes[0], nodes[1]] : [nodes[1], nodes[0]];
        return tablesOf(home).client(made.match, tokens, {
          source: seeded(at * 2 + hand),
          thinkMs: THINK_MS,
          otherUrls: [`${other.url.replace('http', 'ws')}/ws`],
        });
      });
      for (const client of clients) client.stayConnected();
      return {
        match: made.match,
        clients,
        atKilled: homes.flatMap((home, hand) => (home === 1 ? [hand] : [])),
      };
    };
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, at) => openTable(at)));
    const clients = tables.flatMap((table) => table.clients);
    await Promise.all(clients.map((client) => client.until(() => client.lines.length > 30, 120_000)));

    const orphans = tables.flatMap((table) => table.atKilled.map((hand) => table.clients[hand]!));
    expect(orphans.length).toBeGreaterThan(TABLES / 2);
    const welcomes = orphans.map((client) => client.welcomes);
    const killedMs = Date.now();
    await nodes[1].kill9();
    await Promise.all(
      orphans.map((client, at) => client.until(() => client.welcomes > (welcomes[at] ?? 0), BACK_WITHIN_MS)),
    );
    console.log(`${orphans.length} players back at the other node after ${Date.now() - killedMs} ms`);

    const goneOn = clients.map((client) => {
      const [game, lines] = [client.game, client.lines.length];
      const done = () =>
        client.isMatchOver || client.game !== game || client.lines.length >= lines + LINES_AFTERWARDS;
      return client.until(done, 120_000);
    });
    await Promise.all(goneOn);
    for (const client of clients) client.finishTurn();
    await Promise.all(clients.map((client) => client.until(() => client.isQuiet)));
    await wait(100);
    for (const table of tables) await compareBooks(nodes[0].url, table);
    expect(clients.map((client) => client.failure).filter((failure) => failure !== null)).toEqual([]);
    expect(clients.flatMap((client) => client.refusals)).toEqual([]);
    expect(await figure(nodes[0], 'nardy_incidents_total')).toBe(0);
    for (const client of clients) client.rest();
  });
});

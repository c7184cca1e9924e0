import type { TableRequestMessage, WireRequest } from '@nardy/protocol';
import { seeded } from '@nardy/record/testing';
import { boardOf, legalPlays, opponentOf, turnContext } from '@nardy/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { ScriptedClient } from '../apps/server/src/testing/scripted-client.ts';
import { type Tables, tablesAt } from '../apps/server/src/testing/tables.ts';
import { seatTwo, type TwoPlayers } from '../apps/server/src/testing/two-players.ts';
import { type RunningServer, startServer } from './harness/server.ts';

const CONNECTIONS_PER_ADDRESS = 60;

let server: RunningServer;
let tables: Tables;
beforeAll(async () => {
  server = await startServer({
    env: {
      LOG_LEVEL: 'error',
      MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS),
      MAX_MATCHES_PER_MINUTE: '1000',
      MAX_REQUESTS_PER_MINUTE: '10000',
    },
  });
  tables = tablesAt(server.url, seeded(11));
});
afterAll(() => server.stop());

describe('a player at the table', () => {
  let table: TwoPlayers;
  let mover: ScriptedClient;
  let other: ScriptedClient;
  let before: readonly string[];
  beforeAll(async () => {
    table = await seatTwo(tables, { length: 5 });
    await table.playUntil('to-play');
    mover = table.decider();
    other = mover === table.white ? table.black : table.white;
    before = mover.lines;
  });

  const legal = () => {
    const { match } = mover.table;
    if (match?.phase !== 'to-play') throw new Error('a roll is to be played');
    const side = match.onRoll;
    return legalPlays(match.settings.rules, boardOf(match, side), match.roll, turnContext(match, side));
  };
  const act = (command: Extract<WireRequest, { type: 'act' }>['command']): WireRequest => ({
    type: 'act',
    command,
  });
  const steps = () => legal()[0]!.moves.map(({ from, to }) => ({ from, to }));

  test.each<
    [
      name: string,
      who: () => ScriptedClient,
      request: () => WireRequest,
      change: Partial<TableRequestMessage>,
    ]
  >([
    ['plays when it is not its turn', () => other, () => act({ type: 'play', moves: steps() }), {}],
    ['plays only a part', () => mover, () => act({ type: 'play', moves: steps().slice(0, 1) }), {}],
    ['plays nothing though it can', () => mover, () => act({ type: 'play', moves: [] }), {}],
    ['plays other dice', () => mover, () => act({ type: 'play', moves: [{ from: 24, to: 12 }] }), {}],
    ['bears off from the start', () => mover, () => act({ type: 'play', moves: [{ from: 6, to: 0 }] }), {}],
    [
      'plays more than the roll',
      () => mover,
      () => act({ type: 'play', moves: [...steps(), { from: 13, to: 12 }] }),
      {},
    ],
    ['doubles after the roll', () => mover, () => act({ type: 'double' }), {}],
    ['doubles out of turn', () => other, () => act({ type: 'double' }), {}],
    ['takes what was not offered', () => other, () => act({ type: 'take' }), {}],
    ['passes what was not offered', () => mover, () => act({ type: 'pass' }), {}],
    ['beavers in a match', () => other, () => act({ type: 'beaver' }), {}],
    ['accepts a resignation nobody offered', () => other, () => act({ type: 'acceptResignation' }), {}],
    ['closes a match as if it were a session', () => mover, () => act({ type: 'closeSession' }), {}],
    ['goes on to the next game', () => mover, () => ({ type: 'nextGame' }), {}],
    ['claims though the other is here', () => mover, () => ({ type: 'claim' }), {}],
    ['opens a made-up link', () => mover, () => ({ type: 'link', roll: 2, link: 'a'.repeat(64) }), {}],
    [
      'opens the link of a later roll',
      () => mover,
      () => ({ type: 'link', roll: 9, link: 'a'.repeat(64) }),
      {},
    ],
    [
      'replays its link of the roll before for the next one',
      () => mover,
      () => ({ type: 'link', roll: 2, link: mover.link(mover.sides[0]!, 1) }),
      {},
    ],
    [
      'changes its chain without need',
      () => mover,
      () => ({ type: 'anchor', length: 1024, anchor: 'b'.repeat(64) }),
      {},
    ],
    [
      'speaks for the other seat',
      () => other,
      () => act({ type: 'play', moves: steps() }),
      { side: 'white' },
    ],
    ['acts on an old position', () => mover, () => act({ type: 'play', moves: steps() }), { revision: 0 }],
    [
      'acts on a position that is not there yet',
      () => mover,
      () => act({ type: 'play', moves: steps() }),
      { revision: 10_000 },
    ],
    [
      'acts in another game',
      () => mover,
      () => act({ type: 'play', moves: steps() }),
      { game: 'c'.repeat(32) },
    ],
  ])('%s: refused with a code, nothing changes', async (_, who, request, change) => {
    const client = who();
    const side = 'side' in change ? { side: opponentOf(client.sides[0]!) } : {};
    const answer = await client.ask(request(), { ...change, ...side });
    expect(answer).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^[A-Z_]+$/) } });
    expect(answer).not.toMatchObject({ refusal: { code: 'INTERNAL' } });
    await table.inStep();
    expect(mover.lines).toEqual(before);
    expect(other.lines).toEqual(before);
  });

  test("the opponent's request, sent again word for word, does nothing", async () => {
    const moves = steps();
    const accepted = await mover.ask(act({ type: 'play', moves }), { id: 'the-play' });
    expect(accepted.ok).toBe(true);
    await table.inStep();
    const after = mover.lines;
    const replayed = await other.ask(act({ type: 'play', moves }), {
      id: 'copied',
      side: mover.sides[0]!,
      revision: before.length,
    });
    expect(replayed).toMatchObject({ ok: false, refusal: { code: 'SEAT_NOT_YOURS' } });
    const again = await mover.ask(act({ type: 'play', moves }), { id: 'the-play', revision: before.length });
    expect(again).toEqual(accepted);
    await table.inStep();
    expect(mover.lines).toEqual(after);
  });
});

describe('a stranger with a socket', () => {
  const url = () => `${server.url.replace('http', 'ws')}/ws`;

  /** Sends one message and tells how the connection ended. */
  function shout(data: string | Buffer): Promise<{ readonly code: number; readonly said: string }> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url());
      let said = '';
      socket.on('message', (text) => {
        said += String(text);
      });
      socket.on('open', () => socket.send(data));
      socket.on('error', () => {});
      socket.on('close', (code) => resolve({ code, said }));
      setTimeout(() => reject(new Error('the connection stays open')), 20_000).unref();
    });
  }

  test.each<[name: string, data: string | Buffer, code: number]>([
    ['nothing', '', 4000],
    ['garbage', '\u0000\u0001{]', 4000],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00]), 4000],
    ['a number', '7', 4000],
    ['a message of no type', '{"type":"admin"}', 4000],
    ['a prototype', '{"type":"ping","__proto__":{"x":1}}', 4000],
    ['brackets without end', '['.repeat(60_000), 4000],
    [
      'a request before hello',
      JSON.stringify({
        type: 'request',
        id: 'a',
        game: 'a'.repeat(32),
        revision: 0,
        side: 'white',
        request: { type: 'claim' },
      }),
      4000,
    ],
    ['70 kB', JSON.stringify({ type: 'ping', fill: 'x'.repeat(70_000) }), 1009],
    ['10 MB', 'x'.repeat(10_000_000), 1009],
  ])('%s ends its own connection', async (_, data, code) => {
    const ended = await shout(data);
    // A reset may come before the close frame when much is still unread.
    expect([code, 1006]).toContain(ended.code);
    if (ended.code === 4000) expect(JSON.parse(ended.said)).toMatchObject({ type: 'fault' });
  });

  test('a flood of messages ends its own connection', async () => {
    const socket = new WebSocket(url());
    const faults: string[] = [];
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as { type: string; code?: string };
      if (message.type === 'fault') faults.push(message.code ?? '');
    });
    socket.on('error', () => {});
    await new Promise((then) => socket.once('open', then));
    for (let sent = 0; sent < 500; sent++) socket.send('{"type":"ping"}');
    const code = await new Promise((then) => socket.once('close', then));
    expect(code).toBe(4029);
    expect(faults).toEqual(['FAULT_TOO_MANY_MESSAGES']);
  });

  test('a page of another site gets no socket', async () => {
    const socket = new WebSocket(url(), { origin: 'https://evil.example' });
    const status = await new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });

  test('of 1,000 connections only the allowed number stays, and the tables go on', async () => {
    const table = await seatTwo(tables);
    const own = 2;
    const sockets = Array.from({ length: 1_000 }, () => new WebSocket(url()));
    const ends = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.on('error', () => resolve('refused'));
            socket.on('message', (text) => resolve(JSON.parse(String(text)).code));
            socket.on('open', () => socket.send('{"type":"ping"}'));
          }),
      ),
    );
    const refused = ends.filter((end) => end === 'FAULT_TOO_MANY_CONNECTIONS' || end === 'refused');
    expect(refused.length).toBeGreaterThanOrEqual(1_000 - CONNECTIONS_PER_ADDRESS);
    await table.playUntil('to-play');
    await table.decider().decide();
    expect(1_000 - refused.length).toBeLessThanOrEqual(CONNECTIONS_PER_ADDRESS - own);
    for (const socket of sockets) socket.terminate();
  });
});

describe('a stranger with HTTP', () => {
  beforeEach(() => expect(fetch(`${server.url}/health`)).resolves.toMatchObject({ status: 200 }));

  test.each<[name: string, body: string, status: number, code: string]>([
    ['no JSON', '{', 400, 'MESSAGE_NOT_JSON'],
    ['an empty object', '{}', 400, 'MESSAGE_MALFORMED'],
    ['a list', '[]', 400, 'MESSAGE_MALFORMED'],
    ['100 kB', JSON.stringify({ name: 'x'.repeat(100_000) }), 413, 'MESSAGE_TOO_LARGE'],
    [
      'a name with control characters',
      JSON.stringify({ rules: 'long', length: 1, opponent: 'bot', name: 'a\nb' }),
      400,
      'MESSAGE_MALFORMED',
    ],
    [
      'rules that contradict themselves',
      JSON.stringify({ rules: { base: 'long', cube: 'sideways' }, length: 1, opponent: 'bot', name: 'a' }),
      400,
      '',
    ],
  ])('%s is refused with a code', async (_, body, status, code) => {
    const response = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { refusal: { code: string } };
    expect(answer.refusal.code).toContain(code);
    expect(answer.refusal.code).not.toBe('INTERNAL');
  });

  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/matches/%00',
    '/api/games/..%2f..%2fx/transcript',
    '/ledger/../nardy.db',
    '/ledger/1.txt.new',
  ])('%s gives nothing away', async (path) => {
    const response = await fetch(`${server.url}${path}`);
    const text = await response.text();
    expect(text).not.toContain('root:');
    expect(response.status === 200 ? text.includes('<html') || text.includes('<!doctype') : true).toBe(true);
  });
});

test('after all this the server has noted no incident', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('nardy_incidents_total 0');
  expect(server.log()).not.toContain('this cannot happen');
});

import { verifyMatch, verifyRecord } from '@nardy/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function transcriptsOf(match: string) {
  const response = await fetch(`${server.url}/api/matches/${match}/transcripts`);
  const body = (await response.json()) as { games: { game: string; transcript: unknown }[] };
  return body.games;
}

async function expectValid(match: string, games: number): Promise<void> {
  const transcripts = await transcriptsOf(match);
  expect(transcripts.length).toBeGreaterThanOrEqual(games);
  for (const { transcript } of transcripts) {
    const verdict = verifyRecord(transcript);
    expect(verdict.dice).toMatchObject({ code: 'OK', flags: [] });
    expect(verdict.play).toEqual({ code: 'OK' });
  }
  const record = await (await fetch(`${server.url}/api/matches/${match}/record`)).json();
  const verdict = verifyMatch(record);
  expect([verdict.agrees, verdict.fault, verdict.games.length]).toEqual([true, null, transcripts.length]);
}

describe('whole matches by scripted players', () => {
  test.each<[rules: string, length: number | null, clock: 'none' | 'delay']>([
    ['international', 2, 'delay'],
    ['long', 1, 'none'],
    ['four-tier', 2, 'none'],
    ['international+beavers:true+jacoby:true', null, 'delay'],
  ])('%s to %s, clock %s', async (rules, length, kind) => {
    const clock =
      kind === 'none' ? ({ kind } as const) : ({ kind, reserveMs: 60_000, delayMs: 10_000 } as const);
    const made = await server.create({ rules, length, clock });
    const joined = await server.join(made.match);
    const tokens = [...made.seats, ...joined.seats].map((seat) => seat.token);
    const players = tokens.map((token) => server.client(made.match, [token], { style: { resigns: 8 } }));
    const spectator = server.client(made.match, []);
    await Promise.all([...players, spectator].map((client) => client.connect()));
    await Promise.all([...players, spectator].map((client) => client.until(() => client.isMatchOver)));
    expect(players.flatMap((client) => client.refusals)).toEqual([]);
    expect(spectator.lines).toEqual(players[0]?.lines);
    await expectValid(made.match, 1);
    for (const client of [...players, spectator]) client.disconnect('closes');
  });

  test.each<[rules: string]>([['international'], ['long']])('%s against the bot', async (rules) => {
    const { match, seats } = await server.create({ rules, length: 1, opponent: 'bot' });
    const player = server.client(
      match,
      seats.map((seat) => seat.token),
    );
    await player.connect();
    await player.until(() => player.isMatchOver);
    expect(player.refusals).toEqual([]);
    await expectValid(match, 1);
  });

  test.each<[rules: string, opponent: 'bot' | 'hotseat']>([
    ['international', 'bot'],
    ['long', 'bot'],
    ['international', 'hotseat'],
  ])('%s with turns taken back: %s', async (rules, opponent) => {
    const { match, seats } = await server.create({ rules, length: 1, opponent });
    const tokens = seats.map((seat) => seat.token);
    const player = server.client(match, tokens, { takesBack: 12 });
    await player.connect();
    await player.until(() => player.isMatchOver);
    expect(player.refusals).toEqual([]);
    expect(player.table.past.takeBacks).toBeGreaterThan(0);
    expect(player.lines.some((line) => / again \d+$/u.test(line))).toBe(true);
    await expectValid(match, 1);
  });

  test('nothing is taken back in a game of two people', async () => {
    const made = await server.create({ length: 1 });
    const joined = await server.join(made.match);
    const options = { manner: 'waits' } as const;
    const [white, black] = [...made.seats, ...joined.seats].map((seat) =>
      server.client(made.match, [seat.token], options),
    );
    await Promise.all([white?.connect(), black?.connect()]);
    await white?.until(() => white.table.match?.phase === 'to-play');
    for (const client of [white, black]) {
      const answer = await client?.ask({ type: 'act', command: { type: 'takeBack', line: 8 } });
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'TAKE_BACK_BARRED', because: 'people' } });
      client?.disconnect('closes');
    }
  });

  test('two at one device', async () => {
    const { match, seats } = await server.create({ rules: 'international', length: 1, opponent: 'hotseat' });
    const both = server.client(
      match,
      seats.map((seat) => seat.token),
    );
    await both.connect();
    expect(both.sides).toEqual(['white', 'black']);
    await both.until(() => both.isMatchOver);
    expect(both.refusals).toEqual([]);
    await expectValid(match, 1);
  });
});

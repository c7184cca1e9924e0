import { parseLedgerList } from '@nardy/dice';
import { DEFAULT_LEVEL } from '@nardy/engine';
import type { MatchSummary, SeatsGiven } from '@nardy/protocol';
import { verifyRecord } from '@nardy/record';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeClock, fakeClock } from './testing/fake-clock.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { seatTwo, type TwoPlayers } from './testing/two-players.ts';

const START_MS = 1_790_000_000_000;
let clock: FakeClock;
let server: TestServer;
beforeAll(async () => {
  clock = fakeClock(START_MS);
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const refusal = (code: string, facts: object = {}) => ({ ok: false, refusal: { code, ...facts } });

describe('requests', () => {
  test('[ne-06] the same id twice does one thing and gets one answer', async () => {
    const table = await seatTwo(server);
    await table.playUntil('to-play');
    const player = table.decider();
    const before = player.lines.length;
    const message = { id: 'same', game: player.game ?? '', revision: before };
    const command = { type: 'resign', kind: 'single' } as const;
    const first = await player.ask({ type: 'act', command }, message);
    const second = await player.ask({ type: 'act', command }, message);
    expect(first).toMatchObject({ ok: true, revision: before + 1 });
    expect(second).toEqual(first);
    expect(player.lines).toHaveLength(before + 1);
  });

  test('an act on a position that has changed is refused, and the change comes first', async () => {
    const table = await seatTwo(server);
    await table.playUntil('to-play');
    const player = table.decider();
    const revision = player.lines.length;
    await player.decide();
    const late = await player.ask({ type: 'act', command: { type: 'double' } }, { revision });
    expect(late).toMatchObject(refusal('STALE', { revision: player.lines.length }));
  });

  test('a link that arrives meanwhile does not make an act stale', async () => {
    const table = await seatTwo(server);
    await table.playUntil('to-play');
    const player = table.decider();
    const other = player === table.white ? table.black : table.white;
    const side = other.sides[0] ?? 'white';
    const revision = player.lines.length;
    const roll = other.table.log.nextRoll;
    const early = await other.ask({ type: 'link', roll, link: other.link(side, roll) });
    expect(early).toMatchObject({ ok: false });
    const own = player.sides[0] ?? 'white';
    // The next roll is the other side's, so it is this side that may open ahead.
    await player.ask({ type: 'link', roll, link: player.link(own, roll) });
    expect(player.lines.length).toBe(revision + 1);
    const act = await player.ask({ type: 'act', command: { type: 'resign', kind: 'single' } }, { revision });
    expect(act.ok).toBe(true);
  });

  test('only the holder of a seat speaks for it', async () => {
    const table = await seatTwo(server);
    const spectator = server.client(table.match, [], { manner: 'waits' });
    await spectator.connect();
    const request = { type: 'act', command: { type: 'resignMatch' } } as const;
    expect(await spectator.ask(request)).toMatchObject(refusal('SEAT_NOT_YOURS', { side: 'white' }));
    expect(await table.white.ask(request, { side: 'black' })).toMatchObject(
      refusal('SEAT_NOT_YOURS', { side: 'black' }),
    );
    expect(spectator.lines).toEqual(table.white.lines);
  });

  test('another game is answered with the current one', async () => {
    const table = await seatTwo(server);
    const answer = await table.white.ask({ type: 'nextGame' }, { game: 'f'.repeat(32) });
    expect(answer).toMatchObject(refusal('STALE_GAME', { game: table.white.game }));
    expect(await table.white.ask({ type: 'nextGame' })).toMatchObject(refusal('GAME_NOT_OVER'));
  });
});

describe('connections', () => {
  test('[ne-02] one that comes back gets only what it has missed', async () => {
    const table = await seatTwo(server);
    await table.playUntil('to-play');
    const player = table.decider();
    const other = player === table.white ? table.black : table.white;
    other.disconnect('breaks');
    await player.decide();
    const seen = other.lines.length;
    await other.connect();
    expect(other.welcomeFrom).toBe(seen);
    expect(other.lines.length).toBeGreaterThan(seen);
    expect(other.lines).toEqual(player.lines);
  });

  test('a false beginning is not believed', async () => {
    const table = await seatTwo(server);
    const fresh = server.client(table.match, [table.tokens.white], { manner: 'waits' });
    await fresh.connect();
    const whole = fresh.lines;
    const welcomes = fresh.welcomes;
    const have = { game: fresh.game ?? '', lines: 3, head: '0'.repeat(64) };
    fresh.send({ type: 'hello', v: 1, match: table.match, seats: [], have });
    await fresh.until(() => fresh.welcomes > welcomes);
    // Without its chain the client may have sealed a new one meanwhile.
    expect(fresh.lines.slice(0, whole.length)).toEqual(whole);
  });

  test('[ne-03] a double that waits is still there for who comes back, in a second tab too', async () => {
    const table = await seatTwo(server, { length: 5 });
    await table.playUntil('to-play');
    await table.decider().decide();
    await table.playUntil('before-roll');
    const doubler = table.decider();
    await doubler.ask({ type: 'act', command: { type: 'double' } });
    const taker = table.decider();
    expect(taker).not.toBe(doubler);
    const [side] = taker.sides;
    taker.disconnect('closes');
    const tab = server.client(table.match, [side === 'white' ? table.tokens.white : table.tokens.black], {
      manner: 'waits',
    });
    await tab.connect();
    await taker.connect();
    expect(tab.table.match).toMatchObject({ phase: 'doubled', decider: side });
    expect((await tab.ask({ type: 'act', command: { type: 'take' } })).ok).toBe(true);
    await taker.until(() => taker.table.match?.phase === 'before-roll');
    expect(taker.lines).toEqual(tab.lines);
  });

  test.each<[name: string, change: { match?: string; seats?: string[]; v?: number }, fault: string]>([
    ['an unknown match', { match: 'nobody' }, 'FAULT_UNKNOWN_MATCH'],
    ['a seat of another match', { seats: ['e'.repeat(64)] }, 'FAULT_UNKNOWN_SEAT'],
    ['another version', { v: 2 }, 'FAULT_VERSION'],
  ])('%s ends the connection with its code', async (_, change, fault) => {
    const { match } = await server.create({});
    const client = server.client(match, []);
    await client.connect();
    client.send({ type: 'hello', v: 1, match, seats: [], have: null, ...change });
    await client.until(() => client.faults.length > 0 && !client.isConnected);
    expect(client.faults).toEqual([fault]);
  });
});

describe('seats', () => {
  test('are given once', async () => {
    const { match, path } = await server.create({ side: 'black' });
    expect(path).toBe(`/m/${match}`);
    const joined = await server.join(match);
    expect(joined.seats.map((seat) => seat.side)).toEqual(['white']);
    expect(await server.post(`/api/matches/${match}/join`, { name: 'Anna' })).toEqual({
      status: 409,
      body: { refusal: { code: 'SEAT_TAKEN' } },
    });
    expect(await server.post('/api/matches/nobody/join', { name: 'Anna' })).toEqual({
      status: 404,
      body: { refusal: { code: 'MATCH_UNKNOWN' } },
    });
  });

  test('who waits learns that the other has come, and the game begins', async () => {
    const { match, seats } = await server.create({});
    const waiting = server.client(match, [seats[0]?.token ?? ''], { manner: 'waits' });
    await waiting.connect();
    expect(waiting.presence).toMatchObject({ white: { state: 'here' }, black: { state: 'free' } });
    expect(await waiting.ask({ type: 'claim' })).toMatchObject(refusal('GAME_NOT_BEGUN'));
    await server.join(match);
    await waiting.until(() => waiting.game !== null);
    expect(waiting.info?.players).toEqual({ white: 'Гиви', black: 'Нана' });
  });

  test.each<[name: string, body: object, code: string]>([
    ['no rules', { rules: 'tetris' }, 'RULES_UNKNOWN_ID'],
    ['length 0', { length: 0 }, 'MESSAGE_MALFORMED'],
    ['no name', { name: '' }, 'MESSAGE_MALFORMED'],
    ['a level there is not', { level: 'wizard' }, 'LEVEL_UNKNOWN'],
  ])('a match with %s is not made', async (_, body, code) => {
    const made = await server.post('/api/matches', {
      rules: 'long',
      length: 1,
      opponent: 'bot',
      name: 'A',
      ...body,
    });
    expect(made).toMatchObject({ status: 400, body: { refusal: { code } } });
  });
});

describe('the level of the bot', () => {
  test.each<[name: string, body: object, level: string | null]>([
    ['as chosen', { opponent: 'bot', level: 'newcomer' }, 'newcomer'],
    ['the usual one', { opponent: 'bot' }, DEFAULT_LEVEL],
    ['none where people play', { opponent: 'friend', level: 'newcomer' }, null],
  ])('%s', async (_, body, level) => {
    const { match } = await server.create(body);
    const summary = (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as MatchSummary;
    expect(summary.match.level).toBe(level);
  });

  test('stays in a rematch', async () => {
    const { match, seats } = await server.create({ opponent: 'bot', level: 'newcomer', length: 1 });
    const player = server.client(match, [seats[0]?.token ?? '']);
    await player.connect();
    expect(player.info?.level).toBe('newcomer');
    await player.until(() => player.isMatchOver);
    const next = await server.post(`/api/matches/${match}/rematch`, { seats: [seats[0]?.token] });
    const rematch = server.client((next.body as SeatsGiven).match, [seats[0]?.token ?? '']);
    await rematch.connect();
    expect(rematch.info?.level).toBe('newcomer');
  });
});

describe('a player far away', () => {
  const CLOCK = { kind: 'delay', reserveMs: 3_000, delayMs: 3_000 } as const;
  /** The server asks for signs of life as often. */
  const HEARTBEAT_MS = 15_000;
  const far: TwoPlayers[] = [];
  /** The clock is everyone's: who is far away lets it run on at the tables of later tests too. */
  afterEach(() => {
    for (const { white } of far.splice(0)) white.disconnect('closes');
  });

  /** A table at which white, whose messages take 300 ms there and back, has to play. */
  async function whiteToPlay() {
    // No sign of life is asked for while white thinks: its answer would take time too.
    clock.advance(HEARTBEAT_MS - ((clock.unixMs() - START_MS) % HEARTBEAT_MS));
    const table = await seatTwo(server, { clock: CLOCK }, server, { onPing: () => clock.advance(300) });
    far.push(table);
    do await table.playUntil('to-play');
    while (table.decider() !== table.white && (await table.black.decide()) === undefined);
    await table.white.roundTrip();
    return table;
  }
  const reserve = ({ white }: TwoPlayers) => white.table.match?.clock.reserveMs.white;

  test('[CL-14] the way of its play does not come off its reserve', async () => {
    const table = await whiteToPlay();
    const before = reserve(table) ?? 0;
    clock.advance(5_000);
    await table.white.decide();
    expect(reserve(table)).toBe(before - 1_700);
    expect(table.white.lines.at(-1)).toMatch(/ act S resume @/);
  });

  test('[CL-14] a play that was on its way when the time was up is waited for', async () => {
    const table = await whiteToPlay();
    clock.advance((reserve(table) ?? 0) + 3_000 + 200);
    await table.white.decide();
    expect(table.white.table.match).not.toMatchObject({ phase: 'match-over' });
    expect(reserve(table)).toBe(100);
  });

  test('[CL-14] and no longer than that', async () => {
    const table = await whiteToPlay();
    clock.advance((reserve(table) ?? 0) + 3_000 + 400);
    await table.white.until(() => table.white.isMatchOver);
    expect(table.white.table.match).toMatchObject({ result: { winner: 'black', ending: 'flagged' } });
  });
});

describe('absence', () => {
  test('[cl-02] the clock of the one to act goes on, the grace of the other is its own', async () => {
    const table = await seatTwo(server, { clock: { kind: 'delay', reserveMs: 60_000, delayMs: 5_000 } });
    await table.playUntil('to-play');
    const here = table.decider();
    const gone = here === table.white ? table.black : table.white;
    gone.disconnect('breaks');
    const side = gone.sides[0] ?? 'white';
    await here.until(() => here.presence?.[side].state === 'away');
    expect(here.presence?.[side].claimAtUnixMs).toBe(clock.unixMs() + 40_000);
    clock.advance(10_000);
    await here.decide();
    expect(here.table.match?.clock.reserveMs[here.sides[0] ?? 'white']).toBe(55_000);
  });

  test('[cl-03] who is back before the claim loses nothing', async () => {
    const table = await seatTwo(server, { clock: { kind: 'delay', reserveMs: 60_000, delayMs: 8_000 } });
    await table.playUntil('to-play');
    const { white, black } = table;
    black.disconnect('closes');
    await white.until(() => white.presence?.black.state === 'away');
    const claimAtUnixMs = clock.unixMs() + 10_000;
    expect(await white.ask({ type: 'claim' })).toMatchObject(refusal('CLAIM_TOO_EARLY', { claimAtUnixMs }));
    clock.advance(10_000);
    await black.connect();
    clock.advance(1_000);
    expect(await white.ask({ type: 'claim' })).toMatchObject(refusal('CLAIM_OPPONENT_HERE'));
    black.disconnect('closes');
    await white.until(() => white.presence?.black.state === 'away');
    clock.advance(10_000);
    expect((await white.ask({ type: 'claim' })).ok).toBe(true);
    expect(white.table.match).toMatchObject({
      phase: 'match-over',
      winner: 'white',
      result: { ending: 'forfeited' },
    });
    expect(await white.ask({ type: 'claim' })).toMatchObject({ ok: false });
  });

  test('[cl-06] a match that the other has not begun cannot be claimed', async () => {
    const { match, seats } = await server.create({});
    await server.join(match);
    const alone = server.client(match, [seats[0]?.token ?? ''], { manner: 'waits' });
    await alone.connect();
    for (let step = 0; step < 10; step++) {
      clock.advance(10_000);
      await alone.roundTrip();
    }
    expect(await alone.ask({ type: 'claim' })).toMatchObject(refusal('GAME_NOT_BEGUN'));
  });
});

describe('time', () => {
  test('who has none left loses at that moment, without anyone asking', async () => {
    const table = await seatTwo(server, { clock: { kind: 'delay', reserveMs: 3_000, delayMs: 10_000 } });
    await table.playUntil('to-play');
    const player = table.decider();
    clock.advance(12_999);
    const soon = await player.ask({ type: 'act', command: { type: 'take' } });
    expect(soon).toMatchObject({ ok: false });
    expect(player.table.match?.phase).toBe('to-play');
    clock.advance(10);
    await player.until(() => player.table.match?.phase === 'match-over');
    expect(player.table.match).toMatchObject({ result: { ending: 'flagged' } });
  });
});

describe('after the game', () => {
  test('the next game goes on from the score; either player begins it, twice does no harm', async () => {
    const table = await seatTwo(server, { length: 3 });
    await table.playUntil('to-play');
    const loser = table.decider();
    const winner = loser === table.white ? table.black : table.white;
    await loser.ask({ type: 'act', command: { type: 'resign', kind: 'single' } });
    await table.inStep();
    await winner.ask({ type: 'act', command: { type: 'acceptResignation' } });
    const finished = winner.game ?? '';
    await winner.ask({ type: 'nextGame' });
    expect((await loser.ask({ type: 'nextGame' }, { game: finished })).ok).toBe(true);
    await loser.until(() => loser.game !== finished);
    expect(loser.game).toBe(winner.game);
    const side = winner.sides[0] ?? 'white';
    expect(loser.table.match).toMatchObject({ game: 2, score: { [side]: 1 } });
    const late = server.client(table.match, [], { manner: 'waits' });
    await late.connect();
    expect(late.game).toBe(loser.game);
    const summary = await (await fetch(`${server.url}/api/matches/${table.match}`)).json();
    expect(summary).toMatchObject({
      game: loser.game,
      games: [{ game: finished, result: { winner: side } }],
    });
  });

  test('a money session is closed between games only', async () => {
    const table = await seatTwo(server, { length: null });
    await table.playUntil('to-play');
    const loser = table.decider();
    const winner = loser === table.white ? table.black : table.white;
    const close = { type: 'act', command: { type: 'closeSession' } } as const;
    expect(await loser.ask(close)).toMatchObject(refusal('SESSION_NOT_CLOSABLE'));
    await loser.ask({ type: 'act', command: { type: 'resign', kind: 'single' } });
    await table.inStep();
    await winner.ask({ type: 'act', command: { type: 'acceptResignation' } });
    await table.inStep();
    expect((await loser.ask(close)).ok).toBe(true);
    await winner.until(() => winner.info?.session === 'closed');
    expect(await winner.ask({ type: 'nextGame' })).toMatchObject(refusal('MATCH_OVER'));
  });

  test('[ne-09] nothing is accepted after the end; the rematch is another match with the same seats', async () => {
    const table = await seatTwo(server);
    await table.playUntil('to-play');
    const seats = [table.tokens.white];
    const path = `/api/matches/${table.match}/rematch`;
    expect(await server.post(path, { seats })).toMatchObject({ status: 409 });
    await table.decider().ask({ type: 'act', command: { type: 'resignMatch' } });
    await table.white.until(() => table.white.isMatchOver);
    const after = await table.white.ask({ type: 'act', command: { type: 'double' } });
    expect(after).toMatchObject({ ok: false });
    expect(await table.white.ask({ type: 'nextGame' })).toMatchObject(refusal('MATCH_OVER'));
    expect(await server.post(path, { seats: ['a'.repeat(64)] })).toMatchObject({ status: 403 });
    const first = await server.post(path, { seats });
    const second = await server.post(path, { seats: [table.tokens.black] });
    expect([first.status, second.status]).toEqual([201, 201]);
    const { match } = first.body as { match: string };
    expect(second.body).toMatchObject({ match, seats: [{ side: 'black', token: table.tokens.black }] });
    await table.black.until(() => table.black.info?.rematch === match);
    const again = server.client(match, [table.tokens.black], { manner: 'waits' });
    await again.connect();
    expect(again.sides).toEqual(['black']);
  });
});

describe('dice', () => {
  test('a lost device voids the roll, at most twice; the third time it loses', async () => {
    const table = await seatTwo(server, { length: 3 });
    for (let loss = 1; loss <= 3; loss++) {
      await table.playUntil('to-play');
      await table.decider().decide();
      await table.white.until(() => table.white.table.match?.phase === 'before-roll');
      await table.black.until(() => table.black.lines.length === table.white.lines.length);
      const roller = table.decider();
      const answering = roller === table.white ? table.black : table.white;
      if (answering !== table.black) {
        await roller.decide();
        loss -= 1;
        continue;
      }
      answering.forgetChains();
      const rolls = roller.table.log.rolls;
      await roller.decide();
      await roller.until(
        () => roller.table.log.voids.B === loss || roller.isMatchOver || roller.table.log.end !== null,
      );
      if (loss === 3) break;
      expect(roller.table.log.rolls).toBe(rolls);
    }
    expect(table.white.table.match).toMatchObject({ result: { winner: 'white', ending: 'forfeited' } });
  });

  test('what the ledger has published proves the game', async () => {
    const { match, seats } = await server.create({ opponent: 'bot' });
    const player = server.client(match, [seats[0]?.token ?? '']);
    await player.connect();
    await player.until(() => player.isMatchOver);
    const address = `${server.url}/api/games/${player.game}/transcript`;
    const before = (await (await fetch(address)).json()) as { ledger?: unknown };
    expect(before.ledger).toBeUndefined();
    const batch = await server.server.ledger.publish();
    expect(batch?.count).toBeGreaterThan(1);
    const response = await fetch(address);
    expect(response.headers.get('content-disposition')).toContain(`${player.game}.nardy.json`);
    const list = parseLedgerList(await (await fetch(`${server.url}/ledger.txt`)).text());
    expect(list.ok).toBe(true);
    const verdict = verifyRecord(await response.json(), list.ok ? { batches: list.value } : {});
    expect(verdict.dice).toMatchObject({ code: 'OK', flags: [] });
    const events = await (await fetch(`${server.url}/ledger/${batch?.no}.txt`)).text();
    expect(events.trimEnd().split('\n')).toHaveLength(batch?.count ?? 0);
    expect((await fetch(`${server.url}/ledger/999.txt`)).status).toBe(404);
  });
});

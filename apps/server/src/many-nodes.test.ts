import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChainKeeper } from '@nardy/host';
import { type MatchVerdict, verifyMatch } from '@nardy/record';
import { seeded } from '@nardy/record/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from './bus/bus.ts';
import { type LocalHub, localHub } from './bus/local-bus.ts';
import { systemClock } from './clock.ts';
import type { Store } from './store/match-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { type FakeClock, fakeClock } from './testing/fake-clock.ts';
import { plainAppend } from './testing/plain-append.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { seatTwo, type TwoPlayers } from './testing/two-players.ts';

/** Several servers on one database that know of each other. The e2e tests do the same on PostgreSQL. */
const START_MS = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const SWEEP_MS = 5_000;
const LONG_RESERVE = { kind: 'delay', reserveMs: 3_600_000, delayMs: 8_000 } as const;
const DELAY = { kind: 'delay', reserveMs: 60_000, delayMs: 8_000 } as const;

let folder: string;
let store: Store;
let hub: LocalHub;
let clock: FakeClock;
let nodes: TestServer[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nardy-nodes-'));
  store = await openSqliteStore({ file: join(folder, 'nardy.db'), clock: systemClock(), groupMs: 0 });
  hub = localHub();
  clock = fakeClock(START_MS);
  nodes = [];
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startNode(bus: Bus = hub.connect()): Promise<TestServer> {
  const node = await startTestServer({ folder, openStore, clock, bus, seed: nodes.length + 1 });
  nodes.push(node);
  return node;
}

/** The one database, which outlives the nodes. Two connections of one process to SQLite would wait for each other. */
async function openStore(): Promise<Store> {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'close') return async () => {};
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function verdictOf(node: TestServer, match: string): Promise<MatchVerdict> {
  return verifyMatch(await (await fetch(`${node.url}/api/matches/${match}/record`)).json());
}

/** Longer than any grace, with signs of life of both players. */
async function aWhile(table: TwoPlayers): Promise<void> {
  for (let step = 0; step < 10; step++) {
    clock.advance(10_000);
    await Promise.all([table.white.roundTrip(), table.black.roundTrip()]);
  }
}

const count = (node: TestServer, name: string) =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(node.metrics.render())?.[1]);
const refusal = (code: string, facts: object = {}) => ({ ok: false, refusal: { code, ...facts } });

describe('two players at two nodes', () => {
  test('are told of each other and of every line, and of the next match', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const table = await seatTwo(one, {}, two);
    expect(table.white.info?.players).toEqual({ white: 'Гиви', black: 'Нана' });
    await table.white.until(() => table.white.presence?.black.state === 'here');
    expect(table.black.presence?.white.state).toBe('here');
    await table.playUntil('to-play');
    await table.decider().decide();
    await table.playUntil('to-play');
    const welcomes = [table.white.welcomes, table.black.welcomes];
    await table.decider().ask({ type: 'act', command: { type: 'resignMatch' } });
    await table.inStep();
    expect(table.white.lines).toEqual(table.black.lines);
    // Lines come as lines, not as a whole log each time.
    expect([table.white.welcomes, table.black.welcomes]).toEqual(welcomes);
    const rematch = await two.post(`/api/matches/${table.match}/rematch`, { seats: [table.tokens.black] });
    await table.white.until(() => table.white.info?.rematch === (rematch.body as { match: string }).match);
    expect((await verdictOf(one, table.match)).agrees).toBe(true);
  });

  test('who is connected to another node cannot be claimed against; who has left it can', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const table = await seatTwo(one, { clock: LONG_RESERVE }, two);
    await table.playUntil('to-play');
    await aWhile(table);
    expect(await table.white.ask({ type: 'claim' })).toMatchObject(refusal('CLAIM_OPPONENT_HERE'));
    table.black.disconnect('closes');
    await table.white.until(() => table.white.presence?.black.state === 'away');
    const claimAtUnixMs = clock.unixMs() + 10_000;
    expect(table.white.presence?.black.claimAtUnixMs).toBe(claimAtUnixMs);
    expect(await table.white.ask({ type: 'claim' })).toMatchObject(
      refusal('CLAIM_TOO_EARLY', { claimAtUnixMs }),
    );
    clock.advance(10_000);
    expect((await table.white.ask({ type: 'claim' })).ok).toBe(true);
    expect(table.white.table.match).toMatchObject({ winner: 'white', result: { ending: 'forfeited' } });
  });

  test('the claim asks anew, whatever this node was told before', async () => {
    // Tells nobody that black has come back.
    const dumb = { ...hub.connect(), announce: () => {} };
    const [one, two] = [await startNode(), await startNode(dumb)];
    const table = await seatTwo(one, { clock: LONG_RESERVE });
    await table.playUntil('to-play');
    table.black.disconnect('closes');
    await table.white.until(() => table.white.presence?.black.state === 'away');
    clock.advance(10_000);
    const back = two.client(table.match, [table.tokens.black], { manner: 'waits' });
    await back.connect();
    await expect.poll(() => store.loadPresence([table.match])).toHaveLength(3);
    expect(await table.white.ask({ type: 'claim' })).toMatchObject(refusal('CLAIM_OPPONENT_HERE'));
    expect(table.white.presence?.black.state).toBe('here');
  });

  test('the players of a node that has gone down are taken for lost when that is noticed', async () => {
    const lost = hub.connect();
    const [one, two] = [await startNode(), await startNode(lost)];
    const table = await seatTwo(one, { clock: LONG_RESERVE }, two);
    await table.playUntil('to-play');
    await aWhile(table);
    await lost.close();
    const claimAtUnixMs = clock.unixMs() + 40_000;
    expect(await table.white.ask({ type: 'claim' })).toMatchObject(
      refusal('CLAIM_TOO_EARLY', { claimAtUnixMs }),
    );
    expect(table.white.presence?.black).toEqual({ state: 'away', claimAtUnixMs });
  });

  test('news that are lost are made good from the store', async () => {
    const dumb = { ...hub.connect(), announce: () => {} };
    const [one, two] = [await startNode(dumb), await startNode()];
    const table = await seatTwo(one);
    const { match, white } = table;
    const spectator = two.client(match, [], { manner: 'waits' });
    await spectator.connect();
    await table.decider().decide();
    await table.playUntil('to-play');
    expect(white.lines.length).toBeGreaterThan(spectator.lines.length);
    const welcomes = spectator.welcomes;
    clock.advance(SWEEP_MS);
    await spectator.until(() => spectator.lines.length === white.lines.length);
    expect(spectator.welcomes).toBe(welcomes);
    // The next news is heard across a gap.
    await table.decider().decide();
    await table.inStep();
    hub.connect().announce({ match, seq: white.lines.length });
    await spectator.until(() => spectator.lines.length === white.lines.length);
    expect(spectator.lines).toEqual(white.lines);
  });
});

describe('time', () => {
  test('a node that starts while others are up gives no time back', async () => {
    const one = await startNode();
    const table = await seatTwo(one, { clock: DELAY });
    await table.playUntil('to-play');
    clock.advance(20_000);
    const two = await startNode();
    const spectator = two.client(table.match, [], { manner: 'waits' });
    await spectator.connect();
    expect(spectator.lines).toEqual(table.white.lines);
    const [side = 'white'] = table.decider().sides;
    await table.decider().decide();
    expect(table.white.table.match?.clock.reserveMs[side]).toBe(48_000);
  });

  test('after a time without any node it is given back once, whichever nodes start', async () => {
    const table = await seatTwo(await startNode(), { clock: DELAY });
    await table.playUntil('to-play');
    const { lines } = table.white;
    await nodes.pop()?.stop();
    clock.advance(3_600_000);
    const [one, two] = [await startNode(), await startNode()];
    clock.advance(1_000);
    for (const node of [two, one]) {
      const spectator = node.client(table.match, [], { manner: 'waits' });
      await spectator.connect();
      expect(spectator.lines.slice(lines.length)).toEqual([`${lines.length} act S resume @3600000`]);
    }
  });

  test('a game that the first node did not come to is resumed by the next that looks at it', async () => {
    const table = await seatTwo(await startNode(), { clock: DELAY });
    await table.playUntil('to-play');
    const { lines } = table.white;
    await nodes.pop()?.stop();
    clock.advance(3_600_000);
    // As if it had been killed after joining.
    await store.noteOutage(clock.unixMs());
    await hub.connect().join(async () => {});
    const two = await startNode();
    clock.advance(SWEEP_MS);
    const spectator = two.client(table.match, [], { manner: 'waits' });
    await spectator.connect();
    expect(spectator.lines.slice(lines.length)).toHaveLength(1);
    expect(spectator.lines.at(-1)).toMatch(/ act S resume @/);
  });

  test('a match in the memory of no node is flagged when its time runs out, once', async () => {
    const [one, two] = [await startNode(), await startNode()];
    const table = await seatTwo(one, { clock: { kind: 'correspondence', daysPerTurn: 1 } });
    await table.playUntil('to-play');
    for (const player of [table.white, table.black]) player.disconnect('closes');
    const rooms = () => nodes.map((node) => count(node, 'nardy_rooms'));
    await expect
      .poll(() => {
        clock.advance(SWEEP_MS);
        return rooms();
      })
      .toEqual([0, 0]);
    clock.advance(DAY_MS);
    await expect
      .poll(async () => {
        clock.advance(SWEEP_MS);
        return store.deadlines(Number.MAX_SAFE_INTEGER);
      })
      .toEqual([]);
    const lines = await store.loadLines(table.match, 0);
    expect(lines.filter((line) => / end /.test(line))).toHaveLength(1);
    expect((await verdictOf(two, table.match)).agrees).toBe(true);
  });
});

describe('what the server itself does', () => {
  test.each<[name: string, twoThinks: 'alone' | 'with-others']>([
    ['the node of the player drives the bot', 'with-others'],
    ['two nodes that drive one bot do no harm', 'alone'],
  ])('%s', async (_, twoThinks) => {
    const own = hub.connect();
    const one = await startNode();
    const two = await startNode({
      ...own,
      nodesUp: twoThinks === 'alone' ? async () => new Set([own.node]) : own.nodesUp,
    });
    const { match, seats } = await one.create({ opponent: 'bot', length: 1 });
    const spectator = two.client(match, [], { manner: 'waits' });
    await spectator.connect();
    const player = one.client(match, [seats[0]?.token ?? ''], { style: { resigns: 2 } });
    await player.connect();
    await player.until(() => player.isMatchOver);
    await spectator.until(() => spectator.isMatchOver);
    expect(player.refusals).toEqual([]);
    expect((await verdictOf(two, match)).agrees).toBe(true);
    expect(nodes.map((node) => count(node, 'nardy_incidents_total'))).toEqual([0, 0]);
    const [written, overtaken] = ['nardy_lines_total', 'nardy_overtaken_total'].map((name) =>
      nodes.reduce((sum, node) => sum + count(node, name), 0),
    );
    if (twoThinks === 'with-others') expect([count(two, 'nardy_lines_total'), overtaken]).toEqual([0, 0]);
    else expect(overtaken).toBeGreaterThan(0);
    // At most one lost race for each line there is to write.
    expect(overtaken).toBeLessThan(written ?? 0);
  });

  test('a seal that another node has renewed is opened by this one', async () => {
    const one = await startNode();
    const table = await seatTwo(one, { length: 3 });
    await table.playUntil('to-play');
    const { match } = table;
    const { game, lines } = table.white;
    const random = seeded(77);
    const stored = await store.loadChains(game ?? '');
    const keeper = new ChainKeeper(game ?? '', 'S', stored, store, { hex: (bytes) => random.hex(bytes) });
    const base = table.white.table.log.nextRoll;
    const { epoch, length, anchor } = await keeper.seal(1, base);
    const appended = await store.appendLines(
      plainAppend({
        match,
        expectedSeq: lines.length,
        lines: [`${lines.length} anchor S ${epoch} ${base} ${length} ${anchor}`],
        nowMs: clock.unixMs(),
      }),
    );
    expect(appended).toBe('appended');
    const elsewhere = hub.connect();
    await elsewhere.join(async () => {});
    elsewhere.announce({ match, seq: lines.length + 1 });
    await table.white.until(() => table.white.table.log.chains.S?.epoch === 1);
    await table.inStep();
    const rolls = table.white.table.log.rolls;
    await table.decider().decide();
    await table.playUntil('to-play');
    expect(table.white.table.log.rolls).toBe(rolls + 1);
    await elsewhere.close();
  });
});

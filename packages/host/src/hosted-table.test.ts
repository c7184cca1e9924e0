import { fingerprints } from '@nardy/dice';
import { createSimplePlayer, type DecisionView } from '@nardy/engine';
import type { Answer, CreateMatch } from '@nardy/protocol';
import { makeMatchFile, takeBackOf, verifyMatch } from '@nardy/record';
import { boardOf, legalPlays, type MatchState, type Side, turnContext } from '@nardy/rules';
import { boardOf as positionOf } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { createDeviceWorld, DevicePage, type DeviceWorld } from './testing/device-world.ts';

async function pageAt(world: DeviceWorld) {
  const table = await world.open();
  const page = new DevicePage(world, table);
  await page.hello();
  return { table, page };
}

function verdictOf(world: DeviceWorld) {
  const games = world.store.games(world.match);
  return verifyMatch(
    makeMatchFile(games.map(({ lines }) => ({ lines, head: fingerprints(lines).at(-1) ?? '' }))),
  );
}

function playsOf(match: MatchState & { readonly phase: 'to-play' }) {
  const { rules } = match.settings;
  return legalPlays(rules, boardOf(match, match.onRoll), match.roll, turnContext(match, match.onRoll));
}

const rollsOf = (lines: readonly string[]) => lines.filter((line) => / roll /.test(line));
const lastAnswer = (page: DevicePage) =>
  page.heard.filter((message): message is Answer => message.type === 'answer').at(-1);

describe('a table on one device', () => {
  test.each<[name: string, asked: Partial<CreateMatch>]>([
    ['against the bot', { opponent: 'bot', length: 3 }],
    ['against the bot, long nardy', { opponent: 'bot', rules: 'long', length: 1 }],
    ['the bot begins on white', { opponent: 'bot', side: 'black' }],
    ['two people', { opponent: 'hotseat', opponentName: 'Гиви' }],
  ])('%s: a whole match that anyone can check', async (_, asked) => {
    const world = createDeviceWorld(1, asked);
    const { page } = await pageAt(world);
    await page.play();
    const verdict = verdictOf(world);
    expect([verdict.fault, verdict.agrees]).toEqual([null, true]);
    expect(verdict.games.at(-1)?.table.match?.phase).toBe('match-over');
    expect(world.store.games(world.match)[0]?.lines[0]).toMatch(/^0 game nardy-dice\/1 \w+ local /);
    expect(world.broken).toEqual([]);
  });

  test.each<[name: string, asked: Partial<CreateMatch>, onRoll: Side]>([
    ['the bot has dice to play', { opponent: 'bot', rules: 'casual', length: 3 }, 'black'],
    ['long nardy, the player has', { opponent: 'bot', rules: 'long', length: 1 }, 'white'],
    ['both sides, for points', { opponent: 'hotseat', rules: 'casual', length: null }, 'black'],
  ])('set up at a position, %s: played on, and anyone can check it', async (_, asked, onRoll) => {
    const world = createDeviceWorld(4, asked, {
      from: {
        board: positionOf({ 6: 4, 5: 2, 4: 1 }, { 14: 2, 17: 3, 16: 4 }),
        cube: { value: 1, owner: null },
        onRoll,
        roll: [5, 1],
      },
      score: { white: 0, black: 0 },
      crawfordGame: false,
    });
    const { page } = await pageAt(world);
    await page.play(60);
    const verdict = verdictOf(world);
    expect([verdict.fault, verdict.agrees]).toEqual([null, true]);
    expect(verdict.games[0]?.table.started?.from).toMatchObject({ onRoll, roll: [5, 1] });
    expect(world.store.games(world.match)[0]?.lines.filter((line) => / roll \d+ open /.test(line))).toEqual(
      [],
    );
    expect(rollsOf(world.store.games(world.match)[0]?.lines ?? []).length).toBeGreaterThan(0);
    expect(world.broken).toEqual([]);
  });

  test('left and opened again at any moment, nothing is lost and nothing thrown again', async () => {
    const world = createDeviceWorld(2);
    let seen: readonly string[] = [];
    for (let visit = 0; visit < 60; visit++) {
      const { table, page } = await pageAt(world);
      expect(page.lines.slice(0, seen.length)).toEqual(seen);
      await page.play(1 + world.source.below(4));
      seen = page.lines;
      await table.close();
      if (page.table.match?.phase === 'match-over') break;
    }
    expect(verdictOf(world).agrees).toBe(true);
  });

  test('a roll asked for before the page was closed comes out the same, however often it is tried', async () => {
    const thrown = new Set<string>();
    for (let attempt = 0; attempt < 4; attempt++) {
      const world = createDeviceWorld(3);
      const first = await pageAt(world);
      // Both seals and the opening stand, and the player has asked for a roll while nothing can be kept any more.
      await first.page.play(3 + attempt);
      const before = rollsOf(first.page.lines).length;
      world.store.trouble = () => 'after';
      await first.page.play(2);
      world.store.trouble = () => 'none';
      await first.table.close();
      const again = await pageAt(world);
      await again.page.play(4);
      expect(rollsOf(again.page.lines).length).toBeGreaterThan(before);
      thrown.add(rollsOf(again.page.lines)[1]?.split(' ').at(-1) ?? '');
    }
    expect(thrown.size).toBe(1);
  });

  test.each(['bot', 'hotseat'] as const)('turns taken back on the device, %s', async (opponent) => {
    const world = createDeviceWorld(7, { opponent });
    const { page } = await pageAt(world);
    for (let visit = 0; visit < 6; visit++) {
      await page.play(7);
      for (const side of page.sides) {
        const command = takeBackOf(page.table, side);
        if (command !== null) {
          await page.send(side, { type: 'act', command: { type: 'takeBack', line: command.line } });
        }
      }
    }
    const [rolls, taken] = [rollsOf(page.lines), page.table.past.takeBacks];
    expect(taken).toBeGreaterThan(2);
    await page.play();
    expect(rollsOf(page.lines).slice(0, rolls.length)).toEqual(rolls);
    expect(verdictOf(world).agrees).toBe(true);
  });

  test('a roll that the bot decided on before a turn was taken back is not asked for', async () => {
    const world = createDeviceWorld(8, { opponent: 'bot', length: 5 });
    const seen: DecisionView[] = [];
    let answer: (doubles: boolean) => void = () => {};
    world.player = () => ({
      ...createSimplePlayer({ seed: 1 }),
      offerDouble(view) {
        seen.push(view);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    const { page } = await pageAt(world);
    while (seen.length === 0) await page.play(1);
    const act = takeBackOf(page.table, 'white');
    if (act === null) throw new Error('the bot decides after a turn of ours');
    const played = page.table.match?.board;
    await page.send('white', { type: 'act', command: { type: 'takeBack', line: act.line } });
    const { match } = page.table;
    const plays = match?.phase === 'to-play' ? playsOf(match) : [];
    const other = plays.find(({ board }) => String(board) !== String(played));
    const moves = (other?.moves ?? []).map(({ from, to }) => ({ from, to }));
    await page.send('white', { type: 'act', command: { type: 'play', moves } });
    const lines = page.lines.length;
    answer(false);
    for (let wait = 0; wait < 40 && seen.length < 2; wait++) await Promise.resolve();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.board).not.toEqual(seen[0]?.board);
    expect(page.lines.slice(lines)).toEqual([]);
  });

  test('what cannot be kept is not answered for, and play goes on once it can be', async () => {
    const world = createDeviceWorld(4);
    const { page } = await pageAt(world);
    await page.play(4);
    const before = page.lines;
    world.store.trouble = () => 'before';
    const side = page.sides[0] ?? 'white';
    await page.send(side, { type: 'act', command: { type: 'resignMatch' } });
    expect(lastAnswer(page)).toMatchObject({ ok: false, refusal: { code: 'INTERNAL' } });
    expect(world.broken.length).toBeGreaterThan(0);
    expect(page.lines).toEqual(before);
    world.store.trouble = () => 'none';
    await page.play();
    expect(verdictOf(world).agrees).toBe(true);
  });

  test('a game that could not be begun is begun when it is tried again', async () => {
    const world = createDeviceWorld(11);
    world.store.trouble = () => 'before';
    const { table, page } = await pageAt(world);
    expect([page.game, world.broken.length]).toEqual(['', 1]);
    await table.retry();
    expect(world.broken.length).toBe(2);
    world.store.trouble = () => 'none';
    await table.retry();
    await page.play();
    expect(verdictOf(world).games.at(-1)?.table.match?.phase).toBe('match-over');
  });

  test('what was kept although nobody heard of it is found and told', async () => {
    const world = createDeviceWorld(5);
    const { page } = await pageAt(world);
    await page.play(4);
    world.store.trouble = () => 'after';
    await page.play(1);
    world.store.trouble = () => 'none';
    world.nowMs += 2_000;
    for (const timer of [...world.timers]) if (timer.atMs <= world.nowMs) timer.then();
    await page.play();
    expect(verdictOf(world).agrees).toBe(true);
    expect(page.lines).toEqual(world.store.games(world.match).at(-1)?.lines);
  });

  test('a request that comes twice is carried out once, also after the table was opened again', async () => {
    const world = createDeviceWorld(6);
    const { table, page } = await pageAt(world);
    const message = page.message('white', { type: 'act', command: { type: 'resignMatch' } });
    await page.play(4);
    const asked = { ...message, game: page.game, revision: page.lines.length };
    await table.receive(page, asked);
    const first = lastAnswer(page);
    const lines = page.lines;
    await table.receive(page, asked);
    expect(lastAnswer(page)).toEqual(first);
    await table.close();
    const again = await pageAt(world);
    await again.table.receive(again.page, asked);
    expect(lastAnswer(again.page)).toEqual(first);
    expect(again.page.lines).toEqual(lines);
  });

  test('two tables on one store, as where pages cannot lock: one log, which both follow', async () => {
    const world = createDeviceWorld(7, { opponent: 'hotseat', length: 1 });
    const pages = [await pageAt(world), await pageAt(world)];
    for (let turn = 0; turn < 1_000; turn++) {
      const at = world.source.below(2);
      const [writer, other] = [pages[at]!, pages[1 - at]!];
      await writer.page.play(1);
      // As one page tells the other.
      await other.table.retry();
      expect(other.page.lines).toEqual(writer.page.lines);
      const { page } = writer;
      if (page.table.match?.phase === 'match-over') break;
    }
    expect(verdictOf(world).agrees).toBe(true);
    expect(verdictOf(world).games.at(-1)?.table.match?.phase).toBe('match-over');
  });

  test('a seat that is the bot’s cannot be played by a page', async () => {
    const world = createDeviceWorld(8);
    const { page } = await pageAt(world);
    await page.send('black', { type: 'act', command: { type: 'resignMatch' } });
    expect(lastAnswer(page)).toMatchObject({ ok: false, refusal: { code: 'SEAT_NOT_YOURS' } });
  });

  test('the clock stands while no page is open, and falls while one is', async () => {
    const clock = { kind: 'delay', reserveMs: 60_000, delayMs: 0 } as const;
    const world = createDeviceWorld(9, { opponent: 'hotseat', clock, length: 1 });
    const first = await pageAt(world);
    for (let turn = 0; turn < 20 && rollsOf(first.page.lines).length < 1; turn++) await first.page.play(1);
    await first.table.close();
    world.nowMs += 3_600_000;
    const again = await pageAt(world);
    expect(again.page.table.match?.phase).toBe('to-play');
    world.nowMs += 61_000;
    for (const timer of [...world.timers]) if (timer.atMs <= world.nowMs) timer.then();
    for (let turn = 0; turn < 500 && again.page.table.log.end === null; turn++) await Promise.resolve();
    expect(again.page.lines.at(-1)).toMatch(/ end [AB] /);
    expect(verdictOf(world).agrees).toBe(true);
  });

  test('the bot thinks on after the page was closed: what it comes to is not written', async () => {
    const world = createDeviceWorld(10);
    let answer: () => void = () => {};
    const thinking = new Promise<void>((then) => {
      answer = then;
    });
    let asked = 0;
    const player = createSimplePlayer();
    world.player = () => ({
      ...player,
      async choosePlay(...question) {
        asked++;
        await thinking;
        return player.choosePlay(...question);
      },
    });
    const { table, page } = await pageAt(world);
    for (let turn = 0; turn < 20 && asked === 0; turn++) await page.play(1);
    expect(asked).toBe(1);
    await table.close();
    const lines = world.store.games(world.match)[0]?.lines.length;
    answer();
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect(world.store.games(world.match)[0]?.lines.length).toBe(lines);
  });
});

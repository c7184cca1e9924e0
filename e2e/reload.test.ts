import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { otherOf, type Pair, playUntilReady, rollOnce, seatPair } from './table/pair.ts';
import { Person } from './table/person.ts';
import { MOVABLE } from './table/together.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Tables of 10 minutes and 8 seconds a turn. */
const TIMED = { length: '5', clock: 'federation' } as const;
const RESERVE_S = 600;
/** What a slow machine may take to load a page. */
const SLOW_S = 60;

async function clocksOf(person: Person): Promise<readonly number[]> {
  return Promise.all([person.reserveOf('white'), person.reserveOf('black')]);
}

/** Rolls until the one who has rolled has something to play. */
async function rollToPlay(pair: Pair): Promise<Person> {
  for (;;) {
    const roller = await rollOnce(pair);
    if ((await roller.page.locator(MOVABLE).count()) > 0) return roller;
  }
}

/** No clock has been set anew or lost more than the time that has passed; what is left of a second is rounded. */
function expectClocksKept(before: readonly number[], after: readonly number[]): void {
  after.forEach((reserve, at) => {
    expect(reserve).toBeLessThanOrEqual((before[at] ?? 0) + 1);
    expect(reserve).toBeGreaterThan((before[at] ?? 0) - SLOW_S);
  });
}

describe('loading the page again', () => {
  test('in the middle of a turn: the same position, dice and clocks', async () => {
    const pair = await seatPair(browser, server.url, TIMED);
    const roller = await rollToPlay(pair);
    const watcher = otherOf(pair, roller);
    const seen = await roller.seen();
    const clocks = await clocksOf(roller);
    await roller.playOn();
    await roller.reload();
    await expect.poll(() => roller.seen()).toEqual(seen);
    await watcher.reload();
    await expect
      .poll(async () => (await watcher.seen()).dice)
      .toEqual(seen.dice.map((dice) => dice.split('. ')[0]));
    expectClocksKept(clocks, await clocksOf(roller));
    expect(Math.max(...(await clocksOf(watcher)))).toBeLessThanOrEqual(RESERVE_S);
    // Play goes on.
    await rollOnce(pair);
    expect([...pair.host.errors, ...pair.guest.errors]).toEqual([]);
    await pair.close();
  });

  test('with a double on the table: still asked, still for the same stake', async () => {
    const pair = await seatPair(browser, server.url, TIMED);
    const doubler = await playUntilReady(pair, 'double');
    const taker = otherOf(pair, doubler);
    await doubler.id('double').click();
    await taker.id('question-cube').waitFor();
    const asked = await taker.id('question-cube').innerText();
    const seen = await taker.seen();
    await Promise.all([taker.reload(), doubler.reload()]);
    await taker.id('question-cube').waitFor();
    await expect.poll(() => taker.id('question-cube').innerText()).toBe(asked);
    await expect.poll(() => taker.seen()).toEqual(seen);
    expect(await doubler.isShown('roll')).toBe(false);
    await taker.id('answer-take').click();
    await doubler.id('stake').waitFor();
    await rollOnce(pair);
    await pair.close();
  });

  test('the server killed and started again: the same position, dice and clocks for both', async () => {
    const pair = await seatPair(browser, server.url, TIMED);
    await rollOnce(pair);
    const roller = await rollToPlay(pair);
    const [seenByHost, seenByGuest] = [await pair.host.seen(), await pair.guest.seen()];
    const clocks = await clocksOf(roller);
    await server.kill9();
    await roller.id('offline').waitFor();
    await server.restart();
    await Promise.all([pair.host.online(), pair.guest.online()]);
    await expect.poll(() => pair.host.seen()).toEqual(seenByHost);
    await expect.poll(() => pair.guest.seen()).toEqual(seenByGuest);
    expectClocksKept(clocks, await clocksOf(roller));
    await Promise.all([pair.host.reload(), pair.guest.reload()]);
    await expect.poll(async () => (await pair.host.seen()).placement).toBe(seenByHost.placement);
    await rollOnce(pair);
    expect([...pair.host.errors, ...pair.guest.errors]).toEqual([]);
    await pair.close();
  });
});

describe('others at the table', () => {
  test('a second tab of the same player sees and plays the same game', async () => {
    const pair = await seatPair(browser, server.url);
    const roller = await playUntilReady(pair, 'roll');
    const second = await Person.another(roller);
    await second.page.goto(roller.page.url());
    await second.online();
    const before = await roller.rollNumber();
    await second.id('roll').click();
    await Promise.all([second.waitForRoll(before + 1), roller.waitForRoll(before + 1)]);
    await expect.poll(async () => second.seen()).toEqual(await roller.seen());
    expect(await roller.rollNumber()).toBe(before + 1);
    // The turn made in one tab is no stranger's to the other.
    await playUntilReady({ ...pair, host: second, guest: otherOf(pair, roller) }, 'roll');
    await roller.page.waitForTimeout(1_000);
    await expect.poll(() => roller.seen()).toEqual(await second.seen());
    expect(await roller.page.locator('.notice-warning').count()).toBe(0);
    await pair.close();
  });

  test('a stranger with the link watches, and can do nothing', async () => {
    const pair = await seatPair(browser, server.url);
    const stranger = await Person.open(browser, { url: server.url });
    await stranger.page.goto(pair.link);
    await stranger.online();
    await expect.poll(() => stranger.id('table').getAttribute('data-viewer')).toBe('spectator');
    await rollOnce(pair);
    await stranger.waitForRoll(await pair.host.rollNumber());
    expect((await stranger.seen()).placement).not.toBe('');
    for (const button of ['roll', 'double', 'confirm', 'undo', 'resign-game', 'resign-match', 'join']) {
      expect(await stranger.isShown(button)).toBe(false);
    }
    expect(await stranger.page.locator(MOVABLE).count()).toBe(0);
    await expect.poll(() => stranger.id('tick').getAttribute('data-state')).toBe('checked');
    await stranger.close();
    await pair.close();
  });
});

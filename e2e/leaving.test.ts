import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { playUntilReady, seatPair } from './table/pair.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ env: { GRACE_PAGE_CLOSED_MS: '8000', LOG_LEVEL: 'error' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('who leaves is counted down in sight of the other, loses nothing by coming back, and loses by staying away', async () => {
  const pair = await seatPair(browser, server.url, { clock: 'federation' });
  const { host, guest } = pair;
  await playUntilReady(pair, 'roll');
  const dot = (state: string) => host.page.locator(`[data-testid=presence-black][data-state=${state}]`);
  const countdown = host.page.locator('.presence-claim');
  await dot('here').waitFor();
  expect(await host.isShown('claim')).toBe(false);

  await guest.page.goto('about:blank');
  await dot('gone').waitFor();
  await expect.poll(() => countdown.allInnerTexts()).toEqual([expect.stringMatching(/[1-8]/)]);
  expect(await host.id('claim').isDisabled()).toBe(true);
  await guest.page.goto(pair.link);
  await guest.online();
  await dot('here').waitFor();
  expect(await countdown.count()).toBe(0);
  expect(await host.isShown('claim')).toBe(false);

  // Who has no connection itself can say nothing of the other.
  await host.context.setOffline(true);
  await server.kill9();
  await dot('unknown').waitFor();
  expect(await host.isShown('claim')).toBe(false);
  await server.restart();
  await host.context.setOffline(false);
  await host.online();
  await guest.online();
  await dot('here').waitFor();

  await guest.page.goto('about:blank');
  await host.id('claim').and(host.page.locator(':enabled')).click();
  await host.atStage('match-over');
  expect(await host.id('result').getAttribute('data-winner')).toBe('white');
  expect(await host.id('result').getAttribute('data-of')).toBe('match');
  expect(host.errors).toEqual([]);
  await pair.close();
});

test('who leaves a second time waits before sitting down with people, and is told so; the bot is there at once', async () => {
  const pair = await seatPair(browser, server.url, { clock: 'federation' });
  const { host, guest } = pair;
  const lose = async (): Promise<void> => {
    await playUntilReady(pair, 'roll');
    await guest.page.goto('about:blank');
    await host.id('claim').and(host.page.locator(':enabled')).click();
    await host.atStage('match-over');
  };
  const invite = async (): Promise<string> => {
    await host.newGame({ opponent: 'friend', name: 'Host', clock: 'federation' });
    await host.atStage('waiting');
    return host.inviteLink();
  };
  await lose();
  await guest.join(await invite(), 'Guest');
  await host.atStage('playing');
  await lose();

  const refusal = guest.page.locator('.refusal');
  const words = /left more than one game unfinished\. You can play people in 1 min/;
  await guest.page.goto(await invite());
  await guest.id('join-sit').click();
  await expect.poll(() => refusal.allInnerTexts()).toEqual([expect.stringMatching(words)]);
  await guest.page.goto(server.url);
  await guest.choose('opponent-friend');
  await guest.id('start').click();
  await expect.poll(() => refusal.allInnerTexts()).toEqual([expect.stringMatching(words)]);
  await guest.newGame({ opponent: 'bot', at: 'server' });
  await guest.atStage('playing');
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await pair.close();
});

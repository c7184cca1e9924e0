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
  const pair = await seatPair(browser, server.url, { clock: 'blitz' });
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
  await host.id('claim').and(host.page.locator(':enabled')).click({ timeout: 30_000 });
  await host.atStage('match-over');
  expect(await host.id('result').getAttribute('data-winner')).toBe('white');
  expect(await host.id('result').getAttribute('data-of')).toBe('match');
  expect(host.errors).toEqual([]);
  await pair.close();
}, 120_000);

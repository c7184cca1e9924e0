import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { MOVABLE, playUntil } from './table/together.ts';

/** Below this nothing is seen to move; the bound of a good page is 0.1. */
const STILL = 0.005;
const NIGHT = 'rgb(23, 19, 16)';
const DAY = 'rgb(244, 238, 227)';

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

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** How far what is drawn has moved by itself since the page was opened. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            sum += entry.hadRecentInput ? 0 : entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

describe('light and dark pages', () => {
  test('follow the system until one is chosen, and a chosen one is there before anything is drawn', async () => {
    const context: BrowserContext = await browser.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByTestId('start-page').waitFor();
    expect(await background(page)).toBe(NIGHT);
    await page.evaluate(() => localStorage.setItem('nardy.preferences', JSON.stringify({ page: 'light' })));
    // Without the script of the application only what runs before the first paint is left.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('[data-testid=start-page]').count()).toBe(0);
    expect(await background(page)).toBe(DAY);
    await page.unroute('**/assets/*.js');
    await page.reload();
    const sun = await page.getByTestId('page-switch').locator('path').getAttribute('d');
    // From light to dark to the way of the system.
    for (const [colour, kept] of [
      [NIGHT, 'dark'],
      [NIGHT, 'system'],
      [DAY, 'light'],
    ]) {
      await page.getByTestId('page-switch').click();
      await expect.poll(() => background(page)).toBe(colour);
      expect(await page.evaluate(() => localStorage.getItem('nardy.preferences'))).toContain(
        `"page":"${kept}"`,
      );
    }
    // A page that has come drawn, for nobody in particular, says the same once it is taken over.
    await page.goto(`${server.url}/en/rules`);
    await page.locator('[data-testid=page-switch][aria-label="Page: light"]').waitFor();
    expect(await page.getByTestId('page-switch').locator('path').getAttribute('d')).toBe(sun);
    await context.close();
  });
});

describe('the settings of a table', () => {
  test('change the set by its picture and the page at once, and keep both', async () => {
    const person = await Person.open(browser, { url: server.url });
    await person.newGame({ opponent: 'hotseat', length: '1' });
    await person.id('open-settings').click();
    await person.choose('preference-theme-felt');
    await person.id('preference-page').selectOption('dark');
    await person.id('dialog-close').click();
    const field = (): Promise<string> =>
      person.page
        .locator('.field-high')
        .first()
        .evaluate((stop) => getComputedStyle(stop).stopColor);
    expect(await field()).toBe('rgb(33, 96, 73)');
    expect(await background(person.page)).toBe(NIGHT);
    await person.reload();
    expect(await field()).toBe('rgb(33, 96, 73)');
    expect(await background(person.page)).toBe(NIGHT);
    expect(person.errors).toEqual([]);
    await person.close();
  });
});

describe('nothing jumps', () => {
  test.each([
    [360, 640],
    [1440, 900],
  ])('while start page and table load, %d × %d', async (width, height) => {
    const person = await Person.open(browser, { url: server.url, width, height });
    await person.page.locator('.start-board .checker').first().waitFor({ state: 'attached' });
    expect(await shift(person.page)).toBeLessThan(STILL);
    await person.newGame({ opponent: 'hotseat', length: '1' });
    await person.reload();
    await person.id('board').waitFor();
    expect(await shift(person.page)).toBeLessThan(STILL);
    await person.close();
  });
});

describe('dice', () => {
  /** Notes every die that is drawn as thrown: for how long. */
  function noteThrows(): void {
    const seen = new Set<Element>();
    const notes: string[] = [];
    Object.assign(window, { throwsSeen: notes });
    new MutationObserver(() => {
      for (const die of document.querySelectorAll('.die-thrown')) {
        if (seen.has(die)) continue;
        seen.add(die);
        notes.push(getComputedStyle(die).animationDuration);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }
  const throwsSeen = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { throwsSeen: string[] }).throwsSeen);

  test('roll once and come to rest on the faces that were thrown; not again after a reload', async () => {
    const person = await Person.open(browser, {
      url: server.url,
      preferences: { animation: 'normal' },
    });
    await person.newGame({ opponent: 'hotseat', length: '1' });
    // An opening throw may be thrown again before anything is noted.
    await person.page.locator(MOVABLE).first().waitFor();
    await person.page.evaluate(noteThrows);
    const rolls = await person.rollNumber();
    await playUntil([person], async () => (await person.rollNumber()) > rolls);
    await person.page.locator('.dice .die-active').first().waitFor();
    await person.page.waitForFunction(() => document.querySelector('.die-thrown, .die-spinning') === null);
    const label = (await person.id('dice').getAttribute('aria-label')) ?? '';
    const shown = await person
      .id('dice')
      .evaluate((dice) =>
        [...dice.querySelectorAll('.die')].map((die) => die.querySelectorAll('.die-pip').length),
      );
    expect(shown.slice(0, 2).join('-')).toBe(/\d-\d/.exec(label)?.[0]);
    expect(new Set(await throwsSeen(person.page))).toEqual(new Set(['0.4s']));
    await person.page.addInitScript(`addEventListener('DOMContentLoaded', ${String(noteThrows)})`);
    await person.reload();
    await person.id('dice').waitFor();
    expect(await throwsSeen(person.page)).toEqual([]);
    await person.close();
  });

  test('do not roll for someone who wants less movement', async () => {
    const person = await Person.open(browser, { url: server.url, preferences: { animation: 'normal' } });
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    await person.newGame({ opponent: 'hotseat', length: '1' });
    await person.page.evaluate(noteThrows);
    await playUntil([person], async () => (await person.rollNumber()) >= 3);
    expect(await throwsSeen(person.page)).toEqual([]);
    await person.close();
  });
});

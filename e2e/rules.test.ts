import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { playUntil } from './table/together.ts';

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

describe('from the start page', () => {
  test('custom rules reach the table; an impossible choice is refused in words', async () => {
    const person = await Person.open(browser, { url: server.url });
    await person.choose('opponent-bot');
    await person.choose('length-money');
    await person.id('custom').click();
    await person.id('beavers').check();
    await person.id('option-scoring').selectOption({ label: 'every win 1' });
    await person.id('start').click();
    await person.atStage('playing');
    expect(await person.id('header').innerText()).toContain('Custom rules');
    await expect.poll(() => person.id('length').innerText()).toBe('money session');
    await person.close();

    const refused = await Person.open(browser, { url: server.url });
    await refused.page.route('**/api/matches', (route) =>
      route.fulfill({
        status: 400,
        json: {
          refusal: { code: 'RULES_OPTION_NEEDS', option: 'beavers', needs: 'cube', value: 'doubling' },
        },
      }),
    );
    await refused.id('start').click();
    await expect.poll(() => refused.id('refusal').innerText()).toMatch(/Beavers.*Doubling cube/);
    await refused.page.unroute('**/api/matches');
    await refused.page.route('**/api/matches', (route) => route.abort());
    await refused.id('start').click();
    await expect.poll(() => refused.id('refusal').innerText()).toContain('does not answer');
    await refused.close();
  });

  test('a game is in the list of this device, and leads back to its table', async () => {
    const person = await Person.open(browser, { url: server.url });
    await person.newGame({ opponent: 'bot', length: '3' });
    const table = person.page.url();
    await person.id('home').click();
    await person.id('my-games').locator('a').first().click();
    await person.id('table').waitFor();
    expect(person.page.url()).toBe(table);
    expect(await person.id('table').getAttribute('data-viewer')).toBe('player');
    await person.close();
  });

  test.each([
    // The one that differs most is played to its end.
    ['long-classic', Number.POSITIVE_INFINITY],
    ['caucasian', 12],
  ])('%s: a game against the bot', async (rules, rolls) => {
    const person = await Person.open(browser, {
      url: server.url,
      preferences: { confirm: 'automatic', forced: 'whole-turn', autoRoll: 'on', autoBearOff: 'on' },
    });
    await person.newGame({ opponent: 'bot', rules, length: '1' });
    await playUntil(
      [person],
      async () => (await person.isShown('result')) || (await person.rollNumber()) >= rolls,
    );
    // A roll may be on its way.
    await expect.poll(() => person.id('tick').getAttribute('data-state')).toBe('checked');
    expect(await person.isShown('fault')).toBe(false);
    expect(person.errors).toEqual([]);
    await person.close();
  });

  test('the language of the browser, and the switch', async () => {
    const context = await browser.newContext({ locale: 'ru-RU' });
    const page = await context.newPage();
    await page.goto(server.url);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.getByTestId('start').innerText()).toBe('Создать стол и пригласить');
    await page.getByTestId('language-en').click();
    expect(await page.getByTestId('start').innerText()).toBe('Open a table and invite');
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  test('nothing is asked of anyone else, and the policy of the page is kept', async () => {
    const person = await Person.open(browser, { url: server.url });
    const asked: string[] = [];
    person.page.on('request', (request) => asked.push(new URL(request.url()).host));
    await person.newGame({ opponent: 'bot', length: '1' });
    await person.page.waitForTimeout(500);
    expect([...new Set(asked)]).toEqual([new URL(server.url).host]);
    // A broken policy is logged as an error.
    expect(person.errors).toEqual([]);
    await person.close();
  });
});

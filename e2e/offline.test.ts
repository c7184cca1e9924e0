import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { withShareSheet } from './table/share-sheet.ts';
import { playUntil, playUntilThere } from './table/together.ts';

const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

let server: RunningServer;
let browser: Browser;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'nardy-web-'));
  await cp(DIST, webDir, { recursive: true });
  server = await startServer({ env: { WEB_DIR: webDir, LOG_LEVEL: 'error' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (webDir !== undefined) await rm(webDir, { recursive: true, force: true });
});

/** Someone whose browser lets the application stay. */
function visitor(): Promise<Person> {
  return Person.open(browser, { url: server.url, serviceWorkers: 'allow' });
}

async function untilReady(person: Person): Promise<void> {
  await person.page.locator('[data-testid=offline-line][data-state=ready]').waitFor();
}

/** Plays until so many rolls have been thrown and it is for the person to act: nothing more comes by itself. */
function playRolls(person: Person, rolls: number): Promise<void> {
  return playUntil([person], async () => (await person.rollNumber()) >= rolls && (await person.hasTurn()));
}

describe('without a network, after one visit', () => {
  test('the bot, a hint, two at one screen, rules, the check and saved games', async () => {
    const person = await visitor();
    await untilReady(person);
    await server.kill9();
    await person.context.setOffline(true);
    try {
      await person.page.reload();
      await person.id('no-network').waitFor();

      await person.newGame({ opponent: 'bot', at: 'device', level: 'newcomer', length: '1' });
      await playRolls(person, 4);
      await playUntilThere(person, '[data-testid=hint-open]:enabled');
      await person.openHint();
      await person.page.locator('[data-testid=hint][data-state=done]').waitFor();
      const bot = person.page.url();
      const rolls = await person.rollNumber();

      await person.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
      await playRolls(person, 2);

      await person.page.goto(`${server.url}/rules`);
      await person.page.locator('main h1, h1').first().waitFor();

      await person.page.goto(bot);
      await person.online();
      await person.waitForRoll(rolls);
      await playRolls(person, 6);
      await person.page.goto(`${bot}/check`);
      await person.page.locator('[data-testid=game-report][data-code=OK]').waitFor();

      await person.page.goto(`${server.url}/check.html`);
      await person.page.locator('h1').first().waitFor();
      await person.page.goto(server.url);
      await expect.poll(() => person.id('my-games').locator('li').count()).toBe(2);
      expect(person.errors).toEqual([]);
    } finally {
      await person.context.setOffline(false);
      await person.close();
      await server.restart();
    }
  });

  test('a server that does not answer offers the device', async () => {
    const person = await visitor();
    await untilReady(person);
    await server.kill9();
    try {
      await person.choose('opponent-bot');
      await person.choose('place-server');
      await person.id('start').click();
      await person.id('offer-device-go').click();
      await person.id('table').waitFor();
      await playRolls(person, 1);
    } finally {
      await server.restart();
      await person.close();
    }
  });
});

/** Runs in the page: an old browser, or an address without TLS. */
function withoutLocks(): void {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
}

describe('a table on this device', () => {
  test.each([
    ['', () => {}],
    [', where pages cannot lock and each hosts', withoutLocks],
  ])('two pages follow one game; the one that is left goes on%s', async (_, browserIs) => {
    const first = await Person.open(browser, { url: server.url, browserIs });
    await first.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
    await playRolls(first, 1);
    const second = await Person.another(first);
    await second.page.goto(first.page.url());
    await second.online();
    await second.waitForRoll(1);
    await playRolls(second, 2);
    await first.waitForRoll(2);
    await first.page.close();
    await playRolls(second, 4);
    const rolls = await second.rollNumber();
    await second.reload();
    await second.waitForRoll(rolls);
    await second.page.goto(`${second.page.url()}/check`);
    await second.page.locator('[data-testid=game-report][data-code=OK]').waitFor();
    await second.close();
  });
});

/** Runs in the page: the database says what it says where the disk is full. */
function fullWhenTold(): void {
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...what) {
      if (localStorage.getItem('disk') === 'full') throw new DOMException('full', 'QuotaExceededError');
      return write.apply(this, what);
    };
  }
}

/** Runs in the page: nothing may be kept, nothing may stay. */
function forbidding(): void {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refused = (): Promise<never> => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'localStorage', { get: denied });
  IDBFactory.prototype.open = denied;
  LockManager.prototype.request = refused;
  LockManager.prototype.query = refused;
  ServiceWorkerContainer.prototype.register = refused;
}

describe('where nothing can be kept', () => {
  test('no room: the play does not count, a line says so, nothing before it is lost, and with room it goes on', async () => {
    const person = await Person.open(browser, {
      url: server.url,
      browserIs: fullWhenTold,
    });
    await person.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
    await playRolls(person, 2);
    const disk = (is: 'full' | 'free') =>
      person.page.evaluate((now) => localStorage.setItem('disk', now), is);
    await disk('full');
    const before = await person.seen();
    const full = person.page.locator('[data-testid=device-notice][data-kind=storage]');
    await playUntil([person], () => full.isVisible());
    expect(await full.innerText()).toContain('There is no room on this device');
    await person.reload();
    await expect.poll(() => person.seen()).toEqual(before);
    await playUntil([person], () => full.isVisible());
    await disk('free');
    await person.id('device-retry').click();
    await full.waitFor({ state: 'hidden' });
    await playRolls(person, 4);
    await person.page.goto(`${person.page.url()}/check`);
    await person.page.locator('[data-testid=game-report][data-code=OK]').waitFor();
    expect(person.errors).toEqual([]);
    await person.close();
  });

  test('all forbidden: a game is played as long as its page is open, and says so', async () => {
    const person = await visitor();
    await person.context.addInitScript(forbidding);
    await person.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
    const line = person.page.locator('[data-testid=device-notice][data-kind=not-kept]');
    expect(await line.innerText()).toContain('as long as this page is open');
    await person.id('device-retry').click();
    await line.waitFor({ state: 'hidden' });
    await playRolls(person, 2);
    await person.id('open-settings').click();
    const download = person.page.waitForEvent('download');
    await person.id('carry-file').click();
    const kept = await readFile(await (await download).path(), 'utf8');
    await person.id('dialog-close').click();
    await person.id('tick').click();
    await person.id('roll-dialog').locator('a').click();
    await person.page.locator('[data-testid=game-report][data-code=OK]').waitFor();
    await person.page.goBack();
    await person.waitForRoll(2);
    await person.page.reload();
    await person.id('not-here').locator('[data-kind=storage]').waitFor();
    await person.page.goto(`${server.url}/import`);
    await person
      .id('import-file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(kept) });
    await person.id('import-go').click();
    await person.waitForRoll(2);
    await playRolls(person, 3);
    expect(person.errors).toEqual([]);
    await person.close();
  });
});

test('who saves data is sent no engine unasked, and gets it with the first game against the bot', async () => {
  const person = await Person.open(browser, {
    url: server.url,
    serviceWorkers: 'allow',
    browserIs: () => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    },
  });
  const saving = person.page.locator('[data-testid=offline-line][data-state=saving]');
  const engineHere = (): Promise<number> =>
    person.page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.flat().filter(({ url }) => /\.(?:net|wasm)$/.test(url)).length;
    });
  await saving.waitFor();
  expect(await engineHere()).toBe(0);
  await person.newGame({ opponent: 'bot', at: 'device', level: 'newcomer', length: '1' });
  await playRolls(person, 3);
  await expect.poll(engineHere).toBeGreaterThan(0);
  await person.page.goto(server.url);
  await saving.waitFor();
  await person.id('offline-get').click();
  await untilReady(person);
  expect(person.errors).toEqual([]);
  await person.close();
});

test('a network that goes while the page is being drawn is told', async () => {
  const person = await Person.open(browser, {
    url: server.url,
    browserIs: () => {
      const isDrawn = (): boolean => document.querySelector('[data-testid=offline-line]') !== null;
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !isDrawn() });
    },
  });
  await person.id('no-network').waitFor();
  await person.close();
});

describe('a new version', () => {
  test('waits while a table is open, and is taken by the button', async () => {
    const person = await visitor();
    await untilReady(person);
    await person.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
    await playRolls(person, 1);
    // Another build: the page says so, and the service worker is another.
    const index = join(webDir, 'index.html');
    await writeFile(index, (await readFile(index, 'utf8')).replace('<html', '<html data-build="next"'));
    const worker = join(webDir, 'sw.js');
    await writeFile(
      worker,
      (await readFile(worker, 'utf8')).replace(/[0-9a-f]{16}(?=["'`])/, 'f'.repeat(16)),
    );
    // Their packed copies would be sent instead.
    for (const file of [index, worker])
      for (const packed of ['br', 'gz']) await rm(`${file}.${packed}`, { force: true });
    const start = await Person.another(person);
    await start.page.goto(server.url);
    await start.page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await start.id('update').waitFor();
    // The table plays on, and loads again with its own version.
    await playRolls(person, 2);
    await person.reload();
    expect(await person.page.locator('html').getAttribute('data-build')).toBeNull();
    await start.id('update').click();
    await start.page.locator('html[data-build=next]').waitFor();
    await playRolls(person, 3);
    expect(person.errors).toEqual([]);
    await person.close();
  });
});

test('a page whose code nobody has any more says so, and goes on where it was once loaded anew', async () => {
  const person = await Person.open(browser, { url: server.url });
  await person.newGame({ opponent: 'hotseat', at: 'device', length: '1' });
  await playRolls(person, 2);
  const before = await person.seen();
  // After two new versions neither the server nor the device has the files of this one.
  await person.page.route('**/assets/settings-dialog-*', (route) => route.fulfill({ status: 404 }));
  await person.id('open-settings').click();
  await person.id('lost-code').waitFor();
  expect(await person.id('lost-code').innerText()).toContain('games that are kept are not lost');
  await person.page.unroute('**/assets/settings-dialog-*');
  await person.id('lost-code-reload').click();
  await person.id('lost-code').waitFor({ state: 'detached' });
  await person.online();
  await expect.poll(() => person.seen()).toEqual(before);
  await person.id('open-settings').click();
  await person.id('settings-dialog').waitFor();
  await person.id('dialog-close').click();

  // So does a whole page that one goes to.
  await person.page.route('**/assets/position-page-*', (route) => route.fulfill({ status: 404 }));
  await person.id('home').click();
  await person.page.locator('a[href="/position"]').first().click();
  await person.id('lost-code').waitFor();
  await person.page.unroute('**/assets/position-page-*');
  await person.id('lost-code-reload').click();
  await person.id('position-page').waitFor();
  expect(person.errors).toEqual([]);
  await person.close();
});

describe('a game carried to another device', () => {
  test('by a link and by a file it goes on where it was', async () => {
    const first = await Person.open(browser, { url: server.url });
    // Without the cube: no question of the bot stands before the settings.
    const game = { rules: 'casual', level: 'newcomer', length: '3' } as const;
    await first.newGame({ opponent: 'bot', at: 'device', ...game });
    await playRolls(first, 3);
    const match = new URL(first.page.url()).pathname.split('/').at(-1) ?? '';
    const shared = await withShareSheet(first);
    await first.id('open-settings').click();
    await first.id('carry-share').click();
    const link = await first.id('carry-link').inputValue();
    await expect.poll(shared).toBe(link);
    await first.id('carry-copy').click();
    expect(link.length).toBeLessThan(8_000);
    const [download] = await Promise.all([
      first.page.waitForEvent('download'),
      first.id('carry-file').click(),
    ]);
    const file = await download.path();

    const second = await Person.open(browser, { url: server.url });
    await second.page.goto(link);
    await second.id('import-about').waitFor();
    expect(await second.id('import-game').innerText()).toMatch(
      /^Guest – Bot · Score \d\u2060–\u2060\d\s+Short nardy without the cube · to 3 points$/,
    );
    expect(new URL(second.page.url()).hash).toBe('');
    await second.id('import-go').click();
    await second.online();
    await second.waitForRoll(3);
    expect(second.page.url()).toContain(match);
    await playRolls(second, 5);
    await second.page.goto(`${second.page.url()}/check`);
    await second.page.locator('[data-testid=game-report][data-code=OK]').waitFor();

    // And back to where it came from, which stopped earlier.
    await second.page.goBack();
    await second.online();
    await second.id('open-settings').click();
    await second.id('carry-copy').click();
    const back = await second.id('carry-link').inputValue();
    await first.page.goto(back);
    await first.id('import-further').waitFor();
    await first.id('import-go').click();
    await first.waitForRoll(5);
    await playRolls(first, 6);
    await first.page.goto(back);
    await first.id('import-behind').waitFor();

    // Here it is already: by the file one only comes to its table.
    await second.page.goto(`${server.url}/import`);
    await second.id('import-file').setInputFiles(file);
    await second.id('import-table').waitFor();
    const whole = await readFile(file, 'utf8');
    const otherDie = (_: string, before: string, die: string): string => before + ((Number(die) % 6) + 1);
    const damaged = whole.replace(/( roll 1 open \S+ \S+ )(\d)/, otherDie);
    expect(damaged).not.toBe(whole);
    await second
      .id('import-file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(damaged) });
    await second.id('import-bad').waitFor();
    expect([...first.errors, ...second.errors]).toEqual([]);
    await first.close();
    await second.close();
  });
});

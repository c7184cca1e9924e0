import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';

let server: RunningServer;
let browser: Browser;
const errors: string[] = [];
const pages: Page[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
  // A broken policy of the page is logged as an error.
  expect(errors.splice(0)).toEqual([]);
});

interface Opened {
  readonly scripts?: 'on' | 'off';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: 'yes' | 'no';
}

async function open(
  path: string,
  { scripts = 'on', width = 900, height = 900, touch = 'no' }: Opened = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: scripts === 'on',
    hasTouch: touch === 'yes',
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  pages.push(page);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(server.url + path);
  return page;
}

/** The middle of a point of the board inside a figure. */
const point = (page: Page, diagram: string, place: number) =>
  page.getByTestId(`diagram-${diagram}`).getByTestId(`point-${place}`);

/** How much has moved on a page so far by itself. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

async function stateOf(page: Page, testId: string, state: string): Promise<void> {
  await page.locator(`[data-testid=${testId}][data-state=${state}]`).waitFor();
}

describe('without JavaScript', () => {
  test.each([
    ['/rules/caucasian', 'ru', 'Кавказские короткие нарды', 'Побить и спрятаться'],
    ['/en/rules/long', 'en', 'Long nardy (federation)', 'The head'],
  ])('%s shows its text and its diagrams', async (path, lang, title, topic) => {
    const page = await open(path, { scripts: 'off' });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('h2').allInnerTexts()).toContain(topic);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(server.url + path);
    const words = await page
      .locator('.topic-text a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(words.length).toBeGreaterThan(20);
    expect(words.every((href) => href?.includes('/rules/glossary#'))).toBe(true);
    const boards = page.locator('.diagram .board-svg:not(.board-still)');
    expect(await boards.count()).toBeGreaterThanOrEqual(5);
    // Thirty checkers at their places, not on top of one another.
    const spots = await boards
      .first()
      .locator('.checker')
      .evaluateAll((all) => new Set(all.map((one) => JSON.stringify(one.getBoundingClientRect()))).size);
    expect(spots).toBe(30);
  });
});

describe('all that a page needs to be used is named in it, so that nothing is found out step by step', () => {
  /** A page for which there are only the files of the application that it names itself. */
  async function openAlone(path: string): Promise<Page> {
    const named = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text();
    const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' });
    const page = await context.newPage();
    pages.push(page);
    await page.route('**/assets/**', (route) => {
      const isNamed = named.includes(`"${new URL(route.request().url()).pathname}"`);
      return isNamed ? route.continue() : route.abort();
    });
    await page.goto(server.url + path);
    return page;
  }

  test('at the start, at a table, where positions and records are looked at', async () => {
    const answer = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: 'casual', length: 1, opponent: 'friend', name: 'Вера' }),
    });
    const { match } = (await answer.json()) as { readonly match: string };
    for (const [path, control] of [
      ['/', 'start'],
      [`/m/${match}`, 'join-sit'],
      [`/m/${match}/check`, 'check-page'],
      ['/position', 'position-page'],
      ['/import', 'import-file'],
    ] as const) {
      const page = await openAlone(path);
      await page.getByTestId(control).waitFor();
    }
  });

  test('where the rules are taught', async () => {
    const page = await openAlone('/en/rules/four-tier');
    const question = page.getByTestId('diagram-opening');
    // What is pressed before the scripts have taken the page over is not heard.
    await expect
      .poll(async () => {
        await question.getByTestId('choice-own').click();
        return question.getAttribute('data-state');
      })
      .toBe('wrong');
  });
});

describe('a diagram is played', () => {
  test('by mouse: what is refused is said why, what is right is praised, and it begins again', async () => {
    const page = await open('/rules/caucasian#hide');
    const figure = page.getByTestId('diagram-hide');
    await figure.scrollIntoViewIfNeeded();
    await figure.getByTestId('point-6').click();
    // The hitter on 4 may not go on to 3.
    await figure.getByTestId('point-4').click();
    await stateOf(page, 'diagram-hide', 'refused');
    expect(await figure.getByRole('status').innerText()).toContain('Нельзя побить и спрятаться');
    await figure.getByTestId('point-8').click();
    await stateOf(page, 'diagram-hide', 'right');
    await figure.getByTestId('diagram-reset').click();
    await stateOf(page, 'diagram-hide', 'open');
  });

  test('by touch on a phone, in English', async () => {
    const page = await open('/en/rules/international#setup', { width: 360, height: 640, touch: 'yes' });
    const figure = page.getByTestId('diagram-setup');
    await figure.scrollIntoViewIfNeeded();
    await point(page, 'setup', 8).tap();
    await point(page, 'setup', 6).tap();
    await stateOf(page, 'diagram-setup', 'right');
    expect(await figure.getByRole('status').innerText()).toContain('Right: 8/5 and 6/5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('by keys, and a question is answered wrong and right', async () => {
    const page = await open('/en/rules/four-tier#result-four-tier');
    const figure = page.getByTestId('diagram-koks');
    await figure.scrollIntoViewIfNeeded();
    for (let checker = 0; checker < 2; checker++) {
      await figure.getByTestId('point-1').press('Enter');
      expect(await figure.getByTestId('practice-said').innerText()).toContain('It may go off the board');
      expect(await figure.getByTestId('point-26').getAttribute('aria-label')).toContain('May land here');
      await figure.getByTestId('point-26').press('Enter');
      expect(await figure.getByTestId('practice-said').innerText()).toMatch(/bears off from 1/i);
    }
    await stateOf(page, 'diagram-koks', 'right');
    expect(await figure.getByRole('status').innerText()).toContain('backgammon, 4 points');
    const question = page.getByTestId('diagram-opening');
    await question.getByTestId('choice-own').click();
    await stateOf(page, 'diagram-opening', 'wrong');
    await question.getByTestId('choice-theirs').click();
    await stateOf(page, 'diagram-opening', 'right');
  });

  test('nothing moves when a page is taken over by its scripts', async () => {
    const page = await open('/rules/international');
    await page.getByTestId('diagram-setup').scrollIntoViewIfNeeded();
    await point(page, 'setup', 8).waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
});

test('from page to page and language to language, without loading anew', async () => {
  const page = await open('/rules/caucasian');
  // A board to play on is there once the scripts have taken the page over.
  await page.getByTestId('diagram-hide').scrollIntoViewIfNeeded();
  await page.getByTestId('diagram-hide').getByTestId('point-6').waitFor();
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.locator('footer a[href="/rules"]').click();
  await page.getByRole('link', { name: /Тюремные правила/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Тюремные правила' }).waitFor();
  await page.getByTestId('language-en').click();
  await page.getByRole('heading', { level: 1, name: 'Prison rules' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/rules/prison');
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  await page.getByTestId('topic-hit').getByRole('link', { name: 'blot' }).press('Enter');
  await page.getByTestId('glossary-page').waitFor();
  const [focused, seen] = await page.evaluate(() => {
    const { id = '' } = document.activeElement ?? {};
    const box = document.activeElement?.getBoundingClientRect();
    return [id, box !== undefined && box.top >= 0 && box.bottom <= innerHeight] as const;
  });
  expect([focused, seen]).toEqual(['term-blot', true]);
  expect(await page.locator('#win-gammon').innerText()).toMatch(/Gammon[\s\S]*марс/);
});

describe('the setup is checked', () => {
  test('wrong, with what lacks, then right; short and long', async () => {
    const page = await open('/learn/setup');
    const put = async (place: number, times: number): Promise<void> => {
      for (let time = 0; time < times; time++) await page.getByTestId(`point-${place}`).click();
    };
    await put(24, 2);
    await put(13, 5);
    await put(8, 3);
    await put(7, 5);
    await page.getByTestId('setup-check').click();
    await stateOf(page, 'setup-said', 'wrong');
    const said = await page.getByTestId('setup-said').innerText();
    expect(said).toMatch(/пункте 6 не хватает: 5[\s\S]*пункте 7 лишних: 5[\s\S]*два, пять, три, пять/);
    for (let checker = 0; checker < 5; checker++)
      await page.getByTestId('point-7').click({ button: 'right' });
    await put(6, 5);
    await page.getByTestId('setup-check').click();
    await stateOf(page, 'setup-said', 'right');
    await page.getByTestId('setup-kind-long').evaluate((input) => (input as HTMLInputElement).click());
    for (let checker = 0; checker < 15; checker++) await page.getByTestId('point-24').press('Enter');
    await page.getByTestId('setup-check').click();
    await stateOf(page, 'setup-said', 'right');
  });
});

describe('the first game', () => {
  /** What the hand does at each step. */
  const HAND: Readonly<Record<string, readonly number[]>> = {
    board: [24],
    home: [3],
    first: [8, 6],
    closed: [24, 18],
    hit: [24, 13],
    enter: [25, 24],
    doublet: [13, 13, 6, 6],
    'home-run': [7, 6],
    'bear-off': [5, 3],
    win: [4, 1],
  };

  /** What keys choose and where they put it. */
  const KEYS: Readonly<Record<string, readonly number[]>> = {
    board: [24],
    home: [3],
    first: [8, 5, 6, 5],
    closed: [24, 18, 18, 13],
    hit: [24, 20, 13, 11],
    enter: [25, 21, 24, 18],
    doublet: [13, 11, 13, 11, 6, 4, 6, 4],
    'home-run': [7, 6, 6, 26],
    'bear-off': [5, 26, 3, 26],
    win: [4, 26, 1, 26],
  };

  test('in English, by keys alone', async () => {
    const page = await open('/en/learn', { width: 1440, height: 900 });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
    const press = async (testId: string): Promise<void> => {
      for (let tab = 0; tab < 90 && (await focused()) !== testId; tab++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(testId);
      await page.keyboard.press('Enter');
    };
    for (const [name, places] of Object.entries(KEYS)) {
      await page.locator(`[data-testid=lesson-step][data-step=${name}]`).waitFor();
      await page.getByTestId('lesson-step').getByTestId('point-24').waitFor();
      for (const place of places) await press(`point-${place}`);
      await stateOf(page, 'lesson-step', 'right');
      await press('lesson-next');
    }
    await page.getByTestId('lesson-done').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('You know the rules');
    expect(await page.locator('h1').innerText()).toBe('A first game');
  });

  test.each([['/learn', 360, 640]])(
    '%s is gone through by hand at %i×%i, left and taken up again, and leads to a game with the easiest bot',
    async (path, width, height) => {
      const page = await open(path, { width, height });
      const step = page.getByTestId('lesson-step');
      for (const [name, places] of Object.entries(HAND)) {
        await page.locator(`[data-testid=lesson-step][data-step=${name}]`).waitFor();
        if (name === 'home') {
          await step.getByTestId('point-13').click();
          await stateOf(page, 'lesson-step', 'wrong');
        }
        if (name === 'home-run') {
          // The six first is legal, but not what is asked.
          await step.getByTestId('point-7').click();
          await step.getByTestId('diagram-reset').click();
          await step.getByTestId('dice').click();
        }
        for (const place of places) await step.getByTestId(`point-${place}`).click();
        await stateOf(page, 'lesson-step', 'right');
        await page.getByTestId('lesson-next').click();
        if (name === 'enter') {
          await page.reload();
          await page.locator('[data-testid=lesson-step][data-step=doublet]').waitFor();
        }
      }
      await page.getByTestId('lesson-done').waitFor();
      await page.getByTestId('lesson-play').click();
      await page.locator('[data-testid=table][data-stage=playing]').waitFor();
      expect(await page.getByTestId('header').innerText()).toContain('Короткие нарды без куба');
      expect(await page.getByTestId('player-top').innerText()).toContain('Новичок');
    },
  );
});

describe('what is different at a table with house rules', () => {
  test('is told before the start and at the table', async () => {
    const person = await Person.open(browser, { url: server.url, locale: 'ru-RU' });
    await person.id('rules').selectOption('caucasian');
    await person.id('difference-hitAndHide').waitFor();
    expect(await person.id('differences').innerText()).toContain('не прячется к своим');
    await person.newGame({ opponent: 'hotseat', rules: 'caucasian', length: '1' });
    await person.id('table-rules').click();
    await person.id('rules-dialog').getByTestId('difference-bearOffAfterHit').waitFor();
    expect(await person.id('rules-dialog').innerText()).toContain('Без куба');
    expect(person.errors).toEqual([]);
    await person.close();
  });

  test('is told to whoever is invited', async () => {
    const host = await Person.open(browser, { url: server.url });
    await host.newGame({ opponent: 'friend', rules: 'prison', length: '1' });
    const link = await host.inviteLink();
    const guest = await Person.open(browser, { url: server.url });
    await guest.page.goto(link);
    await guest.id('join').getByTestId('difference-bearOffAfterHit').waitFor();
    expect(await guest.id('join').innerText()).toContain('never borne off');
    // The words come with the panel and not into it.
    expect(await shiftOf(guest.page)).toBeLessThan(0.02);
    await host.close();
    await guest.close();
  });
});

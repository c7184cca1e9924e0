import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { Person } from '../../e2e/table/person.ts';
import { longestTask, type TaskLength } from './web-trace.ts';

/** A mid-range phone of some years ago on a poor connection, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { width: 360, height: 640, touch: 'yes' } as const;
const RUNS = 3;
/** After this without a long task the page is taken to be at rest. */
const QUIET_MS = 2_500;
const BOT_TURNS = 4;
const DRAGS = 3;

const INTERACTIVE_LIMIT_MS = 2_000;
const TASK_LIMIT_MS = 50;

/** One figure with what it must not exceed. */
interface Figure {
  readonly what: string;
  readonly ms: number;
  /** By the clock on the wall, where `ms` is what the thread itself has worked. */
  readonly wallMs: number | null;
  readonly limitMs: number;
}

/** The built application on a slow phone: when it can be used, and how long it ever holds up a finger. */
export async function benchWeb(): Promise<readonly Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const start = await median(() => interactive(browser, server.url, '[data-testid=start]'));
    const table = await median(() => openedTable(browser, server.url));
    const drag = await whileDragging(browser, server.url);
    const bot = await whileTheBotPlays(browser, server.url);
    return [
      { what: 'start page interactive', ms: start, wallMs: null, limitMs: INTERACTIVE_LIMIT_MS },
      {
        what: 'table interactive, opened by its link',
        ms: table,
        wallMs: null,
        limitMs: INTERACTIVE_LIMIT_MS,
      },
      {
        what: 'longest task while a checker is dragged',
        ms: drag.ownMs,
        wallMs: drag.wallMs,
        limitMs: TASK_LIMIT_MS,
      },
      {
        what: 'longest task while the bot thinks and plays',
        ms: bot.ownMs,
        wallMs: bot.wallMs,
        limitMs: TASK_LIMIT_MS,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function median(measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run++) found.push(await measure());
  return found.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return cdp;
}

/** Ms from the navigation until a control is drawn and the long tasks before it are over; nothing is cached. */
async function interactive(browser: Browser, url: string, control: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'ru-RU' });
  const ms = await navigate(await context.newPage(), url, control);
  await context.close();
  return ms;
}

async function openedTable(browser: Browser, url: string): Promise<number> {
  const person = await Person.open(browser, { url, ...PHONE });
  await person.newGame({ opponent: 'hotseat', length: '5' });
  await person.page.locator('.place[data-movable=true]').first().waitFor();
  const link = person.page.url();
  await person.page.goto('about:blank');
  const ms = await navigate(person.page, link, '.place[data-movable=true]');
  await person.close();
  return ms;
}

async function navigate(page: Page, url: string, control: string): Promise<number> {
  await slowDown(page);
  await page.addInitScript((wanted) => {
    const found = { atMs: 0, busyUntilMs: 0 };
    (window as unknown as { found: typeof found }).found = found;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        found.busyUntilMs = Math.max(found.busyUntilMs, startTime + duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    const look = (): void => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else found.atMs = performance.now();
    };
    look();
  }, control);
  await page.goto(url);
  await page.locator(control).first().waitFor();
  await pause(QUIET_MS);
  return page.evaluate(() => {
    const { atMs, busyUntilMs } = (window as unknown as { found: { atMs: number; busyUntilMs: number } })
      .found;
    return Math.max(atMs, busyUntilMs);
  });
}

async function whileDragging(browser: Browser, url: string): Promise<TaskLength> {
  const person = await Person.open(browser, {
    url,
    ...PHONE,
    preferences: { confirm: 'ask', forced: 'none', animation: 'normal' },
  });
  await person.newGame({ opponent: 'hotseat', length: '5' });
  const movable = person.page.locator('.place[data-movable=true]');
  await movable.first().waitFor();
  const cdp = await slowDown(person.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  const longest = await longestTask(browser, person.page, async () => {
    for (let drag = 0; drag < DRAGS; drag++) {
      const box = (await movable.first().boundingBox()) ?? { x: 180, y: 200, width: 20, height: 100 };
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
      await touch('touchStart', [from]);
      for (let step = 1; step <= 60; step++) {
        const along = { x: 40 + ((from.x + 7 * step) % 280), y: from.y + 40 * Math.sin(step / 6) };
        await touch('touchMove', [along]);
        await pause(16);
      }
      await touch('touchEnd', []);
      await pause(400);
    }
  });
  await person.close();
  return longest;
}

async function whileTheBotPlays(browser: Browser, url: string): Promise<TaskLength> {
  const person = await Person.open(browser, {
    url,
    ...PHONE,
    preferences: { animation: 'normal', pace: 'fast' },
  });
  await person.newGame({ opponent: 'bot', level: 'best', length: '5' });
  await person.atStage('playing');
  await slowDown(person.page);
  const longest = await longestTask(browser, person.page, async () => {
    const before = await person.rollNumber();
    while ((await person.rollNumber()) < before + BOT_TURNS) {
      await person.playOn();
      await pause(120);
    }
  });
  await person.close();
  return longest;
}

/** The figures as a table. */
export function formatWebBench(figures: readonly Figure[]): string {
  const whole = (ms: number | null): string => (ms === null ? '' : Math.round(ms).toLocaleString('en'));
  return [
    '| what | ms | by the wall | limit | |',
    '| --- | ---: | ---: | ---: | --- |',
    ...figures.map(
      ({ what, ms, wallMs, limitMs }) =>
        `| ${what} | ${whole(ms)} | ${whole(wallMs)} | ${whole(limitMs)} | ${ms <= limitMs ? 'within' : 'OVER'} |`,
    ),
  ].join('\n');
}

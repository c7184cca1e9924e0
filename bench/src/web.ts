import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { traceTasks } from '../../e2e/harness/trace-tasks.ts';
import { Person } from '../../e2e/table/person.ts';
import { MOVABLE } from '../../e2e/table/together.ts';

/** How much slower than this machine a phone of the middle range is taken to be. */
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it: ms, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { width: 360, height: 640, touch: 'yes' } as const;
const RUNS = 3;
const BOT_TURNS = 4;
const LONGEST_MS = 60_000;
const DRAGS = 3;
const INTERACTIVE_LIMIT_MS = 2_000;
const TASK_LIMIT_MS = 50;

/** One figure with what it must not exceed. */
interface Figure {
  readonly what: string;
  /** Worked out as Lighthouse does: what the page's thread has worked counts as often as the phone is slower. */
  readonly ms: number;
  /** By the clock on the wall with Chromium holding the thread up; true on a machine that does nothing else. */
  readonly heldUpMs: number;
  readonly limitMs: number;
}

type Cpu = 'as it is' | 'held up';

/** The built application on a slow phone: when it can be used, and how long it ever holds up a finger. */
export async function benchWeb(): Promise<readonly Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  const both = async (measure: (cpu: Cpu) => Promise<Measured>) => {
    const free = await measure('as it is');
    const heldUp = await measure('held up');
    return { free, heldUpMs: heldUp.wallMs };
  };
  const opening = async (what: string, measure: (cpu: Cpu) => Promise<Measured>): Promise<Figure> => {
    const { free, heldUpMs } = await both((cpu) => middleOf(() => measure(cpu)));
    return {
      what,
      ms: free.wallMs + (CPU_SLOWDOWN - 1) * free.ownMs,
      heldUpMs,
      limitMs: INTERACTIVE_LIMIT_MS,
    };
  };
  const task = async (what: string, measure: (cpu: Cpu) => Promise<Measured>): Promise<Figure> => {
    const { free, heldUpMs } = await both(measure);
    return { what, ms: CPU_SLOWDOWN * free.ownMs, heldUpMs, limitMs: TASK_LIMIT_MS };
  };
  try {
    return [
      await opening('start page interactive', (cpu) => startPage(browser, server.url, cpu)),
      await opening('table interactive, first visit by its link', (cpu) =>
        invitedTo(browser, server.url, cpu),
      ),
      await task('longest task while a checker is dragged', (cpu) => whileDragging(browser, server.url, cpu)),
      await task('longest task while the bot thinks and plays', (cpu) =>
        whileTheBotPlays(browser, server.url, cpu),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Measured {
  readonly wallMs: number;
  /** Of the page's thread. */
  readonly ownMs: number;
}

async function middleOf(measure: () => Promise<Measured>): Promise<Measured> {
  const found: Measured[] = [];
  for (let run = 0; run < RUNS; run++) found.push(await measure());
  found.sort((a, b) => a.wallMs - b.wallMs);
  return found[Math.floor(RUNS / 2)] ?? { wallMs: Number.NaN, ownMs: Number.NaN };
}

async function slowDown(page: Page, cpu: Cpu): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  if (cpu === 'held up') await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return cdp;
}

async function startPage(browser: Browser, url: string, cpu: Cpu): Promise<Measured> {
  return firstVisit(browser, url, '[data-testid=start]', cpu);
}

/** Whoever is invited: the table of somebody else, on a device that has never been here. */
async function invitedTo(browser: Browser, url: string, cpu: Cpu): Promise<Measured> {
  const host = await Person.open(browser, { url });
  await host.newGame({ opponent: 'friend', length: '5' });
  await host.atStage('waiting');
  const measured = await firstVisit(browser, await host.inviteLink(), '[data-testid=join-sit]', cpu);
  await host.close();
  return measured;
}

async function firstVisit(browser: Browser, url: string, control: string, cpu: Cpu): Promise<Measured> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const measured = await navigate(browser, await context.newPage(), url, control, cpu);
  await context.close();
  return measured;
}

/** From the navigation, with nothing in the cache, until the frame that first shows the control. */
async function navigate(
  browser: Browser,
  page: Page,
  url: string,
  control: string,
  cpu: Cpu,
): Promise<Measured> {
  const cdp = await slowDown(page, cpu);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript({ content: markWhenDrawn(control) });
  const { tasks } = await traceTasks(browser, page, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('control').length > 0);
  });
  const wallMs = await page.evaluate(() => performance.getEntriesByName('control')[0]?.startTime ?? 0);
  return { wallMs, ownMs: tasks.reduce((sum, { ownMs }) => sum + ownMs, 0) };
}

/** Marks the frame after the one in which a control is found: it has been drawn. As text, since what runs this file rewrites functions. */
function markWhenDrawn(control: string): string {
  return `(function look() {
    if (document.querySelector(${JSON.stringify(control)}) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => performance.mark('control'));
  })();`;
}

async function whileDragging(browser: Browser, url: string, cpu: Cpu): Promise<Measured> {
  const person = await Person.open(browser, {
    url,
    ...PHONE,
    preferences: { confirm: 'ask', forced: 'none', animation: 'normal' },
  });
  await person.newGame({ opponent: 'hotseat', length: '5' });
  const movable = person.page.locator(MOVABLE);
  await movable.first().waitFor();
  const cdp = await slowDown(person.page, cpu);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  const { longest } = await traceTasks(browser, person.page, async () => {
    for (let drag = 0; drag < DRAGS; drag++) {
      const box = (await movable.first().boundingBox()) ?? { x: 180, y: 200, width: 20, height: 100 };
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
      await touch('touchStart', [from]);
      for (let step = 1; step <= 60; step++) {
        const along = { x: 40 + ((from.x + 7 * step) % 280), y: from.y + 40 * Math.sin(step / 6) };
        await touch('touchMove', [along]);
        await pause(16);
      }
      // Let go where it was taken, so that there is something left to drag.
      await touch('touchMove', [from]);
      await touch('touchEnd', []);
      await pause(400);
    }
  });
  await person.close();
  return longest;
}

async function whileTheBotPlays(browser: Browser, url: string, cpu: Cpu): Promise<Measured> {
  const preferences = { animation: 'normal', pace: 'fast', confirm: 'automatic', forced: 'whole-turn' };
  const person = await Person.open(browser, { url, ...PHONE, preferences });
  await person.newGame({ opponent: 'bot', level: 'best', length: '5' });
  // The engine has been fetched, and has played once.
  await person.waitForRoll(1);
  await slowDown(person.page, cpu);
  const { longest } = await traceTasks(browser, person.page, async () => {
    const before = await person.rollNumber();
    const until = Date.now() + LONGEST_MS;
    while ((await person.rollNumber()) < before + BOT_TURNS) {
      if (Date.now() > until) throw new Error('the bot does not play on');
      await person.playOn();
      await pause(120);
    }
  });
  await person.close();
  return longest;
}

/** The figures as a table. */
export function formatWebBench(figures: readonly Figure[]): string {
  const whole = (ms: number): string => Math.round(ms).toLocaleString('en');
  return [
    `| what | ms, own time × ${CPU_SLOWDOWN} | limit | | ms, held up by Chromium |`,
    '| --- | ---: | ---: | --- | ---: |',
    ...figures.map(
      ({ what, ms, heldUpMs, limitMs }) =>
        `| ${what} | ${whole(ms)} | ${whole(limitMs)} | ${ms <= limitMs ? 'within' : 'over'} | ${whole(heldUpMs)} |`,
    ),
  ].join('\n');
}

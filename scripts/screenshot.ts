/**
 * `npm run screenshot [share]`: the pictures of the README, taken from games that are really played, and the one that
 * messengers show of a link; `share`: that one only.
 */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { Person } from '../e2e/table/person.ts';
import { MOVABLE, playUntil } from '../e2e/table/together.ts';
import { BOARD_SETS } from '../e2e/visual/board-states.ts';
import { buildSheet } from '../e2e/visual/build-sheet.ts';
import type { SheetEntry } from '../e2e/visual/sheet.ts';

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url));
const LARGEST_BYTES = 200_000;
const SHARED = fileURLToPath(new URL('../apps/web/public/share.jpg', import.meta.url));
const LARGEST_SHARED_BYTES = 100_000;
const SHARED_QUALITY = 80;
const QUALITY = 88;

async function keep(shown: Page | Locator, name: string): Promise<void> {
  const path = `${FOLDER}${name}.jpg`;
  await shown.screenshot({ path, type: 'jpeg', quality: QUALITY });
  const { size } = statSync(path);
  console.log(`${path}: ${Math.round(size / 1000)} kB`);
  if (size > LARGEST_BYTES) throw new Error(`${name} is larger than ${LARGEST_BYTES} bytes`);
}

interface TableShot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rules?: string;
  readonly locale: 'ru-RU' | 'en-US';
  readonly names: readonly [host: string, guest: string];
  readonly preferences: Readonly<Record<string, string>>;
  /** How far the game has gone. */
  readonly rolls: number;
}

const TABLES: readonly TableShot[] = [
  {
    name: 'table',
    width: 1160,
    height: 740,
    locale: 'ru-RU',
    names: ['Гиви', 'Вера'],
    preferences: { theme: 'wood', page: 'light' },
    rolls: 7,
  },
  {
    name: 'phone',
    width: 390,
    height: 760,
    rules: 'long',
    locale: 'en-US',
    names: ['Givi', 'Vera'],
    preferences: { theme: 'walnut', page: 'dark' },
    rolls: 12,
  },
];

async function tableShot(browser: Browser, server: RunningServer, shot: TableShot): Promise<void> {
  const { width, height, locale, preferences } = shot;
  const window = { url: server.url, width, height, locale };
  const host = await Person.open(browser, { ...window, preferences: { confirm: 'ask', ...preferences } });
  const guest = await Person.open(browser, window);
  await host.newGame({
    opponent: 'friend',
    length: '5',
    clock: 'blitz',
    name: shot.names[0],
    ...(shot.rules === undefined ? {} : { rules: shot.rules }),
  });
  await guest.join(await host.inviteLink(), shot.names[1]);
  await host.atStage('playing');
  const people = [host, guest];
  await playUntil(people, async () => (await host.rollNumber()) >= shot.rolls);
  // The host's turn with the dice thrown: rings on what can move.
  await playUntil(people, () => host.page.locator(MOVABLE).first().isVisible());
  await keep(host.page, shot.name);
  await host.close();
  await guest.close();
}

/** A page with boards drawn by the product's own component. */
async function boardsPage(
  browser: Browser,
  { width, height }: { readonly width: number; readonly height: number },
  entries: readonly SheetEntry[],
  look: { readonly board: number; readonly body: string; readonly style: string },
): Promise<Page> {
  const { script, style } = await buildSheet();
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><html><body>${look.body}</body></html>`);
  const fonts = 'body { margin: 0; font-family: system-ui, sans-serif; --font: system-ui, sans-serif }';
  await page.addStyleTag({ content: style + fonts + look.style });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'drawBoards' in window);
  await page.evaluate(([boards, wide]) => window.drawBoards(boards, wide), [entries, look.board] as const);
  return page;
}

async function setsShot(browser: Browser): Promise<void> {
  const entries = BOARD_SETS.map((set) => [set, 'bar'] as const);
  const page = await boardsPage(browser, { width: 1200, height: 800 }, entries, {
    board: 330,
    body: '<div id="sheet"></div>',
    style:
      '.sheet { display: grid; grid-template-columns: repeat(3, auto); gap: 12px; padding: 12px; width: max-content; background: #f4eee3 }',
  });
  await keep(page.locator('.sheet'), 'sets');
  await page.close();
}

/** What messengers show of a link, at the size they ask for. */
async function shareShot(browser: Browser): Promise<void> {
  const page = await boardsPage(browser, { width: 1200, height: 630 }, [['wood', 'start']], {
    board: 640,
    body: '<main><div id="sheet"></div><div><h1>Нарды</h1><p>короткие и длинные</p><p>честные кости</p><p lang="en">nardy · backgammon</p></div></main>',
    style: `
      main { display: grid; grid-template-columns: auto 1fr; gap: 56px; align-items: center; height: 630px; padding: 0 32px; background: #f4eee3; color: #2b211a }
      h1 { margin: 0 0 24px; font: 600 104px/1 Georgia, serif }
      p { margin: 12px 0 0; font-size: 38px; color: #6b5a4b }`,
  });
  await page.screenshot({ path: SHARED, type: 'jpeg', quality: SHARED_QUALITY });
  const { size } = statSync(SHARED);
  console.log(`${SHARED}: ${Math.round(size / 1000)} kB`);
  if (size > LARGEST_SHARED_BYTES) throw new Error(`${SHARED} is larger than ${LARGEST_SHARED_BYTES} bytes`);
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
try {
  await shareShot(browser);
  if (!process.argv.includes('share')) {
    await setsShot(browser);
    const server = await startServer();
    try {
      for (const shot of TABLES) await tableShot(browser, server, shot);
    } finally {
      await server.stop();
    }
  }
} finally {
  await browser.close();
}

/** `npm run screenshot`: the pictures of the README, taken from games that are really played. */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { Person } from '../e2e/table/person.ts';
import { playUntil } from '../e2e/table/together.ts';
import { BOARD_SETS } from '../e2e/visual/board-states.ts';
import { buildSheet } from '../e2e/visual/build-sheet.ts';

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url));
const LARGEST_BYTES = 200_000;
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
  await playUntil(people, () => host.page.locator('.place[data-movable=true]').first().isVisible());
  await keep(host.page, shot.name);
  await host.close();
  await guest.close();
}

async function setsShot(browser: Browser): Promise<void> {
  const { script, style } = await buildSheet();
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.setContent('<!doctype html><html><body><div id="sheet"></div></body></html>');
  const layout = `
    body { margin: 0; font-family: system-ui, sans-serif; --font: system-ui, sans-serif }
    .sheet { display: grid; grid-template-columns: repeat(3, auto); gap: 12px; padding: 12px; width: max-content; background: #f4eee3 }`;
  await page.addStyleTag({ content: style + layout });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'drawBoards' in window);
  await page.evaluate(
    (sets) =>
      window.drawBoards(
        sets.map((set) => [set, 'bar'] as const),
        330,
      ),
    BOARD_SETS,
  );
  await keep(page.locator('.sheet'), 'sets');
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await launchBrowser();
try {
  await setsShot(browser);
  for (const shot of TABLES) await tableShot(browser, server, shot);
} finally {
  await browser.close();
  await server.stop();
}

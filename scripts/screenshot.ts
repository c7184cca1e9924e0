/** `npm run screenshot`: the picture of the README, taken from a game that is really played. */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { startServer } from '../e2e/harness/server.ts';
import { Person } from '../e2e/table/person.ts';
import { playUntil } from '../e2e/table/together.ts';

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url));
const ROLLS = 7;
const LARGEST_BYTES = 200_000;

const server = await startServer();
const browser = await launchBrowser();
try {
  const window = { url: server.url, width: 1160, height: 740 } as const;
  const host = await Person.open(browser, { ...window, locale: 'ru-RU', preferences: { confirm: 'ask' } });
  const guest = await Person.open(browser, window);
  await host.newGame({ opponent: 'friend', length: '5', clock: 'blitz', name: 'Гиви' });
  await guest.join(await host.inviteLink(), 'Вера');
  await host.atStage('playing');
  const people = [host, guest];
  await playUntil(people, async () => (await host.rollNumber()) >= ROLLS);
  // The host's turn with the dice thrown: rings on what can move.
  await playUntil(people, () => host.page.locator('.place[data-movable=true]').first().isVisible());
  const path = `${FOLDER}table.png`;
  mkdirSync(FOLDER, { recursive: true });
  await host.page.screenshot({ path });
  const { size } = statSync(path);
  console.log(`${path}: ${Math.round(size / 1000)} kB`);
  if (size > LARGEST_BYTES) throw new Error(`the picture is larger than ${LARGEST_BYTES} bytes`);
} finally {
  await browser.close();
  await server.stop();
}

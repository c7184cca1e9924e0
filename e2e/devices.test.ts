import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { type Pair, playUntilReady, rollOnce, seatPair } from './table/pair.ts';
import { Person } from './table/person.ts';
import { withShareSheet } from './table/share-sheet.ts';
import { MOVABLE, playUntil } from './table/together.ts';

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

/** Until it is `person`'s turn to roll. */
async function untilRollOf(pair: Pair, person: Person): Promise<void> {
  while ((await playUntilReady(pair, 'roll')) !== person) await rollOnce(pair);
}

async function linesOf(link: string): Promise<readonly string[]> {
  const match = new URL(link).pathname.split('/').at(-1);
  const answer = await fetch(`${server.url}/api/matches/${match}/transcripts`);
  const { games } = (await answer.json()) as { games: { transcript: { lines: string[] } }[] };
  return games[0]!.transcript.lines;
}

test('a tab that goes to sleep opens its link first, so the other can roll without it', async () => {
  const pair = await seatPair(browser, server.url);
  const { host, guest } = pair;
  await untilRollOf(pair, host);
  const linesBefore = (await linesOf(pair.link)).length;
  // The tab is hidden, tells so, and is then frozen by the system.
  await guest.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await linesOf(pair.link)).length).toBe(linesBefore + 1);
  const devtools = await guest.context.newCDPSession(guest.page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  const rolls = await host.rollNumber();
  await host.id('roll').click();
  await host.waitForRoll(rolls + 1);
  await host.id('tick').click();
  await expect.poll(() => host.id('roll-dialog').innerText()).toContain('black opened first');
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await pair.close();
});

/** The guest's device forgets its dice while the host asks for a roll; the guest comes back and says so. */
async function loseDevice(pair: Pair): Promise<void> {
  const { host, guest } = pair;
  await untilRollOf(pair, host);
  await guest.vanish();
  await host.id('roll').click();
  await expect.poll(async () => (await linesOf(pair.link)).at(-1)).toMatch(/ link \d+ A /);
  // Any page of the site can reach its storage; this one opens no table.
  await guest.page.goto(`${server.url}/rules`);
  await guest.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('nardy.secret.')) localStorage.removeItem(key);
  });
  await guest.page.goto(pair.link);
  await guest.id('question-lost-device').waitFor();
  await guest.id('lost-device-yes').click();
}

test('a lost device: the roll is void, a new seal, play goes on; at most two of that', async () => {
  const pair = await seatPair(browser, server.url);
  const { host, guest } = pair;
  for (const time of [1, 2]) {
    await loseDevice(pair);
    // The void uses up the roll; the one that was asked for comes with the next number.
    await expect
      .poll(async () => (await linesOf(pair.link)).filter((line) => / void \d+ B /.test(line)).length)
      .toBe(time);
    await playUntil([host, guest], async () => (await host.page.locator(MOVABLE).count()) > 0);
    await rollOnce(pair);
    await expect.poll(() => host.id('tick').getAttribute('data-state')).toBe('checked');
  }
  await loseDevice(pair);
  await host.atStage('match-over');
  expect(await host.id('result').getAttribute('data-winner')).toBe('white');
  expect((await linesOf(pair.link)).filter((line) => / void \d+ B /.test(line))).toHaveLength(2);
  await pair.close();
}, 480_000);

test('a player goes on at another device by the link of the seat, and comes back', async () => {
  const pair = await seatPair(browser, server.url);
  await untilRollOf(pair, pair.host);
  const shared = await withShareSheet(pair.guest);
  await pair.guest.id('open-settings').click();
  const seat = await pair.guest.id('seat-link').inputValue();
  await pair.guest.id('seat-share').click();
  await expect.poll(shared).toBe(seat);
  await pair.guest.id('dialog-close').click();
  const here = pair.guest.page.url();
  await pair.guest.vanish();
  const phone = await Person.open(browser, { url: server.url });
  await phone.page.goto(seat);
  await phone.online();
  // The seat does not stay in the address, where it could be shown or sent on.
  expect(new URL(phone.page.url()).hash).toBe('');
  const moved: Pair = { ...pair, guest: phone };
  for (let roll = 0; roll < 2; roll++) await rollOnce(moved);
  expect(await phone.rollNumber()).toBe(await pair.host.rollNumber());
  await expect.poll(() => phone.id('tick').getAttribute('data-state')).toBe('checked');
  await phone.page.goto(server.url);
  await expect.poll(() => phone.id('my-games').innerText()).toContain('to 5 points');
  await pair.guest.page.goto(here);
  await pair.guest.online();
  await rollOnce(pair);
  // The dice came along: one seal serves both devices.
  const lines = await linesOf(pair.link);
  expect(lines.filter((line) => / anchor B /.test(line))).toHaveLength(1);
  expect(lines.some((line) => / void /.test(line))).toBe(false);
  await phone.close();
  await pair.close();
});

test('two devices at the start of one game: the one that seals second follows it, and rolls too once the dice are brought', async () => {
  const options = { url: server.url };
  const host = await Person.open(browser, options);
  await host.newGame({ opponent: 'friend', name: 'Host' });
  await host.atStage('waiting');
  await host.id('open-settings').click();
  const seat = await host.id('seat-link').inputValue();
  await host.id('dialog-close').click();
  const phone = await Person.open(browser, options);
  await phone.page.goto(seat);
  await phone.atStage('waiting');
  const guest = await Person.open(browser, options);
  await guest.join(await host.inviteLink(), 'Guest');
  const people = [host, phone, guest];
  for (const person of people) await person.waitForRoll(1);
  for (const person of people) expect(await person.isShown('question-lost-device')).toBe(false);

  // Whoever of the two was second cannot roll, and says why when it is asked to.
  const away = /secret of your dice is not on this device/;
  let second: Person | null = null;
  const isAway = async (): Promise<boolean> => {
    for (const person of [host, phone]) {
      await person.pressIfReady('notice-close');
      const status = await person.page.locator('[data-testid=status]').allInnerTexts();
      if (away.test(status.join())) second = person;
    }
    return second !== null;
  };
  // The host does not roll, nor does it have to before it is seen which of the two cannot.
  while (!(await isAway())) {
    await host.playOn('[data-testid=roll]');
    await guest.playOn();
  }
  const [first, other] = second === host ? [phone, host] : [host, phone];
  const rolls = await other.rollNumber();
  await expect
    .poll(async () => {
      await other.pressIfReady('roll');
      return other.isShown('question-lost-device');
    })
    .toBe(true);
  await other.id('question-close').click();

  // The link of the device that has sealed brings the dice; nothing is sealed anew.
  await first.id('open-settings').click();
  const dice = await first.id('seat-link').inputValue();
  await first.id('dialog-close').click();
  await other.page.goto(`${server.url}/rules`);
  await other.page.goto(dice);
  await other.online();
  await expect
    .poll(async () => {
      await other.pressIfReady('roll');
      return other.rollNumber();
    })
    .toBe(rolls + 1);
  for (const person of [first, guest]) await person.waitForRoll(rolls + 1);
  expect(await first.isShown('question-lost-device')).toBe(false);
  await expect.poll(() => other.id('tick').getAttribute('data-state')).toBe('checked');
  expect((await linesOf(seat)).filter((line) => / anchor A /.test(line))).toHaveLength(1);
  for (const person of people) {
    expect(person.errors).toEqual([]);
    await person.close();
  }
});

import { readFile } from 'node:fs/promises';
import { verifyRecord } from '@nardy/record';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { MOVABLE } from './table/together.ts';

const ACTS = ['roll', 'confirm', 'undo', 'double', 'take-back', 'resign-game', 'resign-match', 'next-game'];

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

async function expectReadOnly(person: Person): Promise<void> {
  await person.atStage('match-over');
  await person.id('result').waitFor();
  for (const act of ACTS) expect(await person.id(act).count()).toBe(0);
  await person.id('see-board').click();
  expect(await person.page.locator(MOVABLE).count()).toBe(0);
}

test('a finished game of the list opens to be looked at and checked, also after a restart and by anyone', async () => {
  const person = await Person.open(browser, { url: server.url });
  await person.newGame({ opponent: 'bot', rules: 'casual', length: '1', level: 'newcomer' });
  await person.resignMatch();
  // The bot is called as at its seat, not as in the record.
  expect(await person.id('result-score').innerText()).toMatch(/Bot$/);
  // On a phone on its side nothing of it has to be scrolled to.
  await person.page.setViewportSize({ width: 640, height: 360 });
  const room = () => person.id('result').evaluate((panel) => panel.clientHeight - panel.scrollHeight);
  await expect.poll(room).toBe(0);
  await person.page.setViewportSize({ width: 900, height: 900 });
  const address = new URL(person.page.url()).pathname;
  await server.kill9();
  await server.restart();

  await person.page.goto(server.url);
  await person.id('my-games').locator(`a[href="${address}"]`).click();
  await expectReadOnly(person);
  await person.page.reload();
  await person.id('result').waitFor();
  await person.id('check-match').click();
  await person.id('game-report').waitFor();
  expect(await person.id('game-report').getAttribute('data-code')).toBe('OK');
  const download = person.page.waitForEvent('download');
  await person.id('download').click();
  const kept = await readFile(await (await download).path(), 'utf8');
  expect(verifyRecord(JSON.parse(kept))).toMatchObject({ dice: { code: 'OK' }, play: { code: 'OK' } });

  const stranger = await Person.open(browser, { url: server.url });
  await stranger.page.goto(server.url + address);
  await expectReadOnly(stranger);
  for (const one of [person, stranger]) {
    expect(one.errors).toEqual([]);
    await one.close();
  }
});

test('words typed at the table go into the seals from the next game on, and the check page finds them', async () => {
  const person = await Person.open(browser, { url: server.url });
  const phrase = 'удача 🎲 <52>';
  const checkAt = async (at: 'server' | 'device'): Promise<void> => {
    await person.newGame({ opponent: 'hotseat', at, length: '1' });
    await person.waitForRoll(1);
    await person.id('tick').click();
    await person.id('roll-dialog').locator('a').click();
    await person.page.locator('[data-testid=game-report][data-code=OK]').waitFor();
  };
  await checkAt('server');
  expect(await person.id('own-phrase').count()).toBe(0);

  await person.page.goBack();
  await person.id('open-settings').click();
  await person.page.getByRole('textbox', { name: 'Your own words for the dice' }).fill(phrase);
  await expect.poll(() => person.id('phrase-said').innerText()).toBe('They go into the next game');
  await person.id('dialog-close').click();
  for (const at of ['server', 'device'] as const) {
    await checkAt(at);
    await expect.poll(() => person.id('own-phrase').count()).toBe(2);
    await expect
      .poll(() => person.page.locator('[data-testid=own-phrase][data-in-seal=yes]').count())
      .toBe(2);
    for (const said of await person.id('own-phrase').allInnerTexts()) expect(said).toContain(`“${phrase}”`);
    // The separate page says the same of the record that is kept.
    const download = person.page.waitForEvent('download');
    await person.id('download').click();
    const alone = await Person.another(person);
    await alone.page.goto(`${server.url}/check.html`);
    await alone.id('record-file').setInputFiles(await (await download).path());
    await expect.poll(() => alone.id('own-phrase').count()).toBe(2);
    await expect.poll(() => alone.page.locator('[data-testid=own-phrase][data-in-seal=yes]').count()).toBe(2);
    expect(alone.errors).toEqual([]);
    await alone.page.close();
  }

  await person.page.goBack();
  await person.id('open-settings').click();
  await person.id('phrase-throw').click();
  await expect.poll(() => person.id('phrase').inputValue()).toMatch(/^([1-6]{2} ){9}[1-6]{2}$/);
  await person.id('phrase').fill('');
  await expect
    .poll(() => person.id('phrase-said').innerText())
    .toBe('The next game is without words of yours');
  expect(person.errors).toEqual([]);
  await person.close();
});

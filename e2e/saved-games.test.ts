import { readFile } from 'node:fs/promises';
import { verifyRecord } from '@nardy/record';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';

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
  expect(await person.page.locator('.place[data-movable=true]').count()).toBe(0);
}

test('a finished game of the list opens to be looked at and checked, also after a restart and by anyone', async () => {
  const person = await Person.open(browser, { url: server.url });
  await person.newGame({ opponent: 'bot', rules: 'casual', length: '1', level: 'newcomer' });
  await person.id('resign-match').click();
  await person.id('resign-match-yes').click();
  await person.id('result').waitFor();
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

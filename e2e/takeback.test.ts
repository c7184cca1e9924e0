import { verifyRecord } from '@nardy/record';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { seatPair } from './table/pair.ts';
import { Person, type PersonOptions } from './table/person.ts';
import { MOVABLE } from './table/together.ts';

let server: RunningServer;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  for (const person of people.splice(0)) {
    expect(person.errors).toEqual([]);
    await person.close();
  }
});

const WIDE = { width: 1440, height: 900 } as const;

async function atTable(
  opponent: 'bot' | 'hotseat',
  rules: string,
  options: Partial<PersonOptions> & { readonly at?: 'device' | 'server' } = {},
): Promise<Person> {
  const preferences = { confirm: 'automatic', sharedBoard: 'fixed', ...options.preferences };
  const person = await Person.open(browser, { url: server.url, ...WIDE, ...options, preferences });
  people.push(person);
  await person.newGame({
    opponent,
    rules,
    length: '1',
    at: options.at ?? 'server',
    ...(opponent === 'bot' ? { level: 'newcomer' } : {}),
  });
  await person.atStage('playing');
  return person;
}

const isToMove = async (person: Person): Promise<boolean> => (await person.page.locator(MOVABLE).count()) > 0;

/** Turns played by white that stand, each with its dice. */
const turnsOf = (person: Person, side: 'white' | 'black'): Promise<readonly string[]> =>
  person.page
    .locator(`[data-testid=log] .log-${side}:has(.log-roll:not(:empty)):not(:has(s))`)
    .evaluateAll((all) => all.map((one) => one.querySelector('.log-roll')?.textContent ?? ''));

/** Presses what there is to press until white has dice to play and has moved nothing, having finished `turns` turns. */
async function toMove(person: Person, turns: number): Promise<void> {
  await expect
    .poll(async () => {
      if ((await turnsOf(person, 'white')).length < turns) {
        await person.playOn();
        return false;
      }
      await person.playOn(MOVABLE);
      return isToMove(person);
    })
    .toBe(true);
}

/** Plays the dice that white has, and does not roll again. */
async function finishTurn(person: Person): Promise<void> {
  const before = (await turnsOf(person, 'white')).length;
  await expect
    .poll(async () => {
      await person.playOn('[data-testid=roll]');
      return (await turnsOf(person, 'white')).length;
    })
    .toBeGreaterThan(before);
}

async function botHasAnswered(person: Person, turns: number): Promise<void> {
  await expect.poll(async () => (await turnsOf(person, 'black')).length).toBeGreaterThanOrEqual(turns);
  await expect.poll(() => person.id('take-back').isEnabled()).toBe(true);
}

async function linesOf(person: Person): Promise<readonly string[]> {
  const match = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.url}/api/matches/${match}/transcripts`);
  const { games } = (await answer.json()) as { games: { transcript: { lines: readonly string[] } }[] };
  const transcript = games.at(-1)?.transcript;
  expect(verifyRecord(transcript)).toMatchObject({ dice: { code: 'OK' }, play: { code: 'OK' } });
  return transcript?.lines ?? [];
}

describe.each(['casual', 'long'])('against the bot: %s', (rules) => {
  test('a turn taken back: the same position and dice, and the bot throws what it threw', async () => {
    const person = await atTable('bot', rules);
    await toMove(person, 0);
    const answered = (await turnsOf(person, 'black')).length;
    const before = await person.seen();
    await finishTurn(person);
    await botHasAnswered(person, answered + 1);
    const thrown = await turnsOf(person, 'black');
    const rolls = (await linesOf(person)).filter((line) => / roll \d/u.test(line));
    await person.id('take-back').click();
    await expect.poll(() => isToMove(person)).toBe(true);
    await expect.poll(() => person.seen()).toEqual(before);
    expect(await person.page.locator('[data-testid=log] s').count()).toBeGreaterThanOrEqual(2);

    await finishTurn(person);
    await botHasAnswered(person, answered + 1);
    expect((await turnsOf(person, 'black')).slice(0, thrown.length)).toEqual(thrown);
    const lines = await linesOf(person);
    expect(lines.filter((line) => / roll \d/u.test(line)).slice(0, rolls.length)).toEqual(rolls);
    expect(lines.filter((line) => / act A takeback \d+$/u.test(line))).toHaveLength(1);
  });
});

test('two turns taken back with the key Z; the check page shows it, and a reload keeps it', async () => {
  const person = await atTable('bot', 'casual', { locale: 'ru-RU' });
  await toMove(person, 0);
  const first = await person.seen();
  await finishTurn(person);
  await toMove(person, 1);
  const thrown = await turnsOf(person, 'white');
  const answered = (await turnsOf(person, 'black')).length;
  await finishTurn(person);
  await botHasAnswered(person, answered + 1);
  const rolls = (await linesOf(person)).filter((line) => / roll \d/u.test(line));
  await person.page.keyboard.press('z');
  await expect.poll(async () => (await turnsOf(person, 'white')).length).toBe(thrown.length);
  await expect.poll(() => person.id('take-back').isEnabled()).toBe(true);
  await person.page.keyboard.press('z');
  await expect.poll(() => person.seen()).toEqual(first);
  await person.reload();
  await expect.poll(() => person.seen()).toEqual(first);

  await toMove(person, thrown.length + 1);
  expect((await turnsOf(person, 'white')).slice(0, thrown.length)).toEqual(thrown);
  const lines = await linesOf(person);
  expect(lines.filter((line) => / roll \d/u.test(line)).slice(0, rolls.length)).toEqual(rolls);
  const match = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  await person.page.goto(`${server.url}/m/${match}/check`);
  await person.id('game-report').waitFor();
  expect(await person.id('game-report').getAttribute('data-code')).toBe('OK');
  await expect.poll(() => person.id('game-report').innerText()).toContain('С возвратом ходов: 2 раза');
});

test('at a table of the device two at one screen take turns back in the order they were made', async () => {
  const person = await atTable('hotseat', 'casual', { at: 'device' });
  await expect.poll(() => isToMove(person)).toBe(true);
  const first = await person.seen();
  expect(await person.id('take-back').isEnabled()).toBe(false);
  await expect
    .poll(async () => {
      const done = (await turnsOf(person, 'white')).length + (await turnsOf(person, 'black')).length;
      if (done < 2) await person.playOn();
      return done;
    })
    .toBeGreaterThanOrEqual(2);
  await expect.poll(() => person.id('take-back').isEnabled()).toBe(true);
  await person.id('take-back').click();
  await expect.poll(() => isToMove(person)).toBe(true);
  await person.id('take-back').click();
  await expect.poll(async () => (await person.seen()).placement).toBe(first.placement);
  await person.page.goto(`${person.page.url()}/check`);
  await person.id('game-report').waitFor();
  expect(await person.id('game-report').getAttribute('data-code')).toBe('OK');
  await expect.poll(() => person.id('game-report').innerText()).toContain('Turns were taken back: 2 times');
});

test('two people at two devices have no such button', async () => {
  const pair = await seatPair(browser, server.url, { length: '1', rules: 'casual' });
  people.push(pair.host, pair.guest);
  for (const person of [pair.host, pair.guest]) {
    await person.atStage('playing');
    expect(await person.id('take-back').count()).toBe(0);
  }
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { playUntil } from './table/together.ts';

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

async function isOver(person: Person): Promise<boolean> {
  return person.isShown('result');
}

/** Whoever may double first does, and the other answers. */
async function doubleAndAnswer(people: readonly [Person, Person], answer: 'take' | 'pass'): Promise<void> {
  let offered = false;
  await playUntil(people, async () => {
    for (const person of people) {
      if (!offered) offered = await person.pressIfReady('double');
      if (await person.isShown('question-cube')) {
        await person.id(`answer-${answer}`).click();
        return true;
      }
    }
    return false;
  });
}

async function score(person: Person): Promise<readonly number[]> {
  const texts = await Promise.all(['score-white', 'score-black'].map((id) => person.id(id).innerText()));
  return texts.map(Number);
}

describe('two people and a link', () => {
  test('who comes too late for the seat is told so and watches; without a network the door waits for it', async () => {
    const host = await Person.open(browser, { url: server.url });
    const late = await Person.open(browser, { url: server.url });
    const guest = await Person.open(browser, { url: server.url });
    await host.newGame({ opponent: 'friend', name: 'Host' });
    const link = await host.inviteLink();
    const isSummary = (url: URL): boolean => url.pathname.startsWith('/api/matches/');
    await late.page.route(isSummary, (route) => route.abort());
    await late.page.goto(link);
    await late.id('invitation-unreachable').waitFor();
    await late.page.unroute(isSummary);
    await late.page.locator('main button').click();
    await expect.poll(() => late.id('invited-page').innerText()).toContain('Host');
    await guest.join(link, 'Guest');
    await late.id('join-sit').click();
    await late.id('join-watch').click();
    await late.page.locator('[data-testid=table][data-viewer=spectator][data-stage=playing]').waitFor();
    for (const person of [host, late, guest]) await person.close();
  });

  test('a match to three points with the cube, by hand, to the final score', async () => {
    const host = await Person.open(browser, { url: server.url, locale: 'ru-RU' });
    const guest = await Person.open(browser, { url: server.url });
    const people = [host, guest] as const;
    await host.newGame({ opponent: 'friend', length: '3', name: 'Гиви' });
    await host.atStage('waiting');
    await guest.join(await host.inviteLink(), 'Alice');
    await host.atStage('playing');

    // Game 1: a double that is passed wins one point.
    await doubleAndAnswer(people, 'pass');
    await Promise.all(people.map((person) => person.id('result').waitFor()));
    const first = await score(host);
    expect(await score(guest)).toEqual(first);
    expect([...first].sort()).toEqual([0, 1]);
    expect(await host.id('result').innerText()).toMatch(/очко/);
    expect(await guest.id('result').innerText()).toMatch(/point/);

    // Game 2: a double that is taken; the game is played to its end for twice the points.
    await host.id('next-game').click();
    await guest.pressIfReady('next-game');
    await Promise.all(people.map((person) => person.id('result').waitFor({ state: 'hidden' })));
    await doubleAndAnswer(people, 'take');
    await host.id('stake').waitFor();
    await playUntil(people, () => isOver(host));

    // Then on to the end: the guest gives up whatever games are left.
    while (!(await host.isShown('rematch'))) {
      await host.id('next-game').click();
      await guest.pressIfReady('next-game');
      await guest.id('result').waitFor({ state: 'hidden' });
      // The button takes nothing while a throw is awaited, and a throw of its own closes the question.
      await playUntil(people, async () => {
        if (!(await guest.isShown('question-resign-game'))) await guest.pressIfReady('resign-game');
        return guest.pressIfReady('resign-single');
      });
      await host.id('answer-accept').click();
      await Promise.all(people.map((person) => person.id('result').waitFor()));
    }
    await guest.id('rematch').waitFor();
    const last = await score(host);
    expect(await score(guest)).toEqual(last);
    expect(Math.max(...last)).toBe(3);
    expect(Math.min(...last)).toBeLessThan(3);

    // Every roll was checked while it was played, and the record agrees.
    await expect.poll(() => host.id('tick').getAttribute('data-state')).toBe('checked');
    await host.id('check-match').click();
    await host.id('game-report').nth(1).waitFor();
    for (const report of await host.id('game-report').all()) {
      expect(await report.getAttribute('data-code')).toBe('OK');
    }

    // A rematch in one tap each: both go to the same new table and begin.
    await host.page.goBack();
    const old = new URL(guest.page.url()).pathname;
    for (const person of people) {
      await person.id('rematch').click();
      await person.page.waitForURL((url) => url.pathname !== old && url.pathname.startsWith('/m/'));
    }
    expect(new URL(guest.page.url()).pathname).toBe(new URL(host.page.url()).pathname);
    await Promise.all(people.map((person) => person.atStage('playing')));
    expect(host.errors).toEqual([]);
    expect(guest.errors).toEqual([]);
    await host.close();
    await guest.close();
  }, 480_000);
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
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

test('with the system’s colours checkers, targets, dice and focus stay apart', async () => {
  const person = await Person.open(browser, { url: server.url });
  await person.page.emulateMedia({ forcedColors: 'active' });
  await person.newGame({ opponent: 'hotseat', length: '1' });
  // The opening throw comes by itself.
  const movable = person.page.locator(MOVABLE);
  await movable.first().waitFor();
  const place = await movable.first().getAttribute('data-testid');
  await person.id(place ?? '').focus();
  await person.page.keyboard.press('Enter');
  await person.page.locator('.place[data-target=true]').first().waitFor();
  const painted = await person.page.evaluate(() => {
    const style = (selector: string, name: 'fill' | 'stroke' | 'outlineStyle' | 'outlineColor'): string =>
      getComputedStyle(document.querySelector(selector) as Element)[name];
    const root = getComputedStyle(document.documentElement);
    const board = getComputedStyle(document.querySelector('.board') as Element);
    const colour = (name: string): string =>
      board.getPropertyValue(name).trim() || root.getPropertyValue(name).trim();
    return {
      set: document.documentElement.dataset.board,
      adjust: board.getPropertyValue('forced-color-adjust'),
      light: colour('--light-low'),
      dark: colour('--dark-high'),
      field: colour('--field-high'),
      target: style('.target-spot', 'fill'),
      targetLine: style('.target-spot', 'stroke'),
      ring: style('.ring-selected', 'stroke'),
      pip: style('.die-pip', 'fill'),
      outline: style('.place:focus', 'outlineStyle'),
    };
  });
  // The board is drawn in black and white, and the system does not paint it over.
  expect(painted.set).toBe('contrast');
  expect(painted.adjust).toBe('none');
  expect(new Set([painted.light, painted.dark, painted.field]).size).toBe(3);
  expect(painted.target).not.toBe(painted.targetLine);
  expect(painted.ring).not.toBe('none');
  expect(painted.pip).not.toBe('none');
  expect(painted.outline).toBe('solid');
  await person.close();
});

test('who asks for less movement sees none, in a whole turn and over it', async () => {
  const person = await Person.open(browser, {
    url: server.url,
    preferences: { animation: 'slow', pace: 'normal' },
  });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await person.newGame({ opponent: 'bot', length: '1' });
  const moving = (): Promise<number> =>
    person.page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const seen: number[] = [];
  await playUntil([person], async () => {
    seen.push(await moving());
    return (await person.rollNumber()) >= 4;
  });
  await person.id('open-settings').click();
  await person.id('settings-dialog').waitFor();
  seen.push(await moving());
  expect(Math.max(...seen)).toBe(0);
  await person.close();
});

describe('a page', () => {
  test('begins with a way to its content, and says in the tab what it is', async () => {
    const person = await Person.open(browser, { url: server.url, locale: 'ru-RU' });
    const focused = (): Promise<string> =>
      person.page.evaluate(
        () => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.tagName ?? '',
      );
    await person.id('start-page').waitFor();
    await person.page.keyboard.press('Tab');
    await expect.poll(focused).toBe('skip');
    await person.page.keyboard.press('Enter');
    await expect.poll(focused).toBe('MAIN');
    await expect.poll(() => person.page.title()).toMatch(/^.+ · Нарды$/);
    const before = await person.page.title();
    await person.page.locator('footer a[href="/rules"]').click();
    await expect.poll(() => person.page.title()).not.toBe(before);
    // The focus has come along.
    await expect.poll(focused).toBe('MAIN');
    await person.close();
  });

  test('at 200 % of a narrow window is read in one direction only', async () => {
    const person = await Person.open(browser, { url: server.url, locale: 'ru-RU', width: 320, height: 512 });
    for (const path of ['/', '/rules', '/check.html', '/no-such-page']) {
      await person.page.goto(server.url + path);
      await person.page.locator('h1').first().waitFor();
      expect([path, await person.page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        320,
      ]);
    }
    await person.close();
  });
});

/** Runs in the page: what it lets the device do is written down. */
function recordBuzzes(): void {
  const buzzes: unknown[] = [];
  Object.assign(globalThis, { buzzes });
  Navigator.prototype.vibrate = (pattern) => {
    buzzes.push(pattern);
    return true;
  };
}

test('vibration: where it is chosen, also with less movement; never where it is off, and not offered where there is none', async () => {
  const person = await Person.open(browser, {
    url: server.url,
    touch: 'yes',
    preferences: { haptics: 'on' },
    browserIs: recordBuzzes,
  });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await person.newGame({ opponent: 'hotseat', length: '1' });
  const buzzes = (): Promise<unknown[]> =>
    person.page.evaluate(() => (globalThis as unknown as { buzzes: unknown[] }).buzzes);
  const playRolls = (rolls: number): Promise<void> =>
    playUntil([person], async () => (await person.rollNumber()) >= rolls);
  await playRolls(3);
  await expect.poll(buzzes).toContainEqual([8]);

  await person.id('open-settings').click();
  await person.id('preference-haptics').selectOption('off');
  await person.id('dialog-close').click();
  const felt = await buzzes();
  await playRolls(5);
  expect(await buzzes()).toEqual(felt);

  await person.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  });
  await person.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('nardy.preferences') ?? '{}');
    localStorage.setItem('nardy.preferences', JSON.stringify({ ...kept, haptics: 'on' }));
  });
  await person.reload();
  await person.id('open-settings').click();
  await person.id('preference-sound').waitFor();
  expect(await person.id('preference-haptics').count()).toBe(0);
  await person.id('dialog-close').click();
  await playRolls(7);
  expect(person.errors).toEqual([]);
  await person.close();
});

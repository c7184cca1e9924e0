import { chooseSimply } from '@nardy/engine';
import { formatPlay } from '@nardy/notation';
import { flipBoard, legalPlays, type Roll, RULE_SETS } from '@nardy/rules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { MOVABLE, playUntilThere } from './table/together.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ env: { ENGINE_THREADS: '1' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (): Promise<Person> => Person.open(browser, { url: server.url });

/** Presses Tab until the focus is there. */
async function tabTo(person: Person, testId: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await person.page.keyboard.press('Tab');
    const at = await person.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    if (at === testId) return;
  }
  throw new Error(`no way to ${testId} by Tab`);
}

/** What is awaited, read from the drawn table in one look; `before` has been dealt with. */
async function awaited(person: Person, before: string) {
  const handle = await person.page.waitForFunction((old) => {
    const one = (testId: string): Element | null => document.querySelector(`[data-testid=${testId}]`);
    if (one('result') !== null) return { key: 'over', what: 'over' };
    const key = one('tick')?.querySelector('small')?.textContent ?? '';
    if (one('roll')?.matches(':enabled'))
      return `roll ${key}` === old ? null : { key: `roll ${key}`, what: 'roll' };
    if (one('undo') === null || `play ${key}` === old) return null;
    const dice = one('dice')?.getAttribute('aria-label')?.match(/\d/g) ?? [];
    const placement = one('board')?.getAttribute('data-placement')?.split(' ').map(Number);
    const top = document.querySelector('.player-top.player-deciding') !== null;
    return { key: `play ${key}`, what: 'play', dice: dice.map(Number), placement, top };
  }, before);
  return (await handle.jsonValue()) as {
    key: string;
    what: 'over' | 'roll' | 'play';
    dice: number[];
    placement: number[];
    top: boolean;
  };
}

/** A sensible play for what is awaited, as it is typed: in the numbers of the side that makes it. */
function playFor({ dice, placement, top }: Awaited<ReturnType<typeof awaited>>): string {
  const { international } = RULE_SETS;
  const seen = Int8Array.from(placement.slice(0, 26));
  const board = top ? flipBoard('short', seen) : seen;
  const plays = legalPlays(international, board, [dice[0], dice.at(-1)] as unknown as Roll);
  return formatPlay(plays[chooseSimply(international, plays)]!.moves);
}

test('a whole match with keys alone, from the start page to the result', async () => {
  const person = await open();
  const { keyboard } = person.page;
  await tabTo(person, 'opponent-friend');
  await keyboard.press('ArrowDown');
  await expect.poll(() => person.id('opponent-bot').isChecked()).toBe(true);
  await tabTo(person, 'level');
  await keyboard.press('Home');
  await tabTo(person, 'length-5');
  for (let steps = 0; steps < 5 && !(await person.id('length-1').isChecked()); steps++)
    await keyboard.press('ArrowLeft');
  await tabTo(person, 'start');
  await keyboard.press('Enter');
  await person.atStage('playing');
  let before = '';
  let plays = 0;
  for (;;) {
    const now = await awaited(person, before);
    before = now.key;
    if (now.what === 'over') break;
    if (now.what === 'roll') await keyboard.press('Space');
    else {
      await keyboard.type(playFor(now));
      await keyboard.press('Enter');
      await person.id('confirm').and(person.page.locator(':enabled')).waitFor();
      await keyboard.press(plays % 2 === 0 ? 'Space' : 'Enter');
      plays++;
    }
  }
  expect(plays).toBeGreaterThan(5);
  await person.id('rematch').and(person.page.locator(':enabled')).waitFor();
  await tabTo(person, 'rematch');
  expect(person.errors).toEqual([]);
  await person.close();
});

/** A key of the Russian layout: where it is, and the letter it gives. */
const RUSSIAN: Readonly<Record<string, string>> = {
  ...{
    KeyM: 'ь',
    KeyC: 'с',
    KeyL: 'д',
    KeyS: 'ы',
    KeyU: 'г',
    KeyF: 'а',
    KeyR: 'к',
    KeyD: 'в',
    KeyT: 'е',
    KeyP: 'з',
  },
};

test.each(['en', 'ru'] as const)('every key of the table, in the layout “%s”', async (layout) => {
  const person = await open();
  const cdp = await person.context.newCDPSession(person.page);
  /** Presses the key at that place of the keyboard. */
  const press = async (code: string): Promise<void> => {
    const key = layout === 'ru' ? (RUSSIAN[code] ?? '') : code.slice(3).toLowerCase();
    const stroke = { code, key, windowsVirtualKeyCode: code.charCodeAt(3) };
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...stroke });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
  };
  const { keyboard } = person.page;
  await person.newGame({ opponent: 'hotseat', length: '5' });
  await person.page.locator(MOVABLE).first().waitFor();

  await press('KeyM');
  await expect.poll(() => person.id('fact').innerText()).toMatch(/167.*167/);
  await expect.poll(() => person.id('live-fact').innerText()).toMatch(/167.*167/);
  await press('KeyC');
  await expect.poll(() => person.id('fact').innerText()).toMatch(/No clock/);
  await press('KeyL');
  await expect.poll(() => person.id('fact').innerText()).toMatch(/No moves yet/);
  await keyboard.press('?');
  await person.id('keys-dialog').waitFor();
  await keyboard.press('Escape');
  await person.id('keys-dialog').waitFor({ state: 'hidden' });

  const home = await person.id('board').getAttribute('data-home');
  await press('KeyF');
  await expect.poll(() => person.id('board').getAttribute('data-home')).not.toBe(home);

  // S swaps the dice: another one is active then. The opening throw is never a doublet.
  const active = (): Promise<number> =>
    person.page.evaluate(() =>
      [...document.querySelectorAll('.die')].findIndex((die) => die.matches('.die-active')),
    );
  const first = await active();
  await press('KeyS');
  await expect.poll(active).not.toBe(first);

  // A step by select and target, taken back by U and by Backspace.
  const placement = (): Promise<string | null> => person.id('board').getAttribute('data-placement');
  const start = await placement();
  for (const undo of ['KeyU', 'Backspace']) {
    await person.page.locator(MOVABLE).first().focus();
    await keyboard.press('Enter');
    await person.page.locator('.place[data-target=true]').first().focus();
    await keyboard.press('Enter');
    await expect.poll(placement).not.toBe(start);
    // While something is on its way to the server the key is not taken.
    await expect
      .poll(async () => {
        if (undo === 'Backspace') await keyboard.press('Backspace');
        else await press(undo);
        return placement();
      })
      .toBe(start);
  }

  await press('KeyR');
  await person.id('question-resign-game').waitFor();
  await keyboard.press('Escape');
  await person.id('question-resign-game').waitFor({ state: 'hidden' });

  // On to a double: Enter answers nothing, T takes.
  await person.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  let before = '';
  while ((await person.id('double').count()) === 0) {
    const now = await awaited(person, before);
    before = now.key;
    if (now.what !== 'play') continue;
    await keyboard.type(playFor(now));
    await keyboard.press('Enter');
    await person.id('confirm').and(person.page.locator(':enabled')).waitFor();
    await keyboard.press('Space');
  }
  // While something is on its way to the server the key is not taken.
  await expect
    .poll(async () => {
      if (!(await person.isShown('question-cube'))) await press('KeyD');
      return person.isShown('question-cube');
    })
    .toBe(true);
  await person.id('answer-take').and(person.page.locator(':enabled')).waitFor();
  for (const key of ['Enter', 'Enter', 'Space']) await keyboard.press(key);
  expect(await person.id('question-cube').isVisible()).toBe(true);
  await press('KeyT');
  await person.id('question-cube').waitFor({ state: 'hidden' });
  await expect.poll(() => person.id('stake').innerText()).toContain('2');
  expect(person.errors).toEqual([]);
  await person.close();
});

test('after a click on the board Space confirms, and does not choose the place clicked', async () => {
  const person = await open();
  await person.newGame({ opponent: 'hotseat', length: '1' });
  await playUntilThere(person, '[data-testid=confirm]');
  await person.id('confirm').and(person.page.locator(':enabled')).waitFor();
  await person.page.keyboard.press('Space');
  await person.id('confirm').waitFor({ state: 'hidden' });
  await person.close();
});

test('a dialog gives the focus back to what opened it', async () => {
  const person = await open();
  await person.newGame({ opponent: 'hotseat', length: '1' });
  for (const [button, dialog] of [
    ['open-settings', 'settings-dialog'],
    ['tick', 'roll-dialog'],
  ] as const) {
    await person.id(button).waitFor();
    await person.id(button).focus();
    await person.page.keyboard.press('Enter');
    await person.id(dialog).waitFor();
    await person.page.keyboard.press('Escape');
    await person.id(dialog).waitFor({ state: 'hidden' });
    await expect
      .poll(() => person.page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe(button);
  }
  await person.close();
});

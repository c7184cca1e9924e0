import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { type NewGameOptions, Person, type PersonOptions } from './table/person.ts';
import { MOVABLE, playUntilThere } from './table/together.ts';

let server: RunningServer;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  expect(person.errors).toEqual([]);
  await person.close();
});

/** A table of two at one device whose first turn is to be played. */
async function sit(how: Partial<PersonOptions> = {}, game: Partial<NewGameOptions> = {}): Promise<void> {
  person = await Person.open(browser, { url: server.url, ...how });
  await person.newGame({ opponent: 'hotseat', rules: 'international', length: '1', ...game });
  await person.page.locator(MOVABLE).first().waitFor();
}

async function placement(): Promise<string> {
  return (await person.id('board').getAttribute('data-placement')) ?? '';
}

async function movable(): Promise<readonly number[]> {
  return person.page
    .locator(MOVABLE)
    .evaluateAll((all) => all.map((place) => Number((place as HTMLElement).dataset.place)));
}

/** How the dice lie: `6 active`, `2 waiting` … by their pips. */
async function dice(): Promise<readonly string[]> {
  return person.page.locator('[data-testid=dice] .die').evaluateAll((all) =>
    all.map((die) => {
      const state = ['active', 'waiting', 'used'].find((one) => die.classList.contains(`die-${one}`));
      return `${die.querySelectorAll('.die-pip').length} ${state}`;
    }),
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(place: number): Promise<Spot> {
  const box = (await person.id(`point-${place}`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Checkers drawn elsewhere than where they lie; empty once all is at rest. */
async function astray(): Promise<readonly string[]> {
  return person.page.locator('.checker').evaluateAll((all) => {
    const place = (transform: string | undefined): readonly number[] =>
      (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
    return (all as HTMLElement[]).flatMap(({ style, dataset }) => {
      const [x = 0, y = 0] = place(style.transform);
      const [atX = 0, atY = 0] = place(dataset.at);
      const isThere = Math.hypot(x - atX, y - atY) < 0.5;
      return isThere ? [] : [`${dataset.id}: ${style.transform}, not ${dataset.at}`];
    });
  });
}

test('dice that are tapped swap; a right click plays the other die; a closed point says that it is', async () => {
  await sit({ locale: 'ru-RU' });
  const [large, small] = await dice();
  expect([large, small]).toEqual([
    expect.stringMatching(/^\d active$/),
    expect.stringMatching(/^\d waiting$/),
  ]);
  await person.id('dice').click();
  await expect.poll(dice).toEqual([large!.replace('active', 'waiting'), small!.replace('waiting', 'active')]);
  await person.id('dice').click();
  await expect.poll(dice).toEqual([large, small]);
  const before = await placement();
  // From the point before the home any smaller die of an opening can be played.
  const isAtBottom = Number(before.split(' ')[(await movable())[0]!]) > 0;
  await person.id(`point-${isAtBottom ? 8 : 17}`).click({ button: 'right' });
  await expect.poll(placement).not.toBe(before);
  await expect.poll(async () => (await dice())[1]).toMatch(/used$/);
  // No colour has to tell it: a die that has been played is smaller than one that is left.
  const widths = await person.page
    .locator('[data-testid=dice] .die')
    .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().width));
  expect(widths[1]).toBeLessThan(0.9 * widths[0]!);
  // Six points from the head of either side the other has five checkers.
  await person.id('undo').click();
  await expect.poll(placement).toBe(before);
  const [from] = await movable();
  const own = Math.sign(Number(before.split(' ')[from!]));
  const closed = before
    .split(' ')
    .findIndex((count, place) => place > 0 && place < 25 && Number(count) * own < -1);
  await person.id(`point-${from}`).focus();
  await person.page.keyboard.press('Enter');
  await person.id(`point-${closed}`).click();
  await expect.poll(() => person.id('notice').innerText()).not.toBe('');
});

/** Runs in the page, whose own clock tells how long the press is, however busy the machine. */
async function pressShortly(button: Element): Promise<void> {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await new Promise((then) => setTimeout(then, 250));
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  (button as HTMLElement).click();
}

test('undo held down takes the whole turn back, though a running clock draws the table anew', async () => {
  await sit({}, { length: '5', clock: 'blitz' });
  const before = await placement();
  await playUntilThere(person, '[data-testid=confirm]');
  const { x, y } = (await person.id('undo').boundingBox())!;
  await person.page.mouse.move(x + 10, y + 10);
  await person.page.mouse.down();
  await expect.poll(placement).toBe(before);
  await person.page.mouse.up();
  // A press that is let go in time is one step and stays one.
  const [from] = await movable();
  await person.id(`point-${from}`).click();
  await expect.poll(placement).not.toBe(before);
  const one = await placement();
  const [next] = await movable();
  await person.id(`point-${next}`).click();
  await expect.poll(placement).not.toBe(one);
  await person.id('undo').and(person.page.locator(':enabled')).evaluate(pressShortly);
  await expect.poll(placement).toBe(one);
  await person.page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  expect(await placement()).toBe(one);
});

/** Turns the screen, and waits until it has been drawn so. */
async function turn(width: number, height: number): Promise<void> {
  await person.page.setViewportSize({ width, height });
  await drawn();
}

/** Until what has been done is drawn. */
async function drawn(): Promise<void> {
  await person.page.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  );
}

/** Touches as the screen reports them; each finger by its number. */
async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  fingers: readonly (Spot & { readonly id: number })[],
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
}

test.each([
  ['short', 'international'],
  ['long', 'long-classic'],
])('a finger drags on the %s board while the screen is turned; no checker is lost', async (_, rules) => {
  await sit({ width: 360, height: 640, touch: 'yes', locale: 'ru-RU' }, { rules });
  const cdp = await person.context.newCDPSession(person.page);
  const before = await placement();
  const [from] = await movable();
  const start = await middleOf(from!);
  // A finger that stays for a moment would do something else.
  await Promise.all([
    touch(cdp, 'touchStart', [{ id: 1, ...start }]),
    touch(cdp, 'touchMove', [{ id: 1, x: start.x - 15, y: start.y + 15 }]),
  ]);
  await expect.poll(() => person.page.locator('.place[data-target=true]').count()).toBeGreaterThan(0);
  await expect.poll(astray).toHaveLength(1);
  const target = await person.page
    .locator('.place[data-target=true]')
    .first()
    .evaluate((place) => Number((place as HTMLElement).dataset.place));
  await turn(640, 360);
  const end = await middleOf(target);
  await touch(cdp, 'touchMove', [{ id: 1, ...end }]);
  await touch(cdp, 'touchEnd', []);
  // The browser may have taken the finger away as the screen turned: then nothing has happened.
  await expect.poll(astray).toEqual([]);
  const after = (await placement()).split(' ').map(Number);
  for (const sign of [1, -1]) {
    expect(after.reduce((sum, count) => sum + Math.max(0, sign * count), 0)).toBe(15);
  }
  expect(await person.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);

  // The system takes the finger away: the checker goes back.
  await turn(360, 640);
  if ((await placement()) !== before) await expect.poll(() => person.pressIfReady('undo')).toBe(true);
  await expect.poll(placement).toBe(before);
  const again = await middleOf(from!);
  await Promise.all([
    touch(cdp, 'touchStart', [{ id: 1, ...again }]),
    touch(cdp, 'touchMove', [{ id: 1, x: again.x + 30, y: again.y }]),
  ]);
  await expect.poll(astray).toHaveLength(1);
  await drawn();
  // A second finger has no part in it.
  const held = await astray();
  await touch(cdp, 'touchStart', [
    { id: 1, x: again.x + 30, y: again.y },
    { id: 2, x: 180, y: 300 },
  ]);
  await touch(cdp, 'touchMove', [
    { id: 1, x: again.x + 30, y: again.y },
    { id: 2, x: 100, y: 250 },
  ]);
  expect(await astray()).toEqual(held);
  await touch(cdp, 'touchCancel', []);
  await expect.poll(astray).toEqual([]);
  expect(await placement()).toBe(before);
});

test('a long press plays the other die; in long nardy a second checker of the head is refused in words', async () => {
  await sit({ width: 360, height: 640, touch: 'yes', locale: 'ru-RU' }, { rules: 'long-classic' });
  const cdp = await person.context.newCDPSession(person.page);
  const before = await placement();
  const thrown = await dice();
  const [head] = await movable();
  const at = await middleOf(head!);
  await touch(cdp, 'touchStart', [{ id: 1, ...at }]);
  await expect.poll(placement).not.toBe(before);
  await touch(cdp, 'touchEnd', []);
  const isDoublet = thrown[0]?.[0] === thrown[1]?.[0];
  if (isDoublet) return;
  await expect.poll(async () => (await dice())[1]).toMatch(/used$/);
  await person.page.touchscreen.tap(at.x, at.y);
  await expect.poll(() => person.id('notice').innerText()).toBe('С головы больше нельзя');
});

test('the sound is off at first; it is heard once it has been switched on, and stays on', async () => {
  person = await Person.open(browser, { url: server.url });
  await person.page.addInitScript(() => {
    const { OscillatorNode: Real } = window;
    (window as { struck?: number }).struck = 0;
    window.OscillatorNode = class extends Real {
      constructor(...args: ConstructorParameters<typeof Real>) {
        super(...args);
        (window as unknown as { struck: number }).struck += 1;
      }
    };
  });
  // Nothing chosen yet, as on a first visit; only the speed of the test.
  await person.page.evaluate(() =>
    localStorage.setItem('nardy.preferences', '{"forced":"none","animation":"off"}'),
  );
  await person.newGame({ opponent: 'hotseat', rules: 'international', length: '1' });
  await person.page.locator(MOVABLE).first().waitFor();
  const struck = (): Promise<number> =>
    person.page.evaluate(() => (window as unknown as { struck: number }).struck);
  const pressed = (): Promise<string | null> => person.id('switch-sound').getAttribute('aria-pressed');
  await expect.poll(pressed).toBe('false');
  const before = await placement();
  await person.id(`point-${(await movable())[0]}`).click();
  await expect.poll(placement).not.toBe(before);
  expect(await struck()).toBe(0);
  await person.id('switch-sound').click();
  await expect.poll(pressed).toBe('true');
  const sample = await struck();
  await expect.poll(() => person.pressIfReady('undo')).toBe(true);
  await expect.poll(placement).toBe(before);
  await person.id(`point-${(await movable())[0]}`).click();
  await expect.poll(struck).toBeGreaterThan(sample);
  await person.reload();
  await expect.poll(pressed).toBe('true');
});

test('the dice of a bot are seen before its play', async () => {
  person = await Person.open(browser, {
    url: server.url,
    preferences: { pace: 'slow', confirm: 'automatic' },
  });
  await person.page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const board = document.querySelector<HTMLElement>('[data-testid=board]');
        const roll = document.querySelector('[data-testid=tick] small')?.textContent;
        const now = `${roll} ${board?.dataset.placement}`;
        if (board !== null && seen.at(-1) !== now) seen.push(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
    );
  });
  await person.newGame({ opponent: 'bot', rules: 'international', length: '1' });
  const seen = (): Promise<readonly string[]> =>
    person.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // Until the bot has thrown, played, and it is this side's roll.
  await playUntilThere(person, '[data-testid=roll]');
  const history = await seen();
  const last = await person.rollNumber();
  const ofRoll = history.filter((one) => one.startsWith(`${last} `));
  const [first] = ofRoll;
  const at = history.indexOf(first!);
  // The roll of the bot came with the placement of before, and its play after that.
  if (at > 0) expect(first?.split(' ').slice(1)).toEqual(history[at - 1]?.split(' ').slice(1));
  expect(new Set(ofRoll).size).toBeGreaterThan(1);
});

test('my home left, my checkers dark: kept on the device and through a rematch', async () => {
  person = await Person.open(browser, { url: server.url, preferences: { confirm: 'automatic' } });
  await person.newGame({ opponent: 'bot', length: '1' });
  await person.atStage('playing');
  await person.id('open-settings').click();
  await person.id('preference-home').selectOption('left');
  await person.id('preference-checkers').selectOption('dark');
  await person.id('dialog-close').click();
  const looks = async (): Promise<readonly (string | null)[]> => [
    await person.id('board').getAttribute('data-home'),
    await person.id('player-bottom').locator('.player-colour').getAttribute('class'),
  ];
  const mine = ['left', 'player-colour player-dark'];
  await expect.poll(looks).toEqual(mine);
  const before = person.page.url();
  await person.resignMatch();
  await expect.poll(() => person.pressIfReady('rematch')).toBe(true);
  await expect.poll(() => person.page.url()).not.toBe(before);
  await person.atStage('playing');
  await expect.poll(looks).toEqual(mine);
});

test('a finished turn waits for Confirm where one touches, and goes by itself where one does not', async () => {
  for (const touched of ['yes', 'no'] as const) {
    person = await Person.open(browser, { url: server.url, touch: touched });
    // Nothing chosen yet, as on a first visit; only the speed of the test.
    await person.page.evaluate(() =>
      localStorage.setItem('nardy.preferences', '{"forced":"none","animation":"off"}'),
    );
    await person.newGame({ opponent: 'hotseat', length: '1' });
    await person.id('open-settings').click();
    const chosen = await person.id('preference-confirm').inputValue();
    expect([touched, chosen]).toEqual([touched, touched === 'yes' ? 'ask' : 'automatic']);
    expect(person.errors).toEqual([]);
    if (touched === 'yes') await person.close();
  }
});

test('Confirm comes beside the dice, at the same place in every turn of a side', async () => {
  await sit();
  const middle = async (id: string): Promise<Spot> => {
    const box = (await person.id(id).boundingBox())!;
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const seen: Record<string, readonly Spot[]> = {};
  for (let turn = 0; turn < 4; turn++) {
    await playUntilThere(person, '[data-testid=confirm]');
    await person.id('confirm').and(person.page.locator(':enabled')).waitFor();
    const [confirm, dice] = [await middle('confirm'), await middle('dice')];
    expect(Math.abs(confirm.y - dice.y)).toBeLessThan(12);
    expect(Math.abs(confirm.x - dice.x)).toBeLessThan(200);
    const side = (await person.page.locator('.player-deciding').getAttribute('data-side')) ?? '';
    seen[side] = [...(seen[side] ?? []), confirm];
    await person.id('confirm').click();
    await person.id('confirm').waitFor({ state: 'hidden' });
  }
  const turns = Object.values(seen);
  expect(Math.max(...turns.map(({ length }) => length))).toBeGreaterThan(1);
  for (const [first, ...more] of turns) for (const spot of more) expect(spot).toEqual(first);
});

test('rings, targets and the last play are drawn, and each can be switched off', async () => {
  await sit();
  const count = async (what: string): Promise<number> =>
    person.page.locator(what).evaluateAll(
      (all) =>
        all.filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width + height > 0;
        }).length,
    );
  const set = async (preference: string, value: string): Promise<void> => {
    await person.id('open-settings').click();
    await person.id(`preference-${preference}`).selectOption(value);
    await person.id('dialog-close').click();
    await person.id('settings-dialog').waitFor({ state: 'hidden' });
  };
  await expect.poll(() => count('.ring-movable')).toBeGreaterThan(0);
  const [from] = await movable();
  await person.id(`point-${from}`).focus();
  await person.page.keyboard.press('Enter');
  await expect.poll(() => count('.target')).toBeGreaterThan(0);
  expect(await count('.ring-selected')).toBe(1);
  await set('highlights', 'off');
  await expect.poll(async () => [await count('.ring-movable'), await count('.target')]).toEqual([0, 0]);
  await person.page.keyboard.press('Escape');

  // The first turn is played; the other side sees it until its own first step.
  await playUntilThere(person, '[data-testid=roll]');
  await expect.poll(() => count('.recall .arrow')).toBeGreaterThan(0);
  await set('lastPlay', 'ghosts');
  await expect.poll(() => count('.recall .arrow')).toBe(0);
  expect(await count('.recall .ghost')).toBeGreaterThan(0);
  await set('lastPlay', 'off');
  await expect.poll(() => count('.recall')).toBe(0);
});

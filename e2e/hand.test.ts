import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { MOVABLE } from './table/together.ts';

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
beforeEach(async () => {
  person = await Person.open(browser, { url: server.url });
  await person.newGame({ opponent: 'hotseat', rules: 'casual', length: '1' });
  // The opening throw comes by itself.
  await expect.poll(async () => (await places('movable')).length).toBeGreaterThan(0);
});
afterEach(async () => {
  expect(person.errors).toEqual([]);
  await person.close();
});

/** Numbers of the places that are lit so. */
async function places(light: 'movable' | 'target'): Promise<readonly number[]> {
  return person.page
    .locator(`.place[data-${light}=true]`)
    .evaluateAll((all) => all.map((place) => Number((place as HTMLElement).dataset.place)));
}

async function placement(): Promise<readonly number[]> {
  const text = await person.id('board').getAttribute('data-placement');
  return (text ?? '').split(' ').map(Number);
}

/** The places lit as targets, once there are any. */
async function targets(): Promise<readonly number[]> {
  await person.page.locator('.place[data-target=true]').first().waitFor();
  return places('target');
}

/** A point of the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a place on screen. */
async function middleOf(place: number): Promise<Spot> {
  const box = await person.id(`point-${place}`).boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** Where a checker lies that is drawn in the column of a place. */
async function topCheckerOf(place: number): Promise<Spot> {
  const box = (await person.id(`point-${place}`).boundingBox())!;
  const centres = await person.page.locator('.checker-face').evaluateAll((all) =>
    all.map((face) => {
      const { x, y, width, height } = face.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  return centres.find(
    ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  )!;
}

/** Where the lit checker of a place is drawn. */
async function checkerOf(place: number): Promise<Spot> {
  const column = await middleOf(place);
  const rings = await person.page.locator('.ring-movable, .ring-selected').evaluateAll((all) =>
    all.map((ring) => {
      const box = ring.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  return rings.sort(
    (a, b) => Math.hypot(a.x - column.x, a.y - column.y) - Math.hypot(b.x - column.x, b.y - column.y),
  )[0]!;
}

/** Moves the mouse with the button held down from one point to another, as a hand does. */
async function drag(start: Spot, end: () => Promise<Spot>): Promise<void> {
  await person.grab(start.x, start.y);
  const { x, y } = await end();
  await person.page.mouse.move(x, y, { steps: 5 });
  await person.page.mouse.up();
}

test('a checker is dragged to a lit place, and dragged back again', async () => {
  const before = await placement();
  const [from] = await places('movable');
  const start = await checkerOf(from!);
  let to = 0;
  await drag(start, async () => {
    [to = 0] = await targets();
    return middleOf(to);
  });
  await expect.poll(async () => (await placement())[to]).not.toBe(before[to]);
  await drag(await topCheckerOf(to), () => middleOf(from!));
  await expect.poll(placement).toEqual(before);
  await expect.poll(() => checkerOf(from!)).toEqual(start);
});

test('a drag to nowhere changes nothing and the checker lies where it was', async () => {
  const before = await placement();
  const [from] = await places('movable');
  const start = await checkerOf(from!);
  await person.grab(start.x, start.y);
  await person.page.mouse.move(start.x + 40, start.y + 20, { steps: 4 });
  await person.page.mouse.move(5, 5);
  await person.page.mouse.up();
  expect(await placement()).toEqual(before);
  await expect.poll(() => checkerOf(from!)).toEqual(start);
});

test('a whole turn from the keyboard alone', async () => {
  const side = await person.id('status').innerText();
  while ((await person.id('confirm').count()) === 0) {
    const before = await placement();
    const [from] = await places('movable');
    await person.id(`point-${from}`).focus();
    await person.page.keyboard.press('Enter');
    const [to] = await targets();
    await person.id(`point-${to}`).focus();
    await person.page.keyboard.press('Enter');
    await expect.poll(placement).not.toEqual(before);
  }
  await person.page.keyboard.press('Escape');
  await person.id('status').click();
  // Too soon after the dice have come a key is not taken.
  await person.id('confirm').and(person.page.locator(':enabled')).waitFor();
  await person.page.keyboard.press('Space');
  await person.id('confirm').waitFor({ state: 'hidden' });
  await expect.poll(() => person.id('status').innerText()).not.toBe(side);
});

test('a refused move says why in one line, and changes nothing', async () => {
  const before = await placement();
  const movable = await places('movable');
  // A point the other side has made.
  const closed = before.findIndex((count, place) => {
    const other = before[movable[0]!]! > 0 ? count < -1 : count > 1;
    return place >= 1 && place <= 24 && other;
  });
  for (const place of [movable[0], closed]) {
    await person.id(`point-${place}`).focus();
    await person.page.keyboard.press('Enter');
  }
  await person.id('notice').waitFor();
  expect((await person.id('notice').innerText()).length).toBeGreaterThan(5);
  expect(await placement()).toEqual(before);
});

test('every place has a name, and points are numbered for the side at the bottom', async () => {
  const names = await person.page
    .locator('.place')
    .evaluateAll((all) => all.map((place) => place.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(28);
  expect(names.every((name) => name.length > 3)).toBe(true);
  expect(await person.id('point-13').getAttribute('aria-label')).toContain('13');
});

test('a whole play typed on the keyboard is laid on the board', async () => {
  const before = await placement();
  const movable = await places('movable');
  // Notation is in the numbers of the side that plays.
  const bottom = before[movable[0]!]! > 0;
  const number = (place: number): number => (bottom ? place : 25 - place);
  const die = (await person.id('dice').getAttribute('aria-label'))!.match(/\d/g)!.map(Number);
  const type = async (text: string): Promise<boolean> => {
    await person.page.keyboard.type(text);
    await expect.poll(() => person.id('typed-play').inputValue()).toBe(text);
    await person.page.keyboard.press('Enter');
    await person.id('typed-play').waitFor({ state: 'hidden' });
    return (await placement()).join() !== before.join();
  };
  // One checker by both dice, or two checkers by one each: something of that can be played.
  const numbers = movable.map(number);
  const plays = [
    ...numbers.map((from) => `${from}/${from - die[0]! - die[1]!}`),
    ...numbers.flatMap((a) => numbers.map((b) => `${a}/${a - die[0]!} ${b}/${b - die[1]!}`)),
  ].filter((text) => !/\/(-|0)/.test(text));
  let laid = false;
  for (const text of plays) {
    laid = await type(text);
    if (laid) break;
  }
  expect(laid).toBe(true);
  await person.id('confirm').waitFor();
});

test('keys tell pips and clocks, and show what keys there are', async () => {
  await person.id('status').click();
  await person.page.keyboard.press('m');
  await expect.poll(() => person.id('fact').innerText()).toMatch(/167 pips.*167 pips/);
  await person.page.keyboard.press('c');
  await expect.poll(() => person.id('fact').innerText()).toContain('No clock');
  await person.page.keyboard.press('?');
  await person.id('keys-dialog').waitFor();
  await person.page.keyboard.press('Escape');
  await person.id('keys-dialog').waitFor({ state: 'hidden' });
});

test('checkers glide where the board shows it, and jump where movement is not wanted', async () => {
  const running = async (): Promise<number> =>
    person.page.evaluate(
      () => [...document.querySelectorAll('.checker')].filter((one) => one.getAnimations().length > 0).length,
    );
  // A glide may be over before a slow machine has looked.
  await person.page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { glides: 0 });
    Element.prototype.animate = function (...how) {
      (window as unknown as { glides: number }).glides += 1;
      return animate.apply(this, how);
    };
  });
  const glides = (): Promise<number> =>
    person.page.evaluate(() => (window as unknown as { glides: number }).glides);
  const step = async (): Promise<void> => {
    const before = await placement();
    const [from] = await places('movable');
    await person.id(`point-${from}`).click();
    await expect.poll(placement).not.toEqual(before);
  };
  await step();
  await expect.poll(() => person.pressIfReady('undo')).toBe(true);
  await person.id('open-settings').click();
  await person.id('preference-animation').selectOption('normal');
  await person.page.keyboard.press('Escape');
  // Nothing has glided so far: not the step, nor its undoing.
  expect(await glides()).toBe(0);
  await step();
  await expect.poll(glides).toBeGreaterThan(0);
  // A tap on the board ends it, however long it would go on.
  await expect.poll(running).toBe(0);
  await expect.poll(() => person.pressIfReady('undo')).toBe(true);
  await expect.poll(running).toBe(0);
  const [from] = await places('movable');
  await person.page.evaluate((place) => {
    // As of a mouse: a click without a press would come from the keyboard.
    const click = new MouseEvent('click', { bubbles: true, detail: 1 });
    document.querySelector(`.place[data-place="${place}"]`)?.dispatchEvent(click);
    requestAnimationFrame(function slow() {
      const glides = [...document.querySelectorAll('.checker')].flatMap((one) => one.getAnimations());
      if (glides.length === 0) requestAnimationFrame(slow);
      for (const glide of glides) glide.playbackRate = 0.001;
    });
  }, from);
  await expect.poll(running).toBeGreaterThan(0);
  const bar = (await person.id('point-25').boundingBox())!;
  await person.page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  await person.page.mouse.down();
  expect(await running()).toBe(0);
  await person.page.mouse.up();
});

test('a finger: a tap plays, and the page stays where it is', async () => {
  const phone = await Person.open(browser, {
    url: server.url,
    width: 360,
    height: 640,
    touch: 'yes',
  });
  await phone.newGame({ opponent: 'hotseat', rules: 'casual', length: '1' });
  await phone.page.locator(MOVABLE).first().waitFor();
  const before = (await phone.seen()).placement;
  const box = await phone.page.locator(MOVABLE).first().boundingBox();
  await phone.page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 3);
  await expect.poll(async () => (await phone.seen()).placement).not.toBe(before);
  expect(await phone.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  expect(
    await phone.page.evaluate(
      () => getComputedStyle(document.querySelector('.board') as Element).touchAction,
    ),
  ).toBe('none');
  // The rest of the page is moved and zoomed as any other.
  for (const elsewhere of ['body', '.table-head', '.toolbar', '[data-testid=player-top]']) {
    const action = phone.page.locator(elsewhere).evaluate((one) => getComputedStyle(one).touchAction);
    expect([elsewhere, await action]).toEqual([elsewhere, expect.not.stringMatching('none')]);
  }
  expect(phone.errors).toEqual([]);
  await phone.close();
});

test('who asks for less movement gets none, whatever the speed', async () => {
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await person.id('open-settings').click();
  await person.id('preference-animation').selectOption('normal');
  await person.page.keyboard.press('Escape');
  const before = await placement();
  const [from] = await places('movable');
  await person.id(`point-${from}`).click();
  expect(
    await person.page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    ),
  ).toBe(0);
  await expect.poll(placement).not.toEqual(before);
});

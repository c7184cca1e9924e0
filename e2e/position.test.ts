import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person, type PersonOptions } from './table/person.ts';
import { MOVABLE, playUntil, playUntilThere } from './table/together.ts';

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

const OPENING = '-b----E-C---eE---c-e----B-';

/** Someone at the page of a position. */
async function at(query: string, options: Partial<PersonOptions> = {}): Promise<Person> {
  const person = await Person.open(browser, { url: server.url, ...options });
  people.push(person);
  await person.page.goto(`${server.url}/position${query}`);
  await person.id('position-page').waitFor();
  return person;
}

/** Checkers on places, the empty ones left out: `6:5 -8:2` are five of the side at the bottom, two of the other. */
async function checkers(person: Person): Promise<string> {
  const placement = (await person.id('board').getAttribute('data-placement')) ?? '';
  return placement
    .split(' ')
    .slice(0, 26)
    .flatMap((count, place) => (count === '0' ? [] : [`${place}:${count}`]))
    .join(' ');
}

const point = (person: Person, place: number) => person.id(`point-${place}`);

async function drag(person: Person, from: number, to: number): Promise<void> {
  const [start, end] = [await point(person, from).boundingBox(), await point(person, to).boundingBox()];
  const { mouse } = person.page;
  await person.grab(start!.x + start!.width / 2, start!.y + start!.height / 2);
  await mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 3 });
  await mouse.up();
}

async function answered(person: Person): Promise<void> {
  await person.page.locator('[data-testid=answer][data-state=done]').waitFor();
}

test('by mouse: put, take off, drag, the tray; the address keeps it', async () => {
  const person = await at('');
  await person.id('set-up-clear').click();
  expect(await checkers(person)).toBe('');
  expect(await person.id('problem').innerText()).toContain('The game is over');
  expect(await person.id('ask').isDisabled()).toBe(true);
  for (let n = 0; n < 3; n++) await point(person, 6).click();
  await point(person, 6).click({ button: 'right' });
  await person.choose('brush-black');
  await point(person, 24).click();
  await point(person, 0).click();
  expect(await checkers(person)).toBe('0:-1 6:2 24:-1');
  await drag(person, 6, 3);
  await expect.poll(() => checkers(person)).toBe('0:-1 3:1 6:1 24:-1');
  await drag(person, 24, 3);
  await expect.poll(() => person.id('refusal').innerText()).toContain('The other side holds');
  await drag(person, 3, 26);
  await expect.poll(() => checkers(person)).toBe('0:-1 6:1 24:-1');
  await person.page.reload();
  await person.id('position-page').waitFor();
  expect(await checkers(person)).toBe('0:-1 6:1 24:-1');
  expect(await person.id('xgid').inputValue()).toBe('XGID=a-----A-----------------a-:0:0:1:00:0:0:0:0:10');
});

test('by keys alone: counts, colours, arrows, taking off', async () => {
  const person = await at('');
  await person.id('set-up-clear').focus();
  await person.page.keyboard.press('Enter');
  await point(person, 6).focus();
  await person.page.keyboard.press('5');
  await person.page.keyboard.press('ArrowLeft');
  await person.page.keyboard.press('Enter');
  await person.page.keyboard.press('Enter');
  await person.page.keyboard.press('Delete');
  await person.page.keyboard.press('ArrowUp');
  await person.page.keyboard.press('s');
  await person.page.keyboard.press('2');
  expect(await checkers(person)).toBe('6:5 7:1 18:-2');
  expect(await point(person, 18).getAttribute('aria-label')).toBe('Point 18: Black, 2 checkers');
  await person.page.keyboard.press('s');
  await point(person, 5).focus();
  await person.page.keyboard.press('9');
  await person.page.keyboard.press('Enter');
  expect(await person.id('refusal').innerText()).toContain('Too many checkers');
});

test('as text: XGID and GNU IDs in and out, lists of points, and what is no position', async () => {
  const person = await at('', { locale: 'ru-RU' });
  const set = async (field: string, text: string): Promise<void> => {
    await person.id(field).fill(text);
    await person.id(`${field}-read`).click();
  };
  await set('xgid', `XGID=${OPENING.replace('E-C', 'F-C')}:0:0:1:00:0:0:0:0:10`);
  expect(await person.id('xgid-refusal').innerText()).toContain('Шашек 16, а нужно 15');
  const xgid = `XGID=${OPENING}:1:-1:-1:52:3:1:0:7:10`;
  await set('xgid', xgid);
  await expect
    .poll(() => new URL(person.page.url()).searchParams.get('xgid'))
    .toBe(xgid.replace('XGID=', ''));
  expect(await person.id('on-roll-black').isChecked()).toBe(true);
  expect(await person.id('cube-value').inputValue()).toBe('2');
  expect(await person.id('score-white').inputValue()).toBe('3');
  const gnu = await person.id('gnu-id').innerText();
  await person.id('set-up-clear').click();
  await set('xgid', gnu);
  await expect.poll(() => person.id('xgid').inputValue()).toBe(xgid);
  await set('points-white', 'бар 6:5 5:4');
  await expect.poll(() => person.id('points-white').inputValue()).toBe('bar:1 6:5 5:4');
  await set('points-white', '1:2');
  expect(await person.id('points-white-refusal').innerText()).toContain('На пункте 1');
  await person.page.goto(`${server.url}/position?xgid=nonsense`);
  await person.id('refusal').waitFor();
  expect(await checkers(person)).toContain('24:2');
});

test('a roll is asked about: plays with reasons, shown on the board, then with the network cut', async () => {
  const person = await at('');
  await person.id('die-1-3').click();
  await person.id('die-2-1').click();
  await person.id('ask').click();
  await answered(person);
  const rows = person.id('hint-row');
  expect(await rows.count()).toBe(5);
  expect(await rows.first().innerText()).toContain('8/5 6/5');
  expect(await person.id('hint-reason').innerText()).toContain('makes the 5-point');
  expect(await person.page.locator('.advice-arrow').count()).toBe(2);
  await person.id('deeper').click();
  await person.id('cancel').click();
  await expect.poll(() => person.id('answer').getAttribute('data-state')).toBe('stopped');
  await person.context.setOffline(true);
  await person.id('no-dice').click();
  await person.id('ask').click();
  await answered(person);
  expect(await person.id('answer').innerText()).toContain('too early to double');
});

test('a race: pips, the count of Keith, effective pips', async () => {
  const race = '----EDC-------------cde----'.slice(1);
  const person = await at(`?xgid=${race}:0:0:1:00:0:0:0:0:10`);
  expect(await person.id('race').innerText()).toMatch(/Keith count/);
  await person.id('ask').click();
  await answered(person);
  await expect.poll(() => person.id('race').innerText()).toMatch(/Effective \(EPC\)\s+\d+\.\d/);
});

test('by touch, on a phone, the long board', async () => {
  const person = await at('?rules=long', { touch: 'yes', width: 360, height: 640, locale: 'ru-RU' });
  expect(await checkers(person)).toBe('12:-15 24:15');
  await point(person, 24).tap();
  expect(await person.id('refusal').innerText()).toContain('Слишком много шашек');
  await person.choose('brush-remove');
  await point(person, 24).tap();
  await person.choose('brush-white');
  await point(person, 18).tap();
  expect(await checkers(person)).toBe('12:-15 18:1 24:14');
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('from the hint at a table to the position', async () => {
  const person = await Person.open(browser, { url: server.url });
  people.push(person);
  await person.newGame({ opponent: 'hotseat', length: '3' });
  await playUntilThere(person, MOVABLE);
  await person.openHint();
  await person.page.locator('[data-testid=hint][data-state=done]').waitFor();
  // Plays are written in the mover's numbers; where the board has others, that is said.
  const mover = await person.page.locator('.player-deciding').getAttribute('data-side');
  const bottom = await person.id('table').getAttribute('data-bottom');
  expect(await person.isShown('hint-numbers')).toBe(mover !== bottom);
  const link = await person.id('open-position').getAttribute('href');
  await person.page.goto(server.url + link);
  await person.id('position-page').waitFor();
  expect(await checkers(person)).toBe('1:-2 6:5 8:3 12:-5 13:5 17:-3 19:-5 24:2');
  expect(await person.id('length').inputValue()).toBe('3');
  expect(await person.id('no-dice').getAttribute('aria-pressed')).toBe('false');
});

test('played on from here against the bot, with dice that were set; the check says so', async () => {
  const person = await at('', { locale: 'ru-RU' });
  await person.id('die-1-3').click();
  await person.id('die-2-1').click();
  await person.id('level').selectOption('newcomer');
  await person.id('play-from-here').click();
  await person.atStage('playing');
  expect(await person.id('set-up').innerText()).toContain('с заданной позиции');
  await point(person, 8).click();
  await point(person, 6).click();
  await playUntil([person], async () => (await person.rollNumber()) >= 2);
  await person.page.goto(`${person.page.url()}/check`);
  await person.id('verdict').waitFor();
  await expect.poll(() => person.page.locator('main').innerText()).toContain('заданных костей');
});

test('played on from here, both sides of long nardy, to the end, and once more from the same position', async () => {
  const person = await at('?rules=long&xgid=-BB----------bb-----------:0:0:-1:00:0:0:0:0:10');
  await person.choose('play-against-hotseat');
  await person.id('play-from-here').click();
  await person.id('table').waitFor();
  const begun = await checkers(person);
  await playUntil([person], () => person.isShown('result'));
  expect(await person.id('result').innerText()).toMatch(/single/i);
  const first = person.page.url();
  await person.id('close-session').click();
  await expect.poll(() => person.id('rematch').innerText()).toBe('Rematch from the same position');
  await person.id('rematch').click();
  await expect.poll(() => person.page.url()).not.toBe(first);
  await person.id('set-up').waitFor();
  await expect.poll(() => checkers(person)).toBe(begun);
});

import type { Browser, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { traceTasks } from './harness/trace-tasks.ts';
import { seatPair } from './table/pair.ts';
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

/** Someone, and what the browser fetches for them. */
async function someone(
  options: Partial<PersonOptions> = {},
): Promise<{ person: Person; fetched: readonly string[] }> {
  const person = await Person.open(browser, { url: server.url, ...options });
  people.push(person);
  const fetched: string[] = [];
  person.page.on('request', (request: Request) => fetched.push(new URL(request.url()).pathname));
  return { person, fetched };
}

/** A hot-seat table at which someone has dice to play. */
async function tableToPlay(
  game: { readonly rules?: string; readonly length?: string } = {},
  options: Partial<PersonOptions> = {},
): Promise<{ person: Person; fetched: readonly string[] }> {
  const made = await someone(options);
  await made.person.newGame({ opponent: 'hotseat', length: '1', ...game });
  // The opening throw comes by itself.
  await expect.poll(() => movable(made.person)).toBeGreaterThan(0);
  return made;
}

const movable = (person: Person): Promise<number> => person.page.locator(MOVABLE).count();
const CONFIRM = '[data-testid=confirm]';

async function hintState(person: Person, ...states: readonly string[]): Promise<void> {
  const wanted = states.map((state) => `[data-testid=hint][data-state=${state}]`).join(', ');
  await person.page.locator(wanted).first().waitFor();
}

const labels = (person: Person): Promise<readonly string[]> =>
  person.page.locator('.hint-label').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

describe.each(['casual', 'long'])('a hint for a play: %s', (rules) => {
  test('comes from the engine in its worker, and its best play can be played', async () => {
    const { person, fetched } = await tableToPlay({ rules });
    const ofEngine = (): readonly string[] =>
      fetched.filter((path) => /\.(wasm|net)$|engine-worker/.test(path));
    expect(ofEngine()).toEqual([]);
    await person.openHint();
    await hintState(person, 'done');
    const kinds = rules === 'long' ? ['long-race', 'long'] : ['contact', 'crashed', 'race', 'pruning'];
    for (const kind of ['engine-worker', 'kernel', ...kinds]) {
      expect(ofEngine().filter((path) => new RegExp(`/${kind}-[\\w-]+`).test(path))).not.toEqual([]);
    }
    expect(ofEngine()).toHaveLength(2 + kinds.length);
    expect(person.page.workers().some((worker) => worker.url().includes('engine-worker'))).toBe(true);

    const [best, ...others] = await labels(person);
    expect(best).toMatch(/^\d+\/\d+|^bar\//);
    expect(new Set(others).has(best ?? '')).toBe(false);
    const arrows = (): Promise<number> => person.page.locator('.advice-arrow').count();
    await expect.poll(arrows).toBeGreaterThan(0);
    const before = (await person.seen()).placement;
    await person.page.keyboard.type(best ?? '');
    await person.page.keyboard.press('Enter');
    await person.id('confirm').waitFor();
    expect((await person.seen()).placement).not.toBe(before);
    // The question is still about the turn; what has been moved is not drawn as advice.
    await expect.poll(arrows).toBe(0);
    await expect.poll(() => person.pressIfReady('confirm')).toBe(true);
    await person.id('hint').waitFor({ state: 'hidden' });
  });
});

test('another play of the list is shown on the board when it is chosen', async () => {
  const { person } = await tableToPlay();
  await person.page.keyboard.press('h');
  await hintState(person, 'done');
  const arrows = (): Promise<string> =>
    person.page.locator('.advice-arrow').evaluateAll((all) => all.map((one) => one.getAttribute('d')).join());
  const first = await arrows();
  const [best = '', second = ''] = await labels(person);
  // The first two plays of a game are seldom worth the same.
  const reason = person.id('hint-reason');
  if (await reason.isVisible()) {
    expect(await reason.innerText()).toContain(`${best} is better than ${second} by 0.`);
  } else {
    expect(await person.page.locator('.hint-difference').nth(1).innerText()).toBe('');
  }
  await person.id('hint-row').nth(1).click();
  await expect.poll(arrows).not.toBe(first);
  expect(await person.id('hint-row').nth(1).getAttribute('aria-pressed')).toBe('true');
  await person.page.keyboard.press('h');
  await person.id('hint').waitFor({ state: 'hidden' });
  await expect.poll(arrows).toBe('');
});

test('a bot of the device and the hint think in one worker', async () => {
  const { person } = await someone();
  await person.newGame({ opponent: 'bot', length: '1', at: 'device' });
  // The bot has played when it is this side's turn after two rolls.
  await playUntil([person], async () => (await person.rollNumber()) >= 3 && (await movable(person)) > 0);
  await person.openHint();
  await hintState(person, 'done');
  expect(person.page.workers().filter((one) => one.url().includes('engine-worker'))).toHaveLength(1);
});

test('the page stays free while the engine is fetched and thinks, and while tables are solved', async () => {
  const { person } = await tableToPlay();
  const { longest } = await traceTasks(browser, person.page, async () => {
    await person.openHint();
    await hintState(person, 'done');
    await person.page.waitForTimeout(1_500);
  });
  // The engine thinks for a second.
  expect(longest.ownMs).toBeLessThan(100);
});

test('a turn that goes on takes its hint away, also while the engine thinks', async () => {
  const { person } = await tableToPlay();
  await person.openHint();
  await hintState(person, 'thinking', 'done');
  await playUntilThere(person, CONFIRM);
  await expect.poll(() => person.pressIfReady('confirm')).toBe(true);
  await person.id('hint').waitFor({ state: 'hidden' });
  await playUntilThere(person, MOVABLE);
  expect(await person.isShown('hint')).toBe(false);
  await person.openHint();
  await hintState(person, 'done');
  expect((await labels(person))[0]).toMatch(/^\d+\/|^bar\//);
});

test('a double and its answer: what to do, and what each way is worth', async () => {
  const { person } = await someone();
  await person.newGame({ opponent: 'hotseat', length: '5' });
  await playUntilThere(person, '[data-testid=double]');
  await person.openHint();
  await hintState(person, 'done');
  expect(await labels(person)).toEqual(['No double', 'Double, take', 'Double, pass']);
  expect(await person.id('hint').innerText()).toMatch(/win \d+\.\d%/);
  await expect.poll(() => person.pressIfReady('double')).toBe(true);
  const question = person.id('question-cube');
  await question.waitFor();
  await person.openHint();
  await hintState(person, 'done');
  expect(await labels(person)).toEqual(['Take', 'Pass']);
  // After one roll of a game nobody passes.
  expect(await question.getByRole('heading', { level: 2 }).allInnerTexts()).toContain('Better take');
  await person.id('answer-take').click();
  await person.id('hint').waitFor({ state: 'hidden' });
});

test('an engine that cannot be fetched is told, play goes on, and it can be tried again', async () => {
  const { person } = await tableToPlay();
  await person.page.route('**/*.net', (route) => route.abort());
  await person.openHint();
  await person.id('hint-failed').waitFor();
  expect(await person.id('hint-failed').innerText()).toContain('the game goes on');
  await person.page.unroute('**/*.net');
  await person.id('hint').getByRole('button', { name: 'Try again' }).click();
  await hintState(person, 'done');
  await playUntilThere(person, CONFIRM);
});

test('nobody is helped against another person', async () => {
  const pair = await seatPair(browser, server.url, { rules: 'casual', length: '1' });
  await playUntil([pair.host, pair.guest], async () => (await movable(pair.host)) > 0);
  for (const person of [pair.host, pair.guest]) {
    expect(await person.isShown('hint-open')).toBe(false);
    await person.page.keyboard.press('h');
    expect(await person.isShown('hint')).toBe(false);
  }
  await pair.close();
});

const SIZES = [
  [360, 640],
  [320, 568],
  [740, 360],
  [900, 900],
  [1440, 900],
] as const;

/** A game that goes on from a set position says so in its title, which is longer by that. */
async function positionToPlay(): Promise<Person> {
  const { person } = await someone({ locale: 'ru-RU' });
  await person.page.goto(`${server.url}/position`);
  await person.id('die-1-6').click();
  await person.id('die-2-5').click();
  await person.choose('play-against-hotseat');
  await person.id('play-from-here').click();
  await person.page.locator(MOVABLE).first().waitFor();
  return person;
}

test.each<[of: string, open: () => Promise<Person>]>([
  ['a match', async () => (await tableToPlay({ length: '5' }, { locale: 'ru-RU' })).person],
  ['a position that was set up', positionToPlay],
])('a hint fits into windows from 320×568 to 1440×900 and leaves the board in view: %s', async (_, open) => {
  const person = await open();
  const seen = (): Promise<object> =>
    person.page.evaluate(() => {
      const boxOf = (selector: string): DOMRect =>
        (document.querySelector(selector) as Element).getBoundingClientRect();
      const [board, hint] = [boxOf('.board'), boxOf('.hint')];
      const apart =
        board.bottom <= hint.top + 1 || board.right <= hint.left + 1 || hint.right <= board.left + 1;
      return {
        apart,
        inside: hint.right <= innerWidth + 1 && hint.bottom <= innerHeight + 1 && board.top >= -1,
        sideways: document.documentElement.scrollWidth > innerWidth,
      };
    });
  for (const [width, height] of SIZES) {
    await person.page.setViewportSize({ width, height });
    await person.openHint();
    await hintState(person, 'done');
    await expect
      .poll(async () => ({ width, height, ...(await seen()) }))
      .toEqual({ width, height, apart: true, inside: true, sideways: false });
    await person.id('hint-close').click();
  }
});

describe('the level of the bot', () => {
  test('is chosen on the start page, told at the table, kept by the server, and remembered', async () => {
    const { person } = await someone();
    await person.newGame({ opponent: 'bot', level: 'newcomer', rules: 'casual', length: '1' });
    await person.atStage('playing');
    expect(await person.id('level-black').innerText()).toBe('Newcomer');
    const id = new URL(person.page.url()).pathname.split('/').at(-1);
    const summary = (await (await fetch(`${server.url}/api/matches/${id}`)).json()) as {
      readonly match: { readonly level: string };
    };
    expect(summary.match.level).toBe('newcomer');
    const botPlays = (): Promise<number> => person.page.locator('.log-black .log-roll').count();
    await person.page.setViewportSize({ width: 1200, height: 900 });
    await playUntil([person], async () => (await botPlays()) >= 2);
    await person.page.goto(server.url);
    await person.choose('opponent-bot');
    await expect.poll(() => person.id('level').inputValue()).toBe('newcomer');
  });

  test('each is described when it is chosen', async () => {
    const { person } = await someone();
    await person.choose('opponent-bot');
    await person.id('level').waitFor();
    const texts = new Set<string>();
    const ids = await person
      .id('level')
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const facts = new Set<string>();
    for (const id of ids) {
      await person.id('level').selectOption(id);
      facts.add(await person.id('level-facts').innerText());
      texts.add(
        await person.page
          .locator('.field', { has: person.id('level') })
          .locator('.field-hint')
          .innerText(),
      );
    }
    expect(texts.size).toBe(ids.length);
    expect(facts.size).toBe(ids.length);
    expect([...facts].at(-1)).toContain('2 rolls ahead');
    expect(ids.length).toBeGreaterThanOrEqual(7);
  });
});

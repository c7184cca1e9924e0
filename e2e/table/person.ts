import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface PersonOptions {
  readonly url: string;
  readonly locale?: 'ru-RU' | 'en-US';
  readonly width?: number;
  readonly height?: number;
  /** A screen that is touched. */
  readonly touch?: 'yes' | 'no';
  /** Whether the application may stay on the device. Elsewhere it would only slow tests down. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Preferences kept on the device, on top of plain ones: no animation, and nothing is played but by hand. */
  readonly preferences?: Readonly<Record<string, string>>;
  /** Runs in every page before anything of it: what this browser has, or lacks. */
  readonly browserIs?: () => void;
}

export interface NewGameOptions {
  readonly opponent: 'friend' | 'bot' | 'hotseat';
  readonly rules?: string;
  /** Of the bot. */
  readonly level?: string;
  /** Points, or `money`. */
  readonly length?: string;
  readonly clock?: string;
  readonly name?: string;
  /** Who hosts a game that needs no second device. */
  readonly at?: 'device' | 'server';
}

const BY_HAND = { animation: 'off', pace: 'off', confirm: 'ask', forced: 'none', sound: 'off' };
/** Room for a machine that does other things at the same time. */
const PATIENCE_MS = 60_000;

/** Someone at a browser of their own, doing what a hand does. */
export class Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page has thrown or logged as an error. */
  readonly errors: string[] = [];
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.#url = url;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // A lost connection is reported by the browser itself and is part of some tests.
      const expected = /WebSocket|net::ERR|Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !expected) this.errors.push(message.text());
    });
  }

  static async open(browser: Browser, options: PersonOptions): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 900, height: options.height ?? 900 },
      locale: options.locale ?? 'en-US',
      hasTouch: options.touch === 'yes',
      serviceWorkers: options.serviceWorkers ?? 'block',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (options.serviceWorkers !== 'allow') await context.addInitScript(neverRegister);
    if (options.browserIs !== undefined) await context.addInitScript(options.browserIs);
    const language = { locale: options.locale === 'ru-RU' ? 'ru' : 'en' };
    await context.addInitScript(setOnce, JSON.stringify({ ...BY_HAND, ...language, ...options.preferences }));
    const page = await context.newPage();
    const person = new Person(context, page, options.url);
    await page.goto(options.url);
    return person;
  }

  /** A second tab of the same person. */
  static async another(person: Person): Promise<Person> {
    return new Person(person.context, await person.context.newPage(), person.#url);
  }

  id(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  /** Chooses what is drawn by its label; parts of a form that arrive late may move it under a mouse. */
  async choose(testId: string): Promise<void> {
    await this.id(testId).evaluate((input) => (input as HTMLInputElement).click());
  }

  async newGame(options: NewGameOptions): Promise<void> {
    await this.page.goto(this.#url);
    await this.choose(`opponent-${options.opponent}`);
    if (options.opponent !== 'friend') {
      await this.choose(`place-${options.at ?? 'server'}`);
    }
    if (options.level !== undefined) await this.id('level').selectOption(options.level);
    if (options.rules !== undefined) await this.id('rules').selectOption(options.rules);
    if (options.length !== undefined) await this.choose(`length-${options.length}`);
    if (options.clock !== undefined) await this.id('clock').selectOption(options.clock);
    if (options.name !== undefined) await this.id('name').fill(options.name);
    await this.id('start').click();
    await this.id('table').waitFor();
  }

  /** The link shown to invite the second player. */
  async inviteLink(): Promise<string> {
    return this.id('invite-link').inputValue();
  }

  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.id('join-name').fill(name);
    await this.id('join-sit').click();
    await this.atStage('playing');
  }

  async atStage(stage: string): Promise<void> {
    await this.page.locator(`[data-testid=table][data-stage=${stage}]`).waitFor();
  }

  async isShown(testId: string): Promise<boolean> {
    return this.id(testId).isVisible();
  }

  /** Presses a button if it is there, not deaf, and nothing lies over it; says whether it did. */
  async pressIfReady(testId: string): Promise<boolean> {
    return this.id(testId).evaluateAll(pressOne);
  }

  /**
   * Does the next thing there is to do in a turn with a real press of the mouse: roll, confirm, the rearmost checker
   * that may move, or take what a bot has doubled. Says whether there was any. As long as something that `stopAt`
   * selects is there, nothing is done.
   */
  async playOn(stopAt: string | null = null): Promise<boolean> {
    const at = await this.page.evaluate(whereToPress, stopAt);
    if (at === null) return false;
    await this.page.mouse.click(at.x, at.y);
    return true;
  }

  /** Presses the mouse and moves it away at once, however busy the machine: a press that stays is another gesture. */
  async grab(x: number, y: number): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y);
    await Promise.all([mouse.down(), mouse.move(x + 12, y + 12)]);
  }

  /** Whether it is for this person to do the next thing in a turn. */
  async hasTurn(): Promise<boolean> {
    return (await this.page.evaluate(whereToPress, null)) !== null;
  }

  /** Gives the match up. An opening throw that comes meanwhile closes the question. */
  async resignMatch(): Promise<void> {
    await expect
      .poll(async () => {
        if (!(await this.isShown('resign-match-yes'))) await this.pressIfReady('resign-match');
        return this.pressIfReady('resign-match-yes');
      })
      .toBe(true);
    await this.id('result').waitFor();
  }

  /** Asks the engine; the words beside the button may still be changing and move it away from under a mouse. */
  async openHint(): Promise<void> {
    await expect.poll(() => this.pressIfReady('hint-open')).toBe(true);
    await this.id('hint').waitFor();
  }

  /** Rolls that this device has checked. */
  async rollNumber(): Promise<number> {
    const text = await this.id('tick')
      .locator('small')
      .evaluateAll((all) => all[0]?.textContent ?? '0');
    return Number(text);
  }

  /** Until so many rolls have been checked here. */
  async waitForRoll(number: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => Number(document.querySelector('[data-testid=tick] small')?.textContent ?? 0) >= wanted,
      number,
    );
  }

  /** Loads the page anew and waits for the table. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.online();
  }

  /** Until the table is drawn and the connection stands. */
  async online(): Promise<void> {
    await this.id('table').waitFor();
    await this.id('offline').waitFor({ state: 'hidden' });
  }

  /** The device goes without a word: nothing more is sent, not even what a page sends when it is hidden. */
  async vanish(): Promise<void> {
    await this.page.evaluate(() =>
      addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true),
    );
    await this.page.goto('about:blank');
  }

  /** The reserve that a side's clock shows, in seconds. */
  async reserveOf(side: 'white' | 'black'): Promise<number> {
    const text = await this.id(`clock-${side}`).locator('b').innerText();
    return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  }

  /** What the table shows of the game, to be compared before and after. */
  async seen(): Promise<TableSeen> {
    return {
      placement: (await this.id('board').getAttribute('data-placement')) ?? '',
      bottom: (await this.id('table').getAttribute('data-bottom')) ?? '',
      dice: await this.id('dice').evaluateAll((all) =>
        all.map((dice) => dice.getAttribute('aria-label') ?? ''),
      ),
      score: `${await this.id('score-white').innerText()}:${await this.id('score-black').innerText()}`,
    };
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** Runs in the page: a registration that is blocked answers nothing, where a browser would answer something. */
function neverRegister(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
}

/** Runs in the page before its own scripts: preferences of the first visit. Later ones are the person's own. */
function setOnce(preferences: string): void {
  try {
    if (localStorage.getItem('nardy.preferences') === null)
      localStorage.setItem('nardy.preferences', preferences);
  } catch {
    // A page without an address has no storage.
  }
}

/** Runs in the page: presses the first of the buttons that takes it, in one look, so that it cannot go away between. */
function pressOne(buttons: readonly Element[]): boolean {
  for (const button of buttons) {
    button.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const isFree = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    if (!isFree || button.matches(':disabled')) continue;
    (button as HTMLElement).click();
    return true;
  }
  return false;
}

/**
 * Runs in the page: the middle of what a player would press now. No function in it may have a name: what compiles the
 * scripts would call a helper for it that the page lacks.
 */
function whereToPress(stopAt: string | null): { readonly x: number; readonly y: number } | null {
  if (document.querySelector('[data-testid=result]') !== null) return null;
  if (stopAt !== null && document.querySelector(stopAt) !== null) return null;
  const button = document.querySelector('[data-testid=roll]:enabled, [data-testid=confirm]:enabled');
  const places = [...document.querySelectorAll<HTMLElement>('.place[data-movable=true]')];
  const rearmost = places.sort((a, b) => Number(b.dataset.place) - Number(a.dataset.place))[0];
  // Against a bot the question of the cube stands in the way of a game; elsewhere it is there to be looked at.
  const isBot = document.querySelector('.player-bot') !== null;
  const take = isBot ? document.querySelector('dialog[open] [data-testid=answer-take]:enabled') : null;
  const target = document.querySelector('dialog[open]') === null ? (button ?? rearmost) : take;
  if (target == null) return null;
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export interface TableSeen {
  readonly placement: string;
  readonly bottom: string;
  readonly dice: readonly string[];
  readonly score: string;
}

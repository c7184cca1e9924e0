import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { Person } from './table/person.ts';
import { playUntil, playUntilThere } from './table/together.ts';

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

/** Visible controls, or texts in them, that do not fit: outside of the window or of their own box. */
function misfits(): readonly string[] {
  const found: string[] = [];
  const dialog = document.querySelector('dialog[open]');
  for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(
    'button, a, select, input, summary',
  )) {
    const box = control.getBoundingClientRect();
    // Drawn over something else on purpose, or not drawn at all.
    if (box.width === 0 || !control.checkVisibility() || control.matches('[type=radio], .skip')) continue;
    const name = control.dataset.testid ?? control.textContent ?? control.tagName;
    if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${name}: beside the window`);
    const scrolls = dialog !== null || document.documentElement.scrollHeight > innerHeight;
    if (!scrolls && (box.top < -0.5 || box.bottom > innerHeight + 0.5))
      found.push(`${name}: below the window`);
    if (!control.matches('.place, .dice, select, input') && control.scrollWidth > control.clientWidth + 1) {
      found.push(`${name}: text cut off`);
    }
  }
  for (const band of document.querySelectorAll('.band')) {
    const room = band.getBoundingClientRect();
    for (const child of band.children) {
      const box = child.getBoundingClientRect();
      if (box.left < room.left - 2 || box.right > room.right + 2)
        found.push(`${child.className}: beside the field`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}

/** Controls that a finger may miss: less than 44 px belong to them in one direction, whatever is drawn of them. */
function tooSmall(): readonly string[] {
  const scope = document.querySelector('dialog[open]') ?? document;
  const found: string[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>('button, a, select, summary')) {
    // A column is as wide as the board lets it be; a word in a sentence is as high as its line.
    if (control.matches('.place, .skip, p a, li a') || !control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const isMissed = [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ].some(([x = 0, y = 0]) => {
      const at = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return at !== null && !control.contains(at);
    });
    if (isMissed) found.push(control.dataset.testid ?? control.textContent ?? '');
  }
  return found;
}

/** As {@link misfits}, with the dice that lie beside Confirm drawn as the four of a doublet. */
function misfitsOfDoublet(): readonly string[] {
  const band = document.querySelector('[data-testid=confirm]')?.parentElement;
  const dice = band?.querySelector('.dice');
  if (!band || !dice) return ['no dice beside Confirm'];
  const before = dice.className;
  const more = [...dice.children].slice(0, 4 - dice.children.length).map((die) => die.cloneNode(true));
  dice.className = before.replace('dice-2', 'dice-4');
  dice.append(...more);
  const room = band.getBoundingClientRect();
  const found = [...band.children]
    .map((child) => child.getBoundingClientRect())
    .filter((box) => box.left < room.left || box.right > room.right)
    .map((box) => `${box.left}–${box.right} is beside ${room.left}–${room.right}`);
  for (const die of more) dice.removeChild(die);
  dice.className = before;
  return found;
}

const CONFIRM = '[data-testid=confirm]';

/** A notice that goes by itself has gone. */
const LONGER_THAN_A_NOTICE_MS = 6_000;

const wholeHeight = (): boolean => document.documentElement.scrollHeight <= innerHeight;

describe.each([
  ['ru-RU', 360, 640],
  ['en-US', 360, 640],
  ['ru-RU', 320, 568],
] as const)('%s, %i×%i', (locale, width, height) => {
  const open = (): Promise<Person> => Person.open(browser, { url: server.url, locale, width, height });

  test('the start page never scrolls sideways, with every option open', async () => {
    const person = await open();
    for (const rules of ['international', 'long-classic', 'four-tier']) {
      await person.id('rules').selectOption(rules);
      expect(await person.page.evaluate(misfits)).toEqual([]);
    }
    await person.id('custom').click();
    await person.choose('opponent-hotseat');
    await person.choose('length-money');
    expect(await person.page.evaluate(misfits)).toEqual([]);
    await person.page.goto(`${server.url}/rules`);
    expect(await person.page.evaluate(misfits)).toEqual([]);
    await person.close();
  });

  test('waiting, and whoever comes by the link', async () => {
    const host = await open();
    await host.newGame({ opponent: 'friend', clock: 'federation', name: 'Константин Константинович' });
    await host.id('invite').waitFor();
    expect(await host.page.evaluate(misfits)).toEqual([]);
    expect(await host.page.evaluate(wholeHeight)).toBe(true);
    const guest = await open();
    await guest.page.goto(await host.inviteLink());
    await guest.id('join').waitFor();
    expect(await guest.page.evaluate(misfits)).toEqual([]);
    await guest.close();
    await host.close();
  });

  test('ui-08 the table: board, header and controls without scrolling, in every state of a turn', async () => {
    const person = await open();
    await person.newGame({
      opponent: 'hotseat',
      length: '5',
      clock: 'federation',
      name: 'Константин Великолепный',
    });
    await person.atStage('playing');
    const [left, right] = await person.id('board').evaluate((board) => {
      const box = board.getBoundingClientRect();
      return [box.left, innerWidth - box.right];
    });
    expect(Math.max(left ?? 0, right ?? 0)).toBeLessThanOrEqual(8);
    const looked = new Set<string>();
    const look = async (state: string): Promise<void> => {
      if (looked.has(state)) return;
      looked.add(state);
      expect([state, await person.page.evaluate(misfits)]).toEqual([state, []]);
      expect([state, await person.page.evaluate(tooSmall)]).toEqual([state, []]);
      expect([state, await person.page.evaluate(wholeHeight)]).toEqual([state, true]);
    };
    const doubled = async (): Promise<boolean> => person.isShown('question-cube');
    await playUntil([person], async () => {
      if (await person.isShown('confirm')) {
        await look('confirm');
        expect(await person.page.evaluate(misfitsOfDoublet)).toEqual([]);
      }
      if (await person.isShown('undo')) await look('undo');
      if (await person.isShown('roll')) await look('roll');
      if (await person.isShown('double')) {
        await look('double');
        await person.pressIfReady('double');
      }
      return doubled();
    });
    await look('question-cube');
    // Turned to what is offered, before it is taken.
    expect(await person.id('cube').getAttribute('data-value')).toBe('2');
    await person.id('answer-take').click();
    await playUntilThere(person, CONFIRM);
    await look('confirm after a double');
    for (const [button, dialog] of [
      ['resign-game', 'question-resign-game'],
      ['resign-match', 'question-resign-match'],
    ] as const) {
      await person.id(button).click();
      await person.id(dialog).waitFor();
      await look(dialog);
      await person.id('question-close').click();
      await person.id(dialog).waitFor({ state: 'hidden' });
    }
    for (const [button, dialog] of [
      ['open-settings', 'settings-dialog'],
      ['open-log', 'log-dialog'],
      ['tick', 'roll-dialog'],
    ] as const) {
      await person.id(button).click();
      await person.id(dialog).waitFor();
      await look(dialog);
      await person.page.keyboard.press('Escape');
      await person.id(dialog).waitFor({ state: 'hidden' });
    }
    await person.resignMatch();
    await look('result');
    await person.id('check-match').click();
    await person.id('game-report').waitFor();
    await person.page.locator('progress').waitFor({ state: 'detached' });
    expect(await person.page.evaluate(misfits)).toEqual([]);
    expect(await person.page.evaluate(tooSmall)).toEqual([]);
    expect(looked).toContain('double');
    expect(looked).toContain('undo');
    expect(person.errors).toEqual([]);
    await person.close();
  });

  test('a long name of the rules, all tools and a hint with its sentence have room', async () => {
    const person = await open();
    await person.newGame({ opponent: 'hotseat', rules: 'four-tier', length: '5' });
    await playUntilThere(person, CONFIRM);
    const lines = await person.page.evaluate(() =>
      [...document.querySelectorAll('.table-title > *')].map(
        (part) => part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight),
      ),
    );
    expect(lines.map(Math.round)).toEqual([1, 1]);
    expect(await person.isShown('take-back')).toBe(true);
    const tops = await person.page
      .locator('.tool')
      .evaluateAll((all) =>
        all.flatMap((tool) => (tool.checkVisibility() ? [tool.getBoundingClientRect().top] : [])),
      );
    expect(new Set(tops).size).toBe(1);
    await person.openHint();
    await person.page.locator('[data-testid=hint][data-state=done]').waitFor();
    const last = await person.page.evaluate(() => {
      const said = document.querySelector('.hint-reason') ?? document.querySelector('.hint-rows');
      const hint = document.querySelector('.hint');
      return { bottom: said?.getBoundingClientRect().bottom ?? 0, scrolled: hint?.scrollTop };
    });
    expect(last.scrolled).toBe(0);
    expect(last.bottom).toBeLessThanOrEqual(height);
    // What stands below the sentence is scrolled to.
    const beside = (await person.page.evaluate(misfits)).filter((one) => !one.startsWith('open-position'));
    expect(beside).toEqual([]);
    expect(await person.page.evaluate(tooSmall)).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.close();
  });
});

test('a warning stays in the window until it is closed by hand', async () => {
  const small = { url: server.url, locale: 'ru-RU', width: 320, height: 568 } as const;
  const person = await Person.open(browser, small);
  await person.newGame({ opponent: 'hotseat', clock: 'federation', name: 'Константин Великолепный' });
  await playUntilThere(person, CONFIRM);
  const thief = await Person.open(browser, small);
  const stolen = await person.page.evaluate(() => ({ ...localStorage }));
  await thief.page.evaluate((all) => Object.assign(localStorage, all), stolen);
  await thief.page.goto(person.page.url());
  await playUntil([thief], () => person.isShown('notice-close'));
  await person.page.waitForTimeout(LONGER_THAN_A_NOTICE_MS);
  expect(await person.id('notice').innerText()).toContain('вашего имени');
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ]) {
    await person.page.setViewportSize(size);
    expect(await person.page.evaluate(misfits)).toEqual([]);
    expect(await person.page.evaluate(wholeHeight)).toBe(true);
  }
  await person.id('notice-close').click();
  await person.id('notice-close').waitFor({ state: 'hidden' });
  await thief.close();
  await person.close();
});

test.each([
  [568, 320],
  [844, 390],
])(
  'ui-08 a phone held sideways, %i×%i: every control is in the window, or is scrolled to',
  async (width, height) => {
    const person = await Person.open(browser, {
      url: server.url,
      locale: 'ru-RU',
      width,
      height,
    });
    await person.newGame({ opponent: 'hotseat', length: '5', clock: 'federation', name: 'Константин' });
    await person.atStage('playing');
    const looked = new Set<string>();
    const look = async (state: string): Promise<void> => {
      if (looked.has(state)) return;
      looked.add(state);
      expect([state, await person.page.evaluate(misfits)]).toEqual([state, []]);
    };
    await playUntil([person], async () => {
      if (await person.isShown('confirm')) {
        await look('confirm');
        expect(await person.page.evaluate(misfitsOfDoublet)).toEqual([]);
      }
      if (await person.isShown('double')) {
        await look('double');
        await person.pressIfReady('double');
      }
      return person.isShown('question-cube');
    });
    await look('question-cube');
    // The decision is made with the board in sight.
    const board = await person.id('board').evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= -0.5 && bottom <= innerHeight + 0.5;
    });
    expect(board).toBe(true);
    for (const answer of ['answer-take', 'answer-pass']) expect(await person.isShown(answer)).toBe(true);
    await person.id('answer-take').click();
    await person.id('resign-match').click();
    await person.id('question-resign-match').waitFor();
    await look('question-resign-match');
    expect([...looked].sort()).toEqual(['confirm', 'double', 'question-cube', 'question-resign-match']);
    expect(person.errors).toEqual([]);
    await person.close();
  },
);

test('the score stands at the edge, also without pips and while someone is away', async () => {
  const preferences = { pips: 'off' };
  const phone = { url: server.url, locale: 'ru-RU', width: 320, height: 568 } as const;
  const host = await Person.open(browser, { ...phone, preferences });
  const guest = await Person.open(browser, phone);
  await host.newGame({ opponent: 'friend', clock: 'federation', name: 'Константин Великолепный' });
  await guest.join(await host.inviteLink(), 'Гиви');
  const edges = (person: Person): Promise<readonly number[]> =>
    person.page
      .locator('.player-score')
      .evaluateAll((all) => all.map((score) => Math.round(innerWidth - score.getBoundingClientRect().right)));
  await host.atStage('playing');
  await expect.poll(() => edges(host)).toEqual([10, 10]);
  await host.close();
  await guest.page.locator('.presence-claim').waitFor();
  await expect.poll(() => edges(guest)).toEqual([10, 10]);
  const [name, claim] = await guest.page.evaluate(() => {
    const box = (of: string): DOMRect | undefined =>
      document.querySelector(`.player-top ${of}`)?.getBoundingClientRect();
    return [box('.player-name')?.width, (box('.clock')?.left ?? 0) - (box('.presence-claim')?.right ?? 0)];
  });
  expect(name).toBeGreaterThan(40);
  expect(claim).toBeGreaterThanOrEqual(0);
  await guest.close();
});

test('beside the clock the level of the bot stands whole, or not at all', async () => {
  const person = await Person.open(browser, { url: server.url, locale: 'ru-RU', width: 390, height: 844 });
  const seen = new Set<string>();
  for (const level of ['newcomer', 'club']) {
    await person.newGame({ opponent: 'bot', level, length: '5', clock: 'federation' });
    await person.atStage('playing');
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [640, 360],
      [900, 900],
    ] as const) {
      await person.page.setViewportSize({ width, height });
      const shown = await person.page.evaluate(() => {
        const word = document.querySelector('[data-testid^=level-]');
        const room = word?.parentElement;
        const name = room?.querySelector('[data-testid^=name-]');
        if (!word || !room || !name || name.scrollWidth > name.clientWidth) return 'cut off';
        const [box, frame] = [word.getBoundingClientRect(), room.getBoundingClientRect()];
        if (box.top >= frame.bottom - 0.5) return 'none';
        return box.right <= frame.right + 0.5 && box.bottom <= frame.bottom + 0.5 ? 'whole' : 'cut off';
      });
      expect([level, width, shown]).not.toEqual([level, width, 'cut off']);
      seen.add(shown);
    }
  }
  expect([...seen].sort()).toEqual(['none', 'whole']);
  await person.close();
});

test('the cube is answered with the whole board and the score in view, and with a hint beside', async () => {
  const person = await Person.open(browser, { url: server.url, locale: 'ru-RU', width: 640, height: 360 });
  await person.newGame({ opponent: 'hotseat', length: '5' });
  await playUntil([person], async () => {
    if (await person.isShown('double')) await person.pressIfReady('double');
    return person.isShown('question-cube');
  });
  const covered = (): Promise<readonly string[]> =>
    person.page.evaluate(() => {
      const over = document.querySelector('[data-testid=question-cube]')?.getBoundingClientRect();
      const below = [...document.querySelectorAll<HTMLElement>('[data-testid=board], .player-score')];
      return below.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const isClear =
          over !== undefined &&
          (box.right <= over.left ||
            box.left >= over.right ||
            box.bottom <= over.top ||
            box.top >= over.bottom);
        return isClear ? [] : [one.dataset.testid ?? one.className];
      });
    });
  const sizes = [
    [640, 360],
    [768, 1024],
    [1024, 768],
  ] as const;
  for (const hint of ['closed', 'open']) {
    if (hint === 'open') {
      await person.openHint();
      await person.page.locator('[data-testid=hint][data-state=done]').waitFor();
    }
    for (const [width, height] of sizes) {
      await person.page.setViewportSize({ width, height });
      await expect.poll(async () => [hint, width, await covered()]).toEqual([hint, width, []]);
    }
  }
  await person.close();
});

import { chooseSimply } from '@nardy/engine';
import { numeralWords } from '@nardy/i18n';
import { formatPlay } from '@nardy/notation';
import { type Board, legalPlays, type Play, type Roll, RULE_SETS } from '@nardy/rules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { type NewGameOptions, Person } from './table/person.ts';

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

const HEADINGS = ['Партия', 'Ход', 'Кости', 'Доска', 'Последний ход', 'Счёт и часы', 'Действия', 'Настройки'];

/** Opens a table and turns it into text, with the keyboard alone. */
async function textTable(
  game: NewGameOptions,
  { locale = 'ru-RU' as 'ru-RU' | 'en-US', width = 900 } = {},
): Promise<Person> {
  const person = await Person.open(browser, { url: server.url, locale, width });
  await person.newGame(game);
  await person.atStage('playing');
  await person.page.keyboard.press('Tab');
  const focused = () => person.page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await expect.poll(focused).toBe('to-text');
  await person.page.keyboard.press('Enter');
  await expect.poll(focused).toBe('text-line');
  return person;
}

/** Types a line and gives what is answered. */
async function line(person: Person, text: string): Promise<string> {
  await person.id('text-line').fill(text);
  await person.id('text-line').press('Enter');
  return person.id('text-answer').innerText();
}

/** Number words back to numbers. */
const NUMBERS = new Map(
  Object.entries(numeralWords).flatMap(([key, phrase]): [string, number][] =>
    /\.(count|die)\./.test(key) ? [[phrase.ru, Number(key.split('.')[2])]] : [],
  ),
);

/** The position as it is told by the names of the buttons alone. */
function boardOf(labels: readonly string[]): Board {
  const board = new Int8Array(26);
  for (const label of labels) {
    const count = /блот/.test(label) ? 1 : (NUMBERS.get(/, (\S+) шаш/.exec(label)?.[1] ?? '') ?? 0);
    const theirs = /соперник/.test(label);
    const point = /^Пункт (\d+)/.exec(label)?.[1];
    if (point !== undefined) board[Number(point)] = theirs ? -count : count;
    else if (/^Бар/.test(label)) board[theirs ? 0 : 25] = theirs ? -count : count;
  }
  return board;
}

interface Told {
  readonly turn: string;
  readonly labels: readonly string[];
  readonly over: boolean;
}

/** Waits until something is awaited of the person, or the match is over; `before` has been dealt with. */
async function told(person: Person, before: string): Promise<Told> {
  const handle = await person.page.waitForFunction((old) => {
    const turn = document.querySelector('[data-testid=text-turn]')?.textContent ?? '';
    const over = document.querySelector('[data-testid=result]') !== null;
    const number = document.querySelector('[data-testid=tick] small')?.textContent;
    const key = `${number} ${turn}`;
    if (!over && (turn === '' || key === old)) return null;
    const places = [...document.querySelectorAll('.text-place')];
    return { turn: key, over, labels: places.map((place) => place.getAttribute('aria-label') ?? '') };
  }, before);
  return (await handle.jsonValue()) as Told;
}

/** The legal plays of the position and the dice that are told. */
function legalOf({ turn, labels }: Told): readonly Play[] {
  const [die1, die2] = (/Кости (\S+) и (\S+)\./.exec(turn) ?? []).slice(1).map((word) => NUMBERS.get(word));
  return legalPlays(RULE_SETS.international, boardOf(labels), [die1, die2] as Roll);
}

/** Types a line again until what is awaited is so: a press too soon after something new is not taken. */
async function lineUntil(person: Person, text: string, turn: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      // Once it has been taken, another would be meant for what comes after.
      const now = await person.id('text-turn').innerText();
      if (!turn.test(now)) await line(person, text);
      return now;
    })
    .toMatch(turn);
}

test('a whole match in Russian, by what is told and typed alone', async () => {
  const person = await textTable({ opponent: 'bot', level: 'beginner', length: '1' });
  expect(await person.page.locator('h2').allInnerTexts()).toEqual(HEADINGS);
  expect(await person.id('board').count()).toBe(0);
  let before = '';
  let plays = 0;
  for (;;) {
    const now = await told(person, before);
    if (now.over) break;
    if (/бросайте/.test(now.turn)) await lineUntil(person, '', /^(?!.*бросайте)/);
    else {
      const legal = legalOf(now);
      // What is said of the number of plays is so.
      expect(now.turn).toMatch(new RegExp(`Возможных ходов ${legal.length}\\.$`));
      expect(
        await line(person, formatPlay(legal[chooseSimply(RULE_SETS.international, legal)]!.moves)),
      ).toMatch(/^(Со?|Снимает) .*Ход готов/);
      await lineUntil(person, '+', /^(?!.*Кости)/);
      plays++;
    }
    before = now.turn;
  }
  expect(plays).toBeGreaterThan(5);
  expect(await person.id('result').innerText()).toMatch(/выиграл|выигрывает/);
  expect(await person.id('text-last-play').innerText()).toMatch(/^(Бот|Гость): \S+-\S+\. /);
  expect(await line(person, 'с')).toMatch(/^Счёт: Гость \d, Бот \d\. /);
  expect(person.errors).toEqual([]);
  // The next table is told as this one was.
  await line(person, 'реванш');
  await person.atStage('playing');
  await expect.poll(() => person.page.locator('h2').allInnerTexts()).toEqual(HEADINGS);
  await person.close();
});

describe('two at one table', () => {
  test('the cube: Enter never takes, the word does; resigning asks once', async () => {
    const person = await textTable({ opponent: 'hotseat', length: '3' }, { width: 320 });
    let before = '';
    while (!/Даве: ставка 2/.test(before)) {
      const now = await told(person, before);
      before = now.turn;
      if (/бросайте/.test(now.turn)) {
        // While something is on its way to the server nothing is taken.
        await expect
          .poll(async () => {
            if (!(await person.isShown('text-question'))) await line(person, 'даве');
            return person.isShown('text-question');
          })
          .toBe(true);
        before = await person.id('text-turn').innerText();
      } else {
        await line(person, formatPlay(legalOf(now)[0]!.moves));
        // Not by Enter, which once more would roll.
        await lineUntil(person, '+', /бросайте/);
      }
    }
    for (const text of ['', '+', 'да', '8/5']) {
      expect(await line(person, text)).toMatch(/^Даве: ставка 2\. .*Пас: −1 очко.* Ответ: взять или пас\.$/);
    }
    await expect.poll(() => line(person, 'взять')).not.toMatch(/Даве/);
    await expect.poll(() => line(person, 'с')).toMatch(/Куб 2/);
    // A question is told once, where what is awaited is told.
    expect(await line(person, 'сдать матч')).toBe('');
    expect(await person.id('text-turn').innerText()).toMatch(/^Сдать весь матч\?.*Ответ: да или назад\.$/);
    await line(person, 'назад');
    expect(await person.id('text-question').count()).toBe(0);
    await line(person, 'сдать матч');
    await line(person, 'да');
    await person.id('result').waitFor();
    expect(person.errors).toEqual([]);
    await person.close();
  });

  test('long nardy by the board of buttons: its keys, its targets, the head', async () => {
    const person = await textTable({ opponent: 'hotseat', rules: 'long', length: '1' }, { width: 320 });
    await told(person, '');
    await person.page.locator('.text-place[tabindex="0"]').focus();
    const press = async (keys: string): Promise<string> => {
      for (const key of keys.split(' ')) await person.page.keyboard.press(key);
      return person.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    };
    expect(await press('Home')).toBe('Пункт 24, ваша голова, пятнадцать шашек.');
    expect(await press('End')).toBe('Лоток, ваш, пусто.');
    expect(await press('1 2')).toBe('Пункт 12, голова соперника, пятнадцать шашек.');
    expect(await press('ArrowRight')).toBe('Пункт 11, пусто.');
    expect(await press('ArrowLeft ArrowLeft')).toBe('Пункт 13, пусто.');
    expect(await press('ArrowUp')).toMatch(/^Пункт 12,/);
    expect(await press('ArrowDown')).toMatch(/^Пункт 13,/);
    await press('Home m');
    expect(await person.id('text-answer').innerText()).toMatch(/^С пункта 24: на /);
    await press('Enter');
    expect(await person.id('text-answer').innerText()).toMatch(/^Выбрано\. С пункта 24: на /);
    const target = person.page.locator('.text-place-target').first();
    await target.focus();
    await person.page.keyboard.press('Enter');
    expect(await person.id('text-answer').innerText()).toMatch(/^С двадцат/);
    await line(person, 'о');
    expect(await person.id('text-answer').innerText()).toMatch(/^Отменено\./);
    await person.close();
  });
});

test('what is read out, and how large its buttons are', async () => {
  const person = await textTable({ opponent: 'hotseat', length: '1' }, { width: 320 });
  await told(person, '');
  for (const region of ['text-turn', 'text-last-play', 'text-answer']) {
    expect(await person.id(region).getAttribute('aria-live')).toBe('assertive');
    expect(await person.id(region).getAttribute('aria-atomic')).toBe('true');
  }
  expect(await person.page.locator('[role=log]').getAttribute('aria-live')).toBe('off');
  // The same answer again is new to a live region.
  const added = await person.page.evaluateHandle(() => {
    const seen: string[] = [];
    const region = document.querySelector('[data-testid=text-answer]') as Element;
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const node of addedNodes) seen.push(node.textContent ?? '');
    }).observe(region, { childList: true });
    return seen;
  });
  await line(person, 'п');
  await line(person, 'п');
  const seen = (await added.jsonValue()) as string[];
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
  const small = await person.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.text-table :is(button, a, input, summary)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  // 320 px wide is what is left of 640 at 200 %.
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await person.close();
});

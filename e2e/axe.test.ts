import { PREFERENCE_CHOICES } from '@nardy/session';
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TAUGHT_PAGES, taughtPath } from '../apps/web/src/app/taught-pages.ts';
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

/** Everything axe finds on the page as it stands, each with where it is. */
async function violations(person: Person): Promise<readonly string[]> {
  // Evaluated by the browser itself: the page's policy would not load it.
  await person.page.evaluate(`typeof axe === 'undefined' && (() => { ${axe.source} })()`);
  return person.page.evaluate(async () => {
    // What glides or fades in is judged where it comes to rest.
    for (const animation of document.getAnimations()) animation.finish();
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await run.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
    );
  });
}

async function expectClean(person: Person, state: string): Promise<void> {
  expect([state, await violations(person)]).toEqual([state, []]);
}

const PAGES = ['/', '/import', '/position', '/check.html', '/no-such-page'] as const;
/** Drawn by one template each: half of the rule sets in one language, half in the other. */
const isOneOfMany = (page: string): boolean => /^rules\/(?!custom|glossary|international|long$)/.test(page);

describe.each([
  ['ru-RU', 'light'],
  ['en-US', 'dark'],
] as const)('%s, %s', (locale, colorScheme) => {
  const open = async (): Promise<Person> => {
    const person = await Person.open(browser, { url: server.url, locale });
    await person.page.emulateMedia({ colorScheme });
    return person;
  };

  test('pages', async () => {
    const person = await open();
    const many = TAUGHT_PAGES.filter(isOneOfMany).filter((_, at) => at % 2 === (locale === 'ru-RU' ? 0 : 1));
    const taught = [...TAUGHT_PAGES.filter((page) => !isOneOfMany(page)), ...many];
    const addresses = taught.map((page) => taughtPath(locale === 'ru-RU' ? 'ru' : 'en', page));
    for (const path of [...PAGES, ...addresses]) {
      await person.page.goto(server.url + path);
      await person.page.locator('h1').first().waitFor();
      await expectClean(person, path);
    }
    await person.page.goto(server.url);
    await person.choose('opponent-bot');
    await person.id('level').waitFor();
    await person.choose('length-money');
    await person.id('custom').click();
    await expectClean(person, 'the start page with every option open');
    await person.close();
  });

  test('a table and its dialogs', async () => {
    const person = await open();
    await person.newGame({ opponent: 'friend', length: '5', clock: 'federation' });
    await person.id('invite').waitFor();
    await expectClean(person, 'invite');
    const guest = await open();
    await guest.page.goto(await person.inviteLink());
    await guest.id('join').waitFor();
    await expectClean(guest, 'join');
    await guest.close();

    await person.newGame({ opponent: 'hotseat', length: '5', clock: 'federation' });
    await person.page.locator(MOVABLE).first().waitFor();
    await expectClean(person, 'own turn');
    await person.openHint();
    await expectClean(person, 'hint');
    await person.id('hint-close').click();
    await person.page.locator(MOVABLE).first().focus();
    await person.page.keyboard.press('Enter');
    await expectClean(person, 'a checker chosen');
    await playUntilThere(person, '[data-testid=confirm]');
    await expectClean(person, 'confirm');
    for (const [button, dialog] of [
      ['open-settings', 'settings-dialog'],
      ['tick', 'roll-dialog'],
      ['resign-game', 'question-resign-game'],
      ['resign-match', 'question-resign-match'],
    ] as const) {
      await person.id(button).click();
      await person.id(dialog).waitFor();
      await expectClean(person, dialog);
      await person.page.keyboard.press('Escape');
      await person.id(dialog).waitFor({ state: 'hidden' });
    }
    await person.page.keyboard.press('?');
    await person.id('keys-dialog').waitFor();
    await expectClean(person, 'keys');
    await person.page.keyboard.press('Escape');
    await playUntilThere(person, '[data-testid=double]');
    await expectClean(person, 'roll or double');
    await expect.poll(() => person.pressIfReady('double')).toBe(true);
    await person.id('answer-take').and(person.page.locator(':enabled')).waitFor();
    await expectClean(person, 'cube');

    await person.page.setViewportSize({ width: 360, height: 640 });
    await expectClean(person, 'cube, on a phone');
    await person.id('answer-take').click();
    await person.id('question-cube').waitFor({ state: 'hidden' });
    await expectClean(person, 'table, on a phone');
    await person.id('open-log').click();
    await person.id('log-dialog').waitFor();
    await expectClean(person, 'log');
    await person.page.keyboard.press('Escape');

    await person.page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=to-text]')?.click());
    await person.id('text-table').waitFor();
    await expectClean(person, 'text');
    await person.id('text-resign-match').click();
    await person.id('text-question').waitFor();
    await expectClean(person, 'text, a question');
    await person.id('text-answer-resign-match-yes').click();
    await person.id('result').waitFor();
    await expectClean(person, 'text, the result');
    await person.id('to-board').click();
    await person.id('result').waitFor();
    await expectClean(person, 'result');
    await person.id('check-match').click();
    await person.id('check-page').waitFor();
    await person.page.locator('[data-testid=replay-next]').first().waitFor();
    await expectClean(person, 'check of a match');
    await person.close();
  });
});

test('a table in every set of colours', async () => {
  const person = await Person.open(browser, { url: server.url });
  await person.newGame({ opponent: 'hotseat', rules: 'long', length: '1' });
  await person.page.locator(MOVABLE).first().waitFor();
  for (const theme of PREFERENCE_CHOICES.theme) {
    await person.page.evaluate((set) => {
      document.documentElement.dataset.board = set;
    }, theme);
    await expectClean(person, theme);
  }
  await person.close();
});

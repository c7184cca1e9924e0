import type { Browser } from 'playwright-core';
import { Person } from './person.ts';
import { playUntil } from './together.ts';

/** A one-point match against the bot, played to its end by hand; the person is still at the table. */
export async function finishedMatch(browser: Browser, url: string): Promise<Person> {
  const person = await Person.open(browser, { url });
  await person.newGame({ opponent: 'bot', length: '1' });
  await playUntil([person], () => person.isShown('result'));
  return person;
}

import type { Browser } from 'playwright-core';
import { type NewGameOptions, Person } from './person.ts';
import { playUntil } from './together.ts';

/** Two people at one table. */
export interface Pair {
  readonly host: Person;
  readonly guest: Person;
  readonly link: string;
  close(): Promise<void>;
}

/** A table with a host and a guest who has come by the link. */
export async function seatPair(
  browser: Browser,
  url: string,
  game: Omit<NewGameOptions, 'opponent'> = {},
): Promise<Pair> {
  const host = await Person.open(browser, { url });
  const guest = await Person.open(browser, { url });
  await host.newGame({ opponent: 'friend', name: 'Host', ...game });
  await host.atStage('waiting');
  const link = await host.inviteLink();
  await guest.join(link, 'Guest');
  await host.atStage('playing');
  return {
    host,
    guest,
    link,
    async close() {
      await host.close();
      await guest.close();
    },
  };
}

/** Plays until a button can be pressed by one of the two, and tells who. */
export async function playUntilReady({ host, guest }: Pair, testId: string): Promise<Person> {
  const button = `[data-testid=${testId}]:enabled`;
  let who: Person | null = null;
  const ready = async (): Promise<boolean> => {
    for (const person of [host, guest]) if ((await person.page.locator(button).count()) > 0) who = person;
    return who !== null;
  };
  await playUntil([host, guest], ready, button);
  if (who === null) throw new Error('nobody');
  return who;
}

/** Whoever must roll rolls; both then see the dice. Tells who it was. */
export async function rollOnce(pair: Pair): Promise<Person> {
  const roller = await playUntilReady(pair, 'roll');
  const before = await roller.rollNumber();
  await roller.id('roll').click();
  for (const person of [pair.host, pair.guest]) await person.waitForRoll(before + 1);
  return roller;
}

export function otherOf(pair: Pair, person: Person): Person {
  return person === pair.host ? pair.guest : pair.host;
}

import type { Person } from './person.ts';

const PAUSE_MS = 15;
/** A whole game by hand on a slow machine; less than the limit of a test, so that what they see is told. */
const LIMIT_MS = 270_000;

/** A checker that may move. */
export const MOVABLE = '.place[data-movable=true]';

/** Lets people act in turn until `done`, and fails with what they see when that takes too long. */
export async function playUntil(
  people: readonly Person[],
  done: () => Promise<boolean>,
  stopAt: string | null = null,
): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await done())) {
    if (Date.now() > end) {
      const seen = await Promise.all(people.map((person) => person.page.locator('body').innerText()));
      throw new Error(`not done in ${LIMIT_MS} ms; they see:\n${seen.join('\n---\n')}`);
    }
    let acted = false;
    for (const person of people) acted = (await person.playOn(stopAt)) || acted;
    if (!acted) await people[0]?.page.waitForTimeout(PAUSE_MS);
  }
}

/** Lets a person act until something that `selector` selects is there, and no further. */
export async function playUntilThere(person: Person, selector: string): Promise<void> {
  await playUntil([person], async () => (await person.page.locator(selector).count()) > 0, selector);
}

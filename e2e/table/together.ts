import type { Person } from './person.ts';

const PAUSE_MS = 15;

/** Lets people act in turn until `done`, and fails with what they see when that takes too long. */
export async function playUntil(
  people: readonly Person[],
  done: () => Promise<boolean>,
  limitMs = 240_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await done())) {
    if (Date.now() > end) {
      const seen = await Promise.all(people.map((person) => person.page.locator('body').innerText()));
      throw new Error(`not done in ${limitMs} ms; they see:\n${seen.join('\n---\n')}`);
    }
    let acted = false;
    for (const person of people) acted = (await person.playOn()) || acted;
    if (!acted) await people[0]?.page.waitForTimeout(PAUSE_MS);
  }
}

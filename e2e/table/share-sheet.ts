import type { Person } from './person.ts';

/** Gives a browser that shares nothing a way to share; the answer tells the link that was shared last. */
export async function withShareSheet(person: Person): Promise<() => Promise<string | null>> {
  await person.page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url;
      },
    });
  });
  return () => person.page.locator('html').getAttribute('data-shared');
}

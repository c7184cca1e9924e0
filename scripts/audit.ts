/**
 * `npm run audit`: what Lighthouse, as a mid-range phone on a slow line, gives the pages of the built application:
 * start, play, rules, a lesson. Below the limit it says what is missing and ends with 1. No part of the tests: the
 * figures depend on how busy the machine is.
 */
import lighthouse from 'lighthouse';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { startServer } from '../e2e/harness/server.ts';

const LIMIT = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A table between two bots cannot be made; one against a bot can be watched by anyone. */
async function tablePath(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: 'casual', length: 1, opponent: 'bot', name: 'Гость' }),
  });
  const { match } = (await answer.json()) as { readonly match: string };
  return `/m/${match}`;
}

const server = await startServer();
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
let low = 0;
try {
  const wanted = process.argv.slice(2);
  const paths =
    wanted.length > 0
      ? wanted
      : ['/', await tablePath(server.url), '/rules/international', '/en/rules', '/learn'];
  for (const path of paths) {
    const result = await lighthouse(`${server.url}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error(`no result for ${path}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0)));
    console.log(`${path}: ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ')}`);
    low += scores.filter((score) => score < LIMIT).length;
    for (const [index, name] of CATEGORIES.entries()) {
      if ((scores[index] ?? 0) === 100) continue;
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const audit = audits[id];
        if (weight > 0 && audit !== undefined && (audit.score ?? 1) < 0.9) {
          console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ''}`);
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
if (low > 0) {
  console.log(`${low} scores below ${LIMIT}`);
  process.exitCode = 1;
}

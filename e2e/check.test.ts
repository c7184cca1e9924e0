import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { type RunningServer, startServer } from './harness/server.ts';
import { finishedMatch } from './table/finished-match.ts';
import { Person } from './table/person.ts';

interface Transcript {
  readonly format: string;
  readonly lines: readonly string[];
  readonly head: string;
}

const CHECK_FILE = fileURLToPath(new URL('../apps/web/dist/check.html', import.meta.url));

let server: RunningServer;
let browser: Browser;
let person: Person;
let match: string;
let good: Transcript;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  person = await finishedMatch(browser, server.url);
  match = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`${server.url}/api/matches/${match}/transcripts`);
  const { games } = (await answer.json()) as { games: { transcript: Transcript }[] };
  good = games[0]!.transcript;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The record with another second die in the line of one roll. */
function withOtherDice(roll: number): { readonly transcript: Transcript; readonly line: number } {
  const line = good.lines.findIndex((text) => text.split(' ').slice(1, 3).join(' ') === `roll ${roll}`);
  const lines = good.lines.map((text, at) =>
    at === line ? text.replace(/(\d)$/, (die) => String((Number(die) % 6) + 1)) : text,
  );
  return { transcript: { ...good, lines }, line };
}

describe('the check page of a match', () => {
  test('a true record: every roll green, the board steps through, the record can be kept', async () => {
    await person.page.goto(`${server.url}/m/${match}/check`);
    await person.id('game-report').waitFor();
    expect(await person.id('game-report').getAttribute('data-code')).toBe('OK');
    const rolls = good.lines.filter((text) => /^\d+ roll /.test(text)).length;
    expect(await person.id('roll').count()).toBe(rolls);
    const last = await person.id('board').getAttribute('data-placement');
    await person.id('replay-back').click();
    await person.id('replay-back').click();
    await person.id('replay-first').click();
    await expect.poll(() => person.id('board').getAttribute('data-placement')).not.toBe(last);
    const download = person.page.waitForEvent('download');
    await person.id('download').click();
    expect((await download).suggestedFilename()).toBe(`${good.lines[0]?.split(' ')[3]}.nardy.json`);
  });

  test('a tampered roll is red at that very roll', async () => {
    const { transcript, line } = withOtherDice(4);
    await person.page.route('**/transcripts', (route) =>
      route.fulfill({ json: { games: [{ transcript }] } }),
    );
    await person.page.goto(`${server.url}/m/${match}/check`);
    await person.id('failed-roll').waitFor();
    expect(await person.id('failed-roll').getAttribute('data-roll')).toBe('4');
    expect(await person.id('failed-roll').getAttribute('data-line')).toBe(String(line));
    expect(await person.id('game-report').getAttribute('data-code')).toBe('E_DICE');
    expect(await person.id('roll').count()).toBe(3);
    expect(await person.id('verdict').getAttribute('class')).toContain('verdict-bad');
    await person.page.unroute('**/transcripts');
  });

  test('a single game by its address', async () => {
    await person.page.goto(`${server.url}/verify/${good.lines[0]?.split(' ')[3]}`);
    await person.id('game-report').waitFor();
    expect(await person.id('game-report').getAttribute('data-code')).toBe('OK');
  });
});

describe('the public check page from a disk', () => {
  test.each([
    ['true', () => ({ transcript: good, line: -1 }), 'OK'],
    ['tampered', () => withOtherDice(4), 'E_DICE'],
  ] as const)('a %s file', async (_, make, code) => {
    const { transcript, line } = make();
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.goto(`file://${CHECK_FILE}`);
    await page.getByTestId('record-file').setInputFiles({
      name: 'game.nardy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(transcript)),
    });
    const game = page.getByTestId('game');
    await game.waitFor();
    expect(await game.getAttribute('data-code')).toBe(code);
    expect(await game.getAttribute('data-line')).toBe(String(line));
    expect(await page.getByTestId('failed-roll').count()).toBe(code === 'OK' ? 0 : 1);
    await context.close();
  });
});

/** Whoever opens the table here gets the tampered lines instead of the true ones. */
async function lieTo(visitor: Person, lines: readonly string[]): Promise<void> {
  await visitor.page.routeWebSocket('**/ws', (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      const parsed = JSON.parse(String(message)) as { type: string };
      socket.send(JSON.stringify(parsed.type === 'welcome' ? { ...parsed, from: 0, lines } : parsed));
    });
  });
  await visitor.page.goto(`${server.url}/m/${match}`);
  await visitor.id('fault').waitFor();
}

describe('a server that shows other lines', () => {
  test('to someone new: the table stops in red at the roll that was changed', async () => {
    const { transcript, line } = withOtherDice(4);
    const stranger = await Person.open(browser, { url: server.url });
    await lieTo(stranger, transcript.lines);
    expect(await stranger.id('fault').getAttribute('data-code')).toBe('E_DICE');
    expect(await stranger.id('fault').getAttribute('data-line')).toBe(String(line));
    expect(await stranger.id('tick').getAttribute('data-state')).toBe('failed');
    await stranger.close();
  });

  test('to a player: the device remembers what it saw, though every line left agrees', async () => {
    const before = good.lines.findIndex((text) => / roll 4 /.test(text));
    await lieTo(person, good.lines.slice(0, before));
    expect(await person.id('fault').getAttribute('data-code')).toBe('E_RECEIPT');
    expect(await person.id('tick').getAttribute('data-state')).toBe('failed');
  });
});

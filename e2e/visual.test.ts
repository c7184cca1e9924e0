import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './harness/browser.ts';
import { BOARD_SETS, BOARD_STATES, type StateName } from './visual/board-states.ts';
import { buildSheet } from './visual/build-sheet.ts';
import { differenceOf, referenceOf } from './visual/compare.ts';

const REFERENCES = fileURLToPath(new URL('./visual/references/', import.meta.url));
/** `npm run references` takes what is drawn now for right. */
const WRITES = process.env.WRITE_REFERENCES === '1';
const DRAWN_WIDTH = 520;
const KEPT_WIDTH = 260;
/** Browsers smooth edges differently; a checker, a die or a colour that differs is more than this. */
const MOST_DIFFERENT = 0.001;

const STATES = Object.keys(BOARD_STATES) as StateName[];

/** Every state in the first set, since places are the same in all; two that show every piece in each other set. */
const PICTURES = BOARD_SETS.flatMap((set, index): [set: string, state: StateName][] =>
  index === 0
    ? STATES.map((state) => [set, state])
    : [
        [set, 'bar'],
        [set, 'trays'],
      ],
);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [sheet, launched] = await Promise.all([buildSheet(), launchBrowser()]);
  browser = launched;
  page = await browser.newPage({ viewport: { width: 640, height: 640 }, reducedMotion: 'reduce' });
  await page.setContent('<!doctype html><html><body><div id="sheet"></div></body></html>');
  // Letters differ from machine to machine.
  const plain = 'body { margin: 0 } .board { box-shadow: none } text { visibility: hidden }';
  await page.addStyleTag({ content: sheet.style + plain });
  await page.addScriptTag({ content: sheet.script, type: 'module' });
  await page.waitForFunction(() => 'drawBoards' in window);
});

afterAll(async () => {
  await browser?.close();
});

function picture(): Promise<Buffer> {
  return page.locator('.board').screenshot({ animations: 'disabled' });
}

async function draw(set: string, state: StateName): Promise<Buffer> {
  await page.evaluate(([entry, width]) => window.drawBoards([entry], width), [
    [set, state],
    DRAWN_WIDTH,
  ] as const);
  return picture();
}

const difference = (a: Buffer, b: Buffer): Promise<number> => differenceOf(page, a, b, KEPT_WIDTH);

describe('boards look as they did', () => {
  test.each(PICTURES)('%s, %s', async (set, state) => {
    const drawn = await draw(set, state);
    const path = `${REFERENCES}${set}-${state}.png`;
    if (WRITES) {
      mkdirSync(REFERENCES, { recursive: true });
      writeFileSync(path, await referenceOf(page, drawn, KEPT_WIDTH));
    }
    expect(existsSync(path), `${path} is missing: run npm run references`).toBe(true);
    expect(await difference(drawn, readFileSync(path))).toBeLessThan(MOST_DIFFERENT);
  });
});

describe('what differs is noticed', () => {
  test('another set', async () => {
    expect(await difference(await draw('wood', 'trays'), await draw('walnut', 'trays'))).toBeGreaterThan(0.3);
  });
  test('a checker elsewhere', async () => {
    const right = await draw('wood', 'trays');
    await page
      .locator('.checker')
      .last()
      .evaluate((checker) => {
        checker.style.transform = 'translate(300px, 100px)';
      });
    expect(await difference(right, await picture())).toBeGreaterThan(MOST_DIFFERENT);
  });
  test('dice the other way round', async () => {
    const right = await draw('wood', 'trays');
    await page
      .locator('.die')
      .first()
      .evaluate((die) => die.parentElement?.append(die));
    expect(await difference(right, await picture())).toBeGreaterThan(MOST_DIFFERENT);
  });
  test('checkers without their signs', async () => {
    const right = await draw('wood', 'trays');
    await page.addStyleTag({ content: '.checker-sign { display: none }' });
    expect(await difference(right, await picture())).toBeGreaterThan(MOST_DIFFERENT);
  });
});

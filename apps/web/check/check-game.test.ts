import { makeDiceGame } from '@nardy/dice/testing';
import { createLocalTable, playGame } from '@nardy/record/testing';
import { RULE_SETS } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { checkGame } from './check-game.ts';
import type { Pacing } from './pacing.ts';

/** Time that passes by `step` with every look at it; counts how often the page was let go. */
function fakePacing(step: number): Pacing & { readonly shares: number[]; pauses: number } {
  let now = 0;
  const pacing = {
    pauses: 0,
    shares: [] as number[],
    nowMs: () => {
      now += step;
      return now;
    },
    pause: async () => {
      pacing.pauses++;
    },
    onProgress: (share: number) => {
      pacing.shares.push(share);
    },
  };
  return pacing;
}

const nothing = { receipts: [], batches: null };
const table = createLocalTable({
  settings: { rules: RULE_SETS.international, length: 1, clock: { kind: 'none' } },
  seed: 11,
});
playGame(table);
const good = table.transcript();
const { game } = table.table.log.game!;

describe('a game', () => {
  test('that agrees, dice and play', async () => {
    const check = await checkGame(good, nothing, fakePacing(0));
    expect(check.report.verdict.code).toBe('OK');
    expect(check.play).toEqual({ kind: 'agrees' });
    expect(check.moments.at(-1)?.match.phase).toBe('match-over');
    expect(check.lines).toEqual(good.lines);
  });

  test('with a changed roll: the play up to it is shown', async () => {
    const at = good.lines.findIndex((line, n) => n > 30 && / roll /.test(line));
    const changed = good.lines[at]!.replace(/.$/, (die) => (die === '6' ? '5' : '6'));
    const check = await checkGame({ ...good, lines: good.lines.with(at, changed) }, nothing, fakePacing(0));
    expect(check.report.verdict).toMatchObject({ code: 'E_DICE', line: at });
    expect(check.play).toEqual({ kind: 'partly' });
    expect(check.moments.at(-1)?.n).toBeLessThan(at);
  });

  test('with an illegal play: the dice still agree', async () => {
    const at = good.lines.findIndex((line, n) => n > 30 && / act [AB] \d/.test(line));
    const changed = good.lines[at]!.replace(/(act .).*/, '$1 6/1(2)');
    const lines = good.lines.with(at, changed);
    const check = await checkGame({ format: good.format, lines }, nothing, fakePacing(0));
    expect(check.report.verdict.code).toBe('OK');
    expect(check.play).toMatchObject({ kind: 'broken', fault: { line: at } });
  });

  test('without settings: the play cannot be judged', async () => {
    const check = await checkGame(makeDiceGame('x', [1, 2]).transcript(), nothing, fakePacing(0));
    expect([check.report.verdict.code, check.play.kind]).toEqual(['OK', 'unknown']);
  });

  test.each([[null], ['text'], [{}], [{ format: good.format, lines: [1, good.lines[0]] }]])(
    'that is none: %j',
    async (input) => {
      const check = await checkGame(input, nothing, fakePacing(0));
      expect([check.report.verdict.code, check.moments]).toEqual(['E_FORMAT', []]);
    },
  );
});

test('receipts of other games are left aside, those of this one compared', async () => {
  const other = { game: '0'.repeat(32), n: 1, head: good.head };
  const own = { game, n: good.lines.length - 1, head: good.head };
  const check = await checkGame(good, { receipts: [other, 'x', own], batches: null }, fakePacing(0));
  expect(check.report).toMatchObject({ receiptsCompared: 1, verdict: { code: 'OK' } });
  const wrong = await checkGame(good, { receipts: [{ ...own, n: 3 }], batches: null }, fakePacing(0));
  expect(wrong.report.verdict).toMatchObject({ code: 'E_RECEIPT', line: 3 });
});

test('the page is let go whenever a slice of 6 ms is used up, and told how far the check is', async () => {
  const slow = fakePacing(2);
  await checkGame(good, nothing, slow);
  expect(slow.pauses).toBeGreaterThan(good.lines.length / 16 / 3);
  expect(slow.shares).toEqual([...slow.shares].sort((a, b) => a - b));
  expect(slow.shares.every((share) => share > 0 && share < 1)).toBe(true);
  // One line may take as long as many others, so that the clock is looked at after every play.
  const crawling = fakePacing(6);
  await checkGame(good, nothing, crawling);
  expect(crawling.pauses).toBeGreaterThan(1.4 * good.lines.length);
  const fast = fakePacing(0);
  await checkGame(good, nothing, fast);
  expect(fast.pauses).toBe(0);
});

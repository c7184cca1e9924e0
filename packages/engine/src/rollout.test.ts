import { readFileSync } from 'node:fs';
import { type Board, flipBoard, RULE_SETS } from '@nardy/rules';
import { randomGame, seededRandom } from '@nardy/rules/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROLL_CHANCES, ROLLS_21 } from './evaluator.ts';
import { rollLuck } from './luck.ts';
import type { DecisionView } from './player.ts';
import { flipSummary, mergeRollouts, rollOut, rollOutBatch, summariseRollout } from './rollout.ts';
import { BATCH_GAMES, batchDice } from './rollout-dice.ts';
import type { RolloutSettings } from './rollout-game.ts';
import { createSearch } from './search.ts';
import { analyseCube, judgePosition } from './search-questions.ts';
import { randomKernel } from './testing/random-net.ts';
import { think } from './thinking.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const kernel = randomKernel(new WebAssembly.Instance(module).exports, seededRandom(5));
const search = createSearch(kernel);

const SETTINGS: RolloutSettings = {
  seed: 1,
  plies: 0,
  equity: 'cubeless',
  cubePlies: 0,
  truncateAfter: null,
  luck: 'adjusted',
  start: 'throws',
};

function viewOf(board: Board, more: Partial<DecisionView> = {}): DecisionView {
  const rules = RULE_SETS.international;
  const cube = { value: 1, owner: null };
  return { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false, ...more };
}

function home(own: readonly number[], opponent: readonly number[]): Board {
  const board = new Int8Array(26);
  for (const [index, count] of own.entries()) board[index + 1] = count;
  for (const [index, count] of opponent.entries()) board[24 - index] = -count;
  return board;
}

describe('dice', () => {
  test('every roll once in every turn of a batch, every pair of first rolls once in 36 batches', () => {
    const pairs = new Set<string>();
    for (let batch = 72; batch < 108; batch++) {
      const dice = batchDice(9, batch);
      for (const turn of [0, 1, 2, 7]) {
        const rolls = Array.from({ length: BATCH_GAMES }, (_, game) => dice(game, turn).join());
        expect(new Set(rolls).size).toBe(36);
      }
      for (let game = 0; game < BATCH_GAMES; game++) pairs.add(`${dice(game, 0)} ${dice(game, 1)}`);
    }
    expect(pairs.size).toBe(1296);
  });

  test('a seed and a batch fix them, another seed gives others', () => {
    const rolls = (seed: number, batch: number): string =>
      Array.from({ length: 36 }, (_, game) => batchDice(seed, batch)(game, 3).join()).join(' ');
    expect(rolls(1, 5)).toBe(rolls(1, 5));
    expect(rolls(2, 5)).not.toBe(rolls(1, 5));
    expect(rolls(1, 6)).not.toBe(rolls(1, 5));
  });
});

// One checker on the 6-point takes 27 of 36 rolls; the other side is off the next time.
const LAST_ROLL = home([0, 0, 0, 0, 0, 1], [1]);

test.each(['raw', 'adjusted'] as const)('a chance of 27 in 36 comes out of one batch: %s', (luck) => {
  const batch = think(rollOutBatch(search, viewOf(LAST_ROLL), { ...SETTINGS, luck }, 0));
  expect(batch!.means[0]).toBeCloseTo(27 / 36, 9);
  expect(batch!.means[5]).toBeCloseTo(0.5, 9);
});

test('cut off at once it is the position at sight', () => {
  const [turn] = [...randomGame(RULE_SETS.international, seededRandom(2))].slice(20);
  const view = viewOf(turn!.board);
  const sight = think(judgePosition(search, view, 0));
  const batch = think(rollOutBatch(search, view, { ...SETTINGS, truncateAfter: 0 }, 0));
  for (const [at, value] of [...sight.outcomes, sight.cubeless].entries()) {
    expect(batch!.means[at]).toBeCloseTo(value, 9);
  }
});

describe('batches', () => {
  const view = viewOf(home([1, 2, 2, 2, 0, 2], [2, 2, 2, 0, 2, 0]));
  const settings: RolloutSettings = { ...SETTINGS, luck: 'raw' };
  const whole = think(rollOut(search, view, settings, 4));

  test('shared among workers or taken up again they come to the same', () => {
    const one = [1, 3].map((batch) => think(rollOutBatch(search, view, settings, batch))!);
    const other = [2, 0].map((batch) => think(rollOutBatch(search, view, settings, batch))!);
    expect(mergeRollouts(one, other)).toEqual(whole);
    const stored = JSON.parse(JSON.stringify(mergeRollouts(one, [])));
    expect(think(rollOut(search, view, settings, 4, stored))).toEqual(whole);
  });

  test('stopped early they keep what is through', () => {
    let steps = 0;
    const part = think(rollOut(search, view, settings, 4), () => steps++ > 600);
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThan(4);
    expect(whole.slice(0, part.length)).toEqual(part);
  });

  test('an estimate has a mean, an error and bounds; the other side sees it turned round', () => {
    const summary = summariseRollout(whole)!;
    expect(summary.games).toBe(144);
    const { mean, error, low, high } = summary.equity;
    expect(error).toBeGreaterThan(0);
    expect(high! - mean).toBeCloseTo(3.18 * error!, 1);
    const other = flipSummary(summary);
    expect(other.equity).toEqual({ mean: -mean, error, low: -high!, high: -low! });
    expect(other.outcomes[0]!.mean).toBeCloseTo(1 - summary.outcomes[0]!.mean, 12);
    expect(flipSummary(other).outcomes[1]).toEqual(summary.outcomes[1]);
    expect(summariseRollout([])).toBeNull();
    expect(summariseRollout(whole.slice(0, 1))!.equity.error).toBeNull();
  });
});

describe('with tables that know the end', () => {
  beforeAll(() => {
    kernel.useRules(RULE_SETS.international);
    kernel.bearoff.start();
    while (kernel.bearoff.step(500_000) < 1);
  }, 60_000);
  const board = home([2, 2, 2, 1, 1, 0], [2, 2, 1, 2, 0, 0]);

  test('taking off the luck takes off nearly all of the error, and nothing of the mean', () => {
    const roll = (luck: 'raw' | 'adjusted') =>
      summariseRollout(think(rollOut(search, viewOf(board), { ...SETTINGS, luck }, 12)))!;
    const [raw, adjusted] = [roll('raw'), roll('adjusted')];
    expect(adjusted.equity.error).toBeLessThan(raw.equity.error! / 10);
    expect(Math.abs(adjusted.equity.mean - raw.equity.mean)).toBeLessThan(4 * raw.equity.error!);
    const judged = think(judgePosition(search, viewOf(board), 0)).cubeless;
    expect(adjusted.equity.mean).toBeCloseTo(judged, 2);
  });

  test.each(['own', 'middle', 'opponent'] as const)(
    'the cube is turned as the search turns it: %s',
    (cubeOwner) => {
      const cube = { value: 2, owner: cubeOwner === 'middle' ? null : ('white' as const) };
      const view = viewOf(board, { cube, cubeOwner });
      const settings: RolloutSettings = { ...SETTINGS, equity: 'cubeful', start: 'throws' };
      const rolled = summariseRollout(think(rollOut(search, view, settings, 12)))!;
      const { noDouble } = think(analyseCube(search, view, 2));
      expect(Math.abs(rolled.equity.mean - noDouble)).toBeLessThan(0.03);
    },
  );
});

describe('luck', () => {
  test('adds up to nothing over the rolls', () => {
    for (const { board } of [...randomGame(RULE_SETS.international, seededRandom(3))].slice(10, 13)) {
      for (const [plies, equity] of [
        [0, 'cubeless'],
        [0, 'cubeful'],
        [1, 'cubeful'],
      ] as const) {
        let sum = 0;
        for (const [index, roll] of ROLLS_21.entries()) {
          sum += ROLL_CHANCES[index]! * think(rollLuck(search, viewOf(board), roll, { plies, equity }))!.luck;
        }
        expect(sum).toBeCloseTo(0, 9);
      }
    }
  });

  test('of the roll that wins is what was missing to certainty', () => {
    const luck = think(rollLuck(search, viewOf(LAST_ROLL), [6, 1], { plies: 1, equity: 'cubeless' }))!;
    expect(luck).toEqual({ rolled: 1, mean: expect.closeTo(0.5, 9), luck: expect.closeTo(0.5, 9) });
    const lost = think(
      rollLuck(search, viewOf(flipBoard('short', LAST_ROLL)), [1, 2], { plies: 0, equity: 'cubeless' }),
    )!;
    expect(lost.luck).toBeCloseTo(0, 9);
  });
});

import { readFileSync } from 'node:fs';
import {
  type Board,
  borneOff,
  flipBoard,
  formatBoard,
  legalPlays,
  RULE_SETS,
  type RuleSet,
  type RuleSetId,
} from '@nardy/rules';
import { randomGame, seededRandom } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { ROLL_CHANCES, ROLLS_21 } from './evaluator.ts';
import type { Kernel } from './kernel.ts';
import { createSearch } from './search.ts';
import { NORMAL_FILTERS, passing } from './search-filter.ts';
import { rankBoards } from './search-rank.ts';
import { growTree } from './search-tree.ts';
import { cubelessValuation, linearWorth } from './search-value.ts';
import { MONEY_STAKES } from './stakes.ts';
import { randomKernel } from './testing/random-net.ts';
import { finishSteps, think } from './thinking.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));

function freshKernel(seed = 1): Kernel {
  return randomKernel(new WebAssembly.Instance(module).exports, seededRandom(seed));
}

const kernel = freshKernel();

/** Every `step`th position of a random game. */
function positions(rules: RuleSet, seed: number, step = 17): Board[] {
  return [...randomGame(rules, seededRandom(seed))]
    .filter((_, n) => n % step === 3)
    .map(({ board }) => board);
}

/** n-ply as it is defined, from legal plays and evaluations at sight alone. */
function plainLookAhead(rules: RuleSet, board: Board, plies: number): number[] {
  const out = new Float64Array(5);
  kernel.useRules(rules);
  kernel.evaluateInto(out, board);
  if (plies === 0 || borneOff(flipBoard(rules.board, board)) === 15) return [...out];
  const mean = [0, 0, 0, 0, 0];
  for (const [index, roll] of ROLLS_21.entries()) {
    let best: Board | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const play of legalPlays(rules, board, roll)) {
      const [w, wm, wk, lm, lk] = plainLookAhead(rules, flipBoard(rules.board, play.board), 0) as number[];
      const worth = -(2 * w! + wm! + (rules.scoring === 'international' ? wk! - lk! : 0) - lm!);
      if (worth > most) {
        most = worth;
        best = flipBoard(rules.board, play.board);
      }
    }
    const [w, wm, wk, lm, lk] = plainLookAhead(rules, best!, plies - 1) as number[];
    for (const [place, value] of [1 - w!, lm!, lk!, wm!, wk!].entries()) {
      mean[place]! += value * ROLL_CHANCES[index]!;
    }
  }
  return mean;
}

test('chances of the rolls add up', () => {
  expect(ROLL_CHANCES.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
});

describe.each<RuleSetId>(['international', 'caucasian', 'long'])('%s', (id) => {
  const rules = RULE_SETS[id];
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);

  test('trees agree with the definition, to two plies', () => {
    const search = createSearch(kernel);
    for (const board of positions(rules, 4, 29).slice(0, 4)) {
      for (const plies of [0, 1, 2]) {
        const tree = finishSteps(growTree(search.grower(rules, valuation), board, plies, 0));
        const plain = plainLookAhead(rules, board, plies);
        for (const [place, value] of plain.entries()) expect(tree.outcomes[place]).toBeCloseTo(value, 5);
      }
    }
  });

  test('the chosen play changes with depth, and is the best at that depth', () => {
    const search = createSearch(kernel);
    let changed = 0;
    for (const { board, roll, firstTurn } of [...randomGame(rules, seededRandom(8))].slice(4, 20)) {
      const plays = legalPlays(rules, board, roll, { firstTurn });
      const boards = plays.map((play) => play.board);
      const rank = (plies: number) =>
        think(rankBoards(search, rules, valuation, boards, { plies, filters: [] }));
      const [sight, ahead] = [rank(0), rank(1)];
      expect(ahead.map((play) => play.equity)).toEqual(
        ahead.map((play) => play.equity).toSorted((a, b) => b - a),
      );
      expect(new Set(ahead.map((play) => play.index)).size).toBe(plays.length);
      if (plays.length > 1 && sight[0]!.index !== ahead[0]!.index) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });
});

test('evaluations do not depend on what was evaluated before', () => {
  const used = freshKernel();
  const boards = [5, 6, 7].flatMap((seed) => positions(RULE_SETS.international, seed, 3));
  const judged = (judge: Kernel, board: Board): number[] => {
    const out = new Float64Array(5);
    judge.useRules(RULE_SETS.international);
    judge.evaluateInto(out, board);
    return [...out];
  };
  for (const board of boards) used.evaluateInto(new Float64Array(5), board);
  used.exports.forget();
  for (const board of boards.slice(0, 60)) expect(judged(used, board)).toEqual(judged(freshKernel(), board));
});

test('a search that is stopped has an answer: the better of what it has looked at', () => {
  const search = createSearch(kernel);
  const rules = RULE_SETS.international;
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  const [board] = positions(rules, 11, 40);
  const boards = legalPlays(rules, board!, [3, 1]).map((play) => play.board);
  let left = 3;
  const stopped = think(rankBoards(search, rules, valuation, boards, { plies: 2 }), () => left-- === 0);
  expect(stopped).toHaveLength(boards.length);
  expect(stopped[0]!.plies).toBe(1);
  const done = think(rankBoards(search, rules, valuation, boards, { plies: 2 }));
  expect(done[0]!.plies).toBe(2);
  const again = think(rankBoards(createSearch(freshKernel()), rules, valuation, boards, { plies: 2 }));
  expect(again).toEqual(done);
});

test.each([0, 1, 2])(
  'a play without alternatives is judged as deep as any other where that is asked: %d plies',
  (plies) => {
    const rules = RULE_SETS.international;
    const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
    const [board] = positions(rules, 11, 40);
    const after = legalPlays(rules, board!, [3, 1])[0]!.board;
    const [only, ...others] = think(
      rankBoards(createSearch(kernel), rules, valuation, [after], {
        plies,
        filters: [],
        forced: 'to-depth',
        steady: 0,
      }),
    );
    expect(others).toEqual([]);
    expect(only!.plies).toBe(plies);
    const [win, mars, koks, lostMars, lostKoks] = plainLookAhead(rules, flipBoard('short', after), plies);
    const expected = [1 - win!, lostMars!, lostKoks!, mars!, koks!];
    for (const [place, chance] of expected.entries()) expect(only!.outcomes[place]).toBeCloseTo(chance, 5);
    expect(only!.equity).toBeCloseTo(2 * (1 - win!) - 1 + lostMars! + lostKoks! - mars! - koks!, 5);
  },
);

test('a deeper judgement holds a share of the one before it, in equity and in every chance', () => {
  const rules = RULE_SETS.international;
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  const [board] = positions(rules, 11, 40);
  const boards = legalPlays(rules, board!, [3, 1]).map((play) => play.board);
  const rank = (plies: number, steady: number) => {
    const ranked = think(
      rankBoards(createSearch(kernel), rules, valuation, boards, { plies, filters: [], steady }),
    );
    return ranked.toSorted((a, b) => a.index - b.index);
  };
  const [sight, pure, mixed] = [rank(0, 0), rank(1, 0), rank(1, 0.25)];
  for (const [index, { equity, outcomes, plies }] of mixed.entries()) {
    expect(plies).toBe(1);
    expect(equity).toBeCloseTo(0.75 * pure[index]!.equity + 0.25 * sight[index]!.equity, 12);
    for (const [place, chance] of outcomes.entries())
      expect(chance).toBeCloseTo(
        0.75 * pure[index]!.outcomes[place]! + 0.25 * sight[index]!.outcomes[place]!,
        12,
      );
  }
});

test('a play without alternatives needs no thinking to be chosen', () => {
  const rules = RULE_SETS.international;
  const [board] = positions(rules, 11, 40);
  const after = legalPlays(rules, board!, [3, 1])[0]!.board;
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  const thinking = rankBoards(createSearch(kernel), rules, valuation, [after], { plies: 2 });
  expect(thinking.step()).toBe(true);
  expect(thinking.answer()).toMatchObject([{ index: 0, plies: 0 }]);
});

test('filters keep the least, never more than the most, and who is near', () => {
  const filter = { least: 2, most: 4, within: 0.1 };
  expect(passing(filter, [0.5])).toBe(1);
  expect(passing(filter, [0.5, 0.1, 0.1])).toBe(2);
  expect(passing(filter, [0.5, 0.49, 0.41, 0.3])).toBe(3);
  expect(passing(filter, [0.5, 0.5, 0.5, 0.5, 0.5])).toBe(4);
  for (const { least, most } of NORMAL_FILTERS) expect(least).toBeLessThanOrEqual(most);
});

test.each<[id: RuleSetId, weights: number[]]>([
  ['international', [2, 1, 1, -1, -1]],
  ['casual', [2, 1, 0, -1, 0]],
  ['dave', [2, 0, 0, 0, 0]],
  ['long', [2, 1, 0, -1, 0]],
])('the worth of outcomes: %s', (id, weights) => {
  const worth = linearWorth(RULE_SETS[id], 4, MONEY_STAKES);
  for (const [place, weight] of weights.entries()) expect(worth[place]).toBeCloseTo(4 * weight, 12);
});

test('four tiers: the kind of mars is read off the position at the end', () => {
  const rules = RULE_SETS['four-tier'];
  const search = createSearch(kernel);
  const valuation = cubelessValuation(rules, 1, MONEY_STAKES);
  // The side that moved has finished; the side on roll has 15 checkers at home.
  const atHome = new Int8Array(26);
  atHome[6] = 15;
  const outside = new Int8Array(26);
  outside[6] = 14;
  outside[8] = 1;
  for (const [board, lost] of [
    [atHome, -3],
    [outside, -2],
  ] as const) {
    const tree = finishSteps(growTree(search.grower(rules, valuation), board, 2, 0));
    expect(valuation.value(tree, 0), formatBoard(board)).toBeCloseTo(lost, 12);
  }
});

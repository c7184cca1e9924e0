import { readFileSync } from 'node:fs';
import { type Board, flipBoard, RULE_SETS, type RuleSet } from '@nardy/rules';
import { boardOfPositionId, randomGame, rulesOf, seededRandom } from '@nardy/rules/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROLL_CHANCES } from './evaluator.ts';
import type { DecisionView } from './player.ts';
import { createSearch } from './search.ts';
import { analyseCube, answerOffer, judgePosition, judgeResignation, rankPlays } from './search-questions.ts';
import { replyBoard } from './search-tree.ts';
import { linearWorth } from './search-value.ts';
import { randomKernel } from './testing/random-net.ts';
import { think } from './thinking.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const kernel = randomKernel(new WebAssembly.Instance(module).exports, seededRandom(3));
const search = createSearch(kernel);

const BEAVERS = rulesOf({ ...RULE_SETS.international, id: undefined, beavers: true, raccoons: true });

function viewOf(board: Board, more: Partial<DecisionView> = {}): DecisionView {
  const { cubeOwner = 'middle' } = more;
  const owner = cubeOwner === 'middle' ? null : cubeOwner === 'own' ? 'white' : 'black';
  return {
    rules: RULE_SETS.international,
    board,
    cube: { value: 1, owner },
    cubeOwner,
    away: null,
    crawford: false,
    ...more,
  };
}

function positions(rules: RuleSet, seed: number): Board[] {
  return [...randomGame(rules, seededRandom(seed))].filter((_, n) => n % 23 === 7).map(({ board }) => board);
}

describe('bearing off with exact tables', () => {
  interface Row {
    readonly kind: string;
    readonly positionId: string;
    readonly ownedCube: number;
    readonly centredCube: number;
    readonly opponentCube: number;
  }
  const lines = readFileSync(new URL('../../../data/oracle/bearoff.jsonl', import.meta.url), 'utf8').trim();
  const rows = lines
    .split('\n')
    .map((line): Row => JSON.parse(line))
    .filter((row) => row.kind === 'two-sided')
    .slice(0, 60);

  beforeAll(() => {
    kernel.useRules(RULE_SETS.international);
    kernel.bearoff.start();
    while (kernel.bearoff.step(200_000) < 1);
  }, 60_000);

  test.each([0, 1, 2])('the cubes followed through %i plies come to the exact values', (plies) => {
    for (const row of plies === 2 ? rows.slice(0, 8) : rows) {
      const board = boardOfPositionId(row.positionId);
      for (const [cubeOwner, value] of [
        ['own', row.ownedCube],
        ['middle', row.centredCube],
        ['opponent', row.opponentCube],
      ] as const) {
        const { noDouble } = think(analyseCube(search, viewOf(board, { cubeOwner }), plies));
        expect(noDouble, `${row.positionId} ${cubeOwner}`).toBeCloseTo(value, 3);
      }
    }
  });

  test('a double is answered as the decision says, beavers and raccoons too', () => {
    const answers = new Set<string>();
    for (const { positionId } of rows) {
      const board = boardOfPositionId(positionId);
      const view = viewOf(board, { rules: BEAVERS });
      const decision = think(analyseCube(search, view, 1));
      const asked = viewOf(flipBoard('short', board), { rules: BEAVERS });
      const { answer, taken, passed } = think(answerOffer(search, asked, 'double', 1));
      expect(answer).toBe(decision.answer);
      expect(taken).toBeCloseTo(-decision.doubleTake, 9);
      expect(passed).toBeCloseTo(-decision.doublePass, 9);
      answers.add(answer);
      if (answer !== 'beaver') continue;
      // The doubler now faces a cube of 2 that is the other side's.
      const beavered = viewOf(board, {
        rules: BEAVERS,
        cube: { value: 2, owner: 'black' },
        cubeOwner: 'opponent',
      });
      const reply = think(answerOffer(search, beavered, 'beaver', 1)).answer;
      answers.add(`beaver ${reply}`);
      expect(['take', 'pass', 'raccoon']).toContain(reply);
    }
    expect([...answers]).toEqual(
      expect.arrayContaining(['take', 'pass', 'beaver', 'beaver pass', 'beaver take']),
    );
  });
});

describe('in a match both sides reckon with their own score', () => {
  const away = { own: 3, opponent: 5 };
  const theirs = { own: 5, opponent: 3 };

  test.each<[owner: DecisionView['cubeOwner'], value: number]>([
    ['middle', 1],
    ['own', 2],
    ['opponent', 2],
  ])('cube %s at %i', (cubeOwner, value) => {
    const { international } = RULE_SETS;
    for (const board of positions(international, 5)) {
      const cube = { value, owner: cubeOwner === 'middle' ? null : ('white' as const) };
      const view = viewOf(board, { away, cube, cubeOwner });
      const decision = think(analyseCube(search, view, 1));
      // One ply by hand: what the other side has before its roll, with the cube as it would be.
      const stakes = search.equities.stakesFor({ rules: international, away, crawford: false });
      const replies = kernel.replies(board, linearWorth(international, value, stakes));
      const meanWith = (cubeOwner_: DecisionView['cubeOwner'], value_: number): number =>
        ROLL_CHANCES.reduce((sum, chance, roll) => {
          const next = viewOf(replyBoard(replies, roll), {
            away: theirs,
            cube: { value: value_, owner: cubeOwner_ === 'middle' ? null : 'black' },
            cubeOwner: cubeOwner_,
          });
          return sum + chance * (1 - think(judgePosition(search, next, 0)).mwc!);
        }, 0);
      const turned = { middle: 'middle', own: 'opponent', opponent: 'own' } as const;
      expect(decision.mwc!.noDouble).toBeCloseTo(meanWith(turned[cubeOwner], value), 6);
      if (decision.canDouble) {
        expect(decision.mwc!.doubleTake).toBeCloseTo(meanWith('own', value * 2), 6);
      }
    }
  });

  test('the value of a position is the other side’s, turned round', () => {
    for (const board of positions(RULE_SETS.international, 6)) {
      const plays = [{ board: flipBoard('short', board) }];
      const view = viewOf(plays[0]!.board, { away });
      const [play] = think(rankPlays(search, view, plays, { plies: 1, equity: 'cubeful' }));
      const other = think(judgePosition(search, viewOf(board, { away: theirs }), 0));
      expect(play!.plies).toBe(0);
      expect(play!.equity).toBeCloseTo(-other.cubeful, 9);
    }
  });
});

test('a resignation is taken when it brings more than playing on', () => {
  for (const board of positions(RULE_SETS.dave, 9)) {
    const view = viewOf(board, { rules: RULE_SETS.dave });
    // Nothing but single games: one point is all there is to win.
    expect(think(judgeResignation(search, view, 1, 0))).toBe(true);
  }
  // Two checkers on the ace point, the other side with one roll in hand: it wins a mars with 15 left.
  const board = new Int8Array(26);
  board[1] = 2;
  board[7] = -15;
  const { casual } = RULE_SETS;
  expect(think(judgeResignation(search, viewOf(board, { rules: casual }), 1, 2))).toBe(false);
  expect(think(judgeResignation(search, viewOf(board, { rules: casual }), 2, 2))).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, formatBoard, startingBoard } from './board.ts';
import type { CheckerMove, Roll } from './play.ts';
import { legalPlays, type TurnContext } from './plays.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import type { Step } from './single-move.ts';
import { explainStep, legalSteps, type StepRefusal } from './steps.ts';
import {
  anyBoard,
  anyDoublet,
  anyHeadBoard,
  anyHomeBoard,
  anyRoll,
  anyRowBoard,
} from './testing/arbitraries.ts';
import { boardOf } from './testing/boards.ts';

const everyRuleSet = RULE_SET_IDS.map((id): [string, RuleSet] => [id, RULE_SETS[id]]);

/** Positions where paths of legal steps come to be complete, and whether a path ever ends elsewhere. */
function ends(rules: RuleSet, board: Board, roll: Roll, context: TurnContext) {
  const complete = new Set<string>();
  const seen = new Set<string>();
  let deadEnds = 0;
  const walk = (made: readonly Step[]): void => {
    const choice = legalSteps(rules, board, roll, made, context);
    const key = formatBoard(choice.board) + choice.diceLeft.join('');
    if (seen.has(key)) return;
    seen.add(key);
    if (choice.complete) complete.add(formatBoard(choice.board));
    else if (choice.steps.length === 0) deadEnds++;
    for (const step of choice.steps) walk([...made, step]);
  };
  walk([]);
  return { complete: [...complete].sort(), deadEnds };
}

describe.each(everyRuleSet)('%s', (_, rules) => {
  const boards =
    rules.board === 'short'
      ? fc.oneof(anyBoard('short'), anyHomeBoard())
      : fc.oneof(anyBoard('long'), anyRowBoard(), anyHeadBoard());
  const rolls = anyRoll.filter(([die1, die2]) => die1 !== die2);

  test('steps lead to every legal play and to nothing else', () => {
    fc.assert(
      fc.property(boards, rolls, fc.boolean(), (board, roll, firstTurn) => {
        const plays = legalPlays(rules, board, roll, { firstTurn });
        const { complete, deadEnds } = ends(rules, board, roll, { firstTurn });
        expect(complete).toEqual(plays.map((play) => formatBoard(play.board)).sort());
        expect(deadEnds).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  test('so they do with doublets', () => {
    fc.assert(
      fc.property(boards, anyDoublet, fc.boolean(), (board, roll, firstTurn) => {
        const plays = legalPlays(rules, board, roll, { firstTurn });
        fc.pre(plays.length < 40);
        const { complete, deadEnds } = ends(rules, board, roll, { firstTurn });
        expect(complete).toEqual(plays.map((play) => formatBoard(play.board)).sort());
        expect(deadEnds).toBe(0);
      }),
      { numRuns: 8 },
    );
  });

  test('a way is explained exactly when no legal steps make it', () => {
    fc.assert(
      fc.property(boards, rolls, fc.boolean(), (board, roll, firstTurn) => {
        const context = { firstTurn };
        const goes = (made: readonly Step[], from: number, to: number): boolean =>
          legalSteps(rules, board, roll, made, context).steps.some(
            (step) =>
              step.from === from && step.to >= to && (step.to === to || goes([...made, step], step.to, to)),
          );
        for (let from = 1; from <= 25; from++) {
          for (const die of roll) {
            const to = Math.max(0, from - die);
            const refusal = explainStep(rules, board, roll, [], from, to, context);
            expect(refusal === null).toBe(goes([], from, to));
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});

const { international, caucasian, prison, long } = RULE_SETS;
const none: readonly CheckerMove[] = [];

describe('one turn, step by step', () => {
  const board = boardOf({ 6: 1, 3: 1 }, { 24: 2 });

  test('dice left, board and completeness', () => {
    const start = legalSteps(international, board, [2, 1], none);
    expect(start.diceLeft).toEqual([2, 1]);
    expect(start.complete).toBe(false);
    expect(start.steps).toEqual([
      { from: 6, to: 4, hit: false, die: 2 },
      { from: 6, to: 5, hit: false, die: 1 },
      { from: 3, to: 1, hit: false, die: 2 },
      { from: 3, to: 2, hit: false, die: 1 },
    ]);
    const [first] = start.steps;
    const next = legalSteps(international, board, [2, 1], [first!]);
    expect(next.diceLeft).toEqual([1]);
    expect(next.board[4]).toBe(1);
    const last = legalSteps(international, board, [2, 1], [first!, next.steps[0]!]);
    expect(last).toMatchObject({ steps: [], complete: true, diceLeft: [] });
  });

  test('a turn without a play is complete at once', () => {
    const shut = boardOf({ 25: 1 }, { 22: 2, 20: 2 });
    expect(legalSteps(international, shut, [5, 3], none)).toMatchObject({ steps: [], complete: true });
  });

  test('a move without its die has used the exact one, or the smallest that bears off', () => {
    const home = boardOf({ 3: 1, 2: 1 }, { 24: 2 });
    const offBy = (from: number, roll: Roll) =>
      legalSteps(international, home, roll, [{ from, to: 0, hit: false }]).diceLeft;
    expect(offBy(3, [6, 3])).toEqual([6]);
    expect(offBy(3, [6, 5])).toEqual([6]);
    expect(offBy(2, [2, 1])).toEqual([1]);
  });

  test('a bear-off that is worth both dice is complete with one', () => {
    const home = boardOf({ 5: 1, 1: 1 }, { 24: 2 });
    const off = { from: 5, to: 0, hit: false, die: 6 } as const;
    // 5/4/off leaves the same checker as 5/off; the one may follow.
    expect(legalSteps(international, home, [6, 1], [off])).toMatchObject({
      complete: true,
      steps: [{ from: 1, to: 0, hit: false, die: 1 }],
    });
  });

  test('a step that was never possible is a fault of the caller', () => {
    expect(() => legalSteps(international, board, [2, 1], [{ from: 9, to: 8, hit: false }])).toThrow();
    expect(() => legalSteps(international, board, [2, 1], [{ from: 6, to: 3, hit: false }])).toThrow();
  });
});

describe('why not', () => {
  const start = startingBoard('short');
  const row: Board = boardOf({ 24: 4, 10: 2, 9: 2, 8: 2, 7: 2, 6: 3 }, { 12: 15 });
  const hit = { from: 6, to: 5, hit: true } as const;
  test.each<[string, StepRefusal, StepRefusal | null]>([
    [
      'first from the bar',
      { code: 'PLAY_BAR_FIRST' },
      explainStep(international, boardOf({ 25: 1, 13: 1 }), [6, 1], none, 13, 7),
    ],
    [
      'no checker there',
      { code: 'PLAY_NO_CHECKER', point: 20 },
      explainStep(international, start, [6, 1], none, 20, 14),
    ],
    [
      'the point is closed',
      { code: 'PLAY_POINT_CLOSED', point: 12 },
      explainStep(international, start, [6, 1], none, 13, 12),
    ],
    [
      'over a closed point',
      { code: 'PLAY_POINT_CLOSED', point: 18 },
      explainStep(international, boardOf({ 24: 1, 8: 2 }, { 18: 2, 21: 2 }), [6, 3], none, 24, 15),
    ],
    [
      'no such die',
      { code: 'PLAY_NO_SUCH_DIE', from: 13, to: 9 },
      explainStep(international, start, [6, 1], none, 13, 9),
    ],
    [
      'the die has been used',
      { code: 'PLAY_NO_SUCH_DIE', from: 8, to: 7 },
      explainStep(international, start, [6, 1], [{ from: 8, to: 7, hit: false }], 8, 7),
    ],
    [
      'not all home',
      { code: 'PLAY_NOT_ALL_HOME' },
      explainStep(international, boardOf({ 9: 1, 3: 1 }), [3, 1], none, 3, 0),
    ],
    [
      'a higher checker first',
      { code: 'PLAY_HIGHER_POINT_FIRST', point: 6 },
      explainStep(international, boardOf({ 6: 1, 3: 1 }), [5, 5], none, 3, 0),
    ],
    [
      'both dice are needed, and it has to be the five now',
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 5 },
      explainStep(
        international,
        boardOf({ 25: 1, 24: 3, 6: 3 }, { 19: 6, 17: 3, 1: 2 }),
        [5, 3],
        none,
        25,
        22,
      ),
    ],
    [
      'the six has to be played',
      { code: 'PLAY_MUST_USE_LARGER_DIE', die: 6 },
      explainStep(international, boardOf({ 20: 1, 1: 1 }, { 9: 2 }), [6, 5], none, 20, 15),
    ],
    [
      'hit and hide',
      { code: 'PLAY_HIT_AND_HIDE', point: 3 },
      explainStep(caucasian, boardOf({ 24: 1, 6: 1, 3: 2 }, { 5: 1 }), [2, 1], [hit], 5, 3),
    ],
    [
      'the hitter is not borne off',
      { code: 'PLAY_HITTER_BEAR_OFF' },
      explainStep(prison, boardOf({ 6: 1, 3: 1 }, { 5: 1 }), [5, 1], [hit], 5, 0),
    ],
    [
      'one from the head',
      { code: 'PLAY_HEAD' },
      explainStep(long, startingBoard('long'), [6, 5], [{ from: 24, to: 18, hit: false }], 24, 19),
    ],
    [
      'six in a row',
      { code: 'PLAY_PRIME' },
      explainStep(long, row, [2, 1], [{ from: 24, to: 22, hit: false }], 6, 5),
    ],
  ])('%s', (_, expected, found) => expect(found).toEqual(expected));

  test('nothing against a legal step, nor against a way over two dice', () => {
    expect(explainStep(international, start, [6, 1], none, 13, 7)).toBeNull();
    expect(explainStep(international, start, [6, 5], none, 24, 13)).toBeNull();
  });
});

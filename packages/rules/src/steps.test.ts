import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, formatBoard } from './board.ts';
import type { Roll } from './play.ts';
import { legalPlays, type TurnContext } from './plays.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import type { Step } from './single-move.ts';
import { explainStep, legalSteps } from './steps.ts';
import { anyBoard, anyHeadBoard, anyHomeBoard, anyRoll, anyRowBoard } from './testing/arbitraries.ts';

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
  // Doublets walk thousands of paths; the small sample is enough beside the thousand of mixed rolls.
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

  test('a step is explained exactly when it is not among the legal ones', () => {
    fc.assert(
      fc.property(boards, rolls, fc.boolean(), (board, roll, firstTurn) => {
        const { steps } = legalSteps(rules, board, roll, [], { firstTurn });
        for (let from = 1; from <= 25; from++) {
          for (const die of roll) {
            const to = Math.max(0, from - die);
            const legal = steps.some((step) => step.from === from && step.to === to);
            expect(explainStep(rules, board, roll, [], from, to, { firstTurn }) === null).toBe(legal);
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});

import type { RuleSet } from '@nardy/rules';
import { ROLL_CHANCES } from './evaluator.ts';
import { OUTCOME_COUNT, type Outcomes } from './outcomes.ts';
import {
  payNeedsBoard,
  RESULT_WEIGHTS,
  type ResultPay,
  resultPay,
  resultWeightsInto,
} from './result-weights.ts';
import { replyBoard, type SearchTree } from './search-tree.ts';
import { equityOf, type Stakes } from './stakes.ts';

/** What positions of one game are worth. Turn 0: the side the question is about is on roll; 1: the other side is. */
export interface Valuation {
  /** Linear worth of the five outcomes by which the sides choose replies, each in its own view; by turn. */
  readonly weights: readonly [readonly number[], readonly number[]];
  /** Equity, normalised to the cube as it stands, of the side on roll at the root of a tree, before it rolls. */
  value(tree: SearchTree, turn: 0 | 1): number;
}

/** The same values with the sides in each other's place. */
export function otherValuation({ weights, value }: Valuation): Valuation {
  return {
    weights: [weights[1], weights[0]],
    value: (tree, turn) => value(tree, turn === 0 ? 1 : 0),
  };
}

/** Values without a cube: what the results pay at `cube` and these stakes. */
export function cubelessValuation(rules: RuleSet, cube: number, stakes: Stakes): Valuation {
  const other: Stakes = { utility: (points) => -stakes.utility(-points) };
  const sides = [stakes, other] as const;
  const weights = [linearWorth(rules, cube, stakes), linearWorth(rules, cube, other)] as const;
  if (!payNeedsBoard(rules)) {
    return {
      weights,
      value: ({ outcomes }, turn) =>
        equityOf(sides[turn], cube, sides[turn].utility(-cube) + dot(weights[turn], outcomes)),
    };
  }
  const atSight = (outcomes: Outcomes, board: Int8Array, turn: 0 | 1): number =>
    meanUtility(outcomes, resultPay(rules, board), cube, sides[turn]);
  return { weights, value: (tree, turn) => equityOf(sides[turn], cube, meanOf(tree, turn, atSight)) };
}

/** A value of outcomes at a position, for the side on roll. */
type AtSight = (outcomes: Outcomes, board: Int8Array, turn: 0 | 1) => number;

function meanOf(tree: SearchTree, turn: 0 | 1, atSight: AtSight): number {
  if (tree.kind === 'sight') return atSight(tree.outcomes, tree.board, turn);
  const next = turn === 0 ? 1 : 0;
  let mean = 0;
  for (let roll = 0; roll < ROLL_CHANCES.length; roll++) {
    const value =
      tree.kind === 'deep'
        ? meanOf(tree.children[roll] as SearchTree, next, atSight)
        : atSight(
            tree.replies.outcomes.subarray(roll * OUTCOME_COUNT, (roll + 1) * OUTCOME_COUNT),
            replyBoard(tree.replies, roll),
            next,
          );
    mean -= value * (ROLL_CHANCES[roll] as number);
  }
  return mean;
}

function meanUtility(outcomes: Outcomes, pay: ResultPay, cube: number, stakes: Stakes): number {
  const chances = new Float64Array(RESULT_WEIGHTS);
  resultWeightsInto(chances, outcomes, pay);
  const half = RESULT_WEIGHTS / 2;
  let utility = 0;
  for (let multiplier = 1; multiplier < half; multiplier++) {
    utility += (chances[multiplier] as number) * stakes.utility(multiplier * cube);
    utility += (chances[half + multiplier] as number) * stakes.utility(-multiplier * cube);
  }
  return utility;
}

/**
 * What each outcome adds to the utility of a single game lost; where the position decides, a mean over positions.
 *
 * @param dear - share of the worth of mars and koks that counts.
 */
export function linearWorth(rules: RuleSet, cube: number, stakes: Stakes, dear = 1): readonly number[] {
  const { won, lost } = resultPay(rules, null);
  const worth = (shares: ArrayLike<number>, sign: 1 | -1): number => {
    let sum = 0;
    for (let multiplier = 1; multiplier < shares.length; multiplier++) {
      const share = shares[multiplier] as number;
      if (share > 0) sum += share * stakes.utility(sign * multiplier * cube);
    }
    return sum;
  };
  const [win, winMars, winKoks] = [stakes.utility(cube), worth(won.mars, 1), worth(won.koks, 1)];
  const [loss, lossMars, lossKoks] = [stakes.utility(-cube), worth(lost.mars, -1), worth(lost.koks, -1)];
  // Outcomes are nested: what one adds is the difference to the one it is part of.
  return [
    win - loss,
    dear * (winMars - win),
    dear * (winKoks - winMars),
    dear * (lossMars - loss),
    dear * (lossKoks - lossMars),
  ];
}

function dot(weights: readonly number[], outcomes: Outcomes): number {
  let sum = 0;
  for (let place = 0; place < OUTCOME_COUNT; place++) {
    sum += (weights[place] as number) * (outcomes[place] as number);
  }
  return sum;
}

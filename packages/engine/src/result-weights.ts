import { flipBoard, type RuleSet } from '@nardy/rules';
import { type MarsShares, marsShares } from './mars-shares.ts';
import { LOSE_KOKS, LOSE_MARS, type Outcomes, WIN, WIN_KOKS, WIN_MARS } from './outcomes.ts';

/** Dearest win of any scoring, in stakes. */
export const DEAREST_WIN = 4;

/** How the marses and kokses among the outcomes are paid: places 1–4 hold shares, by what they multiply the stake with. */
interface Pay {
  readonly mars: Float64Array;
  readonly koks: Float64Array;
}

/** How both sides' wins are paid, in the view of the side on roll. */
export interface ResultPay {
  readonly won: Pay;
  readonly lost: Pay;
}

function pays(...shares: readonly (readonly [multiplier: number, share: number])[]): Float64Array {
  const out = new Float64Array(DEAREST_WIN + 1);
  for (const [multiplier, share] of shares) out[multiplier] = (out[multiplier] as number) + share;
  return out;
}

const SINGLE_ONLY: Pay = { mars: pays([1, 1]), koks: pays([1, 1]) };
const OIN_MARS: Pay = { mars: pays([2, 1]), koks: pays([2, 1]) };
const INTERNATIONAL: Pay = { mars: pays([2, 1]), koks: pays([3, 1]) };

/** Four tiers: a koks of the outcomes that is no koks here has a checker outside the home, so it is a mars. */
function fourTierPay({ home, koks }: MarsShares): Pay {
  return { mars: pays([2, 1 - home], [3, home]), koks: pays([2, 1 - koks], [4, koks]) };
}

/**
 * How results are paid under the scoring of `rules`; Jacoby aside.
 *
 * @param board - view of the side on roll. Only four tiers look at it: the outcomes do not say how many marses are
 * home marses, so their share is estimated from the position, and exact where the game is over.
 */
export function resultPay(rules: RuleSet, board: Int8Array | null): ResultPay {
  switch (rules.scoring) {
    case 'flat':
      return { won: SINGLE_ONLY, lost: SINGLE_ONLY };
    case 'oin-mars':
      return { won: OIN_MARS, lost: OIN_MARS };
    case 'international': {
      const pay = rules.board === 'long' ? OIN_MARS : INTERNATIONAL;
      return { won: pay, lost: pay };
    }
    case 'four-tier': {
      const other = board === null ? null : flipBoard(rules.board, board);
      return { won: fourTierPay(marsShares(rules, board)), lost: fourTierPay(marsShares(rules, other)) };
    }
  }
}

/** Whether {@link resultPay} looks at the position under these rules. */
export function payNeedsBoard(rules: RuleSet): boolean {
  return rules.scoring === 'four-tier';
}

/** Room for {@link resultWeightsInto}: 1–4 chances of a win paid so many stakes, 5 + 1 … 5 + 4 those of a loss. */
export const RESULT_WEIGHTS: number = 2 * (DEAREST_WIN + 1);

/** Writes the chance of every payment; see {@link RESULT_WEIGHTS}. */
export function resultWeightsInto(out: Float64Array, outcomes: Outcomes, pay: ResultPay): void {
  const win = outcomes[WIN] as number;
  spread(out, 0, win, outcomes[WIN_MARS] as number, outcomes[WIN_KOKS] as number, pay.won);
  const lose = 1 - win;
  spread(out, DEAREST_WIN + 1, lose, outcomes[LOSE_MARS] as number, outcomes[LOSE_KOKS] as number, pay.lost);
}

function spread(out: Float64Array, from: number, all: number, mars: number, koks: number, pay: Pay): void {
  out[from] = 0;
  for (let multiplier = 1; multiplier <= DEAREST_WIN; multiplier++) {
    out[from + multiplier] =
      (mars - koks) * (pay.mars[multiplier] as number) + koks * (pay.koks[multiplier] as number);
  }
  out[from + 1] = (out[from + 1] as number) + all - mars;
}

/** Mean stakes won in a win (`won`) and lost in a loss (`lost`): W and L of the cube formulas; 1 where there is none. */
export function meanStakes(
  outcomes: Outcomes,
  pay: ResultPay,
): { readonly won: number; readonly lost: number } {
  const weights = new Float64Array(RESULT_WEIGHTS);
  resultWeightsInto(weights, outcomes, pay);
  const mean = (from: number): number => {
    let all = 0;
    let sum = 0;
    for (let multiplier = 1; multiplier <= DEAREST_WIN; multiplier++) {
      all += weights[from + multiplier] as number;
      sum += multiplier * (weights[from + multiplier] as number);
    }
    return all > 0 ? sum / all : 1;
  };
  return { won: mean(0), lost: mean(DEAREST_WIN + 1) };
}

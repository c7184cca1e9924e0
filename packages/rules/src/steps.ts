import type { Board } from './board.ts';
import type { CheckerMove, Die, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { TurnContext } from './plays.ts';
import type { RuleSet } from './rule-set.ts';

/** One checker by one die, and which die. */
export interface Step extends CheckerMove {
  readonly die: Die;
}

/** Where a turn stands after some steps. */
export interface StepChoice {
  readonly steps: readonly Step[];
  readonly complete: boolean;
  readonly board: Board;
  readonly diceLeft: readonly Die[];
}

/** The steps that can come next. */
export function legalSteps(
  _rules: RuleSet,
  _board: Board,
  _roll: Roll,
  _made: readonly CheckerMove[],
  _context?: TurnContext,
): StepChoice {
  throw new Error('in work');
}

/** Why a step is not possible. */
export type StepRefusal = PlayRefusal;

/** Why the step is not possible, or null. */
export function explainStep(
  _rules: RuleSet,
  _board: Board,
  _roll: Roll,
  _made: readonly CheckerMove[],
  _from: number,
  _to: number,
  _context?: TurnContext,
): StepRefusal | null {
  throw new Error('in work');
}

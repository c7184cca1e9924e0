import type { Roll } from './play.ts';
import type { RuleSet } from './rule-set.ts';

/** The start point of long nardy. */
export const HEAD = 24;

/**
 * How many checkers may leave the head in a turn of long nardy.
 * Source: docs/rules/long-play.md [LP-06] to [LP-09].
 */
export function headAllowance(rules: RuleSet, [die, otherDie]: Roll, firstTurn: boolean): number {
  if (!firstTurn || die !== otherDie) return 1;
  switch (rules.headOnFirstTurn) {
    case 'never':
      return 1;
    case 'any-double':
      return 2;
    case 'blocked-doubles':
      // One checker alone runs into the opponent's head on the mover's 12-point with these.
      return die === 3 || die === 4 || die === 6 ? 2 : 1;
  }
}

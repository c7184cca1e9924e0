import type { RuleSet } from '@nardy/rules';

/** How often a game between equals ends dearer than single: shares of all wins, nested. */
export interface WinRates {
  readonly mars: number;
  readonly koks: number;
}

/** Set so that our match equities come near the published ones; rates between strong players are as high. */
const SHORT: WinRates = { mars: 0.29, koks: 0.01 };
/** Counted over 3,000 games of the simple player against itself; koks: a checker left in the starting quarter. */
const LONG: WinRates = { mars: 0.12, koks: 0.015 };

/** The rates for a board, before the scoring decides what they pay. */
export function winRates(rules: RuleSet): WinRates {
  return rules.board === 'long' ? LONG : SHORT;
}

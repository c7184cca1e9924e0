import type { BoardKind } from './board.ts';

export const HIT_AND_HIDE = ['allowed', 'forbidden-in-home', 'forbidden'] as const;
export const BEAR_OFF_AFTER_HIT = ['allowed', 'if-forced', 'forbidden'] as const;
export const HEAD_ON_FIRST_TURN = ['blocked-doubles', 'any-double', 'never'] as const;
export const PRIME_RULES = ['opponent-ahead', 'free'] as const;
export const SCORINGS = ['international', 'oin-mars', 'four-tier', 'flat'] as const;
export const CUBE_KINDS = ['none', 'doubling', 'arithmetic'] as const;
export const OPENING_ROLLS = ['both-dice', 'reroll'] as const;
export const NEXT_GAME_STARTERS = ['roll', 'winner'] as const;

export const RULE_SET_IDS = [
  'international',
  'casual',
  'caucasian',
  'prison',
  'dave',
  'four-tier',
  'long',
  'long-classic',
] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** A value of every option of the rules of play. Shared code asks these, never the id. */
export interface RuleSet {
  /** The named set this is, or `custom`. */
  readonly id: RuleSetId | 'custom';
  readonly board: BoardKind;
  readonly hitAndHide: (typeof HIT_AND_HIDE)[number];
  readonly bearOffAfterHit: (typeof BEAR_OFF_AFTER_HIT)[number];
  /** Long board only. */
  readonly headOnFirstTurn: (typeof HEAD_ON_FIRST_TURN)[number];
  /** Long board only. */
  readonly primeRule: (typeof PRIME_RULES)[number];
  /** Long board only: the other side answers when the starter has borne off. */
  readonly lastTurn: boolean;
  readonly openingRoll: (typeof OPENING_ROLLS)[number];
  readonly nextGameStarter: (typeof NEXT_GAME_STARTERS)[number];
  readonly scoring: (typeof SCORINGS)[number];
  readonly cube: (typeof CUBE_KINDS)[number];
  /** Highest value the cube can be turned to; `null` without limit. */
  readonly cubeCap: number | null;
  /** Money session only: gammons count as single until a double has been accepted. */
  readonly jacoby: boolean;
  /** Money session only. */
  readonly beavers: boolean;
  /** Money session only; needs beavers. */
  readonly raccoons: boolean;
  /** Money session only: at most this many cube steps for equal opening throws. */
  readonly autoDoubles: number;
  /** Matches only: the first game at match point is played without the cube. */
  readonly crawford: boolean;
}

import type { PlayerRole, Role } from '@nardy/dice';

/** Fields of a settings line, and the `variant` of the game line that must agree with its rules. */
export type SettingsField =
  | 'rules'
  | 'length'
  | 'game'
  | 'score'
  | 'crawford'
  | 'starter'
  | 'clock'
  | 'left'
  | 'from'
  | 'variant';

/** Why nothing is taken back at a table: two people play, a clock runs, or the side is a bot's. */
export type TakeBackBar = 'people' | 'clock' | 'bot';

/** Every code of {@link ActRefusal}. */
export const ACT_REFUSAL_CODES = [
  'ACT_UNKNOWN',
  'ACT_NOT_CANONICAL',
  'ACT_WRONG_ROLE',
  'ACT_HITS_WRONG',
  'ACT_SETTINGS_BAD',
  'ACT_SETTINGS_PLACE',
  'ACT_NO_SETTINGS',
  'LINK_TOO_EARLY',
  'ROLL_NOT_ASKED',
  'ROLL_NOT_AGAIN',
  'ROLL_COMES_AGAIN',
  'TAKE_BACK_BARRED',
  'TAKE_BACK_NO_ACT',
  'END_TOO_EARLY',
  'END_DIFFERS',
  'END_TIME_BACK',
  'END_EXPECTED',
] as const;

/** Why the play of a line is refused where the match machine itself has nothing to say. */
export type ActRefusal =
  /** The text is no `act` of the grammar. */
  | { readonly code: 'ACT_UNKNOWN' }
  /** A known act, but not spelled as the writer spells it. */
  | { readonly code: 'ACT_NOT_CANONICAL'; readonly expected: string }
  /** This act is not for this role to write. */
  | { readonly code: 'ACT_WRONG_ROLE'; readonly role: Role }
  /** Hit marks that do not agree with the position: the points hit are `expected`. */
  | { readonly code: 'ACT_HITS_WRONG'; readonly expected: readonly number[] }
  | { readonly code: 'ACT_SETTINGS_BAD'; readonly field: SettingsField }
  /** The settings line comes once, after both players and before the first seal. */
  | { readonly code: 'ACT_SETTINGS_PLACE' }
  /** A seal, link, roll or act before the settings line. */
  | { readonly code: 'ACT_NO_SETTINGS' }
  /** The side whose own roll will be next opens its link before it may ask for that roll. */
  | { readonly code: 'LINK_TOO_EARLY'; readonly role: PlayerRole }
  /** The dice were thrown for a side that had not asked for them, or an opening that is none. */
  | { readonly code: 'ROLL_NOT_ASKED' }
  /** No thrown roll comes again now, or it is `expected`. */
  | { readonly code: 'ROLL_NOT_AGAIN'; readonly expected: number | null }
  /** A link while rolls thrown before a take-back come again: nothing new is thrown until then. */
  | { readonly code: 'ROLL_COMES_AGAIN'; readonly roll: number }
  | { readonly code: 'TAKE_BACK_BARRED'; readonly because: TakeBackBar }
  /** The side has no act at this line that the present course of play comes from. */
  | { readonly code: 'TAKE_BACK_NO_ACT'; readonly line: number }
  /** An `end` line while the game goes on. */
  | { readonly code: 'END_TOO_EARLY' }
  /** An `end` line that differs from the result of the play. */
  | { readonly code: 'END_DIFFERS'; readonly winner: PlayerRole | null; readonly points: number }
  /** The game is said to end before it began, or before the last reading of its clock. */
  | { readonly code: 'END_TIME_BACK' }
  /** A line after the game was over that is not its `end`. */
  | { readonly code: 'END_EXPECTED' };

/** Why the play of a line is refused where the match machine itself has nothing to say. */
export type ActRefusal =
  /** The text is no `act` of the grammar. */
  | { readonly code: 'ACT_UNKNOWN'; readonly text: string }
  /** A known act, but not spelled as the writer spells it; `expected` is that spelling. */
  | { readonly code: 'ACT_NOT_CANONICAL'; readonly expected: string }
  /** This act is not for this role to write. */
  | { readonly code: 'ACT_WRONG_ROLE'; readonly role: string }
  /** Hit marks that do not agree with the position. */
  | { readonly code: 'ACT_HITS_WRONG'; readonly expected: readonly number[] }
  /** A settings line that cannot be read, `field` says where. */
  | { readonly code: 'ACT_SETTINGS_BAD'; readonly field: string }
  /** The settings line comes once, after both players and before the first seal. */
  | { readonly code: 'ACT_SETTINGS_PLACE' }
  /** An `act`, link or roll before the settings line. */
  | { readonly code: 'ACT_NO_SETTINGS' }
  /** The side opens its link though the roll is neither its own to ask for nor the opponent's next. */
  | { readonly code: 'LINK_TOO_EARLY'; readonly side: string }
  /** No roll can follow in this game. */
  | { readonly code: 'LINK_NO_ROLL_NEXT' }
  /** The dice were thrown for a side that had not asked for them. */
  | { readonly code: 'ROLL_NOT_ASKED' }
  /** An `end` line while the game goes on. */
  | { readonly code: 'END_TOO_EARLY' }
  /** An `end` line that differs from the result of the play. */
  | { readonly code: 'END_DIFFERS'; readonly winner: string; readonly points: number }
  /** A line after the game was over that is not its `end`. */
  | { readonly code: 'END_EXPECTED' };

/** The sides of a diagram: `bottom` is XGID's and GNU Backgammon's player 1, `top` the other. */
export type Seat = 'bottom' | 'top';

/** Every code of {@link NotationRefusal}. */
export const NOTATION_REFUSAL_CODES = [
  'TEXT_TOO_LONG',
  'PLAY_TEXT_UNEXPECTED',
  'PLAY_TEXT_POINT',
  'PLAY_TEXT_DIRECTION',
  'PLAY_TEXT_TOO_MANY',
  'ID_LENGTH',
  'ID_CHARACTER',
  'ID_CHECKERS',
  'MATCH_ID_FIELD',
  'XGID_FIELDS',
  'XGID_BOARD_LENGTH',
  'XGID_BOARD_CHARACTER',
  'XGID_FIELD',
  'OGID_FIELD',
  'POSITION_SHAPE',
  'POSITION_CHECKERS',
  'POSITION_POINT_SHARED',
  'POSITION_BAR_ON_LONG',
] as const;
export type NotationRefusalCode = (typeof NOTATION_REFUSAL_CODES)[number];

/** Why a text is not what it should be. Columns count from 1. */
export type NotationRefusal =
  | { readonly code: 'TEXT_TOO_LONG'; readonly limit: number }
  /** A character or word that has no place here. */
  | { readonly code: 'PLAY_TEXT_UNEXPECTED'; readonly column: number }
  /** Not a point: 1–24, bar (25), off (0); the bar only first, off only last. */
  | { readonly code: 'PLAY_TEXT_POINT'; readonly column: number }
  /** Checkers move from high numbers to low. */
  | { readonly code: 'PLAY_TEXT_DIRECTION'; readonly column: number }
  /** More than four moves. */
  | { readonly code: 'PLAY_TEXT_TOO_MANY'; readonly column: number }
  /** A position ID has 14 characters, a match ID 12. */
  | { readonly code: 'ID_LENGTH'; readonly expected: number; readonly found: number }
  | { readonly code: 'ID_CHARACTER'; readonly column: number }
  /** A position ID with more than 15 checkers for a side, or bits left over. */
  | { readonly code: 'ID_CHECKERS' }
  /** A field of a match ID with a value that has no meaning. */
  | { readonly code: 'MATCH_ID_FIELD'; readonly field: PositionField }
  /** An XGID has ten fields. */
  | { readonly code: 'XGID_FIELDS'; readonly found: number }
  /** The first field has 26 characters. */
  | { readonly code: 'XGID_BOARD_LENGTH'; readonly found: number }
  | { readonly code: 'XGID_BOARD_CHARACTER'; readonly column: number }
  | { readonly code: 'XGID_FIELD'; readonly field: PositionField }
  | { readonly code: 'OGID_FIELD'; readonly field: PositionField }
  /** An object or text that is no position; `field` names the place, empty for the whole. */
  | { readonly code: 'POSITION_SHAPE'; readonly field: string }
  /** A side that does not come to 15 checkers. */
  | { readonly code: 'POSITION_CHECKERS'; readonly side: 'mover' | 'opponent' | Seat; readonly found: number }
  | { readonly code: 'POSITION_POINT_SHARED'; readonly point: number }
  /** Long nardy has no bar. */
  | { readonly code: 'POSITION_BAR_ON_LONG' };

/** Parts of a position as refusals name them. */
export type PositionField =
  | 'checkers'
  | 'cube'
  | 'cubeOwner'
  | 'onRoll'
  | 'dice'
  | 'score'
  | 'rules'
  | 'length'
  | 'cubeCap'
  | 'gameState'
  | 'decision';

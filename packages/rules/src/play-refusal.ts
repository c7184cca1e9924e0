import type { Die } from './play.ts';

/** Why a play or a single step is not legal. Points are the mover's own numbers. */
export type PlayRefusal =
  /** A checker on the bar has to enter before anything else moves. */
  | { readonly code: 'PLAY_BAR_FIRST' }
  /** No own checker stands on `point`. */
  | { readonly code: 'PLAY_NO_CHECKER'; readonly point: number }
  /** No unused die, nor a sum of unused dice, takes a checker from `from` to `to`. */
  | { readonly code: 'PLAY_NO_SUCH_DIE'; readonly from: number; readonly to: number }
  /** The opponent holds `point`. */
  | { readonly code: 'PLAY_POINT_CLOSED'; readonly point: number }
  /** Bearing off before every checker is home. */
  | { readonly code: 'PLAY_NOT_ALL_HOME' }
  /** A die larger than the point bears off only when nothing stands higher; `point` is the highest checker. */
  | { readonly code: 'PLAY_HIGHER_POINT_FIRST'; readonly point: number }
  /** `dice` dice can be played this turn; `die` is the one that has to come now, `null` if there is a choice. */
  | { readonly code: 'PLAY_MUST_USE_MORE_DICE'; readonly dice: number; readonly die: Die | null }
  /** Only one die can be played, and it has to be the larger, `die`. */
  | { readonly code: 'PLAY_MUST_USE_LARGER_DIE'; readonly die: Die }
  /** A checker that has hit would stay on `point` with another own checker. */
  | { readonly code: 'PLAY_HIT_AND_HIDE'; readonly point: number }
  /** A checker that hit in the own home this turn would be borne off. */
  | { readonly code: 'PLAY_HITTER_BEAR_OFF' }
  /** More checkers would leave the head than the turn allows. */
  | { readonly code: 'PLAY_HEAD' }
  /** Six points in a row with no opposing checker ahead of them. */
  | { readonly code: 'PLAY_PRIME' }
  /** `from`/`to` can be played over different points with different hits: say which. */
  | { readonly code: 'PLAY_AMBIGUOUS'; readonly from: number; readonly to: number };

/** Every code of {@link PlayRefusal}. */
export const PLAY_REFUSAL_CODES = [
  'PLAY_BAR_FIRST',
  'PLAY_NO_CHECKER',
  'PLAY_NO_SUCH_DIE',
  'PLAY_POINT_CLOSED',
  'PLAY_NOT_ALL_HOME',
  'PLAY_HIGHER_POINT_FIRST',
  'PLAY_MUST_USE_MORE_DICE',
  'PLAY_MUST_USE_LARGER_DIE',
  'PLAY_HIT_AND_HIDE',
  'PLAY_HITTER_BEAR_OFF',
  'PLAY_HEAD',
  'PLAY_PRIME',
  'PLAY_AMBIGUOUS',
] as const;

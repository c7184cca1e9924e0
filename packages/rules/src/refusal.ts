import type { CubeOffer, MatchPhase, WinKind } from './match-types.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { Side } from './side.ts';

/** Why the match machine does not do what it is asked. */
export type MatchRefusal =
  /** The command has no place in this phase. */
  | { readonly code: 'WRONG_PHASE'; readonly phase: MatchPhase }
  /** Another side is to act; `side` is the one. */
  | { readonly code: 'NOT_YOUR_TURN'; readonly side: Side }
  | { readonly code: 'CUBE_NONE' }
  | { readonly code: 'CUBE_ONE_POINT' }
  | { readonly code: 'CUBE_CRAWFORD' }
  | { readonly code: 'CUBE_OPENING_TURN' }
  | { readonly code: 'CUBE_DICE_ROLLED' }
  | { readonly code: 'CUBE_NOT_YOURS' }
  | { readonly code: 'CUBE_AT_CAP'; readonly cap: number }
  | { readonly code: 'CUBE_BEAVERS_OFF' }
  | { readonly code: 'CUBE_RACCOONS_OFF' }
  /** A beaver answers a double only, a raccoon a beaver only. */
  | { readonly code: 'CUBE_WRONG_ANSWER'; readonly offer: CubeOffer }
  /** Nothing goes on before the resignation offered by `by` has been answered. */
  | { readonly code: 'RESIGN_PENDING'; readonly by: Side }
  | { readonly code: 'RESIGN_NOT_OFFERED' }
  /** The scoring (or Jacoby before a double) knows no such win. */
  | { readonly code: 'RESIGN_KIND_UNKNOWN'; readonly kind: WinKind }
  /** `kind` was declined in this turn: only a dearer offer may follow. */
  | { readonly code: 'RESIGN_DECLINED_BEFORE'; readonly kind: WinKind }
  | { readonly code: 'SESSION_IS_MATCH' }
  | { readonly code: 'ROLL_NOT_DICE' }
  /** The last pair of the opening throw is a tie, or there is no pair. */
  | { readonly code: 'OPENING_UNDECIDED' }
  /** A pair follows after the throw was decided. */
  | { readonly code: 'OPENING_THROWN_ON'; readonly pair: number }
  | { readonly code: 'CLOCK_NONE' }
  | { readonly code: 'CLOCK_NOT_A_TIME' }
  | { readonly code: 'CLOCK_WENT_BACK'; readonly readAtMs: number }
  | { readonly code: 'CLOCK_TIME_UP'; readonly side: Side }
  | { readonly code: 'CLOCK_TIME_LEFT'; readonly side: Side };

/** Everything {@link decide} can answer instead of events. */
export type Refusal = MatchRefusal | PlayRefusal;

/** Every code of {@link MatchRefusal}. */
export const MATCH_REFUSAL_CODES = [
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'CUBE_NONE',
  'CUBE_ONE_POINT',
  'CUBE_CRAWFORD',
  'CUBE_OPENING_TURN',
  'CUBE_DICE_ROLLED',
  'CUBE_NOT_YOURS',
  'CUBE_AT_CAP',
  'CUBE_BEAVERS_OFF',
  'CUBE_RACCOONS_OFF',
  'CUBE_WRONG_ANSWER',
  'RESIGN_PENDING',
  'RESIGN_NOT_OFFERED',
  'RESIGN_KIND_UNKNOWN',
  'RESIGN_DECLINED_BEFORE',
  'SESSION_IS_MATCH',
  'ROLL_NOT_DICE',
  'OPENING_UNDECIDED',
  'OPENING_THROWN_ON',
  'CLOCK_NONE',
  'CLOCK_NOT_A_TIME',
  'CLOCK_WENT_BACK',
  'CLOCK_TIME_UP',
  'CLOCK_TIME_LEFT',
] as const;

import type { Side } from '@nardy/rules';

/** Why a message or a body was not understood. `path` names the first field that is wrong, `''` the whole. */
export type ProtocolRefusal =
  | { readonly code: 'MESSAGE_NOT_JSON' }
  | { readonly code: 'MESSAGE_TOO_LARGE'; readonly limit: number }
  | { readonly code: 'MESSAGE_MALFORMED'; readonly path: string };

/** Every code of {@link ProtocolRefusal}. */
export const PROTOCOL_REFUSAL_CODES = ['MESSAGE_NOT_JSON', 'MESSAGE_TOO_LARGE', 'MESSAGE_MALFORMED'] as const;

/** Why the server does not do what it is asked, where the table itself has nothing to say. */
export type ServerRefusal =
  /** The connection does not hold this side. */
  | { readonly code: 'SEAT_NOT_YOURS'; readonly side: Side }
  /** The seat (or every seat) of the match has been taken. */
  | { readonly code: 'SEAT_TAKEN' }
  /** Something happened that the sender had not seen; the missing lines have been sent. */
  | { readonly code: 'STALE'; readonly revision: number }
  /** The request is about another game than the current one, which has been sent. */
  | { readonly code: 'STALE_GAME'; readonly game: string | null }
  /** The second seat is still free: there is no game yet. */
  | { readonly code: 'GAME_NOT_BEGUN' }
  /** The next game begins only after this one, while the match goes on. */
  | { readonly code: 'GAME_NOT_OVER' }
  | { readonly code: 'MATCH_OVER' }
  | { readonly code: 'MATCH_NOT_OVER' }
  | { readonly code: 'MATCH_UNKNOWN' }
  /** The bot plays at no such level. */
  | { readonly code: 'LEVEL_UNKNOWN'; readonly level: string }
  | { readonly code: 'GAME_UNKNOWN' }
  /** Only a money session is closed, and only between games. */
  | { readonly code: 'SESSION_NOT_CLOSABLE' }
  /** The opponent is here (again): nothing can be claimed. */
  | { readonly code: 'CLAIM_OPPONENT_HERE' }
  /** The opponent is away, but not yet long enough. */
  | { readonly code: 'CLAIM_TOO_EARLY'; readonly claimAtUnixMs: number }
  /** In correspondence the days per turn decide, not presence. */
  | { readonly code: 'CLAIM_NOT_HERE' }
  /** The device has left several matches within a day: it sits down with other people only after a pause. */
  | { readonly code: 'LEFT_TOO_OFTEN'; readonly secondsLeft: number }
  | { readonly code: 'TOO_MANY_REQUESTS'; readonly retryAfterMs: number }
  | { readonly code: 'ORIGIN_NOT_ALLOWED' }
  | { readonly code: 'NOT_FOUND' }
  /** Something broke; `incident` is in the server's log. */
  | { readonly code: 'INTERNAL'; readonly incident: string };

/** Every code of {@link ServerRefusal}. */
export const SERVER_REFUSAL_CODES = [
  'SEAT_NOT_YOURS',
  'SEAT_TAKEN',
  'STALE',
  'STALE_GAME',
  'GAME_NOT_BEGUN',
  'GAME_NOT_OVER',
  'MATCH_OVER',
  'MATCH_NOT_OVER',
  'MATCH_UNKNOWN',
  'LEVEL_UNKNOWN',
  'GAME_UNKNOWN',
  'SESSION_NOT_CLOSABLE',
  'CLAIM_OPPONENT_HERE',
  'CLAIM_TOO_EARLY',
  'CLAIM_NOT_HERE',
  'LEFT_TOO_OFTEN',
  'TOO_MANY_REQUESTS',
  'ORIGIN_NOT_ALLOWED',
  'NOT_FOUND',
  'INTERNAL',
] as const;

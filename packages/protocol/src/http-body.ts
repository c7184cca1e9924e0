import type { Result } from '@nardy/result';
import type { Side } from '@nardy/rules';
import * as v from 'valibot';
import { decodeWith } from './decode.ts';
import { CLOCK, DEVICE, GAME_ID, HEX_64, LENGTH, LEVEL, MATCH_ID, NAME, SIDE } from './fields.ts';
import type { ProtocolRefusal } from './refusal.ts';
import {
  FINISHED_GAME,
  type FinishedGame,
  MATCH_INFO,
  type MatchInfo,
  OPPONENTS,
  type OpponentKind,
} from './server-message.ts';

/** Body of `POST /api/matches`. */
export interface CreateMatch {
  /** Id of a rule set, text of `formatRules`, or an object of options for `decodeRules`. */
  readonly rules: string | Readonly<Record<string, unknown>>;
  /** Points to win; `null` for a money session. */
  readonly length: number | null;
  /** Left out: no clock. */
  readonly clock?: MatchInfo['settings']['clock'] | undefined;
  readonly opponent: OpponentKind;
  /** How strong the bot is; the server's usual level when left out. Without a bot it says nothing. */
  readonly level?: string | undefined;
  readonly name: string;
  /** Second player at a hot-seat table. */
  readonly opponentName?: string | undefined;
  /** The creator's side; white when left out. */
  readonly side?: Side | undefined;
  /** {@link JoinMatch.device} */
  readonly device?: string | undefined;
}

/** A seat and the secret that holds it; shown once, never stored by the server in clear. */
export interface Seat {
  readonly side: Side;
  readonly token: string;
}

/** Answer to `POST /api/matches`, `…/rematch` and `…/join`. */
export interface SeatsGiven {
  readonly match: string;
  readonly seats: readonly Seat[];
  /** Path of the table, the same for players, guests invited and spectators. */
  readonly path: string;
}

/** Body of `POST /api/matches/:id/join`. */
export interface JoinMatch {
  readonly name: string;
  /**
   * The mark of the device at which a person sits down with another: whoever leaves matches again and again has to
   * wait by it. The server keeps its hash for a while and shows it to nobody.
   */
  readonly device?: string | undefined;
}

/** Body of `POST /api/matches/:id/rematch`: the seats held in the match before. */
export interface Rematch {
  readonly seats: readonly string[];
}

/** Answer to `GET /api/matches/:id`. */
export interface MatchSummary {
  readonly match: MatchInfo;
  readonly games: readonly FinishedGame[];
  readonly game: string | null;
}

/** Schema of {@link CreateMatch}. */
export const CREATE_MATCH: v.GenericSchema<unknown, CreateMatch> = v.strictObject({
  rules: v.union([
    v.pipe(v.string(), v.maxLength(400)),
    v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()), v.maxEntries(40)),
  ]),
  length: LENGTH,
  clock: v.optional(CLOCK),
  opponent: v.picklist(OPPONENTS),
  level: v.optional(LEVEL),
  name: NAME,
  opponentName: v.optional(NAME),
  side: v.optional(SIDE),
  device: v.optional(DEVICE),
});

/** Schema of {@link JoinMatch}. */
export const JOIN_MATCH: v.GenericSchema<unknown, JoinMatch> = v.strictObject({
  name: NAME,
  device: v.optional(DEVICE),
});

/** Schema of {@link Rematch}. */
export const REMATCH: v.GenericSchema<unknown, Rematch> = v.strictObject({
  seats: v.pipe(v.array(HEX_64), v.minLength(1), v.maxLength(2)),
});

/** Schema of {@link SeatsGiven}. */
export const SEATS_GIVEN: v.GenericSchema<unknown, SeatsGiven> = v.object({
  match: MATCH_ID,
  seats: v.array(v.object({ side: SIDE, token: HEX_64 })),
  path: v.pipe(v.string(), v.maxLength(200)),
});

/** Schema of {@link MatchSummary}. */
export const MATCH_SUMMARY: v.GenericSchema<unknown, MatchSummary> = v.object({
  match: MATCH_INFO,
  games: v.array(FINISHED_GAME),
  game: v.nullable(GAME_ID),
});

/** Reads the body of `POST /api/matches`. */
export function decodeCreateMatch(input: unknown): Result<CreateMatch, ProtocolRefusal> {
  return decodeWith(CREATE_MATCH, input);
}

/** Reads the body of `POST /api/matches/:id/join`. */
export function decodeJoinMatch(input: unknown): Result<JoinMatch, ProtocolRefusal> {
  return decodeWith(JOIN_MATCH, input);
}

/** Reads the body of `POST /api/matches/:id/rematch`. */
export function decodeRematch(input: unknown): Result<Rematch, ProtocolRefusal> {
  return decodeWith(REMATCH, input);
}

/** Reads the answer that gives seats. */
export function decodeSeatsGiven(input: unknown): Result<SeatsGiven, ProtocolRefusal> {
  return decodeWith(SEATS_GIVEN, input);
}

/** Reads the public summary of a match. */
export function decodeMatchSummary(input: unknown): Result<MatchSummary, ProtocolRefusal> {
  return decodeWith(MATCH_SUMMARY, input);
}

import type { Result } from '@nardy/result';
import { type ClockSettings, ENDINGS, type GameResult, type Side } from '@nardy/rules';
import * as v from 'valibot';
import { decodeTextWith } from './decode.ts';
import {
  CLOCK,
  COUNT,
  GAME_ID,
  HEX_64,
  LENGTH,
  LEVEL,
  LINES,
  MATCH_ID,
  NAME,
  REQUEST_ID,
  SIDE,
  WIN_KIND,
} from './fields.ts';
import type { ProtocolRefusal } from './refusal.ts';

/**
 * How links are released: `live` answers when asked, `post` sends ahead (correspondence); `local` is a game that a
 * device hosts for itself, answered as in `live`.
 */
export const DICE_MODES = ['live', 'post', 'local'] as const;
export type DiceMode = (typeof DICE_MODES)[number];
/** Modes of the games that a server hosts. */
export type ServedMode = Exclude<DiceMode, 'local'>;

export const OPPONENTS = ['friend', 'bot', 'hotseat'] as const;
/** Who plays: two people, a person against the server's bot, or two people at one device. */
export type OpponentKind = (typeof OPPONENTS)[number];

/** What the match is played by, in a form that can be shown before the first game. */
export interface WireSettings {
  /** Text of `formatRules`. */
  readonly rules: string;
  readonly length: number | null;
  readonly clock: ClockSettings;
}

/** Name at a seat; `null` while the seat is free. */
export interface SeatNames {
  readonly white: string | null;
  readonly black: string | null;
}

export interface MatchInfo {
  readonly id: string;
  readonly settings: WireSettings;
  readonly mode: DiceMode;
  readonly opponent: OpponentKind;
  /** Level of the bot; `null` where there is none. */
  readonly level: string | null;
  readonly players: SeatNames;
  /** `closed`: a money session that was ended between games. */
  readonly session: 'open' | 'closed';
  /** The match two players went on to after this one, once there is one. */
  readonly rematch: string | null;
}

/** A finished game of the match. `head` is the hash of its last line. */
export interface FinishedGame {
  readonly game: string;
  readonly result: GameResult;
  readonly head: string;
}

export const SEAT_STATES = ['here', 'away', 'free'] as const;

/** Whether someone is at a seat. */
export interface SeatPresence {
  readonly state: (typeof SEAT_STATES)[number];
  /** When the opponent may claim the match, server time; `null` unless away in a game under way. */
  readonly claimAtUnixMs: number | null;
}

export interface Presence {
  readonly white: SeatPresence;
  readonly black: SeatPresence;
  readonly spectators: number;
}

/** Answer to `hello`, and whenever the client must begin anew. */
export interface Welcome {
  readonly type: 'welcome';
  readonly v: number;
  readonly match: MatchInfo;
  /** The sides this connection holds. */
  readonly sides: readonly Side[];
  readonly games: readonly FinishedGame[];
  /** The current (or last) game; `null` until both seats are taken. */
  readonly game: string | null;
  /** Number of the first line in `lines`: 0, or what the client had, if that was a true beginning. */
  readonly from: number;
  readonly lines: readonly string[];
  readonly presence: Presence;
  readonly serverUnixMs: number;
}

/** Lines of a game, in order. A game not seen before (with `from` 0) is the next game of the match. */
export interface LinesMessage {
  readonly type: 'lines';
  readonly game: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly serverUnixMs: number;
}

/** A refusal as it travels: a code and its facts. */
export interface WireRefusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** Answer to one request. The lines of an accepted request come before it. */
export type Answer =
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly revision: number }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly refusal: WireRefusal };

export const FAULT_CODES = [
  /** Not a message of this protocol; the connection is closed. */
  'FAULT_MALFORMED',
  /** Another version of the messages: load the page again. */
  'FAULT_VERSION',
  'FAULT_HELLO_FIRST',
  'FAULT_UNKNOWN_MATCH',
  /** A seat token that is none of this match's. */
  'FAULT_UNKNOWN_SEAT',
  'FAULT_TOO_MANY_MESSAGES',
  'FAULT_TOO_MANY_CONNECTIONS',
  /** Something broke in the server; `incident` is in its log. */
  'FAULT_INTERNAL',
  'FAULT_SHUTDOWN',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Something wrong with the connection rather than with a request. */
export interface Fault {
  readonly type: 'fault';
  readonly code: FaultCode;
  readonly incident?: string | undefined;
}

export type ServerMessage =
  | Welcome
  | LinesMessage
  | Answer
  | { readonly type: 'presence'; readonly presence: Presence }
  | Fault
  | { readonly type: 'pong'; readonly serverUnixMs: number };

const SEAT = v.object({ state: v.picklist(SEAT_STATES), claimAtUnixMs: v.nullable(COUNT) });
const PRESENCE = v.object({ white: SEAT, black: SEAT, spectators: COUNT });

/** Schema of {@link WireSettings}. */
export const WIRE_SETTINGS: v.GenericSchema<unknown, WireSettings> = v.object({
  rules: v.pipe(v.string(), v.maxLength(400)),
  length: LENGTH,
  clock: CLOCK,
});

/** Schema of {@link MatchInfo}. */
export const MATCH_INFO: v.GenericSchema<unknown, MatchInfo> = v.object({
  id: MATCH_ID,
  settings: WIRE_SETTINGS,
  mode: v.picklist(DICE_MODES),
  opponent: v.picklist(OPPONENTS),
  // Servers before the levels do not say it.
  level: v.optional(v.nullable(LEVEL), null),
  players: v.object({ white: v.nullable(NAME), black: v.nullable(NAME) }),
  session: v.picklist(['open', 'closed']),
  rematch: v.nullable(MATCH_ID),
});

/** Schema of {@link FinishedGame}. */
export const FINISHED_GAME: v.GenericSchema<unknown, FinishedGame> = v.object({
  game: GAME_ID,
  result: v.object({
    winner: v.nullable(SIDE),
    kind: v.nullable(WIN_KIND),
    points: COUNT,
    ending: v.picklist(ENDINGS),
  }),
  head: HEX_64,
});

/** Schema of {@link ServerMessage}. Unknown fields are dropped, so a server may say more than a client knows. */
export const SERVER_MESSAGE: v.GenericSchema<unknown, ServerMessage> = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    v: COUNT,
    match: MATCH_INFO,
    sides: v.pipe(v.array(SIDE), v.maxLength(2)),
    games: v.array(FINISHED_GAME),
    game: v.nullable(GAME_ID),
    from: COUNT,
    lines: LINES,
    presence: PRESENCE,
    serverUnixMs: COUNT,
  }),
  v.object({ type: v.literal('lines'), game: GAME_ID, from: COUNT, lines: LINES, serverUnixMs: COUNT }),
  v.variant('ok', [
    v.object({ type: v.literal('answer'), id: REQUEST_ID, ok: v.literal(true), revision: COUNT }),
    v.object({
      type: v.literal('answer'),
      id: REQUEST_ID,
      ok: v.literal(false),
      refusal: v.looseObject({ code: v.pipe(v.string(), v.maxLength(64)) }),
    }),
  ]),
  v.object({ type: v.literal('presence'), presence: PRESENCE }),
  v.object({
    type: v.literal('fault'),
    code: v.picklist(FAULT_CODES),
    incident: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.object({ type: v.literal('pong'), serverUnixMs: COUNT }),
]);

const MAX_SERVER_MESSAGE = 64_000_000;

/** Reads a message from the server. */
export function decodeServerMessage(text: string): Result<ServerMessage, ProtocolRefusal> {
  return decodeTextWith(SERVER_MESSAGE, text, MAX_SERVER_MESSAGE);
}

/** The text of a message to a client. */
export function encodeServerMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}

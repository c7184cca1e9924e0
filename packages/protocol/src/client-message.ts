import type { ActCommand } from '@nardy/record';
import type { Result } from '@nardy/result';
import type { CheckerMoveText, Side, WinKind } from '@nardy/rules';
import * as v from 'valibot';
import { decodeTextWith } from './decode.ts';
import {
  CHAIN_LENGTH,
  COUNT,
  GAME_ID,
  HEX_64,
  MATCH_ID,
  REQUEST_ID,
  ROLL_NUMBER,
  SIDE,
  WIN_KIND,
} from './fields.ts';
import type { ProtocolRefusal } from './refusal.ts';
import { MAX_CLIENT_MESSAGE_BYTES } from './version.ts';

/** A command as it is sent: without the side, which the request names. */
export type WireCommand =
  | { readonly type: 'play'; readonly moves: readonly CheckerMoveText[] }
  | { readonly type: 'resign'; readonly kind: WinKind }
  /** Back to before the own act of line `line`. */
  | { readonly type: 'takeBack'; readonly line: number }
  /** After a take-back: roll `roll` comes again. */
  | { readonly type: 'rollAgain'; readonly roll: number }
  | {
      readonly type:
        | 'double'
        | 'take'
        | 'pass'
        | 'beaver'
        | 'raccoon'
        | 'resignMatch'
        | 'acceptResignation'
        | 'declineResignation'
        | 'closeSession';
    };

/** What a player's client asks of the table. */
export type WireRequest =
  /** The seal of a chain: the first one of a game, or a renewal. */
  | { readonly type: 'anchor'; readonly length: number; readonly anchor: string }
  /** Opens a link. By the side on roll it is the request of the roll. */
  | { readonly type: 'link'; readonly roll: number; readonly link: string }
  | { readonly type: 'act'; readonly command: WireCommand }
  /** The chain is gone: void the roll if it must be, and seal a new chain. */
  | { readonly type: 'lostDevice'; readonly length: number; readonly anchor: string }
  /** Between games. */
  | { readonly type: 'nextGame' }
  /** The opponent has been away longer than the grace: the match is claimed. */
  | { readonly type: 'claim' };

/** What the client has of a game already: `lines` lines, the last with hash `head`. */
export interface Have {
  readonly game: string;
  readonly lines: number;
  readonly head: string;
}

/** First message of a connection; may be sent again to ask for everything anew. */
export interface Hello {
  readonly type: 'hello';
  readonly v: number;
  readonly match: string;
  /** Seat tokens: none for a spectator, one for a player, two for a hot-seat table. */
  readonly seats: readonly string[];
  readonly have: Have | null;
}

/** One request of one side. */
export interface TableRequestMessage {
  readonly type: 'request';
  /** Chosen by the client, fresh for every request; a repeat gets the stored answer. */
  readonly id: string;
  readonly game: string;
  /** How many lines of the game the client had. */
  readonly revision: number;
  readonly side: Side;
  readonly request: WireRequest;
}

export type ClientMessage = Hello | TableRequestMessage | { readonly type: 'ping' };

const BARE_COMMANDS = [
  'double',
  'take',
  'pass',
  'beaver',
  'raccoon',
  'resignMatch',
  'acceptResignation',
  'declineResignation',
  'closeSession',
] as const;

const PLACE = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));

const COMMAND = v.variant('type', [
  v.strictObject({
    type: v.literal('play'),
    moves: v.pipe(v.array(v.strictObject({ from: PLACE, to: PLACE })), v.maxLength(4)),
  }),
  v.strictObject({ type: v.literal('resign'), kind: WIN_KIND }),
  v.strictObject({ type: v.literal('takeBack'), line: COUNT }),
  v.strictObject({ type: v.literal('rollAgain'), roll: ROLL_NUMBER }),
  v.strictObject({ type: v.picklist(BARE_COMMANDS) }),
]);

const REQUEST = v.variant('type', [
  v.strictObject({ type: v.literal('anchor'), length: CHAIN_LENGTH, anchor: HEX_64 }),
  v.strictObject({ type: v.literal('link'), roll: ROLL_NUMBER, link: HEX_64 }),
  v.strictObject({ type: v.literal('act'), command: COMMAND }),
  v.strictObject({ type: v.literal('lostDevice'), length: CHAIN_LENGTH, anchor: HEX_64 }),
  v.strictObject({ type: v.literal('nextGame') }),
  v.strictObject({ type: v.literal('claim') }),
]);

/** Schema of {@link ClientMessage}. Unknown fields are refused. */
export const CLIENT_MESSAGE: v.GenericSchema<unknown, ClientMessage> = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    v: COUNT,
    match: MATCH_ID,
    seats: v.pipe(v.array(HEX_64), v.maxLength(2)),
    have: v.nullable(v.strictObject({ game: GAME_ID, lines: COUNT, head: HEX_64 })),
  }),
  v.strictObject({
    type: v.literal('request'),
    id: REQUEST_ID,
    game: GAME_ID,
    revision: COUNT,
    side: SIDE,
    request: REQUEST,
  }),
  v.strictObject({ type: v.literal('ping') }),
]);

/** Reads a message from a client: at most 64 KiB of JSON, unknown fields refused. */
export function decodeClientMessage(text: string): Result<ClientMessage, ProtocolRefusal> {
  return decodeTextWith(CLIENT_MESSAGE, text, MAX_CLIENT_MESSAGE_BYTES);
}

/** The text of a message to the server. */
export function encodeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message);
}

/** The command of the match machine that `side` means by `command`. */
export function commandOf(side: Side, command: WireCommand): ActCommand {
  return { ...command, side };
}

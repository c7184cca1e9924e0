import { type ClockSettings, SIDES, type Side, WIN_KINDS, type WinKind } from '@nardy/rules';
import * as v from 'valibot';
import { MAX_LINE_LENGTH, MAX_LINES, MAX_NAME_LENGTH } from './version.ts';

type Field<T> = v.GenericSchema<unknown, T>;

/** 32 bytes as 64 lower-case hex digits: links, seals, heads, seat tokens. */
export const HEX_64: Field<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A game identifier: 16 bytes as 32 lower-case hex digits. */
export const GAME_ID: Field<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** The mark of a device: 16 random bytes of its own as 32 lower-case hex digits. */
export const DEVICE: Field<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** A match identifier as the server makes them. */
export const MATCH_ID: Field<string> = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A client's name for its own request; the same id twice means the same request. */
export const REQUEST_ID: Field<string> = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A side. */
export const SIDE: Field<Side> = v.picklist(SIDES);
/** The size of a win. */
export const WIN_KIND: Field<WinKind> = v.picklist(WIN_KINDS);
/** A whole number, 0 and up. */
export const COUNT: Field<number> = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 53 - 1));
/** A player's name: no control characters, no line or paragraph separators, no blank ends. */
export const NAME: Field<string> = v.pipe(
  v.string(),
  v.maxLength(MAX_NAME_LENGTH),
  v.regex(/^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029]+(?<!\s)$/u),
);
/** Id of a level of the bot. Which there are is the engine's affair: a page may meet one it does not know. */
export const LEVEL: Field<string> = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** One line of a log; its grammar is checked by the dice package. */
export const LINE: Field<string> = v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH));
/** Lines of one game in order. */
export const LINES: Field<string[]> = v.pipe(v.array(LINE), v.maxLength(MAX_LINES));
/** Length of a chain. */
export const CHAIN_LENGTH: Field<number> = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));
/** Number of a roll in its game. */
export const ROLL_NUMBER: Field<number> = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));
/** Points to win, or `null` for a money session. */
export const LENGTH: Field<number | null> = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
);
const DAY_MS = 86_400_000;
/** Clock settings: a reserve of at most a day, a delay of at most an hour, 1–30 days a turn. */
export const CLOCK: Field<ClockSettings> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('delay'),
    reserveMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS)),
    delayMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    daysPerTurn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
]);

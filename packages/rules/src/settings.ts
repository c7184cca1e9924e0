import { err, ok, type Result } from '@nardy/result';
import { decodeRules, type RuleSetRefusal } from './decode-rules.ts';
import type { ClockSettings, MatchSettings } from './match-types.ts';
import type { RuleSet } from './rule-set.ts';
import { matchRules } from './rule-text.ts';

/** Longest match, in points. */
export const LONGEST_MATCH = 999;

const MINUTE_MS = 60_000;
/** Milliseconds in a day. */
export const DAY_MS: number = 24 * 60 * MINUTE_MS;
const MOST_DAYS = 30;
const LONGEST_RESERVE_MS = DAY_MS;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

/** Why something is no agreement for a match. */
export type SettingsRefusal =
  | { readonly code: 'SETTINGS_NOT_UNDERSTOOD' }
  /** Not a whole number from 1 to `most`, nor `null`. */
  | { readonly code: 'SETTINGS_LENGTH'; readonly most: number }
  /** Unknown kind of clock, or a time out of range. */
  | { readonly code: 'SETTINGS_CLOCK' };

/** Every code of {@link SettingsRefusal}. */
export const SETTINGS_REFUSAL_CODES = [
  'SETTINGS_NOT_UNDERSTOOD',
  'SETTINGS_LENGTH',
  'SETTINGS_CLOCK',
] as const;

/** What {@link makeSettings} is given. */
export interface SettingsInput {
  readonly rules: RuleSet;
  /** 1–999, or `null` for a money session. */
  readonly length: number | null;
  /** Default: no clock. */
  readonly clock?: ClockSettings;
}

/**
 * The agreement for a match (or money session), checked. In a match Jacoby, beavers, raccoons and auto-doubles
 * are switched off whatever the rule set says ([MA-02]); a money session keeps them.
 * Limits: length 1–999; reserve to 24 h, delay to 1 h, not both 0; 1–30 days a turn.
 */
export function makeSettings(input: SettingsInput): Result<MatchSettings, SettingsRefusal> {
  const { rules, length, clock = { kind: 'none' } } = input;
  if (length !== null && !isWhole(length, 1, LONGEST_MATCH)) {
    return err({ code: 'SETTINGS_LENGTH', most: LONGEST_MATCH });
  }
  const checked = decodeClock(clock);
  if (checked === null) return err({ code: 'SETTINGS_CLOCK' });
  return ok({ rules: length === null ? rules : matchRules(rules), length, clock: checked });
}

/** {@link makeSettings} for what comes from outside: `{rules, length, clock?}`, rules as in `decodeRules`. */
export function decodeSettings(input: unknown): Result<MatchSettings, SettingsRefusal | RuleSetRefusal> {
  if (typeof input !== 'object' || input === null) return err({ code: 'SETTINGS_NOT_UNDERSTOOD' });
  const { rules, length, clock } = input as Readonly<Record<string, unknown>>;
  const decoded = decodeRules(rules);
  if (!decoded.ok) return decoded;
  return makeSettings({
    rules: decoded.value,
    length: length as number | null,
    ...(clock === undefined ? {} : { clock: clock as ClockSettings }),
  });
}

/** The usual clock: 2 minutes per point of the match (4 for each game of a money session), 12 s delay. */
export function defaultClock(length: number | null): ClockSettings {
  return { kind: 'delay', reserveMs: 2 * MINUTE_MS * (length ?? 2), delayMs: 12_000 };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** A clock with its own fields only, or `null`. */
function decodeClock(input: unknown): ClockSettings | null {
  if (typeof input !== 'object' || input === null) return null;
  const { kind, reserveMs, delayMs, daysPerTurn } = input as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'none':
      return { kind };
    case 'delay':
      if (!isWhole(reserveMs, 0, LONGEST_RESERVE_MS) || !isWhole(delayMs, 0, LONGEST_DELAY_MS)) return null;
      return reserveMs + delayMs > 0 ? { kind, reserveMs, delayMs } : null;
    case 'correspondence':
      return isWhole(daysPerTurn, 1, MOST_DAYS) ? { kind, daysPerTurn } : null;
    default:
      return null;
  }
}

import { type CreateMatch, DICE_MODES, type MatchInfo } from '@nardy/protocol';
import { ok, type Result } from '@nardy/result';
import {
  decodeRules,
  decodeSettings,
  formatRules,
  type MatchSettings,
  makeSettings,
  parseRules,
  type RuleSetRefusal,
  type SettingsRefusal,
} from '@nardy/rules';
import type { Agreement } from '@nardy/session';

/** What play by such settings is held to: options that a match switches off are off here as well. */
function termsOf({ rules, length, clock }: MatchSettings, mode: Agreement['mode']): Agreement {
  return { rules: formatRules(rules), length, clock, mode };
}

/** The terms a request for a match asks for, or why no server makes such a match. */
export function termsAskedFor(
  request: Pick<CreateMatch, 'rules' | 'length' | 'clock'>,
): Result<Agreement, RuleSetRefusal | SettingsRefusal> {
  const rules = typeof request.rules === 'string' ? parseRules(request.rules) : decodeRules(request.rules);
  if (!rules.ok) return rules;
  const { length, clock = { kind: 'none' } } = request;
  const settings = makeSettings({ rules: rules.value, length, clock });
  if (!settings.ok) return settings;
  return ok(termsOf(settings.value, clock.kind === 'correspondence' ? 'post' : 'live'));
}

/**
 * The terms someone joins by. What the page showed before the seat was taken counts for rules and length,
 * whatever the server says when it is asked for the rest.
 */
export function termsJoined(
  shown: Pick<Agreement, 'rules' | 'length'>,
  { settings, mode }: MatchInfo,
): Agreement {
  const { rules, length } = shown;
  return { rules, length, clock: settings.clock, mode };
}

/** Terms as they were stored; `undefined` where there are none, or none that can be read. */
export function decodeTerms(stored: unknown): Agreement | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { rules, length, clock, mode } = stored as Readonly<Record<string, unknown>>;
  const parsed = typeof rules === 'string' ? parseRules(rules) : null;
  const known = DICE_MODES.find((one) => one === mode);
  if (parsed?.ok !== true || known === undefined) return undefined;
  const settings = decodeSettings({ rules: parsed.value, length, clock });
  return settings.ok ? termsOf(settings.value, known) : undefined;
}

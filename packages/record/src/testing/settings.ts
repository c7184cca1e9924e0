import { invariant } from '@nardy/result';
import { decodeSettings, type MatchSettings } from '@nardy/rules';

/** Settings from a rule set's id or options; throws on impossible ones. */
export function settingsOf(
  rules: unknown,
  length: number | null,
  clock: MatchSettings['clock'] = { kind: 'none' },
): MatchSettings {
  const settings = decodeSettings({ rules, length, clock });
  invariant(settings.ok, `the settings are possible: ${JSON.stringify(settings)}`);
  return settings.value;
}

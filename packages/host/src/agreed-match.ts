import { DEFAULT_LEVEL, type LevelId, parseLevel } from '@nardy/engine';
import type { CreateMatch, ServerRefusal } from '@nardy/protocol';
import { botName } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import {
  type BySide,
  decodeRules,
  type MatchSettings,
  makeSettings,
  opponentOf,
  parseRules,
  type RuleSetRefusal,
  type SettingsRefusal,
  type Side,
} from '@nardy/rules';

/** A match as it was asked for, checked: what is played, by whom, and which seats the asker holds. */
export interface AgreedMatch {
  readonly settings: MatchSettings;
  /** How strong the bot is; `null` without one. */
  readonly level: LevelId | null;
  /** `null`: the seat waits for someone. */
  readonly names: BySide<string | null>;
  readonly held: readonly Side[];
}

/** Reads what was asked for. */
export function agreeOnMatch(
  body: CreateMatch,
): Result<AgreedMatch, RuleSetRefusal | SettingsRefusal | ServerRefusal> {
  const rules = typeof body.rules === 'string' ? parseRules(body.rules) : decodeRules(body.rules);
  if (!rules.ok) return rules;
  const { length, clock = { kind: 'none' } as const } = body;
  const settings = makeSettings({ rules: rules.value, length, clock });
  if (!settings.ok) return settings;
  const level = levelAskedFor(body);
  if (!level.ok) return level;
  const own = body.side ?? 'white';
  const other = opponentOf(own);
  const otherName = {
    friend: null,
    bot: level.value === null ? null : botName(level.value),
    hotseat: body.opponentName ?? body.name,
  }[body.opponent];
  const names =
    own === 'white' ? { white: body.name, black: otherName } : { white: otherName, black: body.name };
  const held = body.opponent === 'hotseat' ? [own, other] : [own];
  return ok({ settings: settings.value, level: level.value, names, held });
}

function levelAskedFor({ opponent, level }: CreateMatch): Result<LevelId | null, ServerRefusal> {
  if (opponent !== 'bot') return ok(null);
  if (level === undefined) return ok(DEFAULT_LEVEL);
  const known = parseLevel(level);
  return known === null ? err({ code: 'LEVEL_UNKNOWN', level }) : ok(known);
}

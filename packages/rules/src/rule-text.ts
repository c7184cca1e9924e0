import { err, type Result } from '@nardy/result';
import { decodeRules, nameRules, RULE_OPTIONS, type RuleSetRefusal } from './decode-rules.ts';
import { RULE_SET_IDS, type RuleSet, type RuleSetId } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';

/** Longest rule text that is read. */
export const LONGEST_RULE_TEXT = 400;

/**
 * The canonical text of a rule set: the nearest named set, then each option that differs, in fixed order:
 * `long`, `international+jacoby:true+beavers:true`. Only `A-Za-z0-9.:+-` occur. Equal rules give equal texts.
 */
export function formatRules(rules: RuleSet): string {
  let best: readonly [base: RuleSetId, differing: readonly string[]] | null = null;
  for (const id of RULE_SET_IDS) {
    const differing = RULE_OPTIONS.filter((option) => rules[option] !== RULE_SETS[id][option]);
    if (best === null || differing.length < best[1].length) {
      best = [id, differing.map((option) => `${option}:${rules[option] ?? 'none'}`)];
    }
  }
  const [base, differing] = best as NonNullable<typeof best>;
  return [base, ...differing].join('+');
}

/**
 * Reads what {@link formatRules} writes; options may come in any order, each at most once.
 * Reads at most {@link LONGEST_RULE_TEXT} characters.
 */
export function parseRules(text: string): Result<RuleSet, RuleSetRefusal> {
  if (text.length > LONGEST_RULE_TEXT) return err({ code: 'RULES_NOT_UNDERSTOOD' });
  const [base, ...settings] = text.split('+');
  const options: Record<string, unknown> = Object.create(null);
  for (const setting of settings) {
    const [option, value, ...rest] = setting.split(':');
    if (option === undefined || value === undefined || rest.length > 0 || option in options) {
      return err({ code: 'RULES_NOT_UNDERSTOOD' });
    }
    if (option === 'base' || option === 'id') return err({ code: 'RULES_UNKNOWN_OPTION', option });
    options[option] = parseValue(option, value);
  }
  return decodeRules({ ...options, base });
}

function parseValue(option: string, value: string): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (option === 'cubeCap' && value === 'none') return null;
  return /^(0|[1-9]\d{0,9})$/.test(value) ? Number(value) : value;
}

/** The rules a match is played by: what belongs to money play is off. The id follows. */
export function matchRules(rules: RuleSet): RuleSet {
  return nameRules({ ...rules, jacoby: false, beavers: false, raccoons: false, autoDoubles: 0 });
}

import { err, ok, type Result } from '@nardy/result';
import { BOARD_KINDS } from './board.ts';
import {
  BEAR_OFF_AFTER_HIT,
  CUBE_KINDS,
  HEAD_ON_FIRST_TURN,
  HIT_AND_HIDE,
  NEXT_GAME_STARTERS,
  OPENING_ROLLS,
  PRIME_RULES,
  RULE_SET_IDS,
  type RuleSet,
  type RuleSetId,
  SCORINGS,
} from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';

/** The options of a rule set in the order they are written. */
export const RULE_OPTIONS = [
  'board',
  'hitAndHide',
  'bearOffAfterHit',
  'headOnFirstTurn',
  'primeRule',
  'lastTurn',
  'openingRoll',
  'nextGameStarter',
  'scoring',
  'cube',
  'cubeCap',
  'jacoby',
  'beavers',
  'raccoons',
  'autoDoubles',
  'crawford',
] as const;
export type RuleOption = (typeof RULE_OPTIONS)[number];

/** Most auto-doubles a rule set can allow. */
export const MOST_AUTO_DOUBLES = 10;

/** No cube is turned above this, cap or not, so that every number of points stays exact. */
export const CUBE_CEILING: number = 2 ** 30;

/** Why something is not a rule set. */
export type RuleSetRefusal =
  /** Neither an id, nor an object of options, nor a rule text. */
  | { readonly code: 'RULES_NOT_UNDERSTOOD' }
  | { readonly code: 'RULES_UNKNOWN_ID' }
  | { readonly code: 'RULES_UNKNOWN_OPTION'; readonly option: string }
  | { readonly code: 'RULES_BAD_VALUE'; readonly option: RuleOption }
  /** `option` has its meaning only where `needs` is (or, with `value`, is that). */
  | {
      readonly code: 'RULES_OPTION_NEEDS';
      readonly option: RuleOption;
      readonly needs: RuleOption;
      readonly value: string;
    };

/** Every code of {@link RuleSetRefusal}. */
export const RULE_SET_REFUSAL_CODES = [
  'RULES_NOT_UNDERSTOOD',
  'RULES_UNKNOWN_ID',
  'RULES_UNKNOWN_OPTION',
  'RULES_BAD_VALUE',
  'RULES_OPTION_NEEDS',
] as const;

const oneOf =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    values.includes(value as string);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isWhole =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const IS_VALUE: Readonly<Record<RuleOption, (value: unknown) => boolean>> = {
  board: oneOf(BOARD_KINDS),
  hitAndHide: oneOf(HIT_AND_HIDE),
  bearOffAfterHit: oneOf(BEAR_OFF_AFTER_HIT),
  headOnFirstTurn: oneOf(HEAD_ON_FIRST_TURN),
  primeRule: oneOf(PRIME_RULES),
  lastTurn: isBoolean,
  openingRoll: oneOf(OPENING_ROLLS),
  nextGameStarter: oneOf(NEXT_GAME_STARTERS),
  scoring: oneOf(SCORINGS),
  cube: oneOf(CUBE_KINDS),
  cubeCap: (value) => value === null || isWhole(2, CUBE_CEILING)(value),
  jacoby: isBoolean,
  beavers: isBoolean,
  raccoons: isBoolean,
  autoDoubles: isWhole(0, MOST_AUTO_DOUBLES),
  crawford: isBoolean,
};

function isRuleSetId(value: unknown): value is RuleSetId {
  return RULE_SET_IDS.includes(value as RuleSetId);
}

/** Whether two rule sets play alike; the id has no say. */
export function sameRules(a: RuleSet, b: RuleSet): boolean {
  return RULE_OPTIONS.every((option) => a[option] === b[option]);
}

/** The same rules under the id they have: a named set's, or `custom`. */
export function nameRules(rules: RuleSet): RuleSet {
  const id = RULE_SET_IDS.find((candidate) => sameRules(RULE_SETS[candidate], rules)) ?? 'custom';
  return { ...rules, id };
}

/** Options that mean something only beside another option's value. */
const NEEDS: readonly {
  readonly option: RuleOption;
  readonly inUse: (rules: RuleSet) => boolean;
  readonly needs: RuleOption;
  readonly value: string;
  readonly met: (rules: RuleSet) => boolean;
}[] = [
  ...(['hitAndHide', 'bearOffAfterHit'] as const).map((option) => ({
    option,
    inUse: (rules: RuleSet) => rules[option] !== 'allowed',
    needs: 'board' as const,
    value: 'short',
    met: (rules: RuleSet) => rules.board === 'short',
  })),
  ...(['headOnFirstTurn', 'primeRule', 'lastTurn'] as const).map((option) => ({
    option,
    inUse: (rules: RuleSet) => rules[option] !== RULE_SETS.international[option],
    needs: 'board' as const,
    value: 'long',
    met: (rules: RuleSet) => rules.board === 'long',
  })),
  ...(['cubeCap', 'jacoby', 'beavers', 'raccoons', 'autoDoubles'] as const).map((option) => ({
    option,
    inUse: (rules: RuleSet) => rules[option] !== RULE_SETS.international[option],
    needs: 'cube' as const,
    value: 'doubling|arithmetic',
    met: (rules: RuleSet) => rules.cube !== 'none',
  })),
  {
    option: 'raccoons',
    inUse: (rules) => rules.raccoons,
    needs: 'beavers',
    value: 'true',
    met: (rules) => rules.beavers,
  },
];

/** A doubling cube shows powers of two only, so no other cap can be reached. */
function isReachableCap(rules: RuleSet): boolean {
  if (rules.cubeCap === null || rules.cube !== 'doubling') return true;
  return Number.isInteger(Math.log2(rules.cubeCap));
}

/**
 * Reads a rule set from outside: an id, or an object of options on top of `base` (default: the international
 * game, or `long` where `board` is `long`). A whole `RuleSet` is such an object too; its `id` counts as `base`.
 * What comes out is canonical: `international` scoring on the long board is `oin-mars`, and the id is that of
 * the named set with the same options, else `custom`.
 * Refusals: unknown ids, options and values; options that mean nothing beside the others.
 */
export function decodeRules(input: unknown): Result<RuleSet, RuleSetRefusal> {
  if (typeof input === 'string') {
    return isRuleSetId(input) ? ok(RULE_SETS[input]) : err({ code: 'RULES_UNKNOWN_ID' });
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err({ code: 'RULES_NOT_UNDERSTOOD' });
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const base = given.get('base') ?? (given.get('id') === 'custom' ? undefined : given.get('id'));
  if (base !== undefined && !isRuleSetId(base)) return err({ code: 'RULES_UNKNOWN_ID' });
  given.delete('base');
  given.delete('id');
  for (const option of given.keys()) {
    if (!RULE_OPTIONS.includes(option as RuleOption)) {
      return err({ code: 'RULES_UNKNOWN_OPTION', option: option.slice(0, 40) });
    }
  }
  const rules: Record<string, unknown> = {
    ...RULE_SETS[base ?? (given.get('board') === 'long' ? 'long' : 'international')],
  };
  for (const option of RULE_OPTIONS) {
    if (!given.has(option)) continue;
    const value = given.get(option);
    if (!IS_VALUE[option](value)) return err({ code: 'RULES_BAD_VALUE', option });
    rules[option] = value;
  }
  return judgeRules(rules as unknown as RuleSet);
}

function judgeRules(rules: RuleSet): Result<RuleSet, RuleSetRefusal> {
  for (const { option, inUse, needs, value, met } of NEEDS) {
    if (inUse(rules) && !met(rules)) return err({ code: 'RULES_OPTION_NEEDS', option, needs, value });
  }
  if (!isReachableCap(rules)) return err({ code: 'RULES_BAD_VALUE', option: 'cubeCap' });
  // [RS-04] koks of the international table needs a bar and hits: the long board counts oin and mars.
  const scoring = rules.board === 'long' && rules.scoring === 'international' ? 'oin-mars' : rules.scoring;
  return ok(nameRules({ ...rules, scoring }));
}

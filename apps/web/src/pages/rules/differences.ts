import { RULE_SETS, type RuleSet } from '@nardy/rules';

type Option = Exclude<keyof RuleSet, 'id' | 'board'>;

/** One option of a rule set that is not as usual on its board. */
export interface Difference {
  readonly option: Option;
  /** Key of the sentence that says the value, and the number in it. */
  readonly key: string;
  readonly n?: number;
}

/** The options of every board, in the order in which they matter to a player. */
const OPTIONS: readonly Option[] = [
  'hitAndHide',
  'bearOffAfterHit',
  'headOnFirstTurn',
  'primeRule',
  'lastTurn',
  'scoring',
  'cube',
  'cubeCap',
  'jacoby',
  'beavers',
  'raccoons',
  'autoDoubles',
  'crawford',
  'openingRoll',
  'nextGameStarter',
];
const SHORT_ONLY: ReadonlySet<Option> = new Set(['hitAndHide', 'bearOffAfterHit']);
const LONG_ONLY: ReadonlySet<Option> = new Set(['headOnFirstTurn', 'primeRule', 'lastTurn']);
const CUBE_ONLY: ReadonlySet<Option> = new Set([
  'cubeCap',
  'jacoby',
  'beavers',
  'raccoons',
  'autoDoubles',
  'crawford',
]);

/** The sentence that says the value of an option. */
export function sentenceOf(option: Option, value: RuleSet[Option]): Difference {
  const key = `difference.${option}`;
  if (option === 'cubeCap') {
    return typeof value === 'number'
      ? { option, key: `${key}.set`, n: value }
      : { option, key: `${key}.none` };
  }
  if (option === 'autoDoubles') {
    return value === 0 ? { option, key: `${key}.none` } : { option, key: `${key}.some`, n: Number(value) };
  }
  return { option, key: `${key}.${value}` };
}

/** Whether an option means anything beside the others. */
function matters(rules: RuleSet, option: Option): boolean {
  if (SHORT_ONLY.has(option)) return rules.board === 'short';
  if (LONG_ONLY.has(option)) return rules.board === 'long';
  if (option === 'raccoons') return rules.cube !== 'none' && rules.beavers;
  return !CUBE_ONLY.has(option) || rules.cube !== 'none';
}

/** How a rule set differs from the usual one of its board: international backgammon, or long nardy of the federation. */
export function differencesOf(rules: RuleSet): readonly Difference[] {
  const usual = RULE_SETS[rules.board === 'short' ? 'international' : 'long'];
  return OPTIONS.filter((option) => matters(rules, option) && rules[option] !== usual[option]).map((option) =>
    sentenceOf(option, rules[option]),
  );
}

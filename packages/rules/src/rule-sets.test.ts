import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUBE_CEILING, decodeRules, RULE_OPTIONS, type RuleOption, sameRules } from './decode-rules.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { formatRules, LONGEST_RULE_TEXT, parseRules } from './rule-text.ts';
import { rulesOf } from './testing/states.ts';

describe('named rule sets', () => {
  test.each<[name: string, id: string, differs: Partial<RuleSet>]>([
    ['[RS-01] casual', 'casual', { scoring: 'oin-mars', cube: 'none' }],
    [
      '[RS-01] caucasian',
      'caucasian',
      {
        hitAndHide: 'forbidden-in-home',
        bearOffAfterHit: 'if-forced',
        scoring: 'oin-mars',
        cube: 'none',
      },
    ],
    [
      '[RS-01] prison',
      'prison',
      {
        hitAndHide: 'forbidden-in-home',
        bearOffAfterHit: 'forbidden',
        scoring: 'oin-mars',
        cube: 'none',
      },
    ],
    ['[RS-01] dave', 'dave', { scoring: 'flat' }],
    ['[RS-01] four-tier', 'four-tier', { scoring: 'four-tier', cube: 'none' }],
    ['[RS-01] long', 'long', { board: 'long', scoring: 'oin-mars', cube: 'none', nextGameStarter: 'winner' }],
    [
      '[RS-01] long-classic',
      'long-classic',
      {
        board: 'long',
        scoring: 'four-tier',
        cube: 'none',
        nextGameStarter: 'winner',
        headOnFirstTurn: 'any-double',
      },
    ],
  ])('%s', (_, id, differs) => {
    expect(rulesOf(id)).toEqual({ ...RULE_SETS.international, id, ...differs });
  });

  test('[RS-01] the international game has every option at its default', () => {
    expect(RULE_SETS.international).toEqual({
      id: 'international',
      board: 'short',
      hitAndHide: 'allowed',
      bearOffAfterHit: 'allowed',
      headOnFirstTurn: 'blocked-doubles',
      primeRule: 'opponent-ahead',
      lastTurn: false,
      openingRoll: 'both-dice',
      nextGameStarter: 'roll',
      scoring: 'international',
      cube: 'doubling',
      cubeCap: null,
      jacoby: false,
      beavers: false,
      raccoons: false,
      autoDoubles: 0,
      crawford: true,
    });
  });

  test('[RS-06] every named set is found by its options', () => {
    for (const id of RULE_SET_IDS)
      expect(decodeRules({ ...RULE_SETS[id], id: 'custom' })).toEqual({
        ok: true,
        value: RULE_SETS[id],
      });
  });
});

describe('custom rules', () => {
  test.each<[name: string, input: unknown, id: string, options: Partial<RuleSet>]>([
    [
      '[RS-02] options on a base',
      { base: 'caucasian', scoring: 'four-tier' },
      'custom',
      { hitAndHide: 'forbidden-in-home' },
    ],
    ['[RS-02] no base: the international game', { jacoby: true }, 'custom', { board: 'short', jacoby: true }],
    ['[RS-02] no base, long board: long', { board: 'long' }, 'long', { nextGameStarter: 'winner' }],
    ['[RS-02] an id counts as base', { id: 'dave', cube: 'arithmetic' }, 'custom', { scoring: 'flat' }],
    ['[RS-02] no options at all', {}, 'international', {}],
    ['[RS-06] the id follows the options', { base: 'caucasian', bearOffAfterHit: 'forbidden' }, 'prison', {}],
    [
      '[RS-04] international scoring on the long board',
      { base: 'long', scoring: 'international' },
      'long',
      { scoring: 'oin-mars' },
    ],
    ['[RS-03] raccoons beside beavers', { beavers: true, raccoons: true }, 'custom', { raccoons: true }],
    [
      '[RS-03] a cube on the long board',
      { base: 'long', cube: 'doubling', jacoby: true },
      'custom',
      { jacoby: true },
    ],
    ['[RS-07] a power of two', { cubeCap: 64 }, 'custom', { cubeCap: 64 }],
    [
      '[RS-07] any cap for the arithmetic cube',
      { cube: 'arithmetic', cubeCap: 10 },
      'custom',
      { cubeCap: 10 },
    ],
  ])('%s', (_, input, id, options) => {
    expect(rulesOf(input)).toMatchObject({ id, ...options });
  });

  test.each<[name: string, input: unknown, refusal: object]>([
    ['[RS-02] unknown id', 'tavla', { code: 'RULES_UNKNOWN_ID' }],
    ['[RS-02] unknown base', { base: 'custom' }, { code: 'RULES_UNKNOWN_ID' }],
    ['[RS-02] inherited name as id', 'toString', { code: 'RULES_UNKNOWN_ID' }],
    ['[RS-02] a number', 7, { code: 'RULES_NOT_UNDERSTOOD' }],
    ['[RS-02] nothing', null, { code: 'RULES_NOT_UNDERSTOOD' }],
    ['[RS-02] a list', ['long'], { code: 'RULES_NOT_UNDERSTOOD' }],
    ['[RS-02] unknown option', { dice: 3 }, { code: 'RULES_UNKNOWN_OPTION', option: 'dice' }],
    [
      '[RS-02] a prototype key',
      JSON.parse('{"__proto__": {"cube": "none"}}'),
      { code: 'RULES_UNKNOWN_OPTION', option: '__proto__' },
    ],
    [
      '[RS-02] a very long option is cut',
      { ['x'.repeat(5000)]: 1 },
      { code: 'RULES_UNKNOWN_OPTION', option: 'x'.repeat(40) },
    ],
    [
      '[RS-02] value of another option',
      { scoring: 'doubling' },
      { code: 'RULES_BAD_VALUE', option: 'scoring' },
    ],
    ['[RS-02] text for a boolean', { jacoby: 'true' }, { code: 'RULES_BAD_VALUE', option: 'jacoby' }],
    ['[RS-02] undefined', { crawford: undefined }, { code: 'RULES_BAD_VALUE', option: 'crawford' }],
    [
      '[RS-02] auto-doubles without end',
      { autoDoubles: 11 },
      { code: 'RULES_BAD_VALUE', option: 'autoDoubles' },
    ],
    ['[RS-02] half an auto-double', { autoDoubles: 0.5 }, { code: 'RULES_BAD_VALUE', option: 'autoDoubles' }],
    ['[RS-07] a cap no doubling reaches', { cubeCap: 24 }, { code: 'RULES_BAD_VALUE', option: 'cubeCap' }],
    ['[RS-07] a cap below the first double', { cubeCap: 1 }, { code: 'RULES_BAD_VALUE', option: 'cubeCap' }],
    [
      '[RS-07] a cap above the ceiling',
      { cube: 'arithmetic', cubeCap: CUBE_CEILING + 1 },
      { code: 'RULES_BAD_VALUE', option: 'cubeCap' },
    ],
    ...(
      [
        [{ base: 'long', hitAndHide: 'forbidden' }, 'hitAndHide', 'board', 'short'],
        [{ base: 'prison', hitAndHide: 'allowed', board: 'long' }, 'bearOffAfterHit', 'board', 'short'],
        [{ headOnFirstTurn: 'never' }, 'headOnFirstTurn', 'board', 'long'],
        [{ primeRule: 'free' }, 'primeRule', 'board', 'long'],
        [{ lastTurn: true }, 'lastTurn', 'board', 'long'],
        [{ base: 'casual', cubeCap: 64 }, 'cubeCap', 'cube', 'doubling|arithmetic'],
        [{ base: 'casual', jacoby: true }, 'jacoby', 'cube', 'doubling|arithmetic'],
        [{ base: 'casual', beavers: true }, 'beavers', 'cube', 'doubling|arithmetic'],
        [{ base: 'casual', autoDoubles: 1 }, 'autoDoubles', 'cube', 'doubling|arithmetic'],
        [{ raccoons: true }, 'raccoons', 'beavers', 'true'],
      ] as const
    ).map(([input, option, needs, value]): [string, unknown, object] => [
      `[RS-03] ${option} needs ${needs} ${value}`,
      input,
      { code: 'RULES_OPTION_NEEDS', option, needs, value },
    ]),
  ])('%s', (_, input, refusal) => {
    expect(decodeRules(input)).toEqual({ ok: false, error: refusal });
  });
});

const VALUES: Readonly<Record<RuleOption, readonly unknown[]>> = {
  board: ['short', 'long'],
  hitAndHide: ['allowed', 'forbidden-in-home', 'forbidden'],
  bearOffAfterHit: ['allowed', 'if-forced', 'forbidden'],
  headOnFirstTurn: ['blocked-doubles', 'any-double', 'never'],
  primeRule: ['opponent-ahead', 'free'],
  lastTurn: [false, true],
  openingRoll: ['both-dice', 'reroll'],
  nextGameStarter: ['roll', 'winner'],
  scoring: ['international', 'oin-mars', 'four-tier', 'flat'],
  cube: ['doubling', 'arithmetic', 'none'],
  cubeCap: [null, 2, 64, CUBE_CEILING],
  jacoby: [false, true],
  beavers: [false, true],
  raccoons: [false, true],
  autoDoubles: [0, 1, 10],
  crawford: [true, false],
};
/** Options on a base, among them impossible ones. */
const anyInput = fc
  .tuple(
    fc.constantFrom(...RULE_SET_IDS),
    fc.subarray([...RULE_OPTIONS], { maxLength: 6 }),
    fc.infiniteStream(fc.nat()),
  )
  .map(([base, options, numbers]) => {
    const chosen = options.map((option) => {
      const number = numbers.next().value as number;
      return [option, VALUES[option][number % VALUES[option].length]];
    });
    return { base, ...Object.fromEntries(chosen) } as Readonly<Record<string, unknown>>;
  });

describe('rule texts', () => {
  test.each<[text: string, input: unknown]>([
    ['international', 'international'],
    ['long+scoring:four-tier', { base: 'long', scoring: 'four-tier' }],
    ['international+jacoby:true+beavers:true', { beavers: true, jacoby: true }],
    ['prison', { base: 'caucasian', bearOffAfterHit: 'forbidden' }],
    ['dave+cube:arithmetic+cubeCap:10', { base: 'dave', cube: 'arithmetic', cubeCap: 10 }],
    ['international+autoDoubles:1+crawford:false', { crawford: false, autoDoubles: 1 }],
  ])('[RS-05] %s', (text, input) => {
    expect(formatRules(rulesOf(input))).toBe(text);
    expect(parseRules(text)).toEqual({ ok: true, value: rulesOf(input) });
  });

  test.each<[text: string, code: string]>([
    ['', 'RULES_UNKNOWN_ID'],
    ['Long', 'RULES_UNKNOWN_ID'],
    ['long ', 'RULES_UNKNOWN_ID'],
    ['custom', 'RULES_UNKNOWN_ID'],
    ['long+', 'RULES_NOT_UNDERSTOOD'],
    ['long+lastTurn', 'RULES_NOT_UNDERSTOOD'],
    ['long+lastTurn:true:true', 'RULES_NOT_UNDERSTOOD'],
    ['long+lastTurn:true+lastTurn:true', 'RULES_NOT_UNDERSTOOD'],
    ['long+lastTurn:1', 'RULES_BAD_VALUE'],
    ['international+cubeCap:064', 'RULES_BAD_VALUE'],
    ['international+cubeCap:null', 'RULES_BAD_VALUE'],
    ['long+base:short', 'RULES_UNKNOWN_OPTION'],
    ['long+__proto__:true', 'RULES_UNKNOWN_OPTION'],
    [`long${'+lastTurn:true'.repeat(40)}`, 'RULES_NOT_UNDERSTOOD'],
  ])('[RS-05] %j is refused', (text, code) => {
    expect(parseRules(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('[RS-05] texts and rules are one to one', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const decoded = decodeRules(input);
        if (!decoded.ok) return;
        const text = formatRules(decoded.value);
        expect(text).toMatch(/^[A-Za-z0-9.:+-]+$/u);
        expect(text.length).toBeLessThanOrEqual(LONGEST_RULE_TEXT);
        expect(parseRules(text)).toEqual({ ok: true, value: decoded.value });
      }),
    );
  });

  test('[RS-06] equal rules decode to equal values', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const decoded = decodeRules(input);
        if (!decoded.ok) return;
        expect(decodeRules(decoded.value)).toEqual(decoded);
        const named = RULE_SET_IDS.filter((id) => sameRules(RULE_SETS[id], decoded.value));
        expect(decoded.value.id).toBe(named[0] ?? 'custom');
      }),
    );
  });

  test('[RS-02] any value at all is decoded or refused', () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof decodeRules(input).ok === 'boolean'));
  });
});

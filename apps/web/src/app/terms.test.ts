import { decodeCreateMatch, type MatchInfo } from '@nardy/protocol';
import { createLocalTable } from '@nardy/record/testing';
import { decodeRules, formatRules, makeSettings, parseRules, RULE_SET_IDS, RULE_SETS } from '@nardy/rules';
import { type Agreement, brokenTerm } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { CLOCK_CHOICES, createRequest, type NewGame, withOption } from '../pages/start/new-game.ts';
import { decodeTerms, termsAskedFor, termsJoined } from './terms.ts';

const GAME: NewGame = {
  opponent: 'friend',
  level: null,
  rules: 'international',
  changes: {},
  length: 5,
  clock: 'none',
  name: '',
  opponentName: '',
  at: 'server',
};
const MONEY: NewGame = { ...GAME, length: null };
const NAMES = { own: 'Гость', opponent: 'Второй' };

/** What an honest server makes of the body it is sent: its answer about the match, and the table of game 1. */
function served(request: unknown) {
  const body = decodeCreateMatch(JSON.parse(JSON.stringify(request)));
  if (!body.ok) throw new Error(body.error.code);
  const { length, clock = { kind: 'none' } as const } = body.value;
  const rules =
    typeof body.value.rules === 'string' ? parseRules(body.value.rules) : decodeRules(body.value.rules);
  if (!rules.ok) throw new Error(rules.error.code);
  const settings = makeSettings({ rules: rules.value, length, clock });
  if (!settings.ok) throw new Error(settings.error.code);
  const mode = clock.kind === 'correspondence' ? 'post' : 'live';
  const local = createLocalTable({ settings: settings.value, seed: 1, mode, chainLength: 4 });
  const info: Pick<MatchInfo, 'settings' | 'mode'> = {
    settings: { ...settings.value, rules: formatRules(settings.value.rules) },
    mode,
  };
  return { info: info as MatchInfo, table: local.table };
}

function asked(game: NewGame): { readonly agreed: Agreement; readonly at: ReturnType<typeof served> } {
  const request = createRequest(game, NAMES);
  const agreed = termsAskedFor(request);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return { agreed: agreed.value, at: served(request) };
}

const everyNamed = RULE_SET_IDS.flatMap((rules) =>
  [1, 5, null].map((length): [string, NewGame] => [
    `${rules} to ${length ?? 'no end'}`,
    { ...GAME, rules, length },
  ]),
);
const everyClock = CLOCK_CHOICES.flatMap((clock) =>
  [7, null].map((length): [string, NewGame] => [
    `${clock} to ${length ?? 'no end'}`,
    { ...GAME, clock, length },
  ]),
);
const CUBE_OPTIONS = { jacoby: true, beavers: true, raccoons: true, autoDoubles: 2, cubeCap: 16 } as const;
const CUSTOM: readonly [string, NewGame][] = [
  ['Jacoby, beavers and auto-doubles for money', { ...MONEY, changes: CUBE_OPTIONS }],
  ['the same chosen first and then a match', { ...GAME, changes: CUBE_OPTIONS }],
  ['no cube', withOption({ ...GAME, changes: CUBE_OPTIONS }, 'cube', 'none')],
  ['no Crawford', withOption(GAME, 'crawford', false)],
  ['no Crawford, but for money', withOption(MONEY, 'crawford', false)],
  ['an option of the board', withOption(GAME, 'hitAndHide', 'forbidden-in-home')],
  ['options that make another named set', { ...GAME, changes: optionsOf('caucasian') }],
];

/** The options of a named set by themselves. */
function optionsOf(id: keyof typeof RULE_SETS): NewGame['changes'] {
  const { id: _id, board: _board, ...options } = RULE_SETS[id];
  return options;
}

describe('an honest table is never taken for one by other terms', () => {
  test.each([...everyNamed, ...everyClock, ...CUSTOM])('made: %s', (_, game) => {
    const { agreed, at } = asked(game);
    expect(at.table.match).not.toBeNull();
    expect(brokenTerm(agreed, at.table)).toBeNull();
    expect(agreed).toEqual({ ...at.info.settings, mode: at.info.mode });
  });

  test.each([...everyNamed, ...everyClock, ...CUSTOM])('joined: %s', (_, game) => {
    const { at } = asked(game);
    expect(brokenTerm(termsJoined(at.info.settings, at.info), at.table)).toBeNull();
  });

  test.each([...everyNamed, ...everyClock, ...CUSTOM])('kept and read again: %s', (_, game) => {
    const { agreed } = asked(game);
    expect(decodeTerms(JSON.parse(JSON.stringify(agreed)))).toEqual(agreed);
  });
});

test.each<[field: string, one: NewGame, other: NewGame]>([
  ['rules', MONEY, { ...MONEY, changes: { beavers: true } }],
  ['length', GAME, { ...GAME, length: 3 }],
  ['clock', GAME, { ...GAME, clock: 'blitz' }],
])('another table than was asked for: %s', (field, one, other) => {
  expect(brokenTerm(asked(one).agreed, asked(other).at.table)).toBe(field);
});

test('what the page showed counts against what the server says of rules and length when a seat is taken', () => {
  const { at } = asked({ ...GAME, length: 7 });
  const shown = { rules: at.info.settings.rules, length: 5 };
  expect(brokenTerm(termsJoined(shown, at.info), at.table)).toBe('length');
});

test.each<[name: string, request: Parameters<typeof termsAskedFor>[0], code: string]>([
  ['a length', { rules: 'international', length: 0 }, 'SETTINGS_LENGTH'],
  ['an unknown set', { rules: 'tavli', length: 1 }, 'RULES_UNKNOWN_ID'],
  ['an unknown option', { rules: { base: 'long', jokers: true }, length: 1 }, 'RULES_UNKNOWN_OPTION'],
])('what no server makes is refused: %s', (_, request, code) => {
  expect(termsAskedFor(request)).toMatchObject({ ok: false, error: { code } });
});

test.each<[name: string, stored: unknown]>([
  ['nothing', undefined],
  ['text', 'international'],
  ['unknown rules', { rules: 'tavli', length: 5, clock: { kind: 'none' }, mode: 'live' }],
  ['no clock', { rules: 'international', length: 5, clock: 12, mode: 'live' }],
  ['no mode', { rules: 'international', length: 5, clock: { kind: 'none' } }],
  ['a length in words', { rules: 'international', length: 'five', clock: { kind: 'none' }, mode: 'live' }],
])('no terms are read from %s', (_, stored) => {
  expect(decodeTerms(stored)).toBeUndefined();
});

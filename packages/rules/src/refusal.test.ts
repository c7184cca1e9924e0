import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SET_REFUSAL_CODES, type RuleSetRefusal } from './decode-rules.ts';
import { beginMatch, type GameStartRefusal } from './match.ts';
import type { Command, MatchState } from './match-types.ts';
import type { Roll } from './play.ts';
import { PLAY_REFUSAL_CODES } from './play-refusal.ts';
import { MATCH_REFUSAL_CODES, type MatchRefusal } from './refusal.ts';
import { SETTINGS_REFUSAL_CODES, type SettingsRefusal } from './settings.ts';
import { beforeRoll, refusalOf, run, settingsOf, toPlay } from './testing/states.ts';

const MATCH = settingsOf('international', 7, { kind: 'delay', reserveMs: 0, delayMs: 1_000 });
const MONEY = settingsOf({ beavers: true }, null);
const WHITE = { side: 'white' } as const;
const BLACK = { side: 'black' } as const;
const doubled = (settings = MATCH): MatchState =>
  run(beforeRoll(settings, 'white'), { type: 'double', ...WHITE });
const offered = (): MatchState =>
  run(beforeRoll(MATCH, 'white'), { type: 'resign', ...WHITE, kind: 'gammon' });
const owned = (value: number, settings = MATCH): MatchState =>
  beforeRoll(settings, 'white', { cube: { value, owner: 'white' } });

/** A way to each code; the type asks for all of them. */
const WAYS: Readonly<Record<MatchRefusal['code'], readonly [state: MatchState, command: Command]>> = {
  WRONG_PHASE: [beginMatch(MATCH), { type: 'requestRoll', ...WHITE }],
  NOT_YOUR_TURN: [beforeRoll(MATCH, 'white'), { type: 'requestRoll', ...BLACK }],
  CUBE_NONE: [beforeRoll(settingsOf('casual', 3), 'white'), { type: 'double', ...WHITE }],
  CUBE_ONE_POINT: [beforeRoll(settingsOf('dave', 1), 'white'), { type: 'double', ...WHITE }],
  CUBE_CRAWFORD: [beforeRoll(MATCH, 'white', { crawford: 'now' }), { type: 'double', ...WHITE }],
  CUBE_OPENING_TURN: [
    beforeRoll(MATCH, 'white', { turns: { white: 0, black: 0 } }),
    { type: 'double', ...WHITE },
  ],
  CUBE_DICE_ROLLED: [toPlay(MATCH, 'white', [3, 1]), { type: 'double', ...WHITE }],
  CUBE_NOT_YOURS: [run(doubled(), { type: 'take', ...BLACK }), { type: 'double', ...WHITE }],
  CUBE_AT_CAP: [owned(4, settingsOf({ cubeCap: 4 }, 7)), { type: 'double', ...WHITE }],
  CUBE_BEAVERS_OFF: [doubled(), { type: 'beaver', ...BLACK }],
  CUBE_RACCOONS_OFF: [run(doubled(MONEY), { type: 'beaver', ...BLACK }), { type: 'raccoon', ...WHITE }],
  CUBE_WRONG_ANSWER: [run(doubled(MONEY), { type: 'beaver', ...BLACK }), { type: 'beaver', ...WHITE }],
  RESIGN_PENDING: [offered(), { type: 'requestRoll', ...WHITE }],
  RESIGN_NOT_OFFERED: [beforeRoll(MATCH, 'white'), { type: 'acceptResignation', ...BLACK }],
  RESIGN_KIND_UNKNOWN: [beforeRoll(MATCH, 'white'), { type: 'resign', ...WHITE, kind: 'homeGammon' }],
  RESIGN_DECLINED_BEFORE: [
    run(offered(), { type: 'declineResignation', ...BLACK }),
    { type: 'resign', ...WHITE, kind: 'single' },
  ],
  SESSION_IS_MATCH: [beginMatch(MATCH), { type: 'closeSession', ...WHITE }],
  ROLL_NOT_DICE: [beginMatch(MATCH), { type: 'openingThrown', throws: [[0, 9] as unknown as Roll] }],
  OPENING_UNDECIDED: [beginMatch(MATCH), { type: 'openingThrown', throws: [[3, 3]] }],
  OPENING_THROWN_ON: [
    beginMatch(MATCH),
    {
      type: 'openingThrown',
      throws: [
        [3, 1],
        [2, 2],
      ],
    },
  ],
  CLOCK_NONE: [beginMatch(MONEY), { type: 'readClock', atMs: 1 }],
  CLOCK_NOT_A_TIME: [beginMatch(MATCH), { type: 'readClock', atMs: -1 }],
  CLOCK_WENT_BACK: [run(beginMatch(MATCH), { type: 'readClock', atMs: 2 }), { type: 'readClock', atMs: 1 }],
  CLOCK_TIME_UP: [
    run(beforeRoll(MATCH, 'white'), { type: 'readClock', atMs: 1_000 }),
    { type: 'requestRoll', ...WHITE },
  ],
  CLOCK_TIME_LEFT: [beforeRoll(MATCH, 'white'), { type: 'flag', ...WHITE }],
};

describe('refusals of the match machine', () => {
  test('the list of codes is the union of them', () => {
    expect([...MATCH_REFUSAL_CODES].sort()).toEqual(Object.keys(WAYS).sort());
    const ruleCodes: Record<RuleSetRefusal['code'], true> = {
      RULES_NOT_UNDERSTOOD: true,
      RULES_UNKNOWN_ID: true,
      RULES_UNKNOWN_OPTION: true,
      RULES_BAD_VALUE: true,
      RULES_OPTION_NEEDS: true,
    };
    expect([...RULE_SET_REFUSAL_CODES].sort()).toEqual(Object.keys(ruleCodes).sort());
    const settingsCodes: Record<SettingsRefusal['code'], true> = {
      SETTINGS_NOT_UNDERSTOOD: true,
      SETTINGS_LENGTH: true,
      SETTINGS_CLOCK: true,
    };
    expect([...SETTINGS_REFUSAL_CODES].sort()).toEqual(Object.keys(settingsCodes).sort());
  });

  test.each(Object.entries(WAYS))('%s can happen', (code, [state, command]) => {
    expect(refusalOf(state, command)).toMatchObject({ code });
  });
});

describe('docs/errors.md', () => {
  const GAME_START: GameStartRefusal['code'] = 'GAME_START_IMPOSSIBLE';
  const CODES = [
    ...PLAY_REFUSAL_CODES,
    ...MATCH_REFUSAL_CODES,
    ...RULE_SET_REFUSAL_CODES,
    ...SETTINGS_REFUSAL_CODES,
    GAME_START,
  ];
  const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const section = text.split(/^## /mu).find((part) => part.startsWith('rules'))!;
  const rows = new Map(
    [...section.matchAll(/^\| `([A-Z_]+)` \|([^|]*)\| ([^|]+) \| ([^|]+) \|$/gmu)].map(
      ([, code, facts, english, russian]) => [code!, { facts: facts!, english: english!, russian: russian! }],
    ),
  );

  test('has every code of this package and no other', () => {
    expect([...rows.keys()].sort()).toEqual([...CODES].sort());
  });

  test.each(CODES)('%s has an English and a Russian meaning', (code) => {
    expect(rows.get(code)!.english).toMatch(/[a-z]{2}/u);
    expect(rows.get(code)!.english).not.toMatch(/[а-яё]/iu);
    expect(rows.get(code)!.russian).toMatch(/[а-яё]{2}/u);
  });
});

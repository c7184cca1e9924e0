import {
  DICE_REFUSAL_CODES,
  LEDGER_REFUSAL_CODES,
  RELEASE_REFUSAL_CODES,
  TRANSCRIPT_REFUSAL_CODES,
  VERDICT_CODES,
} from '@nardy/dice';
import { isMessageKey, preferenceWords, say, textOf } from '@nardy/i18n';
import { NOTATION_REFUSAL_CODES } from '@nardy/notation';
import { FAULT_CODES, PROTOCOL_REFUSAL_CODES, SERVER_REFUSAL_CODES } from '@nardy/protocol';
import { ACT_REFUSAL_CODES, MATCH_FAULT_CODES, TABLE_REFUSAL_CODES } from '@nardy/record';
import {
  ENDINGS,
  MATCH_REFUSAL_CODES,
  PLAY_REFUSAL_CODES,
  RULE_OPTIONS,
  RULE_SET_IDS,
  RULE_SET_REFUSAL_CODES,
  SETTINGS_REFUSAL_CODES,
  WIN_KINDS,
} from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { PREFERENCE_CHOICES } from './preferences.ts';
import { refusalText } from './refusal-text.ts';

describe('every refusal code has words in both languages', () => {
  test.each<[owner: string, codes: readonly string[]]>([
    ['rules: plays', PLAY_REFUSAL_CODES],
    ['rules: match', MATCH_REFUSAL_CODES],
    ['rules: rule sets', RULE_SET_REFUSAL_CODES],
    ['rules: settings', SETTINGS_REFUSAL_CODES],
    ['dice: chains', DICE_REFUSAL_CODES],
    ['dice: release', RELEASE_REFUSAL_CODES],
    ['dice: transcripts', TRANSCRIPT_REFUSAL_CODES],
    ['dice: ledger', LEDGER_REFUSAL_CODES],
    ['notation', NOTATION_REFUSAL_CODES],
    ['record: acts', ACT_REFUSAL_CODES],
    ['record: table', TABLE_REFUSAL_CODES],
    ['record: match files', MATCH_FAULT_CODES],
    ['protocol: messages', PROTOCOL_REFUSAL_CODES],
    ['protocol: server', SERVER_REFUSAL_CODES],
    ['protocol: faults', FAULT_CODES],
  ])('%s', (_, codes) => {
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !isMessageKey(`refusal.${code}`))).toEqual([]);
  });

  test('a code without words is shown by its name', () => {
    expect(say('en', refusalText({ code: 'NEVER_HEARD_OF' }))).toBe('That did not work (NEVER_HEARD_OF)');
  });
});

test.each<[what: string, keys: readonly string[]]>([
  ['verdicts', VERDICT_CODES.map((code) => `verdict.${code}`)],
  ['rule sets', RULE_SET_IDS.flatMap((id) => [`rules.${id}`, `rules.${id}.about`])],
  ['rule options', RULE_OPTIONS.map((option) => `option.${option}`)],
  ['win kinds', WIN_KINDS.flatMap((kind) => [`win.${kind}`, `result.kind.${kind}`])],
  ['endings', ENDINGS.map((ending) => `ending.${ending}`)],
])('words for all %s', (_, keys) => expect(keys.filter((key) => !isMessageKey(key))).toEqual([]));

test('words for all preferences and for nothing else', () => {
  const keys = Object.entries(PREFERENCE_CHOICES).flatMap(([name, values]) => [
    `preference.${name}`,
    ...values.map((value) => `preference.${name}.${value}`),
  ]);
  expect(Object.keys(preferenceWords).sort()).toEqual(keys.sort());
});

test.each<[refusal: { readonly code: string; readonly [fact: string]: unknown }, ru: string]>([
  [{ code: 'PLAY_BAR_FIRST' }, 'Сначала зайдите с бара'],
  [{ code: 'PLAY_POINT_CLOSED', point: 7 }, 'Пункт закрыт'],
  [{ code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: 6 }, 'Так не сыграть обе кости — нужна 6'],
  [{ code: 'PLAY_MUST_USE_MORE_DICE', dice: 3, die: null }, 'Так не сыграть 3 кости'],
  [{ code: 'PLAY_NOT_ALL_HOME' }, 'Ещё не все шашки в доме'],
  [{ code: 'PLAY_HIT_AND_HIDE', point: 3 }, 'Нельзя побить и спрятаться'],
  [{ code: 'PLAY_HITTER_BEAR_OFF' }, 'Тюремные правила: бившую не выбрасывают'],
])('the reasons under a finger: %j', (refusal, ru) => {
  expect(say('ru', refusalText(refusal))).toBe(ru);
});

test('facts that are sides or kinds of win are said in words', () => {
  expect(refusalText({ code: 'NOT_YOUR_TURN', side: 'white' }).params).toEqual({
    code: 'NOT_YOUR_TURN',
    side: textOf('side.white'),
  });
  expect(refusalText({ code: 'RESIGN_KIND_UNKNOWN', kind: 'gammon' }).params?.kind).toEqual(
    textOf('win.gammon'),
  );
});

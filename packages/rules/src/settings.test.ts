import { describe, expect, test } from 'vitest';
import type { ClockSettings } from './match-types.ts';
import { RULE_SETS } from './rule-sets.ts';
import { decodeSettings, defaultClock, makeSettings } from './settings.ts';
import { rulesOf } from './testing/states.ts';

const DELAY: ClockSettings = { kind: 'delay', reserveMs: 120_000, delayMs: 12_000 };
const MONEY_ONLY = { jacoby: true, beavers: true, raccoons: true, autoDoubles: 3 };

describe('settings', () => {
  test('[MA-02] money options are off in a match and its rules have their name back', () => {
    const settings = makeSettings({ rules: rulesOf(MONEY_ONLY), length: 7 });
    expect(settings).toEqual({
      ok: true,
      value: { rules: RULE_SETS.international, length: 7, clock: { kind: 'none' } },
    });
  });

  test('[MA-02] a money session keeps them', () => {
    const rules = rulesOf(MONEY_ONLY);
    expect(makeSettings({ rules, length: null })).toMatchObject({ ok: true, value: { rules } });
  });

  test.each<[name: string, length: number | null, ok: boolean]>([
    ['[MA-03] one point', 1, true],
    ['[MA-03] the longest match', 999, true],
    ['[MA-04] a money session', null, true],
    ['[RS-08] no points', 0, false],
    ['[RS-08] above the longest', 1000, false],
    ['[RS-08] half a point', 2.5, false],
    ['[RS-08] not a number', Number.NaN, false],
    ['[RS-08] without end', Number.POSITIVE_INFINITY, false],
  ])('%s', (_, length, isOk) => {
    const settings = makeSettings({ rules: RULE_SETS.long, length });
    expect(settings.ok).toBe(isOk);
    if (!settings.ok) expect(settings.error).toEqual({ code: 'SETTINGS_LENGTH', most: 999 });
  });

  test.each<[name: string, clock: unknown, ok: boolean]>([
    ['[CL-11] reserve and delay', DELAY, true],
    ['[CL-11] delay alone', { kind: 'delay', reserveMs: 0, delayMs: 1 }, true],
    ['[CL-11] reserve alone', { kind: 'delay', reserveMs: 1, delayMs: 0 }, true],
    ['[CL-11] no time at all', { kind: 'delay', reserveMs: 0, delayMs: 0 }, false],
    ['[CL-11] more than a day', { kind: 'delay', reserveMs: 86_400_001, delayMs: 0 }, false],
    ['[CL-11] more than an hour of delay', { kind: 'delay', reserveMs: 0, delayMs: 3_600_001 }, false],
    ['[CL-11] negative', { kind: 'delay', reserveMs: -1, delayMs: 5 }, false],
    ['[CL-11] a fraction', { kind: 'delay', reserveMs: 0.5, delayMs: 5 }, false],
    ['[CL-11] text', { kind: 'delay', reserveMs: '1', delayMs: 5 }, false],
    ['[CL-11] three days', { kind: 'correspondence', daysPerTurn: 3 }, true],
    ['[CL-11] no day', { kind: 'correspondence', daysPerTurn: 0 }, false],
    ['[CL-11] too many days', { kind: 'correspondence', daysPerTurn: 31 }, false],
    ['[CL-13] none', { kind: 'none' }, true],
    ['[RS-08] an unknown kind', { kind: 'hourglass' }, false],
    ['[RS-08] null', null, false],
  ])('%s', (_, clock, isOk) => {
    const settings = decodeSettings({ rules: 'long', length: 3, clock });
    expect(settings).toMatchObject(
      isOk ? { ok: true, value: { clock } } : { ok: false, error: { code: 'SETTINGS_CLOCK' } },
    );
  });

  test('[RS-08] a clock keeps its own fields only', () => {
    const clock = { ...DELAY, daysPerTurn: 9, extra: 'x' };
    expect(decodeSettings({ rules: 'long', length: 3, clock })).toEqual({
      ok: true,
      value: { rules: RULE_SETS.long, length: 3, clock: DELAY },
    });
  });

  test.each<[name: string, input: unknown, code: string]>([
    ['[RS-08] no object', 'long', 'SETTINGS_NOT_UNDERSTOOD'],
    ['[RS-08] null', null, 'SETTINGS_NOT_UNDERSTOOD'],
    ['[RS-08] no rules', { length: 3 }, 'RULES_NOT_UNDERSTOOD'],
    ['[RS-08] no length', { rules: 'long' }, 'SETTINGS_LENGTH'],
    ['[RS-08] length as text', { rules: 'long', length: '3' }, 'SETTINGS_LENGTH'],
  ])('%s is refused', (_, input, code) => {
    expect(decodeSettings(input)).toMatchObject({ ok: false, error: { code } });
  });

  test.each<[name: string, length: number | null, reserveMs: number]>([
    ['[CL-11] two minutes a point', 5, 600_000],
    ['[CL-11] one point', 1, 120_000],
    ['[CL-11] four minutes for a game of money', null, 240_000],
  ])('%s', (_, length, reserveMs) => {
    expect(defaultClock(length)).toEqual({ kind: 'delay', reserveMs, delayMs: 12_000 });
  });
});

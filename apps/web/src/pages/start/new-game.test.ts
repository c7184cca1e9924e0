import { describe, expect, test } from 'vitest';
import {
  type ClockChoice,
  clockOf,
  createRequest,
  type NewGame,
  rulesInForce,
  rulesOf,
  withOption,
} from './new-game.ts';

const GAME: NewGame = {
  opponent: 'friend',
  level: null,
  rules: 'international',
  changes: {},
  length: 5,
  clock: 'none',
  name: ' Гиви ',
  opponentName: '',
  at: 'device',
};
const NAMES = { own: 'Гость', opponent: 'Второй' };

describe('clockOf', () => {
  test.each<[choice: ClockChoice, length: number | null, reserveMinutes: number, delaySeconds: number]>([
    ['blitz', 5, 2, 10],
    ['blitz', 11, 2, 10],
    ['federation', 7, 14, 8],
    ['international', 3, 6, 12],
    ['quiet', 5, 15, 15],
    ['quiet', null, 15, 15],
  ])('%s to %s', (choice, length, minutes, seconds) => {
    expect(clockOf(choice, length)).toEqual({
      kind: 'delay',
      reserveMs: minutes * 60_000,
      delayMs: seconds * 1_000,
    });
  });
  test('none and days', () => {
    expect(clockOf('none', 5)).toEqual({ kind: 'none' });
    expect(clockOf('days-3', 5)).toEqual({ kind: 'correspondence', daysPerTurn: 3 });
  });
});

describe('withOption', () => {
  test('keeps what differs from the named set, and only that', () => {
    const changed = withOption(GAME, 'cube', 'none');
    expect(changed.changes).toEqual({ cube: 'none' });
    expect(rulesOf(changed).cube).toBe('none');
    expect(withOption(changed, 'cube', 'doubling').changes).toEqual({});
  });
});

describe('createRequest', () => {
  test('names a rule set as it is, and changes on top of it', () => {
    expect(createRequest(GAME, NAMES)).toEqual({
      rules: 'international',
      length: 5,
      clock: { kind: 'none' },
      opponent: 'friend',
      name: 'Гиви',
    });
    expect(createRequest(withOption(GAME, 'crawford', false), NAMES).rules).toEqual({
      base: 'international',
      crawford: false,
    });
  });
  test.each<[name: string, game: NewGame, rules: unknown]>([
    ['beavers in a match', { ...GAME, changes: { beavers: true } }, 'international'],
    [
      'beavers for points',
      { ...GAME, length: null, changes: { beavers: true } },
      { base: 'international', beavers: true },
    ],
    [
      'Crawford without a cube',
      { ...GAME, changes: { cube: 'none', crawford: false } },
      { base: 'international', cube: 'none' },
    ],
    ['raccoons without beavers', { ...GAME, length: null, changes: { raccoons: true } }, 'international'],
  ])('what means nothing is not asked for: %s', (_, game, rules) => {
    expect(createRequest(game, NAMES).rules).toEqual(rules);
  });
  test('the level is asked of the bot alone', () => {
    expect(createRequest({ ...GAME, level: 'strong' }, NAMES)).not.toHaveProperty('level');
    expect(createRequest({ ...GAME, opponent: 'bot', level: 'strong' }, NAMES).level).toBe('strong');
    expect(createRequest({ ...GAME, opponent: 'bot' }, NAMES)).not.toHaveProperty('level');
  });
  test('two names at one device', () => {
    const request = createRequest({ ...GAME, opponent: 'hotseat', name: '' }, NAMES);
    expect(request).toMatchObject({ name: 'Гость', opponentName: 'Второй' });
  });
});

describe('the rules in force', () => {
  test('a match plays without what is for money, and changed rules lose their name', () => {
    const money: NewGame = { ...GAME, length: null, changes: { jacoby: true, beavers: true } };
    expect(rulesInForce(money)).toMatchObject({ id: 'custom', jacoby: true, beavers: true });
    expect(rulesInForce({ ...money, length: 5 })).toMatchObject({ id: 'international', jacoby: false });
  });
});

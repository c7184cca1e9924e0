import { describe, expect, test } from 'vitest';
import { type BoardKind, flipBoard } from './board.ts';
import type { WinKind } from './match-types.ts';
import { scoreGame, winKind, winKinds, winValue } from './score.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { rulesOf } from './testing/states.ts';

/** The winner's view of a finished game from the loser's checkers in its own numbers. */
const finished = (kind: BoardKind, loser: Checkers) => flipBoard(kind, boardOf(loser));

describe('kinds of win', () => {
  test.each<[name: string, rules: unknown, loser: Checkers, kind: WinKind, points: number]>([
    ['[SC-02] one checker off', 'international', { 6: 14 }, 'single', 1],
    ['[SC-09] one off and one on the bar', 'international', { 25: 1, 6: 13 }, 'single', 1],
    ['[SC-02] none off, all home', 'international', { 6: 15 }, 'gammon', 2],
    ["[SC-02] just outside the winner's home", 'international', { 18: 1, 6: 14 }, 'gammon', 2],
    ["[SC-02] just inside the winner's home", 'international', { 19: 1, 6: 14 }, 'backgammon', 3],
    ["[SC-02] on the winner's ace point", 'international', { 24: 1, 6: 14 }, 'backgammon', 3],
    ['[SC-02] on the bar', 'international', { 25: 1, 6: 14 }, 'backgammon', 3],
    ['[SC-03] one off', 'casual', { 6: 14 }, 'single', 1],
    ['[SC-03] none off', 'casual', { 6: 15 }, 'gammon', 2],
    ['[SC-03] on the bar no more than mars', 'casual', { 25: 1, 6: 14 }, 'gammon', 2],
    ['[SC-04] one off', 'four-tier', { 6: 14 }, 'single', 1],
    ['[SC-04] none off, a straggler', 'four-tier', { 7: 1, 6: 14 }, 'gammon', 2],
    ['[SC-04] none off, all home', 'four-tier', { 6: 14, 1: 1 }, 'homeGammon', 3],
    ['[SC-05] on the bar', 'four-tier', { 25: 1, 6: 14 }, 'backgammon', 4],
    ["[SC-05] in the winner's home but not on the bar", 'four-tier', { 24: 1, 6: 14 }, 'gammon', 2],
    ['[SC-05] one off and one on the bar', 'four-tier', { 25: 1, 6: 13 }, 'single', 1],
    ['[SC-06] none off', 'dave', { 6: 15 }, 'single', 1],
    ['[SC-06] on the bar', 'dave', { 25: 1, 6: 14 }, 'single', 1],
    ['[SC-03] long, one off', 'long', { 24: 1, 6: 13 }, 'single', 1],
    ['[SC-03] long, none off', 'long', { 24: 15 }, 'gammon', 2],
    ['[SC-04] long, none off, out of the starting quarter', 'long-classic', { 18: 15 }, 'gammon', 2],
    ['[SC-04] long, all home', 'long-classic', { 6: 9, 1: 6 }, 'homeGammon', 3],
    ['[SC-05] long, one still in the starting quarter', 'long-classic', { 19: 1, 6: 14 }, 'backgammon', 4],
    ['[SC-05] long, one on the head', 'long-classic', { 24: 1, 6: 14 }, 'backgammon', 4],
  ])('%s', (_, id, loser, kind, points) => {
    const rules = rulesOf(id);
    const board = finished(rules.board, loser);
    expect(winKind(rules, board)).toBe(kind);
    expect(scoreGame(rules, board, { stake: 1, doublesAccepted: 0 })).toEqual({ kind, points });
    expect(scoreGame(rules, board, { stake: 8, doublesAccepted: 3 })).toEqual({ kind, points: 8 * points });
  });

  test('[SC-07] international on the long board knows oin and mars only', () => {
    const rules = { ...rulesOf('long'), scoring: 'international' as const };
    expect(winKinds(rules)).toEqual(['single', 'gammon']);
    expect(winKind(rules, finished('long', { 24: 15 }))).toBe('gammon');
  });

  test.each<[name: string, id: string, values: [WinKind, number][]]>([
    [
      '[SC-02]',
      'international',
      [
        ['single', 1],
        ['gammon', 2],
        ['backgammon', 3],
      ],
    ],
    [
      '[SC-03]',
      'casual',
      [
        ['single', 1],
        ['gammon', 2],
      ],
    ],
    [
      '[SC-04]',
      'four-tier',
      [
        ['single', 1],
        ['gammon', 2],
        ['homeGammon', 3],
        ['backgammon', 4],
      ],
    ],
    ['[SC-06]', 'dave', [['single', 1]]],
  ])('%s %s', (_, id, values) => {
    const rules = rulesOf(id);
    expect(winKinds(rules).map((kind) => [kind, winValue(rules, kind)])).toEqual(values);
  });
});

describe('stakes', () => {
  const gammon = finished('short', { 6: 15 });

  test('[SC-01] stake times value', () => {
    expect(scoreGame(rulesOf('international'), gammon, { stake: 16, doublesAccepted: 4 }).points).toBe(32);
  });

  test.each<[name: string, stake: number, doublesAccepted: number, kind: WinKind, points: number]>([
    ['[SC-08] no double: single', 1, 0, 'single', 1],
    ['[SC-08] an auto-double is none', 2, 0, 'single', 2],
    ['[SC-08] a double accepted', 2, 1, 'gammon', 4],
  ])('%s', (_, stake, doublesAccepted, kind, points) => {
    const rules = rulesOf({ jacoby: true });
    expect(scoreGame(rules, gammon, { stake, doublesAccepted })).toEqual({ kind, points });
  });
});

import { describe, expect, test } from 'vitest';
import { isSureToWin, sureLoss } from './certainty.ts';
import type { GameCommon, WinKind } from './match-types.ts';
import type { Roll } from './play.ts';
import { runsFree } from './race.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { compareWithExact } from './testing/exact-race.ts';
import { beforeRoll, settingsOf, toPlay, whiteView } from './testing/states.ts';

const LAST: Checkers = { 24: 1 };

describe('sure to win', () => {
  test.each<[name: string, own: Checkers, opponent: Checkers, first: boolean, sure: boolean]>([
    ['[CL-09] one checker, any roll', { 6: 1 }, LAST, true, false],
    ['[CL-09] one checker on 3, 2-1 is enough', { 3: 1 }, LAST, true, true],
    ['[CL-09] two aces', { 1: 2 }, LAST, true, true],
    ['[CL-09] 2 and 1 played well', { 2: 1, 1: 1 }, LAST, true, true],
    ['[CL-09] 2 and 2 fail on 2-1', { 2: 2 }, LAST, true, false],
    ['[CL-09] three aces fail on any two dice', { 1: 3 }, LAST, true, false],
    ['[CL-09] the opponent first and one turn away', { 1: 1 }, LAST, false, false],
    ['[CL-09] the opponent first but five checkers from the end', { 1: 1 }, { 24: 5 }, false, true],
    ['[CL-09] the opponent first and far off', { 1: 2 }, { 13: 1, 24: 3 }, false, true],
    ['[CL-09] four aces against five checkers', { 1: 4 }, { 24: 5 }, true, true],
    ['[CL-09] four aces against four checkers', { 1: 4 }, { 24: 4 }, true, false],
    ['[CL-09] contact, but one turn is enough', { 1: 2 }, { 0: 1, 24: 1 }, true, true],
    ['[CL-09] contact and the opponent first', { 2: 1 }, { 1: 1, 24: 9 }, false, false],
    ['[CL-09] thirty pips against fifteen far ones', { 2: 15 }, { 6: 15 }, true, true],
  ])('%s', (_, own, opponent, first, sure) => {
    const settings = settingsOf('international', 7);
    for (const side of ['white', 'black'] as const) {
      const board = whiteView(settings, side, boardOf(own, opponent));
      const onRoll = first === (side === 'white') ? 'white' : 'black';
      expect(isSureToWin(beforeRoll(settings, onRoll, { board }), side)).toBe(sure);
    }
  });

  test.each<[name: string, own: Checkers, opponent: Checkers, roll: Roll, sure: boolean]>([
    ['[CL-09] the roll takes the last two off', { 6: 1, 5: 1 }, LAST, [6, 5], true],
    ['[CL-09] the roll leaves one', { 6: 1, 5: 1 }, LAST, [6, 4], false],
    ['[CL-09] the roll leaves one, the opponent needs two turns', { 6: 1, 4: 1 }, { 24: 5 }, [6, 3], true],
  ])('%s', (_, own, opponent, roll, sure) => {
    const settings = settingsOf('international', 7);
    const state = toPlay(settings, 'white', roll, { board: boardOf(own, opponent) });
    expect(isSureToWin(state, 'white')).toBe(sure);
  });

  test('[CL-09] a side asked about a double can lose by passing', () => {
    const board = boardOf({ 1: 2 }, { 24: 15 });
    const settings = settingsOf('international', 7);
    const state = beforeRoll(settings, 'black', { board });
    expect(isSureToWin(state, 'white')).toBe(true);
    expect(
      isSureToWin(
        { ...state, phase: 'doubled', offer: 'double', decider: 'white', stakeIfPassed: 1 },
        'white',
      ),
    ).toBe(false);
  });

  test.each<[name: string, own: Checkers, opponent: Checkers, changes: Partial<GameCommon>, sure: boolean]>([
    [
      '[MA-17] the starter, the opponent needs one more turn',
      { 1: 2 },
      { 13: 4 },
      { starter: 'white' },
      false,
    ],
    ['[MA-17] the starter, the opponent needs two', { 1: 2 }, { 13: 5 }, { starter: 'white' }, true],
    ['[MA-17] the other side wins at once', { 1: 2 }, { 13: 4 }, { starter: 'black' }, true],
    [
      '[MA-17] the answering side can only draw',
      { 1: 2 },
      {},
      { starter: 'black', lastTurnOf: 'white' },
      false,
    ],
  ])('%s', (_, own, opponent, changes, sure) => {
    const settings = settingsOf({ base: 'long', lastTurn: true }, 7);
    const state = beforeRoll(settings, 'white', { board: boardOf(own, opponent), ...changes });
    expect(isSureToWin(state, 'white')).toBe(sure);
  });
});

describe('sure loss', () => {
  // White is the loser; black's checkers on 24 are its ace point, on 13 its 12 point (long: its own numbers differ).
  test.each<
    [
      name: string,
      rules: unknown,
      own: Checkers,
      opponent: Checkers,
      onRoll: 'white' | 'black',
      kind: WinKind,
    ]
  >([
    ['[CL-08] still far from the end', 'international', { 6: 15 }, { 24: 15 }, 'white', 'single'],
    ['[CL-08] one off', 'international', { 7: 14 }, { 24: 1 }, 'black', 'single'],
    ['[CL-08] a six may still save it', 'international', { 12: 1, 6: 14 }, { 24: 2 }, 'white', 'single'],
    ['[CL-08] too far to save it', 'international', { 18: 2, 6: 13 }, { 24: 2 }, 'white', 'gammon'],
    ['[CL-08] all home, the other first', 'international', { 6: 15 }, { 24: 2 }, 'black', 'gammon'],
    [
      "[CL-08] one cannot leave the winner's home",
      'international',
      { 21: 1, 6: 14 },
      { 24: 1 },
      'black',
      'backgammon',
    ],
    [
      '[CL-08] five to leave it, sixes move four',
      'international',
      { 20: 5, 6: 10 },
      { 24: 2 },
      'white',
      'backgammon',
    ],
    ['[CL-08] four can leave it', 'international', { 20: 4, 6: 11 }, { 24: 2 }, 'white', 'gammon'],
    ['[CL-08] the winner can still be hit', 'international', { 25: 1, 6: 14 }, { 24: 2 }, 'white', 'single'],
    ['[CL-08] flat', 'dave', { 21: 1, 6: 14 }, { 24: 1 }, 'black', 'single'],
    ['[CL-08] no koks in oin-mars', 'casual', { 21: 1, 6: 14 }, { 24: 1 }, 'black', 'gammon'],
    ['[CL-08] four-tier, all home', 'four-tier', { 6: 15 }, { 24: 1 }, 'black', 'homeGammon'],
    ['[CL-08] four-tier, not all home', 'four-tier', { 7: 1, 6: 14 }, { 24: 1 }, 'black', 'gammon'],
    ['[CL-08] four-tier counts the bar alone', 'four-tier', { 21: 1, 6: 14 }, { 24: 1 }, 'black', 'gammon'],
    [
      '[CL-08] long, in the starting quarter',
      'long-classic',
      { 24: 5, 6: 10 },
      { 13: 2 },
      'white',
      'backgammon',
    ],
  ])('%s', (_, rules, own, opponent, onRoll, kind) => {
    const settings = settingsOf(rules, null);
    const board = boardOf(own, opponent);
    expect(sureLoss(beforeRoll(settings, onRoll, { board }), 'white')).toBe(kind);
  });

  test.each<[name: string, roll: Roll, kind: WinKind]>([
    ['[CL-08] with the dice on the table: four off at once', [6, 6], 'gammon'],
    ['[CL-08] with the dice on the table: not enough of them', [6, 5], 'single'],
  ])('%s', (_, roll, kind) => {
    const settings = settingsOf('international', null);
    const board = boardOf({ 6: 15 }, { 19: 4 });
    expect(sureLoss(toPlay(settings, 'black', roll, { board }), 'white')).toBe(kind);
  });
});

describe('free races', () => {
  test.each<[name: string, kind: 'short' | 'long', own: Checkers, opponent: Checkers, free: boolean]>([
    ['[CL-09] passed', 'short', { 12: 1 }, { 13: 1 }, true],
    ['[CL-09] face to face', 'short', { 13: 1 }, { 12: 1 }, false],
    ['[CL-09] on the bar', 'short', { 25: 1 }, { 24: 1 }, false],
    ['[CL-09] the other on the bar', 'short', { 1: 1 }, { 0: 1 }, false],
    ['[CL-09] long, none of the other on the last twelve', 'long', { 12: 1 }, { 13: 15 }, true],
    ['[CL-09] long, one of the other comes through', 'long', { 3: 1 }, { 12: 1 }, false],
    ['[CL-09] long, nothing left but to bear off', 'long', { 1: 2 }, { 12: 15 }, true],
    ['[CL-09] long, not yet there', 'long', { 13: 1 }, { 24: 1 }, false],
  ])('%s', (_, kind, own, opponent, free) => {
    expect(runsFree(kind, boardOf(own, opponent))).toBe(free);
  });

  test('[CL-09] exact to three turns and never a wrong yes beyond, against every roll played out', () => {
    expect(compareWithExact(6)).toBe(923);
  });
});

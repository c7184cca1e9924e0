import { describe, expect, test } from 'vitest';
import { beginMatch } from './match.ts';
import type { Command, GameCommon, MatchState, WinKind } from './match-types.ts';
import { resignationKinds, worstLoss } from './resign.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { beforeRoll, refusalOf, run, runTo, settingsOf, toPlay, whiteView } from './testing/states.ts';
import { deciderOf } from './turn.ts';

const MATCH = settingsOf('international', 7);
const offer = (kind: WinKind = 'single'): Command => ({ type: 'resign', side: 'white', kind });
const ACCEPT: Command = { type: 'acceptResignation', side: 'black' };
const DECLINE: Command = { type: 'declineResignation', side: 'black' };

describe('offering to resign', () => {
  const doubled = () =>
    run(beforeRoll(MATCH, 'white', { cube: { value: 2, owner: 'white' } }), {
      type: 'double',
      side: 'white',
    });

  test.each<[name: string, state: () => MatchState]>([
    ['[MA-12] before the roll', () => beforeRoll(MATCH, 'white')],
    ['[MA-12] with the dice on the table', () => toPlay(MATCH, 'white', [6, 5])],
    ['[MA-12] while the opponent decides a double', doubled],
  ])('%s, and play goes on unchanged when declined', (_, make) => {
    const state = make();
    const offered = run(state, offer());
    expect(offered.resignation).toEqual({ side: 'white', kind: 'single' });
    expect(deciderOf(offered)).toBe('black');
    expect(run(offered, DECLINE)).toEqual({ ...state, declined: 'single' });
  });

  test('[MA-12] a double that waits does not raise the price', () => {
    const state = runTo('game-over', doubled(), offer('gammon'), ACCEPT);
    expect(state.result).toEqual({ winner: 'black', kind: 'gammon', points: 4, ending: 'resigned' });
  });

  test.each<[name: string, state: () => MatchState, command: Command, refusal: object]>([
    [
      '[MA-12] in the other turn',
      () => beforeRoll(MATCH, 'black'),
      offer(),
      { code: 'NOT_YOUR_TURN', side: 'black' },
    ],
    [
      '[MA-12] asked about a double, one passes',
      doubled,
      { type: 'resign', side: 'black', kind: 'single' },
      { code: 'NOT_YOUR_TURN', side: 'white' },
    ],
    [
      '[MA-12] before the opening throw',
      () => beginMatch(MATCH),
      offer(),
      { code: 'WRONG_PHASE', phase: 'opening' },
    ],
    [
      '[MA-12] while the dice are awaited',
      () => run(beforeRoll(MATCH, 'white'), { type: 'requestRoll', side: 'white' }),
      offer(),
      { code: 'WRONG_PHASE', phase: 'rolling' },
    ],
    [
      '[SC-11] a kind the scoring does not know',
      () => beforeRoll(MATCH, 'white'),
      offer('homeGammon'),
      { code: 'RESIGN_KIND_UNKNOWN', kind: 'homeGammon' },
    ],
    [
      '[SC-11] gammon before a double with Jacoby',
      () => beforeRoll(settingsOf({ jacoby: true }, null), 'white'),
      offer('gammon'),
      { code: 'RESIGN_KIND_UNKNOWN', kind: 'gammon' },
    ],
    [
      '[MA-13] a second offer',
      () => run(beforeRoll(MATCH, 'white'), offer()),
      offer('gammon'),
      { code: 'RESIGN_PENDING', by: 'white' },
    ],
    [
      '[MA-13] an answer to nothing',
      () => beforeRoll(MATCH, 'white'),
      ACCEPT,
      { code: 'RESIGN_NOT_OFFERED' },
    ],
    [
      '[MA-13] an answer by the offerer',
      () => run(beforeRoll(MATCH, 'white'), offer()),
      { type: 'acceptResignation', side: 'white' },
      { code: 'NOT_YOUR_TURN', side: 'black' },
    ],
  ])('%s', (_, state, command, refusal) => {
    expect(refusalOf(state(), command)).toEqual(refusal);
  });

  test.each<[name: string, state: () => MatchState, commands: Command[]]>([
    [
      '[MA-13] before the roll nothing but the answer follows',
      () => beforeRoll(MATCH, 'white'),
      [
        { type: 'requestRoll', side: 'white' },
        { type: 'requestRoll', side: 'black' },
        { type: 'double', side: 'white' },
      ],
    ],
    [
      '[MA-13] nor with the dice on the table',
      () => toPlay(MATCH, 'white', [3, 1]),
      [
        {
          type: 'play',
          side: 'white',
          moves: [
            { from: 8, to: 5 },
            { from: 6, to: 5 },
          ],
        },
      ],
    ],
    [
      '[MA-13] nor while a double is asked',
      doubled,
      [
        { type: 'take', side: 'black' },
        { type: 'pass', side: 'black' },
        { type: 'beaver', side: 'black' },
      ],
    ],
  ])('%s', (_, state, commands) => {
    const offered = run(state(), offer());
    for (const command of commands) {
      expect(refusalOf(offered, command)).toEqual({ code: 'RESIGN_PENDING', by: 'white' });
    }
    expect(run(offered, { type: 'resignMatch', side: 'black' }).phase).toBe('match-over');
    expect(run(offered, { type: 'cancelGame' }).phase).toBe('game-over');
  });

  test('[MA-14] declined, only a dearer offer may follow before the next dice', () => {
    const state = run(beforeRoll(MATCH, 'white'), offer('gammon'), DECLINE);
    const refusal = { code: 'RESIGN_DECLINED_BEFORE', kind: 'gammon' };
    expect(refusalOf(state, offer('single'))).toEqual(refusal);
    expect(refusalOf(state, offer('gammon'))).toEqual(refusal);
    expect(refusalOf(state, offer('backgammon'))).toBeNull();
    const rolled = run(
      state,
      { type: 'requestRoll', side: 'white' },
      { type: 'rolled', side: 'white', roll: [3, 1] },
    );
    expect(refusalOf(rolled, offer('single'))).toBeNull();
    const taken = run(state, { type: 'double', side: 'white' }, { type: 'take', side: 'black' });
    expect(refusalOf(taken, offer('single'))).toBeNull();
  });

  test('[MA-14] the other side may offer in its turn', () => {
    const moves = [
      { from: 8, to: 5 },
      { from: 6, to: 5 },
    ];
    const state = run(toPlay(MATCH, 'white', [3, 1]), offer(), DECLINE, {
      type: 'play',
      side: 'white',
      moves,
    });
    expect(state.declined).toBeNull();
    expect(refusalOf(state, { type: 'resign', side: 'black', kind: 'single' })).toBeNull();
  });
});

describe('what a resignation costs', () => {
  test.each<
    [name: string, rules: unknown, length: number | null, changes: Partial<GameCommon>, points: object]
  >([
    ['[SC-11] international', 'international', 7, {}, { single: 1, gammon: 2, backgammon: 3 }],
    ['[SC-11] oin-mars', 'casual', 7, {}, { single: 1, gammon: 2 }],
    ['[SC-11] four-tier', 'four-tier', 7, {}, { single: 1, gammon: 2, homeGammon: 3, backgammon: 4 }],
    ['[SC-11] flat with the cube at 4', 'dave', 7, { cube: { value: 4, owner: 'white' } }, { single: 4 }],
    ['[SC-11] Jacoby before a double', { jacoby: true }, null, {}, { single: 1 }],
    [
      '[SC-11] Jacoby after one',
      { jacoby: true },
      null,
      { cube: { value: 2, owner: 'black' }, doublesAccepted: 1 },
      { single: 2, gammon: 4, backgammon: 6 },
    ],
  ])('%s', (_, rules, length, changes, points) => {
    const kinds = resignationKinds(beforeRoll(settingsOf(rules, length), 'white', changes));
    expect(Object.fromEntries(kinds.map((score) => [score.kind, score.points]))).toEqual(points);
  });

  test('[MA-14] accepted: the points offered', () => {
    const state = runTo('game-over', toPlay(MATCH, 'white', [6, 5]), offer('backgammon'), ACCEPT);
    expect(state.result).toEqual({ winner: 'black', kind: 'backgammon', points: 3, ending: 'resigned' });
    expect(state.scoreAfter).toEqual({ white: 0, black: 3 });
    expect(state.resignation).toBeNull();
  });
});

describe('the worst that can be lost', () => {
  const OUTSIDE = { 13: 4, 6: 11 };
  test.each<[name: string, rules: unknown, own: Checkers, opponent: Checkers, worst: WinKind]>([
    [
      '[SC-12] at the start',
      'international',
      { 24: 2, 13: 5, 8: 3, 6: 5 },
      { 1: 2, 12: 5, 17: 3, 19: 5 },
      'backgammon',
    ],
    ['[SC-12] one off', 'international', { 24: 1, 6: 13 }, { 1: 15 }, 'single'],
    ['[SC-12] a race, none off', 'international', OUTSIDE, { 24: 15 }, 'gammon'],
    [
      "[SC-12] one in the winner's home, passed",
      'international',
      { 20: 1, 6: 14 },
      { 24: 2, 23: 2 },
      'backgammon',
    ],
    ['[SC-12] one on the bar', 'international', { 25: 1, 6: 14 }, { 24: 2 }, 'backgammon'],
    ['[SC-12] still to be hit', 'international', { 10: 1, 6: 14 }, { 5: 1, 24: 14 }, 'backgammon'],
    ['[SC-12] no koks in oin-mars', 'casual', { 25: 1, 6: 14 }, { 24: 2 }, 'gammon'],
    ['[SC-12] flat', 'dave', { 25: 1, 6: 14 }, { 24: 2 }, 'single'],
    ['[SC-12] four-tier, a race', 'four-tier', OUTSIDE, { 24: 15 }, 'homeGammon'],
    [
      "[SC-12] four-tier, passed in the winner's home",
      'four-tier',
      { 20: 1, 6: 14 },
      { 24: 2 },
      'homeGammon',
    ],
    ['[SC-12] four-tier, still to be hit', 'four-tier', { 10: 1, 6: 14 }, { 5: 1, 24: 14 }, 'backgammon'],
    ['[SC-12] long, oin-mars', 'long', { 24: 15 }, { 12: 15 }, 'gammon'],
    ['[SC-12] long, one in the starting quarter', 'long-classic', { 19: 1, 6: 14 }, { 18: 3 }, 'backgammon'],
    ['[SC-12] long, all out of it', 'long-classic', { 18: 1, 6: 14 }, { 13: 3 }, 'homeGammon'],
  ])('%s', (_, rules, own, opponent, worst) => {
    const settings = settingsOf(rules, 7);
    for (const side of ['white', 'black'] as const) {
      const board = whiteView(settings, side, boardOf(own, opponent));
      expect(worstLoss(beforeRoll(settings, side, { board }), side)).toBe(worst);
    }
  });

  test('[SC-12] Jacoby before a double', () => {
    expect(worstLoss(beforeRoll(settingsOf({ jacoby: true }, null), 'white'), 'white')).toBe('single');
  });
});

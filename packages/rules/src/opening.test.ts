import { describe, expect, test } from 'vitest';
import { beginMatch, startGame } from './match.ts';
import type { Roll } from './play.ts';
import type { Side } from './side.ts';
import { refusalOf, run, runTo, settingsOf } from './testing/states.ts';

describe('opening throw', () => {
  test.each<[name: string, throws: Roll[], starter: Side]>([
    ['[MA-01] white throws higher', [[5, 3]], 'white'],
    ['[MA-01] black throws higher', [[3, 6]], 'black'],
    [
      '[MA-01] two ties, then white',
      [
        [4, 4],
        [2, 2],
        [5, 3],
      ],
      'white',
    ],
  ])('%s and plays both numbers', (_, throws, starter) => {
    const state = run(beginMatch(settingsOf('international', 5)), { type: 'openingThrown', throws });
    expect(state).toMatchObject({ phase: 'to-play', onRoll: starter, starter, roll: throws.at(-1) });
    expect(state.cube).toEqual({ value: 1, owner: null });
  });

  test.each<[name: string, throws: unknown, refusal: object]>([
    ['[MA-01] no throw', [], { code: 'OPENING_UNDECIDED' }],
    ['[MA-01] a tie decides nothing', [[3, 3]], { code: 'OPENING_UNDECIDED' }],
    [
      '[MA-01] thrown on',
      [
        [3, 3],
        [5, 2],
        [6, 1],
      ],
      { code: 'OPENING_THROWN_ON', pair: 3 },
    ],
    [
      '[MA-01] a tie after the decision',
      [
        [5, 2],
        [1, 1],
      ],
      { code: 'OPENING_THROWN_ON', pair: 2 },
    ],
    ['[MA-01] a seven', [[7, 2]], { code: 'ROLL_NOT_DICE' }],
    ['[MA-01] a zero', [[0, 2]], { code: 'ROLL_NOT_DICE' }],
    ['[MA-01] three dice', [[1, 2, 3]], { code: 'ROLL_NOT_DICE' }],
  ])('%s is refused', (_, throws, refusal) => {
    const state = beginMatch(settingsOf('international', 5));
    expect(refusalOf(state, { type: 'openingThrown', throws: throws as Roll[] })).toEqual(refusal);
  });

  test('[MA-09] reroll: the starter throws both dice anew and cannot double before', () => {
    const settings = settingsOf({ base: 'long', openingRoll: 'reroll', cube: 'doubling' }, 5);
    const state = runTo('before-roll', beginMatch(settings), { type: 'openingThrown', throws: [[2, 6]] });
    expect(state.onRoll).toBe('black');
    expect(refusalOf(state, { type: 'double', side: 'black' })).toEqual({ code: 'CUBE_OPENING_TURN' });
    const rolled = run(
      state,
      { type: 'requestRoll', side: 'black' },
      { type: 'rolled', side: 'black', roll: [6, 6] },
    );
    expect(rolled).toMatchObject({ phase: 'to-play', onRoll: 'black', roll: [6, 6] });
  });

  test('[MA-08] the winner begins the next game and cannot double before', () => {
    const settings = settingsOf({ base: 'long', cube: 'doubling' }, 5);
    const state = startGame(settings, {
      type: 'gameStarted',
      game: 2,
      score: { white: 0, black: 1 },
      crawford: 'before',
      previousWinner: 'black',
      reserveMs: { white: 0, black: 0 },
      from: null,
    });
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'black', starter: 'black' });
    expect(refusalOf(state, { type: 'double', side: 'black' })).toEqual({ code: 'CUBE_OPENING_TURN' });
    expect(refusalOf(state, { type: 'openingThrown', throws: [[5, 2]] })).toEqual({
      code: 'WRONG_PHASE',
      phase: 'before-roll',
    });
  });
});

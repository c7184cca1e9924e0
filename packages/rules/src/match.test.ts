import { describe, expect, test } from 'vitest';
import { startingBoard } from './board.ts';
import { evolve } from './evolve.ts';
import {
  beginMatch,
  firstGameStarted,
  type GameStarted,
  judgeGameStarted,
  nextGameStarted,
  startGame,
} from './match.ts';
import type { Command, GameCommon, MatchSettings, MatchState } from './match-types.ts';
import type { Roll } from './play.ts';
import type { Side } from './side.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { beforeRoll, refusalOf, run, runTo, settingsOf, toPlay, whiteView } from './testing/states.ts';
import { deciderOf, firstTurnOf, boardOf as viewOf } from './turn.ts';

const MATCH = settingsOf('international', 5);
const MONEY = settingsOf('international', null);

describe('a game begins', () => {
  test('[MA-20] a match and a rematch start from nothing', () => {
    const state = beginMatch(MATCH);
    expect(state).toMatchObject({
      phase: 'opening',
      game: 1,
      score: { white: 0, black: 0 },
      cube: { value: 1, owner: null },
      crawford: 'before',
      starter: null,
    });
    expect(state.board).toEqual(startingBoard('short'));
    expect(deciderOf(state)).toBeNull();
  });

  const started = (changes: Partial<GameStarted>): GameStarted => ({
    ...firstGameStarted(MATCH),
    game: 2,
    score: { white: 1, black: 0 },
    from: null,
    ...changes,
  });
  const CLOCK = settingsOf('long', 5, { kind: 'delay', reserveMs: 1_000, delayMs: 5 });
  const MONEY_CLOCK = { ...CLOCK, length: null };

  test.each<[name: string, settings: MatchSettings, event: GameStarted]>([
    ['[MA-21] the first game', MATCH, firstGameStarted(MATCH)],
    ['[MA-21] a later game', MATCH, started({})],
    ['[MA-21] the Crawford game', MATCH, started({ score: { white: 4, black: 0 }, crawford: 'now' })],
    ['[MA-21] after it', MATCH, started({ score: { white: 4, black: 1 }, crawford: 'after' })],
    ['[MA-21] both at match point', MATCH, started({ score: { white: 4, black: 4 }, crawford: 'after' })],
    [
      '[MA-21] any score in a money session',
      MONEY,
      started({ score: { white: 400, black: 7 }, crawford: 'none' }),
    ],
    [
      '[MA-21] a winner who begins',
      settingsOf('long', 5),
      started({ previousWinner: 'white', crawford: 'none' }),
    ],
    [
      '[MA-21] reserves partly used',
      CLOCK,
      started({ crawford: 'none', reserveMs: { white: 0, black: 999 } }),
    ],
  ])('%s is possible', (_, settings, event) => {
    expect(judgeGameStarted(settings, event)).toEqual({ ok: true, value: event });
    expect(startGame(settings, event)).toMatchObject({ game: event.game, score: event.score });
  });

  test.each<[name: string, settings: MatchSettings, changes: Partial<GameStarted>, field: string]>([
    ['[MA-21] game 0', MATCH, { game: 0 }, 'game'],
    ['[MA-21] half a game', MATCH, { game: 1.5 }, 'game'],
    ['[MA-21] points before the first game', MATCH, { game: 1 }, 'score'],
    ['[MA-21] a match that is over', MATCH, { score: { white: 5, black: 0 } }, 'score'],
    ['[MA-21] negative points', MATCH, { score: { white: -1, black: 0 } }, 'score'],
    ['[MA-21] no Crawford rule', MATCH, { crawford: 'none' }, 'crawford'],
    ['[MA-21] Crawford too early', MATCH, { crawford: 'now' }, 'crawford'],
    ['[MA-21] Crawford forgotten', MATCH, { score: { white: 4, black: 0 } }, 'crawford'],
    ['[MA-21] Crawford at 4-4', MATCH, { score: { white: 4, black: 4 }, crawford: 'now' }, 'crawford'],
    ['[MA-21] Crawford in a money session', MONEY, {}, 'crawford'],
    ['[MA-21] a starter where dice decide', MATCH, { previousWinner: 'white' }, 'previousWinner'],
    [
      '[MA-21] a winner before the first game',
      settingsOf('long', 5),
      { game: 1, score: { white: 0, black: 0 }, crawford: 'none', previousWinner: 'white' },
      'previousWinner',
    ],
    [
      '[MA-21] more time than agreed',
      CLOCK,
      { crawford: 'none', reserveMs: { white: 1_001, black: 0 } },
      'reserveMs',
    ],
    ['[MA-21] negative time', CLOCK, { crawford: 'none', reserveMs: { white: 1, black: -1 } }, 'reserveMs'],
    [
      '[MA-21] used time in a money session',
      MONEY_CLOCK,
      { crawford: 'none', reserveMs: { white: 999, black: 1_000 } },
      'reserveMs',
    ],
  ])('%s is impossible', (_, settings, changes, field) => {
    expect(judgeGameStarted(settings, started(changes))).toEqual({
      ok: false,
      error: { code: 'GAME_START_IMPOSSIBLE', field },
    });
  });
});

describe('turns', () => {
  const closedOut = boardOf({ 25: 1, 6: 14 }, { 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 });

  test('[MA-10] with no legal move the turn passes by itself', () => {
    const state = run(
      beforeRoll(MATCH, 'white', { board: closedOut }),
      { type: 'requestRoll', side: 'white' },
      { type: 'rolled', side: 'white', roll: [6, 6] },
    );
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'black', turns: { white: 2, black: 1 } });
    expect(state.board).toEqual(closedOut);
  });

  test('[MA-11] the last checker off wins at once, unused dice or not', () => {
    const board = boardOf({ 1: 1 }, { 24: 3 });
    const state = run(toPlay(MATCH, 'white', [5, 5], { board }), {
      type: 'play',
      side: 'white',
      moves: [{ from: 1, to: 0 }],
    });
    expect(state).toMatchObject({
      phase: 'game-over',
      result: { winner: 'white', kind: 'single', points: 1, ending: 'borne-off' },
      scoreAfter: { white: 1, black: 0 },
    });
  });

  test('[MA-11] a hit sends the checker to the bar in both views', () => {
    const board = boardOf({ 8: 1, 6: 14 }, { 3: 1, 12: 14 });
    const state = run(toPlay(MATCH, 'white', [5, 1], { board }), {
      type: 'play',
      side: 'white',
      moves: [
        { from: 8, to: 3 },
        { from: 3, to: 2 },
      ],
    });
    expect(state.board).toEqual(boardOf({ 2: 1, 6: 14 }, { 0: 1, 12: 14 }));
    expect(viewOf(state, 'black')).toEqual(boardOf({ 25: 1, 13: 14 }, { 23: 1, 19: 14 }));
  });

  test.each<[name: string, state: () => MatchState, command: Command, refusal: object]>([
    [
      '[MA-10] a play out of turn',
      () => toPlay(MATCH, 'white', [3, 1]),
      { type: 'play', side: 'black', moves: [{ from: 8, to: 5 }] },
      { code: 'NOT_YOUR_TURN', side: 'white' },
    ],
    [
      '[MA-10] a play before the roll',
      () => beforeRoll(MATCH, 'white'),
      { type: 'play', side: 'white', moves: [] },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
    [
      '[MA-10] passing by choice',
      () => toPlay(MATCH, 'white', [3, 1]),
      { type: 'play', side: 'white', moves: [] },
      { code: 'PLAY_MUST_USE_MORE_DICE', dice: 2, die: null },
    ],
    [
      '[MA-01] a second roll',
      () => toPlay(MATCH, 'white', [3, 1]),
      { type: 'requestRoll', side: 'white' },
      { code: 'WRONG_PHASE', phase: 'to-play' },
    ],
    [
      '[MA-01] a roll out of turn',
      () => beforeRoll(MATCH, 'white'),
      { type: 'requestRoll', side: 'black' },
      { code: 'NOT_YOUR_TURN', side: 'white' },
    ],
    [
      '[MA-01] dice nobody asked for',
      () => beforeRoll(MATCH, 'white'),
      { type: 'rolled', side: 'white', roll: [3, 1] },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
    [
      '[MA-01] dice for the other side',
      () => run(beforeRoll(MATCH, 'white'), { type: 'requestRoll', side: 'white' }),
      { type: 'rolled', side: 'black', roll: [3, 1] },
      { code: 'NOT_YOUR_TURN', side: 'white' },
    ],
    [
      '[MA-01] dice with seven points',
      () => run(beforeRoll(MATCH, 'white'), { type: 'requestRoll', side: 'white' }),
      { type: 'rolled', side: 'white', roll: [7, 1] as unknown as Roll },
      { code: 'ROLL_NOT_DICE' },
    ],
    [
      '[MA-04] the next game too early',
      () => beforeRoll(MATCH, 'white'),
      { type: 'nextGame', side: 'white' },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
    [
      '[MA-16] a match is not closed',
      () => beforeRoll(MATCH, 'white'),
      { type: 'closeSession', side: 'white' },
      { code: 'SESSION_IS_MATCH' },
    ],
    [
      '[MA-16] a session in the middle of a game',
      () => beforeRoll(MONEY, 'white'),
      { type: 'closeSession', side: 'white' },
      { code: 'WRONG_PHASE', phase: 'before-roll' },
    ],
  ])('%s', (_, state, command, refusal) => {
    expect(refusalOf(state(), command)).toEqual(refusal);
  });

  test('[MA-10] each side has its own first turn on the long board', () => {
    const settings = settingsOf('long', 3);
    const state = run(beginMatch(settings), { type: 'openingThrown', throws: [[6, 5]] });
    expect([firstTurnOf(state, 'white'), firstTurnOf(state, 'black')]).toEqual([true, true]);
    const moves = [
      { from: 24, to: 18 },
      { from: 18, to: 13 },
    ];
    const next = run(state, { type: 'play', side: 'white', moves });
    expect([firstTurnOf(next, 'white'), firstTurnOf(next, 'black')]).toEqual([false, true]);
    expect(firstTurnOf(beginMatch(MATCH), 'white')).toBe(false);
  });

  test('[MA-10] the head exception of the first turn: 6-6 takes two checkers off the head', () => {
    const first = beforeRoll(settingsOf('long', 3), 'white', { turns: { white: 0, black: 0 } });
    const moves = [
      { from: 24, to: 18 },
      { from: 24, to: 18 },
    ];
    const roll: Command[] = [
      { type: 'requestRoll', side: 'white' },
      { type: 'rolled', side: 'white', roll: [6, 6] },
      { type: 'play', side: 'white', moves },
    ];
    expect(run(first, ...roll).board[18]).toBe(2);
    expect(() => run({ ...first, turns: { white: 1, black: 1 } }, ...roll)).toThrow('is refused');
  });
});

describe('the last turn of the long game', () => {
  const settings = settingsOf({ base: 'long', lastTurn: true }, null);
  const finish = (starter: Side, opponent: Checkers) => {
    const board = boardOf({ 1: 1 }, opponent);
    return run(toPlay(settings, 'white', [5, 4], { board, starter }), {
      type: 'play',
      side: 'white',
      moves: [{ from: 1, to: 0 }],
    });
  };
  const rolled = (roll: Roll): Command[] => [
    { type: 'requestRoll', side: 'black' },
    { type: 'rolled', side: 'black', roll },
  ];

  test('[MA-17] [SC-10] the other side finishes too: a draw of no points', () => {
    const answering = finish('white', { 13: 2 });
    expect(answering).toMatchObject({ phase: 'before-roll', onRoll: 'black', lastTurnOf: 'black' });
    const moves = [
      { from: 1, to: 0 },
      { from: 1, to: 0 },
    ];
    const state = run(answering, ...rolled([3, 2]), { type: 'play', side: 'black', moves });
    expect(state).toMatchObject({
      phase: 'game-over',
      result: { winner: null, kind: null, points: 0, ending: 'drawn' },
      scoreAfter: { white: 0, black: 0 },
    });
  });

  test('[MA-17] it does not: the starter has won, the last checkers count', () => {
    const answering = finish('white', { 13: 15 });
    const moves = [
      { from: 1, to: 0 },
      { from: 1, to: 0 },
    ];
    const state = run(answering, ...rolled([3, 2]), { type: 'play', side: 'black', moves });
    expect(state).toMatchObject({
      result: { winner: 'white', kind: 'single', points: 1, ending: 'borne-off' },
    });
  });

  test('[MA-17] the other side finishes first: it wins at once', () => {
    expect(finish('black', { 13: 2 })).toMatchObject({
      phase: 'game-over',
      result: { winner: 'white', kind: 'single', ending: 'borne-off' },
    });
  });

  test('[MA-08] after a draw the dice decide who begins, after a cancelled game the winner before', () => {
    const over = (ending: 'drawn' | 'cancelled') => ({
      ...beforeRoll(settings, 'white', { previousWinner: 'black' }),
      phase: 'game-over' as const,
      result: { winner: null, kind: null, points: 0, ending },
      scoreAfter: { white: 0, black: 1 },
    });
    expect(nextGameStarted(over('drawn')).previousWinner).toBeNull();
    expect(nextGameStarted(over('cancelled')).previousWinner).toBe('black');
  });
});

describe('the end of a match', () => {
  const passAt = (score: GameCommon['score'], value: number, settings = MATCH) =>
    run(
      beforeRoll(settings, 'white', { score, cube: { value, owner: 'white' } }),
      { type: 'double', side: 'white' },
      { type: 'pass', side: 'black' },
    );

  test('[MA-03] the match ends with its length', () => {
    expect(passAt({ white: 4, black: 4 }, 1)).toMatchObject({
      phase: 'match-over',
      winner: 'white',
      scoreAfter: { white: 5, black: 4 },
    });
    expect(passAt({ white: 3, black: 4 }, 1)).toMatchObject({
      phase: 'game-over',
      scoreAfter: { white: 4, black: 4 },
    });
  });

  test('[MA-05] points beyond the length stay in the result and out of the score', () => {
    expect(passAt({ white: 4, black: 0 }, 8)).toMatchObject({
      phase: 'match-over',
      result: { points: 8 },
      scoreAfter: { white: 5, black: 0 },
    });
  });

  test('[MA-04] a money session goes on', () => {
    const over = passAt({ white: 40, black: 2 }, 8, MONEY);
    expect(over).toMatchObject({ phase: 'game-over', scoreAfter: { white: 48, black: 2 } });
    expect(run(over, { type: 'nextGame', side: 'black' })).toMatchObject({
      phase: 'opening',
      game: 2,
      score: { white: 48, black: 2 },
    });
  });

  test('[MA-08] the next game has its own opening throw, or its starter is the winner', () => {
    const short = run(passAt({ white: 0, black: 0 }, 1), { type: 'nextGame', side: 'black' });
    expect(short).toMatchObject({ phase: 'opening', game: 2, previousWinner: null });
    const long = settingsOf({ base: 'long', cube: 'doubling' }, 5);
    const next = run(passAt({ white: 0, black: 0 }, 1, long), { type: 'nextGame', side: 'black' });
    expect(next).toMatchObject({ phase: 'before-roll', onRoll: 'white', previousWinner: 'white' });
  });

  test('[MA-03] nothing happens after the match', () => {
    const over = passAt({ white: 4, black: 4 }, 1);
    for (const command of [
      { type: 'nextGame', side: 'white' },
      { type: 'requestRoll', side: 'white' },
      { type: 'resignMatch', side: 'white' },
      { type: 'forfeit', side: 'white', reason: 'left' },
      { type: 'cancelGame' },
    ] satisfies Command[]) {
      expect(refusalOf(over, command)).toEqual({ code: 'WRONG_PHASE', phase: 'match-over' });
    }
  });
});

describe('leaving', () => {
  test.each<[name: string, command: Command, ending: string]>([
    ['[MA-15] giving up the match', { type: 'resignMatch', side: 'white' }, 'resigned'],
    ['[MA-18] left', { type: 'forfeit', side: 'white', reason: 'left' }, 'forfeited'],
    ['[MA-18] lost devices', { type: 'forfeit', side: 'white', reason: 'lost-devices' }, 'forfeited'],
  ])('%s: the other side has won the match', (_, command, ending) => {
    const score = { white: 4, black: 1 };
    const states = [
      { ...beginMatch(MATCH), score },
      beforeRoll(MATCH, 'black', { score }),
      run(beforeRoll(MATCH, 'white', { score }), { type: 'requestRoll', side: 'white' }),
      toPlay(MATCH, 'black', [3, 1], { score }),
      run(beforeRoll(MATCH, 'black', { score }), { type: 'double', side: 'black' }),
    ];
    for (const state of states) {
      expect(run(state, command)).toMatchObject({
        phase: 'match-over',
        winner: 'black',
        result: { winner: 'black', kind: null, points: 4, ending },
        scoreAfter: { white: 4, black: 5 },
      });
    }
  });

  test('[MA-15] in a money session: the dearest loss the game may bring, and the session is closed', () => {
    const state = beforeRoll(MONEY, 'black', { cube: { value: 4, owner: 'white' } });
    expect(run(state, { type: 'resignMatch', side: 'white' })).toMatchObject({
      phase: 'match-over',
      winner: null,
      result: { winner: 'black', kind: 'backgammon', points: 12, ending: 'resigned' },
      scoreAfter: { white: 0, black: 12 },
    });
    const oneOff = Object.assign(state.board.slice(), { 24: 1 });
    expect(run({ ...state, board: oneOff }, { type: 'resignMatch', side: 'white' })).toMatchObject({
      result: { kind: 'single', points: 4 },
    });
  });

  test('[MA-18] in a money session the game is lost and the session may go on', () => {
    const state = beforeRoll(MONEY, 'black', { cube: { value: 4, owner: 'white' } });
    const lost = run(state, { type: 'forfeit', side: 'white', reason: 'left' });
    expect(lost).toMatchObject({
      phase: 'game-over',
      result: { winner: 'black', kind: 'single', points: 4, ending: 'forfeited' },
    });
    expect(refusalOf(lost, { type: 'nextGame', side: 'black' })).toBeNull();
  });

  test('[MA-16] a session is closed between games and before the first dice', () => {
    const close: Command = { type: 'closeSession', side: 'black' };
    const over = runTo(
      'game-over',
      beforeRoll(MONEY, 'white'),
      { type: 'double', side: 'white' },
      { type: 'pass', side: 'black' },
    );
    expect(run(over, close)).toEqual({ ...over, phase: 'match-over', winner: null });
    const next = run(over, { type: 'nextGame', side: 'white' }, close);
    expect(next).toMatchObject({
      phase: 'match-over',
      winner: null,
      result: { winner: null, points: 0, ending: 'cancelled' },
      scoreAfter: { white: 1, black: 0 },
    });
    const long = settingsOf('long', null);
    const winnerBegins = startGame(long, { ...firstGameStarted(long), game: 2, previousWinner: 'white' });
    expect(run(winnerBegins, close).phase).toBe('match-over');
  });

  test('[MA-19] [SC-10] a cancelled game has no winner and the match goes on', () => {
    const state = beforeRoll(MATCH, 'white', { score: { white: 2, black: 3 }, crawford: 'before' });
    const over = runTo('game-over', state, { type: 'cancelGame' });
    expect(over.result).toEqual({ winner: null, kind: null, points: 0, ending: 'cancelled' });
    expect(nextGameStarted(over)).toMatchObject({
      game: 2,
      score: { white: 2, black: 3 },
      crawford: 'before',
    });
  });
});

describe('the machine', () => {
  test('[MA-20] an event that cannot follow is a fault of the program', () => {
    expect(() => evolve(beginMatch(MATCH), { type: 'taken', side: 'white' })).toThrow('invariant');
    expect(() => evolve(beforeRoll(MATCH, 'white'), { type: 'resignationAccepted', side: 'black' })).toThrow(
      'invariant',
    );
    expect(() => nextGameStarted(beginMatch(MATCH))).toThrow('invariant');
  });

  test.each<[name: string, side: Side]>([
    ['[MA-20] white', 'white'],
    ['[MA-20] black', 'black'],
  ])('%s moves in its own numbers', (_, side) => {
    const board = whiteView(MATCH, side, boardOf({ 8: 2, 6: 13 }, { 24: 15 }));
    const state = run(toPlay(MATCH, side, [2, 1], { board }), {
      type: 'play',
      side,
      moves: [
        { from: 8, to: 6 },
        { from: 8, to: 7 },
      ],
    });
    expect(viewOf(state, side)).toEqual(boardOf({ 7: 1, 6: 14 }, { 24: 15 }));
  });
});

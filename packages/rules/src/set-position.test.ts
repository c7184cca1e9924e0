import { describe, expect, test } from 'vitest';
import { startingBoard } from './board.ts';
import { gameStartedAt, judgeGameStarted, type StartingPoint, startGame } from './match.ts';
import type { MatchSettings, SetPosition } from './match-types.ts';
import { positionProblem } from './position-problem.ts';
import { boardOf, refusalOf, rulesOf, run, settingsOf, whiteView } from './testing/index.ts';
import { boardOf as boardFor } from './turn.ts';

const MATCH = settingsOf('international', 5);
const MONEY = settingsOf({ base: 'international', jacoby: true }, null);
const CUBELESS = settingsOf('casual', 5);
const LONG = settingsOf('long', 3);
const NONE = { white: 0, black: 0 };

const RACE = boardOf({ 6: 3, 3: 2 }, { 20: 3, 22: 2 });

function from(changes: Partial<SetPosition> = {}): SetPosition {
  return { board: RACE, cube: { value: 1, owner: null }, onRoll: 'white', roll: null, ...changes };
}

function begun(settings: MatchSettings, point: Partial<StartingPoint> = {}) {
  return gameStartedAt(settings, { from: from(), score: NONE, crawfordGame: false, ...point });
}

describe('a game that begins at a set position', () => {
  test('[MA-22] has its position, cube and side on roll, and goes on by the rules', () => {
    const cube = { value: 2, owner: 'black' } as const;
    const event = begun(MONEY, { from: from({ onRoll: 'black', cube }) });
    expect(judgeGameStarted(MONEY, event)).toEqual({ ok: true, value: event });
    const state = startGame(MONEY, event);
    expect(state).toMatchObject({ phase: 'before-roll', onRoll: 'black', cube, starter: 'black' });
    expect(state.board).toEqual(RACE);
    // Whose the cube is has taken a double, so that Jacoby counts gammons.
    expect(state.doublesAccepted).toBe(1);
    expect(refusalOf(state, { type: 'double', side: 'black' })).toBeNull();
    expect(run(state, { type: 'requestRoll', side: 'black' }).phase).toBe('rolling');
  });

  test('[MA-22] with dice begins with the play of them', () => {
    const event = begun(MATCH, { from: from({ roll: [6, 3] }), score: { white: 3, black: 1 } });
    const state = startGame(MATCH, event);
    expect(state).toMatchObject({ phase: 'to-play', onRoll: 'white', roll: [6, 3], crawford: 'before' });
    const moves = [
      { from: 6, to: 0 },
      { from: 3, to: 0 },
    ];
    const played = run(state, { type: 'play', side: 'white', moves });
    expect(played).toMatchObject({ phase: 'before-roll', onRoll: 'black' });
    expect(boardFor(played, 'white')[6]).toBe(2);
  });

  test('[MA-22] at the start nobody has had a turn; a side that has left it has', () => {
    const start = startGame(MATCH, begun(MATCH, { from: from({ board: startingBoard('short') }) }));
    expect(refusalOf(start, { type: 'double', side: 'white' })).toEqual({ code: 'CUBE_OPENING_TURN' });
    const onHead = boardOf({ 24: 15 }, { 12: 14, 8: 1 });
    const twice = startGame(LONG, begun(LONG, { from: from({ board: onHead, roll: [6, 6] }) }));
    expect(twice.turns).toEqual({ white: 0, black: 1 });
    const moves = [
      { from: 24, to: 18 },
      { from: 24, to: 18 },
    ];
    expect(refusalOf(twice, { type: 'play', side: 'white', moves })).toBeNull();
  });

  test.each<[name: string, score: StartingPoint['score'], crawfordGame: boolean, crawford: string]>([
    ['before', { white: 2, black: 1 }, true, 'before'],
    ['the Crawford game', { white: 4, black: 1 }, true, 'now'],
    ['after it', { white: 4, black: 1 }, false, 'after'],
    ['both one point away', { white: 4, black: 4 }, true, 'after'],
  ])('[MA-22] Crawford: %s', (_, score, crawfordGame, crawford) => {
    const event = begun(MATCH, { score, crawfordGame });
    expect(event.crawford).toBe(crawford);
    expect(judgeGameStarted(MATCH, event).ok).toBe(true);
  });

  const wide = new Int8Array(27);
  const six = boardOf({ 24: 15 }, { 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 5 });
  test.each<[name: string, settings: MatchSettings, changes: Partial<SetPosition>]>([
    ['a side without checkers', MATCH, { board: boardOf({ 6: 3 }) }],
    ['sixteen checkers', MATCH, { board: boardOf({ 6: 16 }, { 20: 1 }) }],
    ['a board of another size', MATCH, { board: wide }],
    ['a checker on the other bar', MATCH, { board: boardOf({ 0: 1, 6: 1 }, { 20: 1 }) }],
    ['a bar in long nardy', LONG, { board: boardOf({ 25: 1, 6: 1 }, { 20: 1 }) }],
    ['a prime that was forbidden', LONG, { board: six }],
    ['a cube where none is played', CUBELESS, { cube: { value: 2, owner: 'white' } }],
    ['a cube in a one-point match', settingsOf('international', 1), { cube: { value: 2, owner: null } }],
    ['a cube of three', MATCH, { cube: { value: 3, owner: 'white' } }],
    ['a cube of one that somebody owns', MATCH, { cube: { value: 1, owner: 'white' } }],
    ['half a cube', MATCH, { cube: { value: 1.5, owner: null } }],
    [
      'a cube above its cap',
      settingsOf({ base: 'international', cubeCap: 4 }, 5),
      { cube: { value: 8, owner: null } },
    ],
    ['dice that cannot be played', MATCH, { board: boardOf({ 25: 1 }, { 24: 2, 20: 2 }), roll: [1, 5] }],
    ['no dice', MATCH, { roll: [0, 7] as never }],
  ])('[MA-22] is impossible with %s', (_, settings, changes) => {
    expect(judgeGameStarted(settings, begun(settings, { from: from(changes) }))).toEqual({
      ok: false,
      error: { code: 'GAME_START_IMPOSSIBLE', field: 'from' },
    });
  });

  test('[MA-22] an arithmetic cube may show three, and only the first game is set up', () => {
    const arithmetic = settingsOf({ base: 'dave', cube: 'arithmetic' }, null);
    const three = begun(arithmetic, { from: from({ cube: { value: 3, owner: 'black' } }) });
    expect(judgeGameStarted(arithmetic, three).ok).toBe(true);
    expect(judgeGameStarted(MATCH, { ...begun(MATCH), game: 2 })).toMatchObject({ error: { field: 'from' } });
    const score = { white: 5, black: 0 };
    expect(judgeGameStarted(MATCH, begun(MATCH, { score }))).toMatchObject({ error: { field: 'score' } });
  });
});

test('a prime is a problem only of the side that has just moved', () => {
  const rules = rulesOf('long');
  const light = boardOf({ 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 5 }, { 12: 15 });
  expect(positionProblem(rules, light)).toBeNull();
  expect(positionProblem(rules, whiteView(LONG, 'black', light))).toBe('prime');
  expect(
    positionProblem(rulesOf({ base: 'long', primeRule: 'free' }), whiteView(LONG, 'black', light)),
  ).toBeNull();
  expect(positionProblem(rules, boardOf({ 6: 1 }))).toBe('over');
});

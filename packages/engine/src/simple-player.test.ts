import {
  type Board,
  boardFor,
  borneOff,
  type CheckerMoveText,
  flipBoard,
  legalPlays,
  opponentOf,
  type Play,
  type Roll,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
  type Side,
  startingBoard,
} from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { createSimplePlayer, type DecisionView, type Player } from './index.ts';

type Points = Readonly<Record<number, number>>;

function boardOf(own: Points, opponent: Points, bars: { own?: number; opponent?: number } = {}): Board {
  const board = new Int8Array(26);
  for (const [point, count] of Object.entries(own)) board[Number(point)] = count;
  for (const [point, count] of Object.entries(opponent)) board[Number(point)] = -count;
  board[25] = bars.own ?? 0;
  board[0] = -(bars.opponent ?? 0);
  return board;
}

function viewOf(rules: RuleSet, board: Board, more: Partial<DecisionView> = {}): DecisionView {
  const cube = { value: 1, owner: null };
  return { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false, ...more };
}

function chosen(player: Player, rules: RuleSet, board: Board, roll: Roll): Play {
  const plays = legalPlays(rules, board, roll);
  return plays[player.choosePlay(viewOf(rules, board), roll, plays) as number]!;
}

function after(board: Board, moves: readonly CheckerMoveText[]): Board {
  const next = Int8Array.from(board);
  for (const { from, to } of moves) {
    next[from]!--;
    if (to === 0) continue;
    if (next[to]! < 0) {
      next[to] = 0;
      next[0]!--;
    }
    next[to]!++;
  }
  return next;
}

const START = startingBoard('short');
const move = (from: number, to: number): CheckerMoveText => ({ from, to });

test.each<[name: string, rules: RuleSet, board: Board, roll: Roll, moves: readonly CheckerMoveText[]]>([
  ['makes the 5-point', RULE_SETS.international, START, [3, 1], [move(8, 5), move(6, 5)]],
  ['makes the 4-point', RULE_SETS.international, START, [4, 2], [move(8, 4), move(6, 4)]],
  ['makes the bar-point', RULE_SETS.international, START, [6, 1], [move(13, 7), move(8, 7)]],
  ['makes the 3-point', RULE_SETS.international, START, [5, 3], [move(8, 3), move(6, 3)]],
  ['runs to safety with 6-5', RULE_SETS.international, START, [6, 5], [move(24, 18), move(18, 13)]],
  [
    'bears two off rather than moving inside',
    RULE_SETS.casual,
    boardOf({ 6: 3, 4: 3, 2: 3, 1: 2 }, { 19: 8, 20: 7 }),
    [4, 2],
    [move(4, 0), move(2, 0)],
  ],
  [
    'hits and makes the point of the blot',
    RULE_SETS.caucasian,
    boardOf({ 13: 4, 8: 4, 6: 5, 24: 2 }, { 5: 1, 12: 5, 17: 3, 19: 5, 1: 1 }),
    [3, 1],
    [move(8, 5), move(6, 5)],
  ],
  [
    'bears the last two off',
    RULE_SETS.long,
    boardOf({ 3: 1, 1: 1 }, { 13: 1, 14: 1 }),
    [5, 2],
    [move(3, 0), move(1, 0)],
  ],
])('%s', (_, rules, board, roll, moves) => {
  expect([...chosen(createSimplePlayer(), rules, board, roll).board]).toEqual([...after(board, moves)]);
});

describe('the cube', () => {
  const player = createSimplePlayer();
  // Pure races: 8 checkers each, the side named leads by far, stands even, or trails.
  const ahead = boardOf({ 3: 5, 2: 5 }, { 19: 8, 20: 7 });
  const even = boardOf({ 6: 8, 5: 7 }, { 19: 8, 20: 7 });
  const behind = boardOf({ 6: 8, 5: 7 }, { 22: 5, 23: 5 });

  test.each<[name: string, board: Board, more: Partial<DecisionView>, doubles: boolean]>([
    ['doubles far ahead', ahead, {}, true],
    ['does not double behind', behind, {}, false],
    ['does not double with a dead cube', ahead, { away: { own: 1, opponent: 3 } }, false],
    ['doubles when a loss loses the match anyway', behind, { away: { own: 3, opponent: 1 } }, true],
  ])('%s', (_, board, more, doubles) =>
    expect(player.offerDouble(viewOf(RULE_SETS.international, board, more))).toBe(doubles),
  );

  test.each<
    [name: string, board: Board, more: Partial<DecisionView>, options: readonly never[], answer: string]
  >([
    ['passes far behind', behind, {}, ['take', 'pass'] as never[], 'pass'],
    ['takes an even race', even, {}, ['take', 'pass'] as never[], 'take'],
    ['beavers far ahead', ahead, {}, ['take', 'pass', 'beaver'] as never[], 'beaver'],
    ['takes far ahead without beavers', ahead, {}, ['take', 'pass'] as never[], 'take'],
    [
      'takes when a pass loses the match',
      behind,
      { away: { own: 2, opponent: 1 } },
      ['take', 'pass'] as never[],
      'take',
    ],
  ])('%s', (_, board, more, options, answer) =>
    expect(player.answerCube(viewOf(RULE_SETS.international, board, more), 'double', options)).toBe(answer),
  );

  test('answers a beaver with a raccoon only when it may', () => {
    const view = viewOf(RULE_SETS.international, ahead);
    expect(player.answerCube(view, 'beaver', ['take', 'pass'])).toBe('take');
    expect(player.answerCube(view, 'beaver', ['take', 'pass', 'raccoon'])).toBe('raccoon');
  });
});

describe('a resignation', () => {
  const none = boardOf({ 6: 3 }, { 19: 5, 1: 10 });
  const someOff = boardOf({ 6: 3 }, { 19: 5, 1: 9 });
  const nearlyHome = boardOf({ 6: 8, 5: 7 }, { 19: 8, 18: 7 });

  test.each<[name: string, rules: RuleSet, board: Board, cube: number, points: number, accepted: boolean]>([
    ['single with a backgammon to win', RULE_SETS.international, none, 1, 1, false],
    ['gammon with a backgammon to win', RULE_SETS.international, none, 1, 2, false],
    ['backgammon', RULE_SETS.international, none, 1, 3, true],
    ['backgammon on a cube of 2', RULE_SETS.international, none, 2, 6, true],
    ['single when the loser has borne off', RULE_SETS.international, someOff, 1, 1, true],
    ['single on a cube of 4, offered less', RULE_SETS.international, someOff, 4, 2, false],
    ['single where every win is one point', RULE_SETS.dave, none, 1, 1, true],
    ['single when the gammon is as good as saved', RULE_SETS.casual, nearlyHome, 1, 1, true],
    ['mars counts in oin-mars', RULE_SETS.casual, none, 1, 1, false],
  ])('%s', (_, rules, board, value, points, accepted) => {
    const view = viewOf(rules, board, { cube: { value, owner: 'white' }, cubeOwner: 'own' });
    expect(createSimplePlayer().acceptResignation(view, points)).toBe(accepted);
  });
});

/** Small linear generator for tests: whole numbers below `limit`. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function playGame(rules: RuleSet, white: Player, black: Player, seed: number): Side {
  const below = randomBelow(seed);
  let side: Side = below(2) === 0 ? 'white' : 'black';
  let board = startingBoard(rules.board);
  for (let turn = 0; turn < 2000; turn++) {
    const roll = [below(6) + 1, below(6) + 1] as unknown as Roll;
    const plays = legalPlays(rules, board, roll);
    const index = (side === 'white' ? white : black).choosePlay(viewOf(rules, board), roll, plays) as number;
    expect(Number.isInteger(index) && index >= 0 && index < plays.length).toBe(true);
    const next = plays[index]!.board;
    if (borneOff(next) === 15) return side;
    board = flipBoard(rules.board, next);
    side = opponentOf(side);
  }
  throw new Error('a game of 2000 turns');
}

function randomPlayer(seed: number): Player {
  const below = randomBelow(seed);
  return { ...createSimplePlayer(), choosePlay: (_view, _roll, plays) => below(plays.length) };
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  test('beats a player at random in at least 18 of 20 games', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const simpleSide: Side = game % 2 === 0 ? 'white' : 'black';
      const players = [createSimplePlayer({ seed: game }), randomPlayer(game)] as const;
      const [white, black] = simpleSide === 'white' ? players : [players[1], players[0]];
      if (playGame(RULE_SETS[id], white, black, 1000 + game) === simpleSide) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});

test('the same seed plays the same game', () => {
  const game = (): Side[] =>
    [1, 2, 3].map((seed) =>
      playGame(RULE_SETS.long, createSimplePlayer({ seed: 5 }), createSimplePlayer({ seed: 6 }), seed),
    );
  expect(game()).toEqual(game());
});

test('the position is judged alike from both ends of the same board', () => {
  const view = boardFor('short', START, 'black');
  expect([...view]).toEqual([...START]);
});

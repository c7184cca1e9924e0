import {
  type Board,
  type CheckerMove,
  findPlay,
  flipBoard,
  legalPlays,
  opponentPipCount,
  pipCount,
  type Roll,
  RULE_SETS,
  type RuleSet,
  startingBoard,
} from '@nardy/rules';
import { anyBoard, anyRoll, boardOf } from '@nardy/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Claim, comparedPlay, explainPlays } from './explain.ts';
import type { Outcomes } from './outcomes.ts';

const { international, long } = RULE_SETS;
/** Better in everything, and worse in everything. */
const GOOD = [0.6, 0.25, 0.02, 0.1, 0.01];
const BAD = [0.5, 0.15, 0.01, 0.2, 0.02];

function movesOf(text: string): readonly CheckerMove[] {
  return text.split(' ').map((move) => {
    const [from, to] = move.split('/').map((place) => (place === 'bar' ? 25 : place === 'off' ? 0 : +place));
    return { from: from as number, to: to as number, hit: false };
  });
}

function after(rules: RuleSet, board: Board, roll: Roll, text: string): Board {
  const found = findPlay(rules, board, roll, movesOf(text));
  if (!found.ok) throw new Error(`${text}: ${found.error.code}`);
  return found.value.board;
}

interface Compared {
  readonly rules?: RuleSet;
  readonly board?: Board;
  readonly roll: Roll;
  readonly plays: readonly [better: string, worse: string];
  readonly outcomes?: readonly [better: Outcomes, worse: Outcomes];
}

function claims(compared: Compared): readonly Claim[] {
  const { rules = international, roll, plays, outcomes = [GOOD, BAD] } = compared;
  const { board = startingBoard(rules.board) } = compared;
  const [better, worse] = plays.map((text, index) =>
    comparedPlay(rules, {
      board: after(rules, board, roll, text),
      equity: index === 0 ? 0.2 : 0.1,
      outcomes: outcomes[index] as Outcomes,
    }),
  );
  if (better === undefined || worse === undefined) throw new Error('two plays are compared');
  return explainPlays(rules, board, better, worse);
}

const onBoard = (all: readonly Claim[]): readonly Claim[] =>
  all.filter(({ kind }) => !['win', 'mars', 'lostMars'].includes(kind));

describe('what speaks for a play', () => {
  test('3-1: 8/5 6/5 makes the five point, which 24/23 13/10 does not', () => {
    const found = claims({ roll: [3, 1], plays: ['8/5 6/5', '24/23 13/10'] });
    expect(found[0]).toEqual({ kind: 'point', point: 5, how: 'made' });
  });

  test('6-5: 24/13 brings a checker home from behind, which 13/7 13/8 leaves there', () => {
    const found = claims({ roll: [6, 5], plays: ['24/18 18/13', '13/7 13/8'] });
    expect(found).toContainEqual({ kind: 'back', better: 1, worse: 2 });
    // On the bar point: every 6, 5-1 and 4-2 both ways, 3-3 and 2-2; of the fives in between one way is held.
    expect(found).toContainEqual({ kind: 'shots', better: 0, worse: 17 });
  });

  test('a safe play against one that leaves eleven shots', () => {
    const board = boardOf({ 8: 1, 7: 1, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2 }, { 1: 2, 19: 5, 20: 4, 21: 4 });
    // Six away from the ace point with every way in between held: the eleven rolls with a six.
    expect(claims({ board, roll: [2, 1], plays: ['8/6 7/6', '8/7 6/4'] })[0]).toEqual({
      ...{ kind: 'shots', better: 0, worse: 11 },
    });
  });

  test('a play that keeps a point, and the row with it', () => {
    const board = boardOf({ 8: 2, 7: 2, 6: 3, 5: 2, 4: 2, 13: 2, 24: 2 }, { 1: 2, 12: 4, 19: 5, 17: 4 });
    const found = claims({ board, roll: [3, 1], plays: ['13/10 24/23', '8/5 7/6'] });
    expect(found).toContainEqual({ kind: 'prime', better: 5, worse: 3 });
    expect(found).toContainEqual({ kind: 'point', point: 7, how: 'kept' });
  });

  test('an anchor', () => {
    const found = claims({ roll: [4, 4], plays: ['24/20 24/20 13/9 13/9', '13/9 13/9 9/5 9/5'] });
    expect(found).toContainEqual({ kind: 'anchor', point: 20, how: 'made' });
  });

  test('a hit is told as such, and its pips are not told besides', () => {
    const board = boardOf({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 1: 1, 5: 1, 12: 5, 17: 3, 19: 5 });
    const found = claims({ board, roll: [3, 1], plays: ['8/5 6/5', '24/23 13/10'] });
    expect(found).toContainEqual({ kind: 'hits', better: 1, worse: 0 });
    expect(found.map(({ kind }) => kind)).not.toContain('lead');
  });

  test('in a bear-off, checkers off and gaps', () => {
    const board = boardOf({ 6: 3, 5: 2, 4: 1 }, { 24: 3, 23: 2 });
    expect(onBoard(claims({ board, roll: [5, 1], plays: ['5/off 6/5', '6/1 6/5'] }))).toEqual([
      { kind: 'off', better: 10, worse: 9 },
    ]);
    const row = boardOf({ 6: 2, 5: 1, 4: 1, 2: 1 }, { 24: 3, 23: 2 });
    expect(onBoard(claims({ board: row, roll: [3, 1], plays: ['6/3 2/1', '4/1 5/4'] }))).toEqual([
      { kind: 'gaps', better: 1, worse: 2 },
    ]);
  });

  test('in long nardy, the head and the row in front of the opponent', () => {
    const board = boardOf({ 24: 12, 20: 1, 19: 1, 18: 1 }, { 12: 13, 8: 1, 6: 1 });
    const found = claims({ rules: long, board, roll: [3, 1], plays: ['24/21 18/17', '20/17 19/18'] });
    expect(found).toContainEqual({ kind: 'head', better: 11, worse: 12 });
  });
});

describe('what is not said', () => {
  test('anything, where the plays are worth the same', () => {
    const board = startingBoard('short');
    const play = comparedPlay(international, { board, equity: 0.1, outcomes: GOOD });
    expect(explainPlays(international, board, play, { ...play, outcomes: BAD })).toEqual([]);
  });

  test('that a play attacks, where it wins neither more nor more mars', () => {
    const safer = [0.5, 0.15, 0.01, 0.1, 0.01];
    const found = claims({
      roll: [3, 1],
      plays: ['8/5 6/5', '24/23 13/10'],
      outcomes: [safer, [0.5, 0.15, 0.01, 0.2, 0.01]],
    });
    expect(found.map(({ kind }) => kind)).not.toContain('point');
    expect(found.at(-1)).toEqual({ kind: 'lostMars', better: 0.1, worse: 0.2 });
  });

  test('a mars, where every win counts the same', () => {
    const flat = { ...international, scoring: 'flat' } as const;
    const found = claims({ rules: flat, roll: [3, 1], plays: ['8/5 6/5', '24/23 13/10'] });
    expect(found.filter(({ kind }) => kind === 'mars' || kind === 'lostMars')).toEqual([]);
    expect(found.at(-1)).toEqual({ kind: 'win', better: 0.6, worse: 0.5 });
  });
});

/** Whether a claim is true of two boards, counted in another way than it was found. */
function isTrue(rules: RuleSet, before: Board, claim: Claim, better: Board, worse: Board): boolean {
  const held = (board: Board, point: number): boolean => (board[point] as number) >= 2;
  const own = (board: Board, isIt: (place: number) => boolean): number =>
    [...board].reduce((sum, count, place) => sum + (count > 0 && place > 0 && isIt(place) ? count : 0), 0);
  const rolls = (
    board: Board,
    counts: (plays: ReturnType<typeof legalPlays>, most: number) => boolean,
  ): number => {
    let sum = 0;
    for (let die1 = 1; die1 <= 6; die1++) {
      for (let die2 = 1; die2 <= 6; die2++) {
        const plays = legalPlays(rules, flipBoard(rules.board, board), [die1, die2] as unknown as Roll);
        if (counts(plays, die1 === die2 ? 4 : 2)) sum++;
      }
    }
    return sum;
  };
  // A hit takes an own checker away from where it stood.
  const loses = (board: Board, then: Board): boolean =>
    [...board].some((count, place) => place <= 18 && count > 0 && Math.max(0, then[place] as number) < count);
  if ('point' in claim) {
    const { kind, point, how } = claim;
    return (
      held(better, point) &&
      !held(worse, point) &&
      held(before, point) === (how === 'kept') &&
      point >= 19 === (kind === 'anchor')
    );
  }
  const counted = {
    hits: (board: Board) => (before[0] as number) - (board[0] as number),
    shots: (board: Board) =>
      rolls(board, (plays) => plays.some((play) => loses(board, flipBoard(rules.board, play.board)))),
    dances: (board: Board) => rolls(board, (plays) => plays.every(({ moves }) => moves.length === 0)),
    blocked: (board: Board) => rolls(board, (plays, most) => plays.every(({ moves }) => moves.length < most)),
    back: (board: Board) => own(board, (place) => place > 18),
    lead: (board: Board) => opponentPipCount(rules.board, board) - pipCount(board),
    stack: (board: Board) => [...board.slice(1, 25)].toSorted((a, b) => b - a)[0] as number,
    off: (board: Board) => 15 - own(board, () => true),
    home: (board: Board) => 15 - own(board, (place) => place > 6),
    gaps: (board: Board) => {
      const row = [...board.slice(1, 7)].map((count) => (count > 0 ? 'x' : '-')).join('');
      return row.replace(/-+$/, '').replaceAll('x', '').length;
    },
    head: (board: Board) => own(board, (place) => place === 24),
    prime: (board: Board) => naivePrime(rules, board),
    held: (board: Board) => [...board.slice(1, 25)].filter((count) => count > 0).length,
    stuck: (board: Board) =>
      rolls(flipBoard(rules.board, board), (plays, most) => plays.every(({ moves }) => moves.length < most)),
  };
  const [more, less] = [claim.better, claim.worse];
  if (claim.kind === 'win' || claim.kind === 'mars') return more > less;
  if (claim.kind === 'lostMars') return more < less;
  const fewer = ['shots', 'back', 'stack', 'gaps', 'head', 'stuck'].includes(claim.kind);
  const count = counted[claim.kind];
  return count(better) === more && count(worse) === less && (fewer ? more < less : more > less);
}

/** The longest row that some opposing checker still has to pass, by trying every row. */
function naivePrime(rules: RuleSet, board: Board): number {
  const theirs = flipBoard(rules.board, board);
  const least = rules.board === 'short' ? 2 : 1;
  let longest = 0;
  for (let low = 1; low <= 24; low++) {
    for (let high = low; high <= 24; high++) {
      const row = [...theirs.slice(low, high + 1)];
      const behind = [...theirs.slice(high + 1)].some((count) => count > 0);
      if (behind && row.every((count) => count <= -least)) longest = Math.max(longest, row.length);
    }
  }
  return longest;
}

const anyOutcomes = fc
  .tuple(...Array.from({ length: 5 }, () => fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([win, mars, koks, lostMars, lostKoks]) => [win, mars, koks, lostMars, lostKoks] as number[]);

test.each<[name: string, rules: RuleSet]>([
  ['short', international],
  ['caucasian', RULE_SETS.caucasian],
  ['long', long],
])('%s: every claim is true of the boards', (_, rules) => {
  fc.assert(
    fc.property(
      anyBoard(rules.board),
      anyRoll,
      fc.nat(),
      fc.nat(),
      anyOutcomes,
      anyOutcomes,
      (before, roll, a, b, more, less) => {
        const plays = legalPlays(rules, before, roll);
        const one = plays[a % plays.length]?.board as Board;
        const other = plays[b % plays.length]?.board as Board;
        const found = explainPlays(
          rules,
          before,
          comparedPlay(rules, { board: one, equity: 1, outcomes: more }),
          comparedPlay(rules, { board: other, equity: 0, outcomes: less }),
        );
        expect(found.filter((claim) => !isTrue(rules, before, claim, one, other))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

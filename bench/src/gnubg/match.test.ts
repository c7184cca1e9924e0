import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLL_CHANCES, rollIndex } from '@nardy/engine';
import { type Board, type Roll, startingBoard } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import { formatFibsBoard } from './fibs-board.ts';
import { gameDice } from './game-dice.ts';
import { appendPair, readPairs } from './games-file.ts';
import { legalResults } from './legal-results.ts';
import { matchResult } from './match-result.ts';
import { type Opponent, simpleOpponent } from './opponent.ts';
import { playGame, SHORT_GAME } from './play-game.ts';
import { luckOf } from './roll-values.ts';

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as unknown as Roll));

const first: Opponent = {
  name: 'first',
  choose: (board, roll) => legalResults(board, roll)[0]!,
  close: () => undefined,
};

/** An opinion that means nothing, by pips. */
const byPips = (board: Board) =>
  Float64Array.from(ROLL_CHANCES, (_, at) =>
    Math.sin(at + board.reduce((sum, n, place) => sum + n * place, 0)),
  );

test('a board line has the fields of FIBS in their order', () => {
  expect(formatFibsBoard(startingBoard('short'), [3, 1])).toBe(
    'board:you:them:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0',
  );
  const barred = formatFibsBoard(boardOf({ 25: 1, 6: 2 }, { 0: 2, 24: 3 }), [6, 6]).split(':');
  expect(barred.slice(6, 32).map(Number)).toEqual([
    -2,
    ...[0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3],
    1,
  ]);
  // Off and bar of either side.
  expect(barred.slice(45, 49).map(Number)).toEqual([12, 10, 1, 2]);
});

test('dice are repeated by their seed and number, open without a doublet and are fair', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let pair = 0; pair < 200; pair++) {
    const [dice, again] = [gameDice(5, pair), gameDice(5, pair)];
    for (let turn = 0; turn < 60; turn++) {
      const roll = dice.next().value;
      expect(again.next().value).toEqual(roll);
      if (turn === 0) expect(roll[0]).not.toBe(roll[1]);
      for (const face of roll) faces[face - 1]!++;
    }
  }
  // 24,000 faces: five standard deviations are 289.
  for (const count of faces) expect(Math.abs(count - 4000)).toBeLessThan(289);
  expect(gameDice(6, 0).next().value).toEqual(gameDice(6, 0).next().value);
});

test('the luck of all rolls of a position is nothing in the mean', () => {
  expect(new Set(ROLLS.map((roll) => rollIndex(...roll))).size).toBe(21);
  expect(ROLL_CHANCES.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  const values = byPips(startingBoard('short'));
  expect(ROLLS.reduce((sum, roll) => sum + luckOf(values, roll), 0)).toBeCloseTo(0);
});

test('changing the seats under the same rolls changes the sign', async () => {
  const simple = simpleOpponent();
  for (let pair = 0; pair < 5; pair++) {
    const a = await playGame(SHORT_GAME, [simple, first], 0, gameDice(3, pair), byPips);
    const b = await playGame(SHORT_GAME, [first, simple], 1, gameDice(3, pair), byPips);
    expect(b).toEqual({ points: -a.points, luck: -a.luck, turns: a.turns });
    expect([1, 2, 3]).toContain(Math.abs(a.points));
  }
});

test('a play that is not legal ends the game', async () => {
  const cheat: Opponent = { ...first, name: 'cheat', choose: () => boardOf({ 1: 1 }) };
  await expect(playGame(SHORT_GAME, [cheat, first], 0, gameDice(1, 1), null)).rejects.toThrow(
    'cheat made no legal play',
  );
});

test('the luck that explains a result is taken out of it', () => {
  const pairs = [3, -1, 0, 2, -2, 1].map((luck) => {
    const game = { points: 0.25 + luck / 2, luck: luck / 2, turns: 50 };
    return [game, game] as const;
  });
  const { games, plain, luckAdjusted, luckShare, turnsPerGame } = matchResult(pairs);
  expect({ games, turnsPerGame }).toEqual({ games: 12, turnsPerGame: 50 });
  expect(luckShare).toBeCloseTo(1);
  expect(luckAdjusted?.mean).toBeCloseTo(0.25);
  expect(luckAdjusted?.within).toBeCloseTo(0);
  // Halves of 3, -1, 0, 2, -2, 1: their spread is 3.5 / 4.
  expect(plain.mean).toBeCloseTo(0.5);
  expect(plain.within).toBeCloseTo(1.96 * Math.sqrt(3.5 / 4 / 6));
});

test('a file of games gives back what was played, without the line that was being written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-match-'));
  const file = join(folder, 'games', 'all.tsv');
  const series = { first: 'a', second: 'b', seed: 4, judge: 'a' };
  const pair = [
    { points: -3, luck: -0.5, turns: 40 },
    { points: 2, luck: 0.25, turns: 60 },
  ] as const;
  expect(readPairs(file, series).size).toBe(0);
  appendPair(file, series, 7, pair);
  appendPair(file, { ...series, seed: 5 }, 8, pair);
  expect([...readPairs(file, series)]).toEqual([[7, pair]]);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -4));
  appendFileSync(file, '\n');
  expect(readPairs(file, { ...series, seed: 5 }).size).toBe(0);
  rmSync(folder, { recursive: true });
});

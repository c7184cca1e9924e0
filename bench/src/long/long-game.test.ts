import { expect, test } from 'vitest';
import { matchResult } from '../gnubg/match-result.ts';
import { playLongPair } from './long-game.ts';
import { pipPlayer, simplePlayer } from './long-player.ts';

test('a player against itself: the second game of a pair is the first with the seats changed', () => {
  const player = simplePlayer(1);
  for (let number = 0; number < 4; number++) {
    const [a, b] = playLongPair([player, player], 7, number, null);
    expect(b).toEqual({ ...a, points: -a.points });
    expect(Math.abs(a.points)).toBeGreaterThan(0);
  }
});

test('pairs differ by number and by seed, and come again the same', () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const turns = (seed: number, number: number): string =>
    playLongPair(players, seed, number, null)
      .map((game) => game.turns)
      .join();
  const first = turns(1, 0);
  expect(turns(1, 0)).toBe(first);
  expect(new Set([first, turns(1, 1), turns(1, 2), turns(2, 0), turns(2, 1)]).size).toBeGreaterThan(3);
});

test('the hand-made player beats the one that only counts pips', () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const pairs = Array.from({ length: 10 }, (_, number) => playLongPair(players, 1, number, null));
  const { plain } = matchResult(pairs);
  expect(plain.mean - plain.within).toBeGreaterThan(0.5);
});

test('an opinion that does not see the roll finds no luck', () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const blind = new Float64Array(21).fill(0.3);
  for (const { luck } of playLongPair(players, 3, 0, () => blind)) expect(luck).toBeCloseTo(0, 9);
});

import { expect, test } from 'vitest';
import { matchResult } from '../gnubg/match-result.ts';
import { playLongPair } from './long-game.ts';
import { pipPlayer, simplePlayer } from './long-player.ts';

test('a player against itself: the second game of a pair is the first with the seats changed', async () => {
  const player = simplePlayer(1);
  for (let number = 0; number < 4; number++) {
    const [a, b] = await playLongPair([player, player], 7, number, null);
    expect(b).toEqual({ ...a, points: -a.points });
    expect(Math.abs(a.points)).toBeGreaterThan(0);
  }
});

test('pairs differ by number and by seed, and come again the same', async () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const turns = async (seed: number, number: number): Promise<string> =>
    (await playLongPair(players, seed, number, null)).map((game) => game.turns).join();
  const first = await turns(1, 0);
  expect(await turns(1, 0)).toBe(first);
  const others = await Promise.all([turns(1, 1), turns(1, 2), turns(2, 0), turns(2, 1)]);
  expect(new Set([first, ...others]).size).toBeGreaterThan(3);
});

test('the hand-made player beats the one that only counts pips', async () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const pairs = await Promise.all(
    Array.from({ length: 10 }, (_, number) => playLongPair(players, 1, number, null)),
  );
  const { plain } = matchResult(pairs);
  expect(plain.mean - plain.within).toBeGreaterThan(0.5);
});

test('an opinion that does not see the roll finds no luck', async () => {
  const players = [simplePlayer(1), pipPlayer(1)] as const;
  const blind = new Float64Array(21).fill(0.3);
  for (const { luck } of await playLongPair(players, 3, 0, () => blind)) expect(luck).toBeCloseTo(0, 9);
});

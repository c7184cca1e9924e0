import { describe, expect, test } from 'vitest';
import { continueChain, linkForRoll, makeChain, makeRoot, startChain, stepBack } from './chain.ts';
import type { Role } from './roles.ts';

const game = '8dd09d3dc063e4c29c3f828ae0df54c0';
const random = 'b1f46f9eeb9d3a5969c5a0ad535f9e0ac4df709209aa298799dc4da27950d272';
const root = 'bb86c7d0868ed78b1269a65a12702388e23523e4ebbb6dd014c350b8415872bd';
const parts = { random, game, role: 'A' as Role, epoch: 0, phrase: '' };

describe('makeRoot', () => {
  test.each([
    ['random too short', { random: random.slice(2) }, 'DICE_BAD_RANDOM'],
    ['random in capitals', { random: random.toUpperCase() }, 'DICE_BAD_RANDOM'],
    ['no game identifier', { game: 'x' }, 'DICE_BAD_GAME'],
    ['negative epoch', { epoch: -1 }, 'DICE_BAD_EPOCH'],
    ['epoch and a half', { epoch: 1.5 }, 'DICE_BAD_EPOCH'],
    ['unpaired surrogate', { phrase: 'удача \ud83c' }, 'DICE_BAD_PHRASE'],
  ])('refuses %s', (_, change, code) => {
    expect(makeRoot({ ...parts, ...change })).toEqual({ ok: false, error: { code } });
  });

  test.each<[string, Partial<typeof parts>]>([
    ['phrase', { phrase: 'удача' }],
    ['phrase by one code point of the same look', { phrase: 'удача\u0301' }],
    ['game', { game: `${game.slice(0, -1)}1` }],
    ['role', { role: 'B' }],
    ['epoch', { epoch: 1 }],
  ])('another %s gives another root', (_, change) => {
    expect(makeRoot({ ...parts, ...change })).not.toEqual(makeRoot(parts));
  });
});

describe('a chain', () => {
  const chain = makeChain({ root, game, role: 'S', epoch: 2, length: 20 });

  test('every link steps back to the one before it, down to the anchor', () => {
    expect(chain.link(20)).toBe(root);
    expect(chain.link(0)).toBe(chain.anchor);
    for (let k = 20; k > 0; k--) expect(stepBack(game, 'S', 2, k, chain.link(k))).toBe(chain.link(k - 1));
  });

  test.each<[string, Role, number, number]>([
    ['role', 'A', 2, 5],
    ['epoch', 'S', 3, 5],
    ['index', 'S', 2, 6],
  ])('a link does not fit under another %s', (_, role, epoch, k) => {
    expect(stepBack(game, role, epoch, k, chain.link(5))).not.toBe(chain.link(4));
  });

  test.each([[1], [3], [7], [19], [20], [1000]])('made %i links at a time it is the same', (steps) => {
    const work = startChain({ root, game, role: 'S', epoch: 2, length: 20 });
    let slices = 1;
    let made = continueChain(work, steps);
    for (; made === null; slices++) made = continueChain(work, steps);
    expect(slices).toBe(Math.ceil(20 / steps));
    expect(Array.from({ length: 21 }, (_, k) => made.link(k))).toEqual(
      Array.from({ length: 21 }, (_, k) => chain.link(k)),
    );
  });

  test('link i − base + 1 is the one for roll i', () => {
    expect(linkForRoll(chain, 1, 1)).toBe(chain.link(1));
    expect(linkForRoll(chain, 7, 9)).toBe(chain.link(3));
  });

  test.each([[-1], [21], [0.5]])('has no link %d', (k) => {
    expect(() => chain.link(k)).toThrow('invariant');
  });

  test.each([[0], [65536], [1.5]])('cannot have %d links', (length) => {
    expect(() => startChain({ root, game, role: 'S', epoch: 0, length })).toThrow();
  });

  test('the longest one can be made', () => {
    expect(makeChain({ root, game, role: 'B', epoch: 0, length: 65535 }).link(65535)).toBe(root);
  });
});

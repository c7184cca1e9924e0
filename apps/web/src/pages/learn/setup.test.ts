import { startingBoard } from '@nardy/rules';
import { PLACES } from '@nardy/session';
import { expect, test } from 'vitest';
import { placementOf } from '../../board/placement.ts';
import { carry, EMPTY_SETUP, inHand, mistakes, put, rightSetup, setupPlacement, take } from './setup.ts';

test.each(['short', 'long'] as const)('the right setup of the %s board is drawn as a game begins', (kind) => {
  const setup = rightSetup(kind);
  expect(mistakes(kind, setup)).toEqual([]);
  expect(setupPlacement(kind, setup).join()).toBe(placementOf(startingBoard(kind)).join());
});

test('what lacks and what is too much is named by its point', () => {
  const setup = put(take(rightSetup('short'), 13), 12);
  expect(mistakes('short', setup)).toEqual([
    { point: 12, lacks: -1 },
    { point: 13, lacks: 1 },
  ]);
});

test('no more than fifteen checkers are placed, and none is taken from nothing', () => {
  let setup = EMPTY_SETUP;
  for (let times = 0; times < 20; times++) setup = put(setup, 24);
  expect([setup[24], inHand(setup)]).toEqual([15, 0]);
  expect(take(EMPTY_SETUP, 6)).toBe(EMPTY_SETUP);
});

test('checkers are carried from the tray, between points and back', () => {
  const placed = carry(EMPTY_SETUP, PLACES.bottomTray, 8);
  expect(carry(placed, 8, 6)[6]).toBe(1);
  expect(carry(placed, 8, null)).toEqual(EMPTY_SETUP);
});

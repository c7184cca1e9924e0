import { RULE_SET_IDS } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import {
  breakConnections,
  expectAgreement,
  expectNoRefusals,
  LIVELY,
  playMatch,
  shuffleMessages,
} from './testing/match.ts';
import { CALM } from './testing/player.ts';
import { createWorld } from './testing/world.ts';

describe('two sessions and a table play a match by messages only', () => {
  test.each(RULE_SET_IDS)('%s', (rules) => {
    const world = createWorld({ rules, length: 1, seed: 7 });
    world.open(['white']);
    world.open(['black']);
    world.open([]);
    playMatch(world, LIVELY);
    expectAgreement(world);
    expectNoRefusals(world);
  });

  test('with everything automatic', () => {
    const world = createWorld({ length: 1, seed: 11 });
    const preferences = {
      confirm: 'automatic',
      forced: 'whole-turn',
      autoRoll: 'on',
      autoBearOff: 'on',
    } as const;
    world.open(['white'], preferences);
    world.open(['black'], preferences);
    playMatch(world, CALM);
    expectAgreement(world);
    expectNoRefusals(world);
  });

  test('both seats on one device', () => {
    const world = createWorld({ length: 3, seed: 13 });
    world.open(['white', 'black'], { sharedBoard: 'turns' });
    playMatch(world, LIVELY);
    expectAgreement(world);
    expectNoRefusals(world);
  });

  test('by correspondence, links ahead', () => {
    const world = createWorld({ length: 1, seed: 19, mode: 'post' });
    world.open(['white']);
    world.open(['black']);
    playMatch(world, CALM);
    expectAgreement(world);
    const { early } = world.server.local.table.log;
    expect(early.A + early.B).toBeGreaterThan(5);
  });

  test('a second tab on the same seat', () => {
    const world = createWorld({ length: 3, seed: 41 });
    world.open(['white']);
    world.open(['white']);
    world.open(['black']);
    playMatch(world, LIVELY);
    expectAgreement(world);
  });
});

describe('the same through a bad network', () => {
  test('cuts, losses and reloads at any moment', () => {
    const world = createWorld({ length: 3, seed: 23 });
    world.open(['white']);
    world.open(['black']);
    playMatch(world, LIVELY, breakConnections);
    expectAgreement(world);
  });

  test('messages come twice and out of order', () => {
    const world = createWorld({ length: 1, seed: 37 });
    world.open(['white']);
    world.open(['black']);
    playMatch(world, LIVELY, shuffleMessages);
    expectAgreement(world);
  });
});

import { RULE_SET_IDS } from '@nardy/rules';
import { describe, test } from 'vitest';
import {
  breakConnections,
  expectAgreement,
  expectNoRefusals,
  LIVELY,
  playMatch,
  shuffleMessages,
} from './testing/match.ts';
import { createWorld } from './testing/world.ts';

const SEEDS = [104, 105];

describe.each(RULE_SET_IDS)('%s to 2', (rules) => {
  test.each(SEEDS)('undisturbed (seed %d)', (seed) => {
    const world = createWorld({ rules, length: 2, seed });
    world.open(['white']);
    world.open(['black']);
    playMatch(world, LIVELY);
    expectAgreement(world);
    expectNoRefusals(world);
  });

  test.each(SEEDS)('through cuts, losses and reloads (seed %d)', (seed) => {
    const world = createWorld({ rules, length: 2, seed });
    world.open(['white']);
    world.open(['black']);
    playMatch(world, LIVELY, breakConnections);
    expectAgreement(world);
  });

  test.each(SEEDS)('with doubled and swapped messages and a second tab (seed %d)', (seed) => {
    const world = createWorld({ rules, length: 2, seed });
    world.open(['white']);
    world.open(['black']);
    world.open(['black']);
    playMatch(world, LIVELY, shuffleMessages);
    expectAgreement(world);
  });
});

test.each(SEEDS)('with clocks, through cuts (seed %d)', (seed) => {
  const clock = { kind: 'delay', reserveMs: 60_000_000, delayMs: 12_000 } as const;
  const world = createWorld({ length: 3, seed, clock });
  world.open(['white']);
  world.open(['black']);
  playMatch(world, LIVELY, breakConnections);
  expectAgreement(world);
});

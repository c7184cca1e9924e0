import { expect, test } from 'vitest';
import { resultOf } from './replay.ts';
import { assertVerified, createLocalTable, playMatch, SAMPLE_MATCHES } from './testing/index.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const endings = new Set<string>();

test.each(
  SAMPLE_MATCHES.flatMap((sample) =>
    SEEDS.map((seed) => [`${sample.name}, seed ${seed}`, sample, seed] as const),
  ),
)('a whole random match: %s', (_, { settings, style }, seed) => {
  const local = createLocalTable({ settings, seed, chainLength: 1024 });
  playMatch(local, style, 12);
  for (const { table } of [...local.finished, local]) endings.add(resultOf(table)?.ending ?? 'none');
  assertVerified(local);
});

test('the matches above ended in every way that players can bring about', () => {
  expect([...endings].sort()).toEqual(['borne-off', 'drawn', 'flagged', 'passed', 'resigned']);
});

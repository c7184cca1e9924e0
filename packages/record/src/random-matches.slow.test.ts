import { expect, test } from 'vitest';
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
  const { match } = local.table;
  if (match?.phase === 'match-over' || match?.phase === 'game-over') endings.add(match.result.ending);
  assertVerified(local);
});

test('the matches above ended in every way that players can bring about', () => {
  expect([...endings].sort()).toEqual(['borne-off', 'drawn', 'flagged', 'passed', 'resigned']);
});

import { verifyTranscript } from '@nardy/dice';
import { describe, expect, test } from 'vitest';
import { assertVerified, createLocalTable, playMatch, SAMPLE_MATCHES, settingsOf } from './testing/index.ts';

describe('a random game verifies, and replays to the state it was played in', () => {
  test.each(SAMPLE_MATCHES.map((sample) => [sample.name, sample] as const))('%s', (name, sample) => {
    const local = createLocalTable({ settings: sample.settings, seed: 7 });
    playMatch(local, sample.style, 1);
    assertVerified(local);
    const { match } = local.table;
    const ending = match?.phase === 'match-over' || match?.phase === 'game-over' ? match.result.ending : null;
    expect(ending === 'flagged').toBe(name === 'a clock that runs out');
  });
});

test('a whole match to 3 verifies game after game', () => {
  const local = createLocalTable({ settings: settingsOf('long', 3), seed: 2 });
  playMatch(local, {}, 9);
  expect(local.table.match?.phase).toBe('match-over');
  expect(local.finished.length).toBeGreaterThan(0);
  assertVerified(local);
});

test('a post game releases links ahead, in the log for all to see', () => {
  const local = createLocalTable({ settings: settingsOf('international', 1), seed: 3, mode: 'post' });
  playMatch(local);
  assertVerified(local);
  const { early, rolls } = verifyTranscript(local.transcript());
  expect(early.A + early.B).toBe(rolls - 1);
});

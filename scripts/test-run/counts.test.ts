import { expect, test } from 'vitest';
import { exitCodeOf, formatCounts } from './counts.ts';

const counts = (passed: number, failed: number, skipped = 0) => ({
  passed,
  failed,
  skipped,
  skippedNames: [],
});

test.each<[name: string, passed: number, failed: number, skipped: number, line: string]>([
  ['all passed', 12, 0, 0, '12 passed, 0 failed'],
  ['some failed', 12, 2, 0, '12 passed, 2 failed'],
  ['some skipped', 12, 0, 3, '12 passed, 0 failed, 3 skipped'],
])('%s', (_, passed, failed, skipped, line) => {
  expect(formatCounts(counts(passed, failed, skipped))).toBe(line);
});

test.each<[name: string, counts: ReturnType<typeof counts> | null, status: number | null, code: number]>([
  ['passed', counts(1, 0), 0, 0],
  ['a failure', counts(1, 1), 1, 1],
  ['a failure that vitest forgot', counts(1, 1), 0, 1],
  ['vitest fails for a reason of its own', counts(1, 0), 1, 1],
  ['vitest was killed', counts(1, 0), null, 1],
  ['nothing ran', counts(0, 0), 0, 1],
  ['everything was skipped', counts(0, 0, 5), 0, 1],
  ['no report', null, 0, 1],
])('exit code: %s', (_, given, status, code) => {
  expect(exitCodeOf(given, status)).toBe(code);
});

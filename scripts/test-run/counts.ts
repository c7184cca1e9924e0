import { existsSync, readFileSync } from 'node:fs';

/** What a whole run of vitest came to. Failed files, hooks and unhandled errors count as failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedNames: readonly string[];
}

/** What the reporter wrote; `null` when the run ended before it could. */
export function readCounts(file: string): TestCounts | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestCounts) : null;
}

/** `12 passed, 0 failed`, with `, 3 skipped` if any were. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The exit code of a run: 0 only if something passed, nothing failed and vitest itself ended well. */
export function exitCodeOf(counts: TestCounts | null, vitestStatus: number | null): number {
  if (counts === null || counts.passed === 0 || counts.failed > 0) return 1;
  return vitestStatus === 0 ? 0 : 1;
}

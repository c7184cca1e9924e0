import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestCounts } from './counts.ts';

/** Writes how many tests passed, failed and were skipped to the file that `TEST_COUNTS` names. */
class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, skippedNames: [] as string[] };
    for (const module of modules) {
      // A file that does not load has no tests to fail; it fails itself, as does a broken hook of a suite.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') counts.failed += 1;
        else {
          counts.skipped += 1;
          counts.skippedNames.push(test.fullName);
        }
      }
    }
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(counts satisfies TestCounts));
  }
}

// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default CountReporter;

import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['source', 'module', 'node', 'development|production'] };
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } };
const globalSetup = ['scripts/kernel/before-tests.ts'];
// Vitest would leave a core to itself, half of a machine of two, and hardly use it.
const maxWorkers = '100%';

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          globalSetup,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/web/{check,prerender}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          exclude: ['**/*.slow.test.ts', '**/node_modules/**', 'scripts/gate.test.ts'],
          testTimeout: 30_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'gate',
          globalSetup,
          include: ['scripts/gate.test.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'slow',
          globalSetup,
          sequence: { groupOrder: 2 },
          include: ['**/*.slow.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 600_000,
          maxWorkers,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          globalSetup,
          // After the unit tests. A browser waits a third of its time; two files fill that, more would slow each other.
          sequence: { groupOrder: 3 },
          include: ['e2e/**/*.test.ts'],
          // Dice and a busy machine decide how long a game or a press takes; a test waits for what comes, not for a time.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});

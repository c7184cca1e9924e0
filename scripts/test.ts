/**
 * `npm test`: everything, in one run of vitest, ending with a line `N passed, N failed`.
 * `--project NAME` (repeatable) and file filters narrow it down.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exitCodeOf, formatCounts, readCounts } from './test-run/counts.ts';
import { ensureChromium, ensurePostgres } from './test-run/tools.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', multiple: true, default: ['unit', 'slow', 'gate', 'e2e'] } },
});

function prepare(): boolean {
  ensurePostgres();
  if (values.project.includes('e2e') && !ensureChromium()) return false;
  // The whole-system tests run what is built, the gate weighs it.
  if (!values.project.includes('e2e') && !values.project.includes('gate')) return true;
  return spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' }).status === 0;
}

function runVitest(): number {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-test-'));
  const countsFile = join(folder, 'counts.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/test-run/count-reporter.ts')}`];
  const projects = values.project.map((name) => `--project=${name}`);
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...reporters, ...positionals], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS: countsFile },
  });
  const counts = readCounts(countsFile);
  rmSync(folder, { recursive: true, force: true });
  for (const name of counts?.skippedNames ?? []) console.log(`skipped: ${name}`);
  console.log(counts === null ? 'The run ended without a report.' : formatCounts(counts));
  return exitCodeOf(counts, status);
}

process.exitCode = prepare() ? runVitest() : 1;

/** The static half of `npm run check`, and the budgets of the built page, as tests: `npm test` proves them too. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const SHOWN = 6000;

test.each([['lint'], ['types'], ['floors'], ['rule-coverage'], ['links'], ['unused'], ['size']])(
  'npm run %s',
  (script) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status, stripVTControlCharacters(stdout + stderr).slice(0, SHOWN)).toBe(0);
  },
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkRuleCoverage } from './rule-coverage/check.ts';

// Built in parts, so that this file itself names no rule.
const rule = (id: string) => `[${id}]`;
let root = '';

function plant(page: string, tests: string): string {
  root = mkdtempSync(join(tmpdir(), 'nardy-rules-'));
  mkdirSync(join(root, 'docs/rules'), { recursive: true });
  mkdirSync(join(root, 'packages/rules/src'), { recursive: true });
  writeFileSync(join(root, 'docs/rules/play.md'), page);
  writeFileSync(join(root, 'packages/rules/src/play.test.ts'), tests);
  return root;
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

const PAGE = `**${rule('SP-01')}** Both dice.\n**${rule('SP-02')}** The larger die, see ${rule('SP-01')}.\n`;

test('every rule has a test: in a name, in a table, in a template', () => {
  const tests = `test('${rule('SP-01')} both', () => {});\ntest.each([[\`${rule('SP-02')} \${1}\`]])('%s', () => {});`;
  expect(checkRuleCoverage(plant(PAGE, tests))).toMatchObject({ repeated: [], untested: [], unknown: [] });
});

test('a rule without a test is named; a comment is no test', () => {
  const tests = `// ${rule('SP-02')}\ntest('${rule('SP-01')} both', () => {});`;
  expect(checkRuleCoverage(plant(PAGE, tests)).untested).toEqual(['SP-02']);
});

test('an id that no page defines is named with its file', () => {
  const tests = `test('${rule('SP-01')} ${rule('SP-02')} ${rule('SP-09')}', () => {});`;
  expect(checkRuleCoverage(plant(PAGE, tests)).unknown).toEqual([
    { id: 'SP-09', file: 'packages/rules/src/play.test.ts' },
  ]);
});

test('an id defined twice is named', () => {
  expect(checkRuleCoverage(plant(PAGE + PAGE, '')).repeated).toEqual(['SP-01', 'SP-02']);
});

test('no pages: no rules', () => {
  expect(checkRuleCoverage(plant('nothing', '')).defined.size).toBe(0);
});

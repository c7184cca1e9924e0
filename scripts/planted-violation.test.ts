import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFloors } from './floors/check.ts';
import type { Violation } from './floors/violation.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const roots: string[] = [];

const TABLE = `
| Floor | Package  | Holds | Imports (only)   |
| ----- | -------- | ----- | ---------------- |
| 0     | \`result\` | a     | –                |
| 1     | \`rules\`  | b     | result           |
| 2     | \`engine\` | c     | everything below |
| 3     | \`apps/*\` | d     | anything below   |
`;

type Tree = Readonly<Record<string, string>>;

const manifest = (name: string, dependencies: readonly string[], exports = ['.']) =>
  JSON.stringify({
    name: `@nardy/${name}`,
    type: 'module',
    exports: Object.fromEntries(exports.map((key) => [key, './src/index.ts'])),
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
  });

const tsconfig = (...references: readonly string[]) =>
  JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist', customConditions: [] },
    include: ['src'],
    references: references.map((path) => ({ path })),
  });

/** A small repository without any violation. */
const CLEAN: Tree = {
  'ARCHITECTURE.md': TABLE,
  'package.json': JSON.stringify({ devDependencies: { vitest: '0.0.0' } }),
  'packages/result/package.json': manifest('result', []),
  'packages/result/tsconfig.json': tsconfig(),
  'packages/result/src/index.ts': "export * from './one.ts';\n",
  'packages/result/src/one.ts': 'export const one: number = 1;\n',
  'packages/rules/package.json': manifest('rules', ['@nardy/result'], ['.', './testing']),
  'packages/rules/tsconfig.json': tsconfig('../result'),
  'packages/rules/src/index.ts': "export { one } from '@nardy/result';\n",
  'packages/rules/src/index.test.ts':
    "import { test } from 'vitest';\nimport 'node:fs';\ntest('x', () => {});\n",
  'packages/engine/package.json': manifest('engine', ['@nardy/rules']),
  'packages/engine/tsconfig.json': tsconfig('../rules'),
  'packages/engine/src/index.ts': 'export const two: number = 2;\n',
  'apps/cli/package.json': manifest('cli', ['@nardy/engine', 'fastify']),
  'apps/cli/tsconfig.json': tsconfig('../../packages/engine'),
  'apps/cli/src/main.ts': "import 'node:fs';\nimport 'fastify';\nimport '@nardy/engine';\n",
  'apps/web/package.json': manifest('web', []),
  'apps/web/tsconfig.json': tsconfig(),
  'apps/web/src/main.ts': 'export const page: number = 1;\n',
};

function plant(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'nardy-planted-'));
  roots.push(root);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

describe('floors', () => {
  test('a tree without violations passes, and its files are counted', () => {
    expect(checkFloors(plant(CLEAN))).toMatchObject({ packages: 5, files: 7, imports: 7, violations: [] });
  });

  test('a package whose row says so may use Node', () => {
    const table = TABLE.replace('| result           |', '| result, node:*   |');
    const planted = { 'ARCHITECTURE.md': table, 'packages/rules/src/a.ts': "import 'node:fs';\n" };
    expect(checkFloors(plant({ ...CLEAN, ...planted })).violations).toEqual([]);
  });

  test.each<[name: string, code: Violation['code'], planted: Tree]>([
    [
      'a table that allows an upward import',
      'TABLE_NOT_DOWNWARD',
      { 'ARCHITECTURE.md': TABLE.replace('| –      ', '| engine ') },
    ],
    [
      'a package that the table does not name',
      'NOT_IN_TABLE',
      { 'packages/utils/package.json': manifest('utils', []), 'packages/utils/tsconfig.json': tsconfig() },
    ],
    [
      'a row without a package',
      'NOT_ON_DISK',
      { 'ARCHITECTURE.md': `${TABLE.trimEnd()}\n| 1 | \`dice\` | e | result |\n` },
    ],
    [
      'an upward dependency',
      'DEPENDENCY_ABOVE_FLOOR',
      { 'packages/result/package.json': manifest('result', ['@nardy/rules']) },
    ],
    [
      'a third-party dependency that the table does not name',
      'DEPENDENCY_ABOVE_FLOOR',
      { 'packages/rules/package.json': manifest('rules', ['@nardy/result', 'lodash'], ['.', './testing']) },
    ],
    [
      'tsconfig references other than the manifest',
      'REFERENCES_DIFFER',
      { 'packages/rules/tsconfig.json': tsconfig() },
    ],
    [
      'an app that depends on an app',
      'APP_IMPORTED',
      { 'apps/web/package.json': manifest('web', ['@nardy/cli']) },
    ],
    ['an app that imports an app', 'APP_IMPORTED', { 'apps/web/src/main.ts': "import '@nardy/cli';\n" }],
    [
      'packages that depend on each other',
      'PACKAGE_CYCLE',
      { 'packages/result/package.json': manifest('result', ['@nardy/engine']) },
    ],
    [
      'files that import each other',
      'FILE_CYCLE',
      {
        'packages/rules/src/a.ts': "import './b.ts';\n",
        'packages/rules/src/b.ts': "export type * from './c.ts';\n",
        'packages/rules/src/c.ts': "type A = import('./a.ts').A;\n",
      },
    ],
    [
      'an upward import without a dependency',
      'IMPORT_UNDECLARED',
      { 'packages/rules/src/a.ts': "export type { two } from '@nardy/engine';\n" },
    ],
    [
      'an undeclared third-party import',
      'IMPORT_UNDECLARED',
      { 'apps/web/src/a.ts': "const lodash = await import('lodash');\n" },
    ],
    [
      'an upward import in a test',
      'IMPORT_UNDECLARED',
      { 'packages/rules/src/a.test.ts': "import { two } from '@nardy/engine';\n" },
    ],
    [
      'a test tool in a product file',
      'IMPORT_UNDECLARED',
      { 'packages/rules/src/a.ts': "import { test } from 'vitest';\n" },
    ],
    [
      'an import past the exports of a package',
      'IMPORT_NOT_EXPORTED',
      { 'packages/rules/src/a.ts': "import { one } from '@nardy/result/src/one.ts';\n" },
    ],
    [
      'a relative import that leaves the package',
      'IMPORT_LEAVES_PACKAGE',
      { 'packages/rules/src/a.ts': "import { one } from '../../result/src/one.ts';\n" },
    ],
    [
      "a package's own index",
      'IMPORT_OWN_INDEX',
      { 'packages/result/src/a.ts': "import { one } from './index.ts';\n" },
    ],
    [
      'a package by its own name',
      'IMPORT_OWN_INDEX',
      { 'packages/result/src/a.ts': "import { one } from '@nardy/result';\n" },
    ],
    ['a node: import in a package', 'NODE_IN_PACKAGE', { 'packages/rules/src/a.ts': "import 'node:fs';\n" }],
    [
      'builders for tests in a product file',
      'TESTING_IN_PRODUCT',
      { 'packages/engine/src/a.ts': "import '@nardy/rules/testing';\n" },
    ],
    ['a table without rows', 'NOTHING_CHECKED', { 'ARCHITECTURE.md': '# Nothing\n' }],
  ])('%s: %s', (_, code, planted) => {
    const { violations } = checkFloors(plant({ ...CLEAN, ...planted }));
    expect(violations.map((violation) => violation.code)).toContain(code);
  });
});

describe('lint', () => {
  const PLANTED: readonly (readonly [path: string, rule: string, text: string])[] = [
    ['packages/rules/src/chance.ts', 'plugin', 'export const chance: number = Math.random();\n'],
    [
      'packages/rules/src/hidden.ts',
      'plugin',
      'const { random } = Math;\nexport const hidden: number = random();\n',
    ],
    ['packages/rules/src/now.ts', 'noRestrictedGlobals', 'export const now: number = Date.now();\n'],
    ['packages/rules/src/today.ts', 'noRestrictedGlobals', 'export const today: unknown = new Date();\n'],
    ['packages/rules/src/timer.ts', 'noRestrictedGlobals', 'setTimeout(() => {}, 1);\n'],
    ['packages/rules/src/mark.ts', 'noRestrictedGlobals', 'export const mark: number = performance.now();\n'],
    ['packages/rules/src/net.ts', 'noRestrictedGlobals', "export const net: unknown = fetch('/');\n"],
    ['packages/rules/src/world.ts', 'noRestrictedGlobals', 'export const world: unknown = globalThis;\n'],
    ['packages/rules/src/said.ts', 'noConsole', "console.log('said');\n"],
    [
      'packages/rules/src/file.ts',
      'noNodejsModules',
      "import { readFileSync } from 'node:fs';\nexport { readFileSync };\n",
    ],
    ['packages/rules/src/loose.ts', 'noExplicitAny', 'export const loose: any = 1;\n'],
    ['packages/rules/src/default.ts', 'noDefaultExport', 'export default 1;\n'],
    [
      'packages/rules/src/guest.ts',
      'noUndeclaredDependencies',
      "import { guest } from 'guest';\nexport { guest };\n",
    ],
    [
      'packages/rules/src/ring-a.ts',
      'noImportCycles',
      "import { b } from './ring-b.ts';\nexport const a = (): number => b();\n",
    ],
    [
      'packages/rules/src/ring-b.ts',
      'noImportCycles',
      "import { a } from './ring-a.ts';\nexport const b = (): number => a();\n",
    ],
    ['packages/rules/src/CamelCase.ts', 'useFilenamingConvention', 'export const camel: number = 1;\n'],
  ];
  let found: readonly (readonly [path: string, rule: string])[] = [];

  beforeAll(() => {
    const root = plant({
      ...CLEAN,
      '.gitignore': 'dist/\n',
      ...Object.fromEntries(PLANTED.map(([path, , text]) => [path, text])),
    });
    cpSync(join(REPOSITORY, 'biome.json'), join(root, 'biome.json'));
    cpSync(join(REPOSITORY, 'scripts/lint'), join(root, 'scripts/lint'), { recursive: true });
    const biome = join(REPOSITORY, 'node_modules/@biomejs/biome/bin/biome');
    const flags = ['lint', '--colors=off', '--max-diagnostics=none', 'packages', 'apps'];
    const run = spawnSync(process.execPath, [biome, ...flags], { cwd: root, encoding: 'utf8' });
    const heading = /^(\S+?):\d+:\d+ (?:lint\/\w+\/)?(\w+)|^(\S+) lint\/\w+\/(\w+)/;
    found = (run.stdout + run.stderr)
      .split('\n')
      .map((line) => heading.exec(line))
      .filter((match) => match !== null)
      .map((match) => [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? ''] as const);
  });

  test.each(PLANTED)('%s: %s', (path, rule) => {
    expect(found).toContainEqual([path, rule]);
  });

  test('files without a violation are not named', () => {
    const named = new Set(found.map(([path]) => path));
    expect(Object.keys(CLEAN).filter((path) => named.has(path))).toEqual([]);
  });
});

test('the world does not compile in a package', () => {
  const WORLD = [
    'process.exit()',
    'document.title',
    'setTimeout(() => {}, 1)',
    "fetch('/')",
    'crypto.subtle',
  ];
  const root = plant({
    ...CLEAN,
    ...Object.fromEntries(
      WORLD.map((text, index) => [`packages/result/src/world-${index}.ts`, `${text};\n`]),
    ),
    'packages/result/src/node.ts': "import 'node:fs';\nexport type File = import('node:fs').Stats;\n",
  });
  cpSync(join(REPOSITORY, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-b', 'packages/result'], { cwd: root, encoding: 'utf8' });
  const broken = new Set(run.stdout.match(/[\w-]+\.ts(?=[:(])/g));
  expect([...broken].sort()).toEqual([...WORLD.map((_, index) => `world-${index}.ts`), 'node.ts'].sort());
});

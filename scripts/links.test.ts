import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenLinks } from './links/check.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each<[name: string, text: string, broken: string[]]>([
  ['a file beside it', '[b](b.md)', []],
  ['a file above it', '[r](../README.md)', []],
  ['a folder', '[d](../docs)', []],
  ['a heading of a file', '[b](b.md#two)', []],
  ['a heading of its own', '[two](#two)', []],
  ['the web', '[w](https://example.org/x.md)', []],
  ['code', '`[x](x.md)`\n```\n[y](y.md)\n```', []],
  ['a file that is not there', 'see [x](x.md) and [b](b.md)', ['x.md']],
  ['a picture that is not there', '![p](p.png)', ['p.png']],
])('%s', (_, text, broken) => {
  root = mkdtempSync(join(tmpdir(), 'nardy-links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'README.md'), '');
  writeFileSync(join(root, 'docs/b.md'), '');
  writeFileSync(join(root, 'docs/a.md'), text);
  expect(brokenLinks(root, ['docs/a.md']).map(({ target }) => target)).toEqual(broken);
});

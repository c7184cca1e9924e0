import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testNames } from './test-names.ts';

export interface CoverageReport {
  /** Ids that the rule pages define, with the page of each. */
  readonly defined: ReadonlyMap<string, string>;
  /** Defined twice, in whatever pages. */
  readonly repeated: readonly string[];
  /** Defined, but in no test name. */
  readonly untested: readonly string[];
  /** In a test name, but defined nowhere, with the test file. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
}

const DEFINITION = /\*\*\[([A-Z]{2,4}-\d{2,3})\]\*\*/g;
const MENTION = /\[([A-Z]{2,4}-\d{2,3})\]/g;

/** Compares the rule ids of docs/rules/*.md with the names of all tests. */
export function checkRuleCoverage(root: string): CoverageReport {
  const defined = new Map<string, string>();
  const repeated: string[] = [];
  for (const page of listFiles(join(root, 'docs/rules'), /\.md$/)) {
    for (const id of matches(readFileSync(join(root, 'docs/rules', page), 'utf8'), DEFINITION)) {
      if (defined.has(id)) repeated.push(id);
      defined.set(id, page);
    }
  }
  const tested = new Set<string>();
  const unknown: { id: string; file: string }[] = [];
  for (const folder of ['packages', 'apps', 'e2e']) {
    for (const file of listFiles(join(root, folder), /\.test\.tsx?$/)) {
      const path = join(folder, file);
      for (const name of testNames(path, readFileSync(join(root, path), 'utf8'))) {
        for (const id of matches(name, MENTION)) {
          if (defined.has(id)) tested.add(id);
          else unknown.push({ id, file: path });
        }
      }
    }
  }
  return { defined, repeated, untested: [...defined.keys()].filter((id) => !tested.has(id)), unknown };
}

function listFiles(folder: string, ending: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string);
}

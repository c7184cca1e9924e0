import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFloorTable } from './floor-table.ts';
import { checkManifests } from './manifests.ts';
import { checkSources } from './sources.ts';
import type { Violation } from './violation.ts';
import { readWorkspace } from './workspace.ts';

export interface FloorsReport {
  readonly packages: number;
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

/** Checks the whole repository under `root` against the floor table of its ARCHITECTURE.md. */
export function checkFloors(root: string): FloorsReport {
  const table = parseFloorTable(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  const members = readWorkspace(root);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>;
  };
  const rootTools = Object.keys(manifest.devDependencies ?? {});
  const files = members.flatMap((member) => member.files);
  const nothing: Violation[] =
    files.length === 0 || table.length === 0
      ? [{ code: 'NOTHING_CHECKED', where: root, fact: `${table.length} rows, ${files.length} files` }]
      : [];
  return {
    packages: members.length,
    files: files.length,
    imports: files.reduce((sum, file) => sum + file.imports.length, 0),
    violations: [...nothing, ...checkManifests(table, members), ...checkSources(table, members, rootTools)],
  };
}

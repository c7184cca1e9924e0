import { findCycle } from './cycles.ts';
import { type FloorRow, NODE_MODULES } from './floor-table.ts';
import type { ImportFound } from './imports.ts';
import { ownNames } from './manifests.ts';
import type { Violation } from './violation.ts';
import { resolveRelative, type SourceFile, type WorkspaceMember } from './workspace.ts';

/** What the sources import, against the manifests. `rootTools`: dependencies of the root, which tests may use. */
export function checkSources(
  table: readonly FloorRow[],
  members: readonly WorkspaceMember[],
  rootTools: readonly string[],
): readonly Violation[] {
  const violations: Violation[] = [];
  for (const member of members) {
    for (const file of member.files) {
      for (const found of file.imports) {
        const code = judgeImport(table, members, rootTools, member, file, found);
        if (code !== null)
          violations.push({ code, where: `${file.path}:${found.line}`, fact: found.specifier });
      }
    }
    violations.push(...fileCycle(member));
  }
  return violations;
}

function judgeImport(
  table: readonly FloorRow[],
  members: readonly WorkspaceMember[],
  rootTools: readonly string[],
  member: WorkspaceMember,
  file: SourceFile,
  { specifier }: ImportFound,
): Violation['code'] | null {
  if (specifier.startsWith('.')) return judgeRelative(member, file, specifier);
  if (specifier.startsWith('node:')) {
    return file.role === 'test' || mayUseNode(table, member) ? null : 'NODE_IN_PACKAGE';
  }
  const { name, subpath } = splitSpecifier(specifier);
  const own = ownNames([name])[0];
  if (own === member.name) return 'IMPORT_OWN_INDEX';
  const target = members.find((other) => other.name === own);
  if (target?.kind === 'app') return 'APP_IMPORTED';
  if (subpath === './testing' && file.role === 'product') return 'TESTING_IN_PRODUCT';
  if (!mayImport(member, file, rootTools).includes(name)) return 'IMPORT_UNDECLARED';
  if (target !== undefined && !target.exports.includes(subpath)) return 'IMPORT_NOT_EXPORTED';
  return null;
}

function judgeRelative(
  member: WorkspaceMember,
  file: SourceFile,
  specifier: string,
): Violation['code'] | null {
  const target = resolveRelative(file.path, specifier);
  if (!target.startsWith(`${member.folder}/`)) return 'IMPORT_LEAVES_PACKAGE';
  if (file.role === 'product' && target.startsWith(`${member.folder}/src/testing/`))
    return 'TESTING_IN_PRODUCT';
  if (file.role === 'product' && target === `${member.folder}/src/index.ts`) return 'IMPORT_OWN_INDEX';
  return null;
}

function mayUseNode(table: readonly FloorRow[], { kind, name }: WorkspaceMember): boolean {
  return kind === 'app' || table.find((row) => row.name === name)?.thirdParty?.has(NODE_MODULES) === true;
}

/** Names of packages that a file may import, by what it is for. */
function mayImport(member: WorkspaceMember, file: SourceFile, rootTools: readonly string[]): string[] {
  if (file.role === 'product') return [...member.dependencies];
  return [...member.dependencies, ...member.devDependencies, ...rootTools];
}

/** `@nardy/rules/testing` → name `@nardy/rules`, subpath `./testing`; what a bundler is told after `?` is left out. */
function splitSpecifier(specifier: string): { name: string; subpath: string } {
  const parts = specifier.replace(/\?.*/, '').split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = parts.slice(length).join('/');
  return { name: parts.slice(0, length).join('/'), subpath: rest === '' ? '.' : `./${rest}` };
}

function fileCycle(member: WorkspaceMember): Violation[] {
  const graph = new Map(
    member.files.map(({ path, imports }) => [
      path,
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolveRelative(path, specifier)),
    ]),
  );
  const cycle = findCycle(graph);
  if (cycle === null) return [];
  return [{ code: 'FILE_CYCLE', where: cycle[0] as string, fact: [...cycle, cycle[0]].join(' → ') }];
}

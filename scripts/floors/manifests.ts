import { findCycle } from './cycles.ts';
import type { FloorRow } from './floor-table.ts';
import type { Violation } from './violation.ts';
import type { WorkspaceMember } from './workspace.ts';

const SCOPE = '@nardy/';

/** Names of workspace members among a list of dependencies, without the scope. */
export function ownNames(dependencies: readonly string[]): readonly string[] {
  return dependencies.filter((name) => name.startsWith(SCOPE)).map((name) => name.slice(SCOPE.length));
}

/** What the manifests and tsconfig references say, against the floor table. */
export function checkManifests(
  table: readonly FloorRow[],
  members: readonly WorkspaceMember[],
): readonly Violation[] {
  return [
    ...checkTable(table, members),
    ...members.flatMap((member) => checkMember(table, members, member)),
    ...packageCycle(members),
  ];
}

function checkTable(table: readonly FloorRow[], members: readonly WorkspaceMember[]): Violation[] {
  const floorOf = new Map(table.map((row) => [row.name, row.floor]));
  const upward = table.flatMap((row) =>
    [...row.packages]
      .filter((name) => (floorOf.get(name) ?? Infinity) >= row.floor)
      .map((name): Violation => ({ code: 'TABLE_NOT_DOWNWARD', where: row.name, fact: name })),
  );
  const onDisk = new Set(members.filter(({ kind }) => kind === 'package').map(({ name }) => name));
  const missing = table
    .filter((row) => row.name !== 'apps/*' && !onDisk.has(row.name))
    .map((row): Violation => ({ code: 'NOT_ON_DISK', where: 'ARCHITECTURE.md', fact: row.name }));
  return [...upward, ...missing];
}

function checkMember(
  table: readonly FloorRow[],
  members: readonly WorkspaceMember[],
  member: WorkspaceMember,
): Violation[] {
  const rowName = member.kind === 'app' ? 'apps/*' : member.name;
  const row = table.find(({ name }) => name === rowName);
  if (row === undefined) return [{ code: 'NOT_IN_TABLE', where: member.folder, fact: rowName }];

  const violations: Violation[] = [];
  const folderOf = new Map(members.map(({ name, folder }) => [name, folder]));
  const apps = new Set(members.filter(({ kind }) => kind === 'app').map(({ name }) => name));
  const where = `${member.folder}/package.json`;

  for (const name of ownNames([...member.dependencies, ...member.devDependencies])) {
    if (apps.has(name)) violations.push({ code: 'APP_IMPORTED', where, fact: `${SCOPE}${name}` });
    else if (!row.packages.has(name))
      violations.push({ code: 'DEPENDENCY_ABOVE_FLOOR', where, fact: `${SCOPE}${name}` });
  }
  for (const name of member.dependencies.filter((dependency) => !dependency.startsWith(SCOPE))) {
    if (row.thirdParty !== null && !row.thirdParty.has(name))
      violations.push({ code: 'DEPENDENCY_ABOVE_FLOOR', where, fact: name });
  }
  const expected = ownNames(member.dependencies)
    .map((name) => folderOf.get(name) ?? name)
    .sort()
    .join(' ');
  const actual = [...member.references].sort().join(' ');
  if (expected !== actual) {
    violations.push({
      code: 'REFERENCES_DIFFER',
      where: `${member.folder}/tsconfig.json`,
      fact: `manifest: ${expected || 'none'}; references: ${actual || 'none'}`,
    });
  }
  return violations;
}

function packageCycle(members: readonly WorkspaceMember[]): Violation[] {
  const graph = new Map(
    members.map(({ name, dependencies, devDependencies }) => [
      name,
      ownNames([...dependencies, ...devDependencies]),
    ]),
  );
  const cycle = findCycle(graph);
  if (cycle === null) return [];
  return [{ code: 'PACKAGE_CYCLE', where: cycle[0] as string, fact: [...cycle, cycle[0]].join(' → ') }];
}

/** One row of the floor table of ARCHITECTURE.md. */
export interface FloorRow {
  readonly floor: number;
  /** Folder name under packages/, or `apps/*`. */
  readonly name: string;
  /** Packages this one may import, as the table says; the words "everything below" are already resolved. */
  readonly packages: ReadonlySet<string>;
  /** Third-party packages it may import; `null`: any. */
  readonly thirdParty: ReadonlySet<string> | null;
}

/** Among the third-party packages of a row: the modules of Node. */
export const NODE_MODULES = 'node:*';

const ROW = /^\|\s*(\d+)\s*\|\s*`([^`]+)`\s*\|[^|]*\|\s*([^|]*?)\s*\|$/;

/** Reads the floor table out of ARCHITECTURE.md. Rows that cannot be read are not rows. */
export function parseFloorTable(markdown: string): readonly FloorRow[] {
  const raw = markdown
    .split('\n')
    .map((line) => ROW.exec(line.trim()))
    .filter((match) => match !== null)
    .map(([, floor, name, imports]) => ({
      floor: Number(floor),
      name: name as string,
      imports: imports as string,
    }));
  const names = new Set(raw.map((row) => row.name));
  return raw.map(({ floor, name, imports }) => {
    const below = raw.filter((row) => row.floor < floor).map((row) => row.name);
    if (imports === 'everything below') {
      return { floor, name, packages: new Set(below), thirdParty: new Set<string>() };
    }
    if (imports === 'anything below') return { floor, name, packages: new Set(below), thirdParty: null };
    const listed = imports.split(/[\s,]+/).filter((word) => word !== '' && word !== '–');
    return {
      floor,
      name,
      packages: new Set(listed.filter((word) => names.has(word))),
      thirdParty: new Set(listed.filter((word) => !names.has(word))),
    };
  });
}

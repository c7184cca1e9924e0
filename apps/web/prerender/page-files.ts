/** Files of the build that a page needs at once, by their addresses. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  /** Code that is needed after that. */
  readonly later?: readonly string[];
}

/** A chunk of the build, as far as it matters here. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The chunks that are there when these have been loaded: they and all that they import. */
function reachedFrom(
  chunks: readonly BuiltChunk[],
  first: readonly string[],
  known: ReadonlySet<string>,
): Set<string> {
  const reached = new Set<string>();
  const visit = (fileName: string): void => {
    if (reached.has(fileName) || known.has(fileName)) return;
    reached.add(fileName);
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(other);
  };
  for (const fileName of first) visit(fileName);
  return reached;
}

/** What {@link filesOf} finds for `modules`, and the code that `later` ones need on top of that. */
export function filesInOrder(
  chunks: readonly BuiltChunk[],
  { modules, later = [] }: { readonly modules: readonly string[]; readonly later?: readonly string[] },
  index: string,
): PageFiles {
  const first = filesOf(chunks, modules, index);
  const { modules: all } = filesOf(chunks, later, index);
  return { ...first, later: all.filter((module) => !first.modules.includes(module)) };
}

/**
 * What these modules, which the application imports when it starts, need on top of what the page of the application
 * names already: known from the build, so that a browser can fetch all of it at once instead of finding out step by
 * step.
 */
export function filesOf(chunks: readonly BuiltChunk[], modules: readonly string[], index: string): PageFiles {
  const named = new Set([...index.matchAll(/ (?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file));
  const first = modules.map((module) => {
    const isModule = (id: string | null): boolean => id?.endsWith(module) === true;
    // One that another chunk imports too has no chunk that is all its own.
    const chunk =
      chunks.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
      chunks.find(({ moduleIds }) => moduleIds.some(isModule));
    if (chunk === undefined) throw new Error(`no chunk of ${module}`);
    return chunk.fileName;
  });
  const needed = reachedFrom(chunks, first, named);
  const stylesOf = (fileName: string): readonly string[] => [
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.viteMetadata?.importedCss ?? []),
  ];
  // Those of an imported module come before those of its importer.
  const styles = [...new Set([...needed].reverse().flatMap(stylesOf))].filter((style) => !named.has(style));
  const address = (fileName: string): string => `/${fileName}`;
  return { styles: styles.map(address), modules: [...needed].map(address) };
}

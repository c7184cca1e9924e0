import { parseSync } from 'oxc-parser';

export interface ImportFound {
  readonly specifier: string;
  readonly line: number;
}

const INLINE_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every module a source file names: imports, re-exports, `import()` as a call and in types. */
export function importsOf(fileName: string, source: string): readonly ImportFound[] {
  const { module, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: ImportFound[] = module.staticImports.map(({ moduleRequest }) => ({
    specifier: moduleRequest.value,
    line: lineAt(moduleRequest.start),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, line: lineAt(moduleRequest.start) });
    }
  }
  for (const match of source.matchAll(INLINE_IMPORT)) {
    found.push({ specifier: match[1] as string, line: lineAt(match.index) });
  }
  return found;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ImportFound, importsOf } from './imports.ts';

/** A folder of packages/ or apps/ with a manifest. */
export interface WorkspaceMember {
  /** `rules`, `server` … */
  readonly name: string;
  readonly kind: 'package' | 'app';
  /** From the root: `packages/rules`. */
  readonly folder: string;
  /** Names in `dependencies` and `devDependencies` of its manifest. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** Keys of `exports`: `.`, `./testing` … */
  readonly exports: readonly string[];
  /** Folders its tsconfig refers to, from the root. */
  readonly references: readonly string[];
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** From the root: `packages/rules/src/board.ts`. */
  readonly path: string;
  /** Tests, builders for tests (`src/testing/`) and build configuration, or what is shipped. */
  readonly role: 'test' | 'testing' | 'config' | 'product';
  readonly imports: readonly ImportFound[];
}

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly exports?: Record<string, unknown>;
}

/** Reads every package and app under `root` with all its sources. */
export function readWorkspace(root: string): readonly WorkspaceMember[] {
  return [...readMembers(root, 'packages', 'package'), ...readMembers(root, 'apps', 'app')];
}

function readMembers(root: string, parent: string, kind: WorkspaceMember['kind']): WorkspaceMember[] {
  const folder = join(root, parent);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort()
    .map((name) => readMember(root, `${parent}/${name}`, name, kind));
}

function readMember(
  root: string,
  folder: string,
  name: string,
  kind: WorkspaceMember['kind'],
): WorkspaceMember {
  const manifest = readJson<Manifest>(join(root, folder, 'package.json'));
  const tsconfig = readJson<{ references?: { path: string }[] }>(join(root, folder, 'tsconfig.json'));
  return {
    name,
    kind,
    folder,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    exports: Object.keys(manifest.exports ?? {}),
    references: (tsconfig.references ?? []).map(({ path }) => relative(root, resolve(root, folder, path))),
    files: sourceFiles(root, folder),
  };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

// `assembly` holds AssemblyScript, which has neither packages nor file extensions in its imports.
const NOT_SOURCES = /(^|\/)(node_modules|dist|types|assembly)\//;

function sourceFiles(root: string, folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SOURCES.test(path))
    .sort()
    .map((path) => {
      const full = join(root, folder, path);
      return {
        path: `${folder}/${path}`,
        role: roleOf(path),
        imports: importsOf(full, readFileSync(full, 'utf8')),
      };
    });
}

function roleOf(path: string): SourceFile['role'] {
  if (/\.test\.tsx?$/.test(path)) return 'test';
  if (path.startsWith('src/testing/')) return 'testing';
  return /\.config\.ts$|^prerender\//.test(path) ? 'config' : 'product';
}

/** The file a relative import names, from the root. */
export function resolveRelative(fromFile: string, specifier: string): string {
  return join(dirname(fromFile), specifier);
}

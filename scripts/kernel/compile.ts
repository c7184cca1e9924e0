import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENGINE = 'packages/engine/assembly';

/** A WebAssembly file, what it is compiled from, and the folders of AssemblyScript that decide its content. */
interface Target {
  readonly entry: string;
  readonly output: string;
  readonly folders: readonly string[];
}

const TARGETS: readonly Target[] = [
  { entry: `${ENGINE}/kernel.ts`, output: 'packages/engine/kernel/kernel.wasm', folders: [ENGINE] },
  {
    entry: 'apps/trainer/assembly/trainer.ts',
    output: 'apps/trainer/kernel/trainer.wasm',
    folders: [ENGINE, 'apps/trainer/assembly'],
  },
];

// No collector and no reference counts: everything lies in fixed places or is allocated once.
const OPTIONS = [
  '-O3',
  '--noAssert',
  '--converge',
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '--use',
  'abort=',
];

/** What became of a kernel that was not up to date. */
export interface Compiled {
  /** From the root. */
  readonly output: string;
  /** What the compiler said; null when the file has been written. */
  readonly failure: string | null;
}

/**
 * Compiles every kernel whose sources, options or compiler have changed. Where that fails there is no file
 * afterwards, so that nothing runs an old one.
 */
export function compileKernels(): readonly Compiled[] {
  return TARGETS.filter(({ entry }) => existsSync(join(ROOT, entry))).flatMap((target) => {
    const hash = sourcesHash(target);
    if (isUpToDate(target, hash)) return [];
    return [{ output: target.output, failure: compile(target, hash) }];
  });
}

function isUpToDate(target: Target, hash: string): boolean {
  const output = join(ROOT, target.output);
  const stamp = stampOf(output);
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function compile(target: Target, hash: string): string | null {
  const output = join(ROOT, target.output);
  mkdirSync(dirname(output), { recursive: true });
  // Written beside and renamed: another process may be reading the file.
  const fresh = `${output}.${process.pid}`;
  const asc = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
  const args = [asc, target.entry, '--outFile', fresh, ...OPTIONS];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) {
    rmSync(output, { force: true });
    return `${target.entry} does not compile\n${stdout}${stderr}`;
  }
  renameSync(fresh, output);
  writeFileSync(stampOf(output), hash);
  return null;
}

/** The file beside an output with the hash of what it was made from. */
function stampOf(output: string): string {
  return `${output}.sources`;
}

function sourcesHash({ folders }: Target): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(ROOT, 'node_modules/assemblyscript/package.json')));
  hash.update(OPTIONS.join(' '));
  for (const folder of folders) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(`\n${folder}/${name}\n`).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex');
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Compiles every kernel whose sources, options or compiler have changed; returns the files written, from the root. */
export function compileKernels(): readonly string[] {
  return TARGETS.filter(({ entry }) => existsSync(join(ROOT, entry)))
    .filter(compile)
    .map(({ output }) => output);
}

function compile(target: Target): boolean {
  const output = join(ROOT, target.output);
  const stamp = `${output}.sources`;
  const hash = sourcesHash(target);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  mkdirSync(dirname(output), { recursive: true });
  // Written beside and renamed: another process may be reading the file.
  const fresh = `${output}.${process.pid}`;
  const asc = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
  const args = [asc, target.entry, '--outFile', fresh, ...OPTIONS];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`asc ${target.entry} failed\n${stdout}${stderr}`);
  renameSync(fresh, output);
  writeFileSync(stamp, hash);
  return true;
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

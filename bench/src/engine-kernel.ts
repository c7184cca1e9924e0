import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_SETS } from '@nardy/rules';
import { createKernel, type Kernel, type KernelExports } from '../../packages/engine/src/kernel.ts';
import { decodeNetHeader } from '../../packages/engine/src/nets.ts';

/** What the measurements call in the kernel beyond what the engine does. */
export interface MeasuredExports extends KernelExports {
  /** Outcomes so many rolls ahead; all replies are found on the way. */
  lookAhead(board: number, plies: number, out: number): void;
  /** After `lookAhead` with one ply: outcomes of the side on roll for each of the 21 rolls, 32 bytes apart. */
  rollOutcomes(plies: number): number;
  netOf(board: number): number;
  extract(net: number, board: number): void;
  netOutcomes(net: number, board: number): void;
  generateInto(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
}

/** The kernel with the nets of a folder, ready for the international game. */
export interface LoadedKernel {
  readonly kernel: Kernel;
  readonly exports: MeasuredExports;
  /** Of all net files together, 8 hexadecimal digits. */
  readonly netsHash: string;
}

/** Made by `npm run kernel`. */
const KERNEL = fileURLToPath(new URL('../../packages/engine/kernel/kernel.wasm', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../data/nets', import.meta.url));

/** Loads the kernel with every net file of a folder (the shipped ones for `null`); throws where short nets are missing. */
export function loadKernel(folder: string | null): LoadedKernel {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(KERNEL)));
  const exports = instance.exports as unknown as MeasuredExports;
  const kernel = createKernel(exports);
  kernel.useRules(RULE_SETS.international);
  const hash = createHash('sha256');
  const from = folder ?? SHIPPED;
  for (const name of readdirSync(from).sort()) {
    const file = readFileSync(join(from, name));
    if (!decodeNetHeader(file).ok) continue;
    hash.update(file);
    kernel.loadNet(file);
  }
  if (!kernel.hasNets()) throw new Error(`no nets for the short board in ${from}`);
  return { kernel, exports, netsHash: hash.digest('hex').slice(0, 8) };
}

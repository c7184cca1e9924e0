import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createKernel, decodeNetHeader, type Kernel, type KernelExports } from '@nardy/engine';
import { RULE_SETS, type RuleSet } from '@nardy/rules';

/** What the measurements call in the kernel beyond what the engine does. */
export interface MeasuredExports extends KernelExports {
  generateInto(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
  evaluatePlays(list: number, board: number, die1: number, die2: number, firstTurn: number): number;
  listBoards(list: number): number;
  /** Outcomes of the plays of a list for the side that moved, 32 bytes apart. */
  listOutcomes(list: number): number;
  netOf(board: number): number;
  extract(net: number, board: number): void;
  netOutcomes(net: number, board: number): void;
}

/** The kernel with its bear-off tables and the nets of a folder, ready for a game. */
export interface LoadedKernel {
  readonly kernel: Kernel;
  readonly exports: MeasuredExports;
  /** Of all net files together, 8 hexadecimal digits. */
  readonly netsHash: string;
}

/** Made by `npm run kernel`. */
const KERNEL = fileURLToPath(new URL('../../packages/engine/kernel/kernel.wasm', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../data/nets', import.meta.url));

/**
 * Loads the kernel with every net file of a folder (the shipped ones for `null`) and solves its bear-off tables. Throws
 * where nets that the rules need are missing.
 */
export function loadKernel(folder: string | null, rules: RuleSet = RULE_SETS.international): LoadedKernel {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(KERNEL)));
  const exports = instance.exports as unknown as MeasuredExports;
  const kernel = createKernel(exports);
  kernel.useRules(rules);
  const hash = createHash('sha256');
  const from = folder ?? SHIPPED;
  for (const name of readdirSync(from).sort()) {
    const file = readFileSync(join(from, name));
    if (!decodeNetHeader(file).ok) continue;
    hash.update(file);
    kernel.loadNet(file);
  }
  if (!kernel.hasNets()) throw new Error(`no nets for the ${rules.board} board in ${from}`);
  while (kernel.bearoff.step(1e6) < 1);
  return { kernel, exports, netsHash: hash.digest('hex').slice(0, 8) };
}

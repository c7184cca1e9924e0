import { createSearch, type Kernel, type Search } from '@nardy/engine';
import type { BoardKind } from '@nardy/rules';
import { boardsOf, type NetFiles } from './net-files.ts';
import { compileKernel, type KernelModule, loadKernel } from './node-kernel.ts';

/** The engine in this thread. One user at a time. */
export interface LocalEngine {
  readonly kernel: Kernel;
  readonly search: Search;
  /** Boards on which it judges. */
  readonly boards: ReadonlySet<BoardKind>;
}

export interface LocalEngineOptions {
  readonly nets: NetFiles;
  /** Compiled already. */
  readonly module?: KernelModule;
}

/** Positions of the bear-off tables solved before the thread looks up; there are 1.4 million. */
const ALL_AT_ONCE = 2_000_000;

/** An engine with its bear-off tables solved, which takes some tenths of a second. Throws where nets are not of its kernel. */
export function createLocalEngine({ nets, module = compileKernel() }: LocalEngineOptions): LocalEngine {
  const kernel = loadKernel(module, nets);
  while (!kernel.bearoff.isReady()) kernel.bearoff.step(ALL_AT_ONCE);
  return { kernel, search: createSearch(kernel), boards: boardsOf(nets) };
}

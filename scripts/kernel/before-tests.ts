import { compileKernels } from './compile.ts';

/** Run by vitest once before the tests of a project: they load the kernel that belongs to the sources. */
export function setup(): void {
  compileKernels();
}

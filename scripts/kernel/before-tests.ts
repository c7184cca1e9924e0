import { compileKernels } from './compile.ts';

/**
 * Run by vitest once before the tests of a project: they load the kernels that belong to the sources. One that does
 * not compile is said and not there, which fails the tests that load it and no others.
 */
export function setup(): void {
  for (const { failure } of compileKernels()) if (failure !== null) console.error(failure);
}

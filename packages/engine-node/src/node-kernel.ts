import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createKernel, type Kernel, type KernelExports } from '@nardy/engine';
import type { NetFiles } from './net-files.ts';

/** The part of WebAssembly that is used; types of Node leave it to those of the browser. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

/** The compiled kernel, ready to be instantiated here or in a thread. */
export type KernelModule = object;

/** Where the kernel of `@nardy/engine` is, once it has been built. */
export function kernelFile(): string {
  return fileURLToPath(import.meta.resolve('@nardy/engine/kernel.wasm'));
}

/** Reads and compiles the kernel. Throws where it has not been built. */
export function compileKernel(): KernelModule {
  return new WebAssembly.Module(readFileSync(kernelFile()));
}

/** A fresh instance, without nets. */
export function instantiate(module: KernelModule): KernelExports {
  return new WebAssembly.Instance(module).exports as KernelExports;
}

/** A kernel of its own with these nets, without bear-off tables. Throws where nets are not of this kernel. */
export function loadKernel(module: KernelModule, nets: NetFiles): Kernel {
  const kernel = createKernel(instantiate(module));
  for (const file of nets.values()) kernel.loadNet(file);
  return kernel;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NET_KINDS, type NetKind } from '@nardy/engine';
import { type InputSizes, randomNet } from '@nardy/engine/testing';
import { seededRandom } from '@nardy/rules/testing';
import type { EngineFiles, FetchFile } from '../engine/load-engine.ts';

/** The files of an engine whose nets are random, and what fetches them from memory. */
export interface RandomEngine {
  readonly files: EngineFiles;
  /** Addresses fetched so far, in order. */
  readonly fetched: string[];
  readonly fetchFile: FetchFile;
}

export function randomEngine(seed: number): RandomEngine {
  const path = createRequire(import.meta.url).resolve('@nardy/engine/kernel.wasm');
  const code = new Uint8Array(readFileSync(path));
  const sizes = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as unknown as InputSizes;
  const random = seededRandom(seed);
  const contents = new Map<string, Uint8Array>([['kernel', code]]);
  const nets: Partial<Record<NetKind, string>> = {};
  for (const kind of NET_KINDS) {
    contents.set(kind, randomNet(kind, sizes, random));
    nets[kind] = kind;
  }
  const fetched: string[] = [];
  return {
    files: { kernel: 'kernel', nets },
    fetched,
    async fetchFile(address, onShare) {
      fetched.push(address);
      const file = contents.get(address);
      if (file === undefined) return null;
      onShare(1);
      return new Uint8Array(file);
    },
  };
}

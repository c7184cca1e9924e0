import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NET_KINDS, type NetKind } from '@nardy/engine';
import { type InputSizes, randomNet } from '@nardy/engine/testing';
import { seededRandom } from '@nardy/rules/testing';
import { NETS_LIST, type NetFiles } from '../net-files.ts';
import { compileKernel, instantiate } from '../node-kernel.ts';

/** Small nets with random weights of these kinds, always the same: quick to load, and their opinions are worth nothing. */
export function randomNets(kinds: readonly NetKind[] = NET_KINDS): NetFiles {
  const sizes = instantiate(compileKernel()) as object as InputSizes;
  const random = seededRandom(7);
  return new Map(kinds.map((kind) => [kind, randomNet(kind, sizes, random)]));
}

/** Writes nets into a folder, with their list, as they are delivered. */
export function writeNets(folder: string, nets: NetFiles): void {
  mkdirSync(folder, { recursive: true });
  const list: Record<string, unknown> = { source: 'random weights' };
  for (const [kind, bytes] of nets) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${kind}-${sha256.slice(0, 16)}.net`;
    writeFileSync(join(folder, file), bytes);
    list[kind] = { file, sha256 };
  }
  writeFileSync(join(folder, NETS_LIST), `${JSON.stringify(list, null, 2)}\n`);
}

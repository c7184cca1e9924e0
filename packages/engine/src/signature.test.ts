import { readFileSync } from 'node:fs';
import { RULE_SETS } from '@nardy/rules';
import { seededRandom } from '@nardy/rules/testing';
import { expect, test } from 'vitest';
import { createSearch } from './search.ts';
import { signatureBoards, signatureOf } from './signature.ts';
import { randomKernel } from './testing/random-net.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const signature = (seed: number, id: 'international' | 'long', count = 40): number => {
  const kernel = randomKernel(new WebAssembly.Instance(module).exports, seededRandom(seed));
  return signatureOf(createSearch(kernel), RULE_SETS[id], signatureBoards(RULE_SETS[id], count));
};

test.each(['international', 'long'] as const)(
  'the same engine has the same signature, another one another: %s',
  (id) => {
    const first = signature(1, id);
    expect(signature(1, id)).toBe(first);
    expect(signature(2, id)).not.toBe(first);
    expect(signature(1, id, 41)).not.toBe(first);
  },
);

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSearch, signatureBoards, signatureOf } from '@nardy/engine';
import { RULE_SETS } from '@nardy/rules';
import { loadKernel } from './engine-kernel.ts';

/** Where the signatures of the shipped engine are kept. */
export const RECORDED: string = fileURLToPath(new URL('../../data/nets/signature.json', import.meta.url));

const POSITIONS = 300;

/** Signatures, 8 hexadecimal digits, by board, and `engine` over both. */
export type Signatures = Readonly<Record<string, string>>;

/** The signatures of the kernel with the nets of a folder, the shipped ones for `null`. The bear-off tables are in use. */
export function signatures(folder: string | null): Signatures {
  const { kernel } = loadKernel(folder);
  const search = createSearch(kernel);
  const numbers = (['international', 'long'] as const).flatMap((id) => {
    const rules = RULE_SETS[id];
    kernel.useRules(rules);
    if (!kernel.hasNets()) return [];
    return [[rules.board, signatureOf(search, rules, signatureBoards(rules, POSITIONS))] as const];
  });
  const engine = numbers.reduce((mixed, [, number]) => (Math.imul(mixed, 31) + number) >>> 0, 0);
  return Object.fromEntries(
    [...numbers, ['engine', engine] as const].map(([name, number]) => [name, hex(number)]),
  );
}

/** The recorded ones; `null` where there are none yet. */
export function recordedSignatures(): Signatures | null {
  return existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : null;
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}

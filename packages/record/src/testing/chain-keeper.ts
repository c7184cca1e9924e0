import { type Chain, linkForRoll, makeChain, makeRoot, type Role } from '@nardy/dice';
import { invariant } from '@nardy/result';
import type { Seeded } from './seeded.ts';

/** The chains of one role in one game, as its device would keep them. */
export interface ChainKeeper {
  /** Epochs that are kept. */
  epochs(): readonly number[];
  /** The chain of an epoch, made when first asked for. */
  chain(epoch: number): Chain;
  /** The link for a roll; `null` when the chain of that epoch is not kept. */
  link(epoch: number, base: number, roll: number): string | null;
  /** All chains are gone, as when a device is lost. */
  forget(): void;
}

/** A keeper of chains of `length` links whose secrets come from `source`. */
export function keepChains(source: Seeded, game: string, role: Role, length: number): ChainKeeper {
  const chains = new Map<number, Chain>();
  return {
    epochs: () => [...chains.keys()],
    chain(epoch) {
      const kept = chains.get(epoch);
      if (kept !== undefined) return kept;
      const root = makeRoot({ random: source.hex(32), game, role, epoch, phrase: '' });
      invariant(root.ok, 'the parts of a root are in order');
      const chain = makeChain({ root: root.value, game, role, epoch, length });
      chains.set(epoch, chain);
      return chain;
    },
    link(epoch, base, roll) {
      const chain = chains.get(epoch);
      return chain === undefined ? null : linkForRoll(chain, base, roll);
    },
    forget: () => chains.clear(),
  };
}

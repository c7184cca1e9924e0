import { type Chain, makeChain, makeRoot, type Role } from '@nardy/dice';
import { invariant } from '@nardy/result';
import type { Io } from '../io.ts';

/** Links of a chain: a game has fewer rolls, and a longer one renews its chain. */
const LENGTH = 512;

/** The chains of one role in one game; an epoch's chain is made when first asked for. */
export interface DiceBox {
  epochs(): readonly number[];
  chain(epoch: number): Chain;
}

/** A dice box with secrets from the system's random source. `phrase`: what its owner adds to them. */
export function makeDiceBox(io: Pick<Io, 'randomBytes'>, game: string, role: Role, phrase = ''): DiceBox {
  const chains = new Map<number, Chain>();
  return {
    epochs: () => [...chains.keys()],
    chain(epoch) {
      const kept = chains.get(epoch);
      if (kept !== undefined) return kept;
      const root = makeRoot({ random: randomHex(io, 32), game, role, epoch, phrase });
      invariant(root.ok, 'the parts of a root are in order');
      const chain = makeChain({ root: root.value, game, role, epoch, length: LENGTH });
      chains.set(epoch, chain);
      return chain;
    },
  };
}

/** Random bytes as hex. */
export function randomHex(io: Pick<Io, 'randomBytes'>, bytes: number): string {
  return Buffer.from(io.randomBytes(bytes)).toString('hex');
}

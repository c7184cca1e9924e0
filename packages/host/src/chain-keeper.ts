import { type Chain, DEFAULT_CHAIN_LENGTH, linkForRoll, makeChain, makeRoot, type Role } from '@nardy/dice';
import { invariant } from '@nardy/result';

/** Chance, as the system gives it. */
export interface Chance {
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
}

/** The secret from which a chain is made again. */
export interface StoredChain {
  readonly game: string;
  readonly role: Role;
  readonly epoch: number;
  readonly base: number;
  readonly length: number;
  readonly random: string;
}

/** Where secrets are kept. */
export interface ChainStore {
  /** Keeps a secret durably, unless one is there for its role and epoch; gives what is there then. */
  storeChain(chain: StoredChain): Promise<StoredChain>;
  loadChains(game: string): Promise<readonly StoredChain[]>;
}

/** A seal to be written into the log. */
export interface Seal {
  readonly epoch: number;
  readonly length: number;
  readonly anchor: string;
}

/**
 * The chains of one role of one game that the host itself keeps: the table's own, and its bot's. The secret of a
 * chain is on disk before its seal is known to anyone.
 */
export class ChainKeeper {
  readonly #game: string;
  readonly #role: Role;
  readonly #store: ChainStore;
  readonly #chance: Chance;
  readonly #secrets = new Map<number, StoredChain>();
  readonly #made = new Map<number, Chain>();

  constructor(game: string, role: Role, stored: readonly StoredChain[], store: ChainStore, chance: Chance) {
    this.#game = game;
    this.#role = role;
    this.#store = store;
    this.#chance = chance;
    for (const chain of stored) if (chain.role === role) this.#secrets.set(chain.epoch, chain);
  }

  /** Epochs whose secret is kept. */
  epochs(): readonly number[] {
    return [...this.#secrets.keys()];
  }

  /** Makes the chain of `epoch`, or takes the one made before, here or by another host (its seal may be on its way). */
  async seal(epoch: number, base: number): Promise<Seal> {
    if (!this.#secrets.has(epoch)) {
      const chain: StoredChain = {
        game: this.#game,
        role: this.#role,
        epoch,
        base,
        length: DEFAULT_CHAIN_LENGTH,
        random: this.#chance.hex(32),
      };
      this.#secrets.set(epoch, await this.#store.storeChain(chain));
    }
    const chain = this.#chain(epoch);
    invariant(chain !== null, 'a chain just stored is there');
    return { epoch, length: chain.length, anchor: chain.anchor };
  }

  /** The link for `roll` of the chain of `epoch` with base roll `base`; `null` when its secret is lost. */
  link(epoch: number, base: number, roll: number): string | null {
    const chain = this.#chain(epoch);
    if (chain === null || roll < base || roll - base + 1 > chain.length) return null;
    return linkForRoll(chain, base, roll);
  }

  #chain(epoch: number): Chain | null {
    const made = this.#made.get(epoch);
    if (made !== undefined) return made;
    const secret = this.#secrets.get(epoch);
    if (secret === undefined) return null;
    const root = makeRoot({
      random: secret.random,
      game: this.#game,
      role: this.#role,
      epoch,
      phrase: '',
    });
    invariant(root.ok, 'a stored secret is well formed');
    const chain = makeChain({
      root: root.value,
      game: this.#game,
      role: this.#role,
      epoch,
      length: secret.length,
    });
    this.#made.set(epoch, chain);
    return chain;
  }
}

import type { LevelId, Player } from '@nardy/engine';
import type { TableRequestMessage, WireRequest } from '@nardy/protocol';
import { roleOf, type TableState } from '@nardy/record';
import type { Side } from '@nardy/rules';
import { nextBotRequest, seedOf } from './bot-turn.ts';
import { ChainKeeper, type ChainStore, type Chance } from './chain-keeper.ts';

/** The place a bot sits at. */
export interface BotSeat {
  readonly side: Side;
  readonly level: LevelId;
  /** The game as it stands; `null` while there is none, or while another host plays the bot. */
  look(): { readonly game: string; readonly lines: readonly string[]; readonly table: TableState } | null;
  /** Asks something of the table, as anyone does. */
  submit(message: TableRequestMessage): Promise<unknown>;
  /** Calls `then` after every change of the table. */
  watch(then: () => void): void;
}

/** The world as a bot sees it. */
export interface BotEdges {
  readonly store: ChainStore;
  readonly chance: Chance;
  /** Who decides: thinks elsewhere, and throws where it cannot. */
  player(level: LevelId, seed: number): Player;
  /** Lets what has happened go out first. */
  pause(): Promise<void>;
  after(ms: number, then: () => void): void;
  /** Something went wrong: how long to wait before it is tried again, or `null` for not by itself. */
  failed(error: unknown): number | null;
}

/**
 * Plays a side at a table through the same requests as anyone. The engine thinks beside the table; when the table
 * has moved on meanwhile the request is refused as stale and the bot looks again.
 */
export class BotDriver {
  readonly #seat: BotSeat;
  readonly #edges: BotEdges;
  #chains: ChainKeeper | null = null;
  #chainsOf: string | null = null;
  #running = false;
  #again = false;

  constructor(seat: BotSeat, edges: BotEdges) {
    this.#seat = seat;
    this.#edges = edges;
    seat.watch(() => this.poke());
  }

  /** Something may have to be done. */
  poke(): void {
    this.#again = true;
    if (this.#running) return;
    void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#edges.pause();
        await this.#step();
      }
    } catch (error) {
      const wait = this.#edges.failed(error);
      if (wait !== null) this.#edges.after(wait, () => this.poke());
    } finally {
      // In the same breath as the last look at `#again`, so that no poke falls in between.
      this.#running = false;
    }
  }

  async #step(): Promise<void> {
    const { side } = this.#seat;
    const seen = this.#seat.look();
    if (seen === null) return;
    const request = await this.#nextRequest(seen.game, seen.table);
    if (request === null) return;
    // A link is never stale: the game it was decided on, which may have been taken back, must be the one that stands.
    if (this.#seat.look()?.table.match !== seen.table.match) {
      this.#again = true;
      return;
    }
    await this.#seat.submit({
      type: 'request',
      id: `bot-${this.#edges.chance.hex(12)}`,
      game: seen.game,
      revision: seen.lines.length,
      side,
      request,
    });
  }

  async #nextRequest(game: string, table: TableState): Promise<WireRequest | null> {
    const { side, level } = this.#seat;
    const chains = await this.#chainsFor(game, table);
    return nextBotRequest(table, side, chains, this.#edges.player(level, seedOf(game)));
  }

  async #chainsFor(game: string, table: TableState): Promise<ChainKeeper> {
    const role = roleOf(this.#seat.side);
    const sealed = table.log.chains[role]?.epoch;
    const kept = this.#chainsOf === game ? this.#chains : null;
    // A chain sealed by another host is in the store.
    if (kept !== null && (sealed === undefined || kept.epochs().includes(sealed))) return kept;
    const { store, chance } = this.#edges;
    const chains = new ChainKeeper(game, role, await store.loadChains(game), store, chance);
    this.#chains = chains;
    this.#chainsOf = game;
    return chains;
  }
}

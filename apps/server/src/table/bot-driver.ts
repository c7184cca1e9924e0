import { askPlayer, type LevelId, type PlayerCommand } from '@nardy/engine';
import { PoolRefused } from '@nardy/engine-node';
import type { WireCommand, WireRequest } from '@nardy/protocol';
import { type Duty, dutiesOf, roleOf, rollRequest, type TableState } from '@nardy/record';
import { invariant } from '@nardy/result';
import { opponentOf, type Side } from '@nardy/rules';
import { ChainKeeper } from './chain-keeper.ts';
import type { Room } from './room.ts';
import type { RoomEdges } from './room-edges.ts';

/** How long a bot waits after something went wrong, and after the engine was too busy to think for it. */
const RETRY_MS = 5_000;
const BUSY_MS = 1_000;

/**
 * Plays a side at a table through the same requests as anyone. The engine thinks in a thread of its own, outside the
 * table's queue; when the table has moved on meanwhile the request is refused as stale and it looks again. Where the
 * engine has no time, or breaks, the bot waits and asks again.
 */
export class BotDriver {
  readonly #room: Room;
  readonly #side: Side;
  readonly #level: LevelId;
  readonly #edges: RoomEdges;
  #chains: ChainKeeper | null = null;
  #chainsOf: string | null = null;
  #running = false;
  #again = false;

  constructor(room: Room, side: Side, level: LevelId, edges: RoomEdges) {
    this.#room = room;
    this.#side = side;
    this.#level = level;
    this.#edges = edges;
    room.watch(() => this.poke());
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
        // Let the answer and the lines that led here go out first.
        await new Promise<void>((then) => setImmediate(then));
        await this.#step();
      }
    } catch (error) {
      const isBusy = error instanceof PoolRefused && error.refusal.code !== 'ENGINE_NO_NETS';
      if (!isBusy) this.#edges.report(error, { match: this.#room.id, bot: this.#side });
      if (!this.#room.isDisposed) this.#edges.clock.after(isBusy ? BUSY_MS : RETRY_MS, () => this.poke());
    } finally {
      // In the same breath as the last look at `#again`, so that no poke falls in between.
      this.#running = false;
    }
  }

  async #step(): Promise<void> {
    const { current } = this.#room.state;
    // The node to which the opponent is connected plays the bot. Two at once would do no harm but work.
    if (current === null || this.#room.isOnlyElsewhere(opponentOf(this.#side))) return;
    const request = await this.#nextRequest(current.game, current.table);
    if (request === null) return;
    await this.#room.submit(
      {
        type: 'request',
        id: `bot-${this.#edges.random.hex(12)}`,
        game: current.game,
        revision: current.lines.length,
        side: this.#side,
        request,
      },
      [this.#side],
    );
  }

  async #nextRequest(game: string, table: TableState): Promise<WireRequest | null> {
    const chains = await this.#chainsFor(game, table);
    const [duty] = dutiesOf(table, [{ side: this.#side, epochs: chains.epochs() }], 'when-asked');
    if (duty !== undefined) return this.#requestOf(duty, chains);
    if (table.match === null) return null;
    const player = this.#edges.engine.player({ level: this.#level, seed: seedOf(game) });
    const command = await askPlayer(player, table.match, this.#side);
    if (command === null) return null;
    if (command.type !== 'requestRoll') return { type: 'act', command: wireOf(command) };
    const asked = rollRequest(table, this.#side);
    return asked === null ? null : this.#requestOf(asked, chains);
  }

  async #requestOf(duty: Duty, chains: ChainKeeper): Promise<WireRequest | null> {
    switch (duty.type) {
      case 'anchor':
      case 'lostDevice': {
        const { length, anchor } = await chains.seal(duty.epoch, duty.base);
        return { type: duty.type, length, anchor };
      }
      case 'link': {
        const base = duty.roll - duty.index + 1;
        const link = chains.link(duty.epoch, base, duty.roll);
        invariant(link !== null, 'a duty names a chain that is kept');
        return { type: 'link', roll: duty.roll, link };
      }
    }
  }

  async #chainsFor(game: string, table: TableState): Promise<ChainKeeper> {
    const sealed = table.log.chains[roleOf(this.#side)]?.epoch;
    const kept = this.#chainsOf === game ? this.#chains : null;
    // A chain sealed by another node is in the store.
    if (kept !== null && (sealed === undefined || kept.epochs().includes(sealed))) return kept;
    const { store, random } = this.#edges;
    const stored = await store.loadChains(game);
    const chains = new ChainKeeper(game, roleOf(this.#side), stored, store, random);
    this.#chains = chains;
    this.#chainsOf = game;
    return chains;
  }
}

/** The same game is played the same way wherever, and however often, it is taken up. */
function seedOf(game: string): number {
  return Number.parseInt(game.slice(0, 8), 16);
}

/** A player's act as a message carries it: without the side, a play as its moves alone. */
function wireOf(command: Exclude<PlayerCommand, { readonly type: 'requestRoll' }>): WireCommand {
  if (command.type !== 'play') return { type: command.type };
  return { type: 'play', moves: command.moves.map(({ from, to }) => ({ from, to })) };
}

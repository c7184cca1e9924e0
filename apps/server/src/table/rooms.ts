import { createSimplePlayer } from '@nardy/engine';
import { SIDES } from '@nardy/rules';
import { BotDriver } from './bot-driver.ts';
import { deadlineOf, isRollOwed } from './current-game.ts';
import { Room } from './room.ts';
import type { RoomEdges } from './room-edges.ts';
import { loadRoom } from './room-state.ts';

/** How often tables are looked over: to forget idle ones and to serve deadlines of those not in memory. */
const SWEEP_MS = 15_000;
/** How long a table that nobody looks at stays in memory. */
const IDLE_MS = 60_000;

/** The tables in memory. One that is not there is read from the store when someone asks for it. */
export class Rooms {
  readonly #edges: RoomEdges;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  /** Matches whose clock ran when this server started. */
  #interrupted: ReadonlySet<string> = new Set();
  readonly #resumed = new Set<string>();
  #cancelSweep: () => void = () => {};

  constructor(edges: RoomEdges) {
    this.#edges = edges;
    edges.metrics.gauge('nardy_rooms', () => this.#rooms.size);
  }

  /** Notes whose clocks were running, and goes on with them. */
  async start(): Promise<void> {
    const running = await this.#edges.store.deadlines(Number.MAX_SAFE_INTEGER);
    this.#interrupted = new Set(running.map((row) => row.match));
    this.#scheduleSweep();
    for (const { match } of running) await this.get(match);
  }

  stop(): void {
    this.#cancelSweep();
    for (const loading of this.#rooms.values()) void loading.then((room) => room?.dispose());
    this.#rooms.clear();
  }

  /** The table of a match, or `null` when there is no such match. */
  async get(id: string): Promise<Room | null> {
    for (;;) {
      const loading = this.#rooms.get(id) ?? this.#load(id);
      this.#rooms.set(id, loading);
      const room = await loading.catch((error: unknown) => {
        this.#rooms.delete(id);
        throw error;
      });
      if (room === null) {
        this.#rooms.delete(id);
        return null;
      }
      // It may have been forgotten while we waited for it.
      if (this.#rooms.get(id) !== loading) continue;
      room.touch();
      return room;
    }
  }

  async #load(id: string): Promise<Room | null> {
    const state = await loadRoom(id, this.#edges);
    if (state === null) return null;
    const room = new Room(state, this.#edges);
    if (state.current === null) await room.begin();
    await this.#resume(room);
    const bot = state.match.opponent === 'bot' ? SIDES.find((side) => isBotSeat(room, side)) : undefined;
    if (bot !== undefined) {
      const player = createSimplePlayer();
      new BotDriver(room, bot, player, this.#edges).poke();
    }
    return room;
  }

  /** What an interruption left open: a roll whose links are all there, and time that was nobody's. */
  async #resume(room: Room): Promise<void> {
    const { table } = room;
    if (table === null) return;
    if (isRollOwed(table.log)) await room.ask({ type: 'owed' });
    if (!this.#interrupted.has(room.id) || this.#resumed.has(room.id)) return;
    this.#resumed.add(room.id);
    const deadline = deadlineOf(table);
    // Days per turn outlast an interruption; only a turn that ended during it is given again.
    const hurt = room.settings.clock.kind === 'delay' || (deadline ?? 0) <= this.#edges.clock.unixMs();
    if (deadline !== null && hurt) await room.ask({ type: 'resume' });
  }

  #scheduleSweep(): void {
    this.#cancelSweep = this.#edges.clock.after(SWEEP_MS, () => {
      this.#sweep()
        .catch((error: unknown) => this.#edges.report(error, { during: 'sweep' }))
        .finally(() => this.#scheduleSweep());
    });
  }

  async #sweep(): Promise<void> {
    for (const due of await this.#edges.store.deadlines(this.#edges.clock.unixMs())) {
      const room = await this.get(due.match);
      await room?.ask({ type: 'time' });
    }
    for (const [id, loading] of this.#rooms) {
      const room = await loading;
      if (room === null || !room.isIdle(IDLE_MS)) continue;
      room.dispose();
      this.#rooms.delete(id);
    }
  }
}

function isBotSeat(room: Room, side: 'white' | 'black'): boolean {
  const { names, seatHashes } = room.state.match;
  return names[side] !== null && seatHashes[side] === null;
}

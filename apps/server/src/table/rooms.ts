import { botLevelOf, isRollOwed } from '@nardy/host';
import { SIDES } from '@nardy/rules';
import { seatBot } from './bot-seat.ts';
import { notedElsewhere } from './elsewhere.ts';
import { REMEMBERED_MS } from './leaving.ts';
import { Room } from './room.ts';
import type { RoomEdges } from './room-edges.ts';
import { loadRoom } from './room-state.ts';

/** How often tables are looked over: those idle, those whose time has ended, and what other nodes have done. */
const SWEEP_MS = 5_000;
/** How long a table that nobody looks at stays in memory. */
const IDLE_MS = 60_000;
/** How long a node has to serve a deadline before another may. */
const DUE_LEASE_MS = 15_000;
/** How often what is of no more use is deleted. */
const PRUNE_MS = 60_000;
/** How long answers and notes of presence are kept: a client that has no answer asks again within seconds. */
const KEPT_MS = 86_400_000;

/** The tables in memory. One that is not there is read from the store when someone asks for it. */
export class Rooms {
  readonly #edges: RoomEdges;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  /** When the last time without any server ended. None can end while this one is up. */
  #outageMs: number | null = null;
  #prunedMs = 0;
  #cancelSweep: () => void = () => {};

  constructor(edges: RoomEdges) {
    this.#edges = edges;
    edges.metrics.gauge('nardy_rooms', () => this.#rooms.size);
  }

  /** Joins the other nodes. If there are none, clocks have run while nobody could play: goes on with those. */
  async start(): Promise<void> {
    const { bus, store, clock } = this.#edges;
    let place: 'first' | 'later' = 'later';
    bus.listen({
      heard: ({ match, seq }) => this.#tell(match, seq),
      missed: () => this.#guarded('missed', () => this.#compare()),
    });
    await bus.join(async () => {
      place = 'first';
      await store.noteOutage(clock.unixMs());
    });
    this.#outageMs = await store.lastOutageMs();
    this.#scheduleSweep();
    if (place === 'later') return;
    for (const { match } of await store.deadlines(Number.MAX_SAFE_INTEGER)) await this.get(match);
  }

  stop(): void {
    this.#cancelSweep();
    for (const loading of this.#rooms.values()) void loading.then((room) => room?.dispose());
    this.#rooms.clear();
  }

  /** The table of a match as it stands in the store; `null` when there is no such match. */
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
      await room.catchUp();
      return room;
    }
  }

  async #load(id: string): Promise<Room | null> {
    const state = await loadRoom(id, this.#edges);
    if (state === null) return null;
    const room = new Room(state, this.#edges);
    if (state.current === null) await room.begin();
    await this.#resume(room);
    const bot = SIDES.find((side) => isBotSeat(room, side));
    const level = botLevelOf(state.match);
    if (bot !== undefined && level !== null) seatBot(room, bot, level, this.#edges);
    return room;
  }

  /** What an interruption left open: a roll whose links are all there, and time that was nobody's. */
  async #resume(room: Room): Promise<void> {
    const { table } = room;
    if (table === null) return;
    if (isRollOwed(table.log)) await room.ask({ type: 'owed' });
    if (this.#outageMs !== null) await room.resumeAfter(this.#outageMs);
  }

  /** News of another node, for a table that is in memory. */
  #tell(match: string, seq: number | null): void {
    const loading = this.#rooms.get(match);
    if (loading !== undefined) this.#guarded('news', async () => (await loading)?.hear(seq));
  }

  #guarded(during: string, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#edges.report(error, { during }));
  }

  #scheduleSweep(): void {
    this.#cancelSweep = this.#edges.clock.after(SWEEP_MS, () => {
      this.#sweep()
        .catch((error: unknown) => this.#edges.report(error, { during: 'sweep' }))
        .finally(() => this.#scheduleSweep());
    });
  }

  async #sweep(): Promise<void> {
    const { store, clock } = this.#edges;
    for (const match of await store.takeDue(clock.unixMs(), DUE_LEASE_MS)) {
      const room = await this.get(match);
      await room?.ask({ type: 'time' });
    }
    for (const [id, loading] of this.#rooms) {
      const room = await loading;
      if (room === null || !room.isIdle(IDLE_MS)) continue;
      room.dispose();
      this.#rooms.delete(id);
    }
    await this.#compare();
    await this.#prune();
  }

  /** Compares what is in memory with the store: news may have been lost, nodes may have gone down. */
  async #compare(): Promise<void> {
    const { store, bus } = this.#edges;
    if (bus.reach === 'one-node') return;
    const ids = [...this.#rooms.keys()];
    const seqs = await store.loadSeqs(ids);
    const noted = await notedElsewhere(ids, this.#edges);
    for (const id of ids) {
      const room = await this.#rooms.get(id);
      if (room === null || room === undefined) continue;
      await room.hear(seqs.get(id) ?? 0);
      room.seeElsewhere(noted.get(id) ?? []);
      room.notePresence();
    }
  }

  async #prune(): Promise<void> {
    const { store, bus, clock } = this.#edges;
    const now = clock.unixMs();
    if (now < this.#prunedMs + PRUNE_MS) return;
    this.#prunedMs = now;
    await store.pruneAnswers(now - KEPT_MS);
    await store.pruneDevices(now - REMEMBERED_MS);
    if (bus.reach === 'many-nodes') await store.prunePresence(now - KEPT_MS, await bus.nodesUp());
  }
}

function isBotSeat(room: Room, side: 'white' | 'black'): boolean {
  const { names, seatHashes } = room.state.match;
  return names[side] !== null && seatHashes[side] === null;
}

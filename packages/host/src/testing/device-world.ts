import { createSimplePlayer, type Player } from '@nardy/engine';
import type { CreateMatch, ServerMessage, TableRequestMessage, WireRequest } from '@nardy/protocol';
import { applyLines, emptyTable, formatSettings, roleOf, type TableState } from '@nardy/record';
import { type Seeded, seeded } from '@nardy/record/testing';
import { formatRules, gameStartedAt, type Side, type StartingPoint } from '@nardy/rules';
import { agreeOnMatch } from '../agreed-match.ts';
import { nextBotRequest, seedOf } from '../bot-turn.ts';
import { ChainKeeper } from '../chain-keeper.ts';
import type { HostedMatch } from '../host-store.ts';
import { type HostEdges, HostedTable, type HostMember } from '../hosted-table.ts';
import { type MemoryHostStore, memoryHostStore } from './memory-host-store.ts';

/** A device with one match, whose pages come and go. */
export interface DeviceWorld {
  readonly source: Seeded;
  readonly store: MemoryHostStore;
  readonly match: string;
  nowMs: number;
  /** What could not be kept. */
  readonly broken: unknown[];
  /** Timers not yet due, by their moment. */
  readonly timers: { readonly atMs: number; readonly then: () => void }[];
  player: (seed: number) => Player;
  edges(): HostEdges;
  open(): Promise<HostedTable>;
}

export function createDeviceWorld(
  seed: number,
  asked: Partial<CreateMatch> = {},
  startingAt: StartingPoint | null = null,
): DeviceWorld {
  const source = seeded(seed);
  const store = memoryHostStore();
  const agreed = agreeOnMatch({ rules: 'international', length: 1, opponent: 'bot', name: 'Вера', ...asked });
  if (!agreed.ok) throw new Error(agreed.error.code);
  const { settings, level, names, held } = agreed.value;
  const guest = (side: Side) => (held.includes(side) ? source.hex(8) : null);
  const match: HostedMatch = {
    id: `local-${source.hex(10)}`,
    rules: formatRules(settings.rules),
    length: settings.length,
    clock: settings.clock,
    opponent: asked.opponent === 'hotseat' ? 'hotseat' : 'bot',
    level,
    names: { white: names.white ?? '', black: names.black ?? '' },
    guests: { white: guest('white'), black: guest('black') },
    createdMs: 0,
    closed: 'open',
    rematch: null,
    ...(startingAt !== null && {
      start: formatSettings({ settings, started: gameStartedAt(settings, startingAt) }),
    }),
  };
  store.create(match);
  const world: DeviceWorld = {
    source,
    store,
    match: match.id,
    nowMs: 1_790_000_000_000,
    broken: [],
    timers: [],
    player: (seed) => createSimplePlayer({ seed }),
    edges: () => ({
      store,
      chance: source,
      unixMs: () => world.nowMs,
      after(ms, then) {
        const timer = { atMs: world.nowMs + ms, then };
        world.timers.push(timer);
        return () => void world.timers.splice(world.timers.indexOf(timer), 1);
      },
      pause: async () => {},
      player: (_, seed) => world.player(seed),
      failed: () => null,
      broken: (error) => void world.broken.push(error),
    }),
    async open() {
      const table = await HostedTable.open(match.id, world.edges());
      if (table === null) throw new Error('the match is there');
      return table;
    },
  };
  return world;
}

/** A page of the device: follows the lines, and plays its sides when it is told to. */
export class DevicePage implements HostMember {
  readonly #world: DeviceWorld;
  readonly #host: HostedTable;
  readonly heard: ServerMessage[] = [];
  sides: readonly Side[] = [];
  game = '';
  lines: readonly string[] = [];
  table: TableState = emptyTable();
  readonly #chains = new Map<string, ChainKeeper>();

  constructor(world: DeviceWorld, host: HostedTable) {
    this.#world = world;
    this.#host = host;
  }

  deliver(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome') {
      this.sides = message.sides;
      this.#begin(message.game ?? '');
      this.#read(message.lines);
    }
    if (message.type === 'lines') {
      if (message.game !== this.game) this.#begin(message.game);
      this.#read(message.lines);
    }
  }

  #begin(game: string): void {
    this.game = game;
    this.lines = [];
    this.table = emptyTable();
  }

  #read(lines: readonly string[]): void {
    const applied = applyLines(this.table, lines);
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    this.table = applied.value;
    this.lines = [...this.lines, ...lines];
  }

  hello(): Promise<void> {
    const hello = { type: 'hello', v: 1, match: this.#world.match, seats: [], have: null } as const;
    return this.#host.receive(this, hello);
  }

  send(side: Side, request: WireRequest): Promise<void> {
    return this.#host.receive(this, this.message(side, request));
  }

  message(side: Side, request: WireRequest): TableRequestMessage {
    const id = this.#world.source.hex(8);
    return { type: 'request', id, game: this.game, revision: this.lines.length, side, request };
  }

  /** What a side of this page does next; its secrets are kept where the table's are. */
  async wish(side: Side): Promise<WireRequest | null> {
    const { store, source } = this.#world;
    const { table, game } = this;
    if (table.match?.phase === 'game-over') return { type: 'nextGame' };
    const key = `${game} ${side}`;
    const chains =
      this.#chains.get(key) ??
      new ChainKeeper(game, roleOf(side), await store.loadChains(game), store, source);
    this.#chains.set(key, chains);
    return nextBotRequest(table, side, chains, createSimplePlayer({ seed: seedOf(game) }));
  }

  /** Plays until the match is over, or for so many of its own requests; says how many it made. */
  async play(most = 2_000): Promise<number> {
    let made = 0;
    for (let turn = 0; made < most && turn < 4_000; turn++) {
      if (this.table.match?.phase === 'match-over') return made;
      const before = made;
      for (const side of this.sides) {
        const request = await this.wish(side);
        if (request === null) continue;
        await this.send(side, request);
        made++;
      }
      // The bot has its turn between two of ours.
      for (let wait = 0; wait < 40 && made === before; wait++) await Promise.resolve();
    }
    return made;
  }
}

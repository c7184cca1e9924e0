import { type LogMode, makeTranscript, type Transcript } from '@nardy/dice';
import { invariant, ok, type Result } from '@nardy/result';
import {
  type BySide,
  firstGameStarted,
  type GameStarted,
  type MatchSettings,
  nextGameStarted,
  SIDES,
  type Side,
} from '@nardy/rules';
import { openGame, type PlayerName } from '../open-game.ts';
import { type Duty, dutiesOf, type ReleasePolicy, rollRequest } from '../player-duty.ts';
import { respond, type TableHost, type TableRequest } from '../respond.ts';
import { applyLines, emptyTable, type TableState } from '../table.ts';
import type { TableRefusal } from '../table-refusal.ts';
import { rollAgainOf } from '../take-back.ts';
import { type ChainKeeper, keepChains } from './chain-keeper.ts';
import { type Seeded, seeded } from './seeded.ts';

/** How a local table is set up. */
export interface LocalTableOptions {
  readonly settings: MatchSettings;
  readonly seed: number;
  readonly mode?: LogMode;
  /** Links of every chain. */
  readonly chainLength?: number;
  readonly startUnixMs?: number;
  /** How the first game begins; at its start by default. */
  readonly started?: GameStarted;
  /** Two people by default. */
  readonly players?: BySide<PlayerName>;
}

const TWO_PEOPLE: BySide<PlayerName> = {
  white: { id: 'u:1', name: 'Вера' },
  black: { id: 'u:2', name: null },
};

/** The finished or running log of one game. */
export interface GameLog {
  readonly lines: readonly string[];
  readonly table: TableState;
}

/**
 * A table in memory with its three dice boxes: what a server and two devices do, in one place. Requests go
 * through `respond`, lines through `applyLine`, and time is moved by hand.
 */
export interface LocalTable {
  /** The current game. */
  readonly table: TableState;
  readonly lines: readonly string[];
  /** Games finished before the current one. */
  readonly finished: readonly GameLog[];
  readonly source: Seeded;
  unixMs: number;
  /** How long the way of the requests takes, there and back. */
  lagMs: number;
  /** Writes what the request leads to. */
  send(request: TableRequest): Result<readonly string[], TableRefusal>;
  /** Does what the sides' clients do by themselves, until nothing is left to do. */
  settle(policy?: ReleasePolicy, sides?: readonly Side[]): void;
  /** `side` presses Roll; the other client answers. */
  roll(side: Side): void;
  /** The request that fulfils a duty of a side. */
  fulfil(duty: Duty): TableRequest;
  keeper(side: Side): ChainKeeper;
  /** The server's dice box; `forget` makes it lose its chain. */
  readonly server: ChainKeeper;
  /** The host that `send` uses. */
  host(): TableHost;
  /** Opens the next game after a finished one. */
  nextGame(): void;
  transcript(): Transcript;
  transcripts(): readonly Transcript[];
}

/** A local table with its first game opened. */
export function createLocalTable(options: LocalTableOptions): LocalTable {
  const { settings, seed, mode = 'live', chainLength = 512, startUnixMs = 1_790_000_000_000 } = options;
  const { players = TWO_PEOPLE } = options;
  const source = seeded(seed);
  const finished: GameLog[] = [];
  let lines: string[] = [];
  let table = emptyTable();
  let keepers: BySide<ChainKeeper>;
  let server: ChainKeeper;

  function begin(started: GameStarted, prev: string | null): void {
    const game = source.hex(16);
    const keep = (role: 'S' | 'A' | 'B'): ChainKeeper => keepChains(source, game, role, chainLength);
    server = keep('S');
    keepers = { white: keep('A'), black: keep('B') };
    lines = [];
    table = emptyTable();
    write(
      openGame({
        game,
        mode,
        unix: Math.floor(local.unixMs / 1000),
        match: 'm:1',
        prev,
        players,
        settings,
        started,
        seal: { length: chainLength, anchor: server.chain(0).anchor },
      }),
    );
  }

  function write(texts: readonly string[]): void {
    const applied = applyLines(table, texts);
    invariant(applied.ok, `every line passes: ${JSON.stringify(applied)} ${texts.join(' | ')}`);
    table = applied.value;
    lines = [...lines, ...texts];
  }

  const local: LocalTable = {
    get table() {
      return table;
    },
    get lines() {
      return lines;
    },
    get server() {
      return server;
    },
    finished,
    source,
    unixMs: startUnixMs,
    lagMs: 0,
    send(request) {
      const answered = respond(table, request, local.host());
      if (!answered.ok) return answered;
      write(answered.value);
      return ok(answered.value);
    },
    settle(policy = 'when-asked', sides = SIDES) {
      for (;;) {
        const held = sides.map((side) => ({ side, epochs: keepers[side].epochs() }));
        const [duty] = dutiesOf(table, held, policy);
        if (duty === undefined) return;
        const sent = local.send(local.fulfil(duty));
        invariant(sent.ok, `a duty can be fulfilled: ${JSON.stringify([duty, sent])}`);
      }
    },
    roll(side) {
      const again = rollAgainOf(table, side);
      const asked = again === null ? rollRequest(table, side) : null;
      const request: TableRequest | null =
        again === null ? asked && local.fulfil(asked) : { type: 'act', side, command: again };
      invariant(request !== null, 'the side may ask for its roll');
      const sent = local.send(request);
      invariant(sent.ok, `the roll can be asked for: ${JSON.stringify(sent)}`);
      local.settle();
    },
    fulfil(duty) {
      const { side } = duty;
      if (duty.type === 'link') {
        const link = keepers[side].chain(duty.epoch).link(duty.index);
        return { type: 'link', side, roll: duty.roll, link };
      }
      const { anchor, length } = keepers[side].chain(duty.epoch);
      return { type: duty.type, side, length, anchor };
    },
    keeper: (side) => keepers[side],
    host: () => ({
      unixMs: local.unixMs,
      lagMs: local.lagMs,
      serverLink(roll) {
        const chain = table.log.chains.S;
        return chain === null ? null : server.link(chain.epoch, chain.base, roll);
      },
    }),
    nextGame() {
      const { match } = table;
      invariant(match?.phase === 'game-over', 'the game is over');
      finished.push({ lines, table });
      begin(nextGameStarted(match), table.log.head);
    },
    transcript: () => makeTranscript({ lines, head: table.log.head }),
    transcripts: () => [
      ...finished.map((game) => makeTranscript({ lines: game.lines, head: game.table.log.head })),
      local.transcript(),
    ],
  };
  begin(options.started ?? firstGameStarted(settings), null);
  return local;
}

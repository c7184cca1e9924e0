import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  type FaultCode,
  type MatchInfo,
  PROTOCOL_VERSION,
  type Presence,
  type ServerMessage,
  type TableRequestMessage,
  type Welcome,
  type WireCommand,
  type WireRefusal,
  type WireRequest,
} from '@nardy/protocol';
import {
  applyLines,
  type Duty,
  dutiesOf,
  emptyTable,
  rollAgainOf,
  rollRequest,
  type TableState,
  takeBackOf,
} from '@nardy/record';
import { type ChainKeeper, chooseAct, keepChains, type RandomPlay, type Seeded } from '@nardy/record/testing';
import { invariant } from '@nardy/result';
import { deciderOf, type Side } from '@nardy/rules';
import WebSocket from 'ws';

export interface ScriptedClientOptions {
  /** `ws://127.0.0.1:PORT/ws` */
  readonly url: string;
  /** Where to go instead when a connection is lost, one after another. */
  readonly otherUrls?: readonly string[];
  readonly match: string;
  readonly seats: readonly string[];
  readonly source: Seeded;
  readonly style?: RandomPlay;
  /** `plays`: does everything by itself to the end of the match. `waits`: only what a client must. */
  readonly manner: 'plays' | 'waits';
  /** Longest time it takes to decide; it decides at once when left out. */
  readonly thinkMs?: number;
  /** Chance of taking back the last own act instead of deciding, of 100. */
  readonly takesBack?: number;
  /** Games of a money session to play. */
  readonly games?: number;
  /** Called before a ping is answered: time may pass on the way. */
  readonly onPing?: () => void;
}

/** Refusals that a well-behaved client meets when two things happen at once; it looks again and goes on. */
const OVERTAKEN = new Set([
  'STALE',
  'STALE_GAME',
  'TABLE_WRONG_ROLL',
  'GAME_NOT_OVER',
  'TABLE_ENDED',
  'MATCH_OVER',
]);

/**
 * A client without a face. It checks every line, keeps its chains, answers what must be answered, plays random
 * legal moves, and comes back after its connection was cut: same request ids, and only an extension of the log
 * it has seen is accepted.
 */
export class ScriptedClient {
  readonly #options: ScriptedClientOptions;
  readonly #chains = new Map<string, ChainKeeper>();
  readonly #pending = new Map<string, TableRequestMessage>();
  readonly #waiters = new Set<{ readonly done: () => boolean; readonly resolve: () => void }>();
  #socket: WebSocket | null = null;
  #ids = 0;
  #connections = 0;
  #stays = false;
  #finishing = false;
  #thinking = false;
  /** The game the client looks at, its checked table and its lines. */
  game: string | null = null;
  table: TableState = emptyTable();
  lines: readonly string[] = [];
  sides: readonly Side[] = [];
  info: MatchInfo | null = null;
  presence: Presence | null = null;
  readonly faults: FaultCode[] = [];
  /** Refusals of its own requests other than being overtaken. */
  readonly refusals: WireRefusal[] = [];
  readonly answers = new Map<string, Extract<ServerMessage, { type: 'answer' }>>();
  /** Lines of every game it has seen. */
  readonly seen = new Map<string, readonly string[]>();
  /** Requests that were accepted and each wrote one line, by game and side: `GAME white`. */
  readonly accepted = new Map<string, number>();
  gamesOver = 0;
  welcomes = 0;
  /** Number of the first line that the last welcome carried. */
  welcomeFrom = 0;
  pongs = 0;
  /** The first thing that was wrong; play stops there. */
  failure: Error | null = null;

  constructor(options: ScriptedClientOptions) {
    this.#options = options;
  }

  get isMatchOver(): boolean {
    const phase = this.table.match?.phase;
    if (phase === 'match-over' && this.table.log.end !== null) return true;
    return this.info?.settings.length === null && this.gamesOver >= (this.#options.games ?? 2);
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Opens a socket and says hello; resolves with the first answer to it. */
  async connect(): Promise<void> {
    const urls = [this.#options.url, ...(this.#options.otherUrls ?? [])];
    const url = urls[this.#connections++ % urls.length] ?? this.#options.url;
    const socket = new WebSocket(url, { autoPong: false });
    let opened = false;
    this.#socket = socket;
    socket.on('message', (data) => this.#guard(() => this.#receive(socket, String(data))));
    socket.on('ping', (data) => {
      this.#options.onPing?.();
      socket.pong(data);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#wake();
      if (opened) this.#comeBack();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => {
        opened = true;
        resolve();
      });
      socket.once('close', () => reject(new Error('the socket was closed')));
    });
    const { match, seats } = this.#options;
    const have =
      this.game === null ? null : { game: this.game, lines: this.lines.length, head: this.table.log.head };
    const welcomes = this.welcomes;
    this.send({ type: 'hello', v: PROTOCOL_VERSION, match, seats, have });
    await this.until(() => this.welcomes > welcomes || this.faults.length > 0 || !this.isConnected);
    for (const message of this.#pending.values()) this.send(message);
    this.#act();
  }

  /** Connects, and again whenever the connection is lost, until {@link rest}. */
  stayConnected(): void {
    this.#stays = true;
    this.connect().catch(() => this.#comeBack());
  }

  /** Ends the connection for good. */
  rest(): void {
    this.#stays = false;
    this.disconnect('closes');
  }

  #comeBack(): void {
    if (this.#stays && this.failure === null) setTimeout(() => this.stayConnected(), 50);
  }

  /** Ends the connection: as a page that is closed, or as a line that breaks. */
  disconnect(how: 'closes' | 'breaks'): void {
    if (how === 'closes') this.#socket?.close(1001);
    else this.#socket?.terminate();
  }

  /** Makes no further decisions and sends no new request; what is on its way is still answered. */
  finishTurn(): void {
    this.#finishing = true;
  }

  /** Connected, and nothing is on its way. */
  get isQuiet(): boolean {
    return this.isConnected && this.#pending.size === 0;
  }

  /** Resolves when `done`; rejects when the client has failed or `ms` have passed. */
  until(done: () => boolean, ms = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => done() || this.failure !== null;
      const finish = () => {
        this.#waiters.delete(waiter);
        clearTimeout(timer);
        if (this.failure === null) resolve();
        else reject(this.failure);
      };
      const waiter = { done: check, resolve: finish };
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`waited ${ms} ms in vain; last lines:\n${this.lines.slice(-6).join('\n')}`));
      }, ms);
      this.#waiters.add(waiter);
      if (check()) finish();
    });
  }

  /** Sends a request and resolves with its answer. */
  async ask(
    request: WireRequest,
    change: Partial<TableRequestMessage> = {},
  ): Promise<Extract<ServerMessage, { type: 'answer' }>> {
    const id = change.id ?? this.#nextId();
    this.answers.delete(id);
    this.send({
      type: 'request',
      id,
      game: this.game ?? '0'.repeat(32),
      revision: this.lines.length,
      side: this.sides[0] ?? 'white',
      request,
      ...change,
    });
    await this.until(() => this.answers.has(id));
    const answer = this.answers.get(id);
    invariant(answer !== undefined, 'the answer has come');
    return answer;
  }

  /** A link of this client's own chain, whether it is asked for or not. */
  link(side: Side, roll: number): string {
    const role = side === 'white' ? 'A' : 'B';
    const chain = this.table.log.chains[role];
    const link = chain === null ? null : this.#keeper(side).link(chain.epoch, chain.base, roll);
    invariant(link !== null, 'the chain is kept');
    return link;
  }

  /** There and back: everything sent before has been dealt with by both ends. */
  async roundTrip(): Promise<void> {
    const pongs = this.pongs;
    this.send({ type: 'ping' });
    await this.until(() => this.pongs > pongs);
  }

  /** One random legal decision, if this client has to decide; resolves when it is answered. */
  async decide(): Promise<void> {
    const request = this.#decision();
    if (request === null) return;
    const answer = await this.ask(request.request, { side: request.side });
    invariant(answer.ok, `a legal decision is accepted: ${JSON.stringify(answer)}`);
  }

  /** Loses the chains of the current game, as when the browser's storage is cleared. */
  forgetChains(): void {
    for (const keeper of this.#chains.values()) keeper.forget();
  }

  send(message: ClientMessage): void {
    if (this.isConnected) this.#socket?.send(encodeClientMessage(message));
  }

  sendText(text: string | Uint8Array): void {
    this.#socket?.send(text);
  }

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    const decoded = decodeServerMessage(text);
    invariant(decoded.ok, `the server's message is understood: ${text.slice(0, 200)}`);
    const message = decoded.value;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'lines':
        this.#extend(message.game, message.from, message.lines);
        break;
      case 'answer': {
        this.answers.set(message.id, message);
        const own = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (own !== undefined) this.#settle(own, message);
        break;
      }
      case 'presence':
        this.presence = message.presence;
        break;
      case 'fault':
        this.faults.push(message.code);
        break;
      case 'pong':
        this.pongs += 1;
        break;
    }
    this.#act();
    this.#wake();
  }

  #settle(request: TableRequestMessage, answer: Extract<ServerMessage, { type: 'answer' }>): void {
    if (!answer.ok) {
      if (!OVERTAKEN.has(answer.refusal.code)) this.refusals.push(answer.refusal);
      return;
    }
    if (request.request.type === 'nextGame') return;
    const key = `${request.game} ${request.side}`;
    this.accepted.set(key, (this.accepted.get(key) ?? 0) + 1);
  }

  #wake(): void {
    for (const waiter of [...this.#waiters]) if (waiter.done()) waiter.resolve();
  }

  #welcome(welcome: Welcome): void {
    this.welcomes += 1;
    this.welcomeFrom = welcome.from;
    this.sides = welcome.sides;
    this.info = welcome.match;
    this.presence = welcome.presence;
    if (welcome.game === null) return;
    const known = this.seen.get(welcome.game) ?? [];
    invariant(
      welcome.from + welcome.lines.length >= known.length,
      `the server still has all ${known.length} lines it has sent`,
    );
    if (welcome.from === 0) {
      const begins = known.every((line, at) => line === welcome.lines[at]);
      invariant(begins, 'the log still begins as it was seen');
      this.game = null;
    }
    this.#extend(welcome.game, welcome.from, welcome.lines);
  }

  #extend(game: string, from: number, lines: readonly string[]): void {
    if (game !== this.game) {
      invariant(from === 0, 'a new game begins with its first line');
      this.game = game;
      this.table = emptyTable();
      this.lines = [];
    }
    invariant(from === this.lines.length, `line ${this.lines.length} comes next, not ${from}`);
    const wasOver = this.table.log.end !== null;
    const applied = applyLines(this.table, lines);
    invariant(applied.ok, `every line passes its check: ${applied.ok ? '' : JSON.stringify(applied.error)}`);
    this.table = applied.value;
    this.lines = [...this.lines, ...lines];
    this.seen.set(game, this.lines);
    if (!wasOver && this.table.log.end !== null) this.gamesOver += 1;
  }

  /** Sends what is due now, at most one request a side. */
  #act(): void {
    if (this.failure !== null || this.game === null || !this.isConnected || this.#finishing) return;
    const held = this.sides.map((side) => ({ side, epochs: this.#keeper(side).epochs() }));
    for (const duty of dutiesOf(this.table, held, 'when-asked')) this.#request(duty.side, this.#fulfil(duty));
    if (this.#options.manner !== 'plays' || this.isMatchOver) return;
    const { match } = this.table;
    if (match === null) return;
    if (match.phase === 'game-over') {
      const [side] = this.sides;
      if (side !== undefined && this.table.log.end !== null) this.#request(side, { type: 'nextGame' });
      return;
    }
    this.#think();
  }

  #think(): void {
    const { thinkMs = 0, source } = this.#options;
    if (this.#thinking) return;
    if (thinkMs === 0) {
      this.#decideNow();
      return;
    }
    this.#thinking = true;
    setTimeout(
      () => {
        this.#thinking = false;
        this.#guard(() => this.#decideNow());
      },
      source.below(thinkMs + 1),
    );
  }

  #decideNow(): void {
    if (!this.isConnected || this.#finishing || this.failure !== null) return;
    const decision = this.#decision();
    if (decision !== null) this.#request(decision.side, decision.request);
  }

  /** What this client decides at random, if it has to decide. */
  #decision(): { readonly side: Side; readonly request: WireRequest } | null {
    const { match } = this.table;
    const side = match === null ? null : deciderOf(match);
    if (match === null || side === null || !this.sides.includes(side) || this.#hasPending(side)) return null;
    const { source, style, takesBack = 0 } = this.#options;
    const regrets = takesBack > 0 && source.below(100) < takesBack;
    const command = (regrets ? takeBackOf(this.table, side) : null) ?? chooseAct(match, side, source, style);
    if (command !== null) {
      const { side: _side, ...wire } = command;
      return { side, request: { type: 'act', command: wire as WireCommand } };
    }
    const again = rollAgainOf(this.table, side);
    if (again !== null) {
      return { side, request: { type: 'act', command: { type: 'rollAgain', roll: again.roll } } };
    }
    const asked = rollRequest(this.table, side);
    return asked === null ? null : { side, request: this.#fulfil(asked) };
  }

  #request(side: Side, request: WireRequest): void {
    if (this.#hasPending(side)) return;
    invariant(this.game !== null, 'requests are about a game');
    const id = this.#nextId();
    const message: TableRequestMessage = {
      type: 'request',
      id,
      game: this.game,
      revision: this.lines.length,
      side,
      request,
    };
    this.#pending.set(id, message);
    this.send(message);
  }

  #fulfil(duty: Duty): WireRequest {
    const keeper = this.#keeper(duty.side);
    if (duty.type === 'link') {
      const link = keeper.link(duty.epoch, duty.roll - duty.index + 1, duty.roll);
      invariant(link !== null, 'a duty names a chain that is kept');
      return { type: 'link', roll: duty.roll, link };
    }
    const { length, anchor } = keeper.chain(duty.epoch);
    return { type: duty.type, length, anchor };
  }

  #keeper(side: Side): ChainKeeper {
    invariant(this.game !== null, 'chains are made for a game');
    const key = `${this.game} ${side}`;
    const kept = this.#chains.get(key);
    if (kept !== undefined) return kept;
    const role = side === 'white' ? 'A' : 'B';
    const keeper = keepChains(this.#options.source, this.game, role, 512);
    this.#chains.set(key, keeper);
    return keeper;
  }

  #hasPending(side: Side): boolean {
    return [...this.#pending.values()].some((message) => message.side === side);
  }

  #nextId(): string {
    this.#ids += 1;
    return `c${this.#ids}-${this.#options.source.hex(6)}`;
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      this.#wake();
    }
  }
}

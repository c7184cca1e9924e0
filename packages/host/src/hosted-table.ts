import { shouldRenew } from '@nardy/dice';
import type { Player } from '@nardy/engine';
import {
  type Answer,
  type ClientMessage,
  type Have,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServerRefusal,
  type TableRequestMessage,
} from '@nardy/protocol';
import { emptyTable, respond, type TableRefusal, type TableRequest } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import { type GameStarted, SIDES, type Side } from '@nardy/rules';
import { BotDriver, type BotEdges } from './bot-driver.ts';
import { botLevelOf } from './bot-level.ts';
import { ChainKeeper } from './chain-keeper.ts';
import { advance, type CurrentGame, deadlineOf, isRollOwed, resultOf } from './current-game.ts';
import { type HostStore, heldSides } from './host-store.ts';
import { ALL_HERE, firstStart, type HostedState, hostedState, infoOf } from './hosted-state.ts';
import { judgeRequest } from './judge-request.ts';
import { openingLines } from './opening-lines.ts';
import { SerialQueue } from './serial-queue.ts';
import { welcomeOf } from './welcome.ts';

/** The world as a hosted table sees it. */
export interface HostEdges extends Omit<BotEdges, 'store' | 'after'> {
  readonly store: HostStore;
  /** Now, ms since 1970. */
  unixMs(): number;
  /** Calls `then` once after `ms`; the returned function takes it back. */
  after(ms: number, then: () => void): () => void;
  /** Something could not be kept: nothing has been answered, and nothing counts. */
  broken(error: unknown): void;
  player(...who: Parameters<BotEdges['player']>): Player;
}

/** A page that looks at the table. */
export interface HostMember {
  deliver(message: ServerMessage): void;
}

type Refusal = TableRefusal | ServerRefusal;
/** The revision after a write, or why there was none; `overtaken`: another page of the device was faster. */
type Written = Result<number, Refusal> | 'overtaken';

/** How often a request is judged again because another page has written first. */
const TRIES = 5;
/** How long after a failure the store is read again. */
const RECOVER_MS = 2_000;

/**
 * A table that a device hosts for its own players: it runs the dice box and the bot, keeps every line before it
 * says so, and speaks the messages of a server.
 */
export class HostedTable {
  readonly #edges: HostEdges;
  readonly #queue = new SerialQueue();
  readonly #members = new Set<HostMember>();
  readonly #watchers = new Set<() => void>();
  #state: HostedState;
  /** A write has failed without an answer: nobody knows whether it is kept. */
  #isSuspect = false;
  #cancelDeadline: () => void = () => {};
  #isClosed = false;

  private constructor(state: HostedState, edges: HostEdges) {
    this.#state = state;
    this.#edges = edges;
  }

  /** Takes a match up as it was left, or begins it; `null` when it is not in the store. */
  static async open(match: string, edges: HostEdges): Promise<HostedTable | null> {
    const kept = await edges.store.loadTable(match);
    if (kept === null) return null;
    const table = new HostedTable(await hostedState(kept, edges.store, edges.chance), edges);
    await table.#begin();
    return table;
  }

  get state(): HostedState {
    return this.#state;
  }

  /** A message of a page. What it leads to is delivered; the lines come before the answer. */
  async receive(member: HostMember, message: ClientMessage): Promise<void> {
    if (this.#isClosed) return;
    switch (message.type) {
      case 'ping':
        return member.deliver({ type: 'pong', serverUnixMs: this.#edges.unixMs() });
      case 'hello':
        if (message.v !== PROTOCOL_VERSION) {
          return member.deliver({ type: 'fault', code: 'FAULT_VERSION' });
        }
        this.#members.add(member);
        return this.#greet(member, message.have);
      case 'request':
        member.deliver(await this.#submit(message, heldSides(this.#state.match)));
    }
  }

  leave(member: HostMember): void {
    this.#members.delete(member);
  }

  /**
   * What is kept is read again and told to everyone; what could not be begun is begun, and a bot that failed tries
   * again. For after a failure, and for when another page has written.
   */
  async retry(): Promise<void> {
    await this.#run(async () => {
      await this.#reload();
      return this.#catchUp() ?? ok(this.#revision);
    });
  }

  /** Stops: timers are taken back, and what a bot still thinks is not asked for. Resolves when all is kept. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelDeadline();
    this.#watchers.clear();
    this.#members.clear();
    await this.#queue.run(async () => {});
  }

  async #begin(): Promise<void> {
    await this.#run(async () => {
      const undone = this.#catchUp();
      if (undone !== null) return undone;
      const table = this.#state.current?.table ?? null;
      // While no page was open nobody could play.
      if (table !== null && resultOf(table) === null && deadlineOf(table) !== null) {
        return this.#write({ type: 'resume' }, null);
      }
      return ok(0);
    });
    const { match } = this.#state;
    const level = botLevelOf(match);
    const side = SIDES.find((one) => match.guests[one] === null);
    if (level !== null && side !== undefined) {
      const seat = {
        ...{ side, level },
        look: () => (this.#isClosed ? null : this.#state.current),
        submit: async (message: TableRequestMessage) =>
          this.#isClosed ? null : this.#submit(message, [side]),
        watch: (then: () => void) => void this.#watchers.add(then),
      };
      const edges: BotEdges = {
        ...this.#edges,
        after: (ms, then) => void this.#edges.after(ms, () => !this.#isClosed && then()),
      };
      new BotDriver(seat, edges).poke();
    }
    this.#watchDeadline();
  }

  /** Begins a game that is not begun, throws a roll that is owed; `null`: nothing was left undone. */
  #catchUp(): Promise<Written> | null {
    const { current } = this.#state;
    if (current === null) return this.#openGame(firstStart(this.#state), null);
    return isRollOwed(current.table.log) ? this.#write({ type: 'owed' }, null) : null;
  }

  async #submit(message: TableRequestMessage, held: readonly Side[]): Promise<Answer> {
    const { id, side } = message;
    const outcome = await this.#run(async () => {
      if (!held.includes(side)) return err({ code: 'SEAT_NOT_YOURS', side });
      const before = this.#state.answers.get(id);
      return before === undefined ? this.#answer(message) : ok(before);
    });
    if (outcome.ok) return { type: 'answer', id, ok: true, revision: outcome.value };
    return { type: 'answer', id, ok: false, refusal: outcome.error };
  }

  async #answer(message: TableRequestMessage): Promise<Written> {
    const judged = judgeRequest(message, this.#state);
    if (!judged.ok) return judged;
    const wanted = judged.value;
    switch (wanted.do) {
      case 'nothing':
        return ok(this.#revision);
      case 'write':
        return this.#write(wanted.request, message.id);
      case 'openGame':
        return this.#openGame(wanted.started, message.id);
      case 'closeSession':
        await this.#edges.store.closeMatch(this.#state.match.id);
        await this.#reload();
        return ok(this.#revision);
      case 'claim':
        return err({ code: 'CLAIM_OPPONENT_HERE' });
    }
  }

  /** Runs a job in its turn, and again where another page has written first. What cannot be kept is not answered for. */
  #run(job: () => Promise<Written>): Promise<Result<number, Refusal>> {
    return this.#queue.run(async () => {
      try {
        if (this.#isSuspect) await this.#reload();
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const written = await job();
          if (written !== 'overtaken') return written;
          await this.#reload();
        }
        throw new Error(`other pages were always faster at match ${this.#state.match.id}`);
      } catch (error) {
        this.#edges.broken(error);
        this.#recoverLater();
        return err({ code: 'INTERNAL', incident: 'device' });
      }
    });
  }

  /** Whatever could not be kept, or was without anybody hearing of it: after a while everyone is told what is true. */
  #recoverLater(): void {
    this.#edges.after(RECOVER_MS, () => {
      if (this.#isClosed) return;
      void this.#run(async () => {
        await this.#reload();
        return ok(this.#revision);
      });
    });
  }

  async #write(request: TableRequest, requestId: string | null): Promise<Written> {
    const { current } = this.#state;
    if (current === null) return err({ code: 'GAME_NOT_BEGUN' });
    const chain = current.table.log.chains.S;
    const response = respond(current.table, request, {
      unixMs: this.#edges.unixMs(),
      serverLink: (roll) => (chain === null ? null : current.chains.link(chain.epoch, chain.base, roll)),
    });
    if (!response.ok) return response;
    if (response.value.length === 0) return ok(this.#revision);
    if (!(await this.#append(current, response.value, requestId))) return 'overtaken';
    await this.#renewSeal();
    return ok(this.#revision);
  }

  async #openGame(started: GameStarted, requestId: string | null): Promise<Written> {
    const { match, settings, finished, current } = this.#state;
    const { store, chance, unixMs } = this.#edges;
    const game = chance.hex(16);
    const chains = new ChainKeeper(game, 'S', [], store, chance);
    const lines = openingLines({
      game,
      unixMs: unixMs(),
      match: { ...match, mode: 'local' },
      settings,
      before: finished.at(-1),
      started,
      seal: await chains.seal(0, 1),
    });
    const firstSeq = current === null ? 0 : current.firstSeq + current.lines.length;
    const opens = { game, ordinal: started.game, firstSeq };
    const empty = { ...opens, lines: [], heads: [], table: emptyTable(), chains };
    return (await this.#append(empty, lines, requestId)) ? ok(this.#revision) : 'overtaken';
  }

  async #renewSeal(): Promise<void> {
    const { current } = this.#state;
    const chain = current?.table.log.chains.S ?? null;
    if (current === null || chain === null || !shouldRenew(current.table.log, 'S')) return;
    const { length, anchor } = await current.chains.seal(chain.epoch + 1, current.table.log.nextRoll);
    await this.#write({ type: 'serverAnchor', length, anchor }, null);
  }

  /** `false`: another page has written first. */
  async #append(game: CurrentGame, lines: readonly string[], requestId: string | null): Promise<boolean> {
    const { table, heads, result } = advance(game.table, lines);
    const next: CurrentGame = {
      ...game,
      lines: [...game.lines, ...lines],
      heads: [...game.heads, ...heads],
      table,
    };
    const ended = result === null ? null : { game: game.game, result, head: table.log.head };
    const answer = requestId === null ? null : ([requestId, next.lines.length] as const);
    this.#isSuspect = true;
    const outcome = await this.#edges.store.append({
      ...{ match: this.#state.match.id, game: game.game, ordinal: game.ordinal },
      expectedSeq: game.firstSeq + game.lines.length,
      ...{ lines, answer, ended },
    });
    this.#isSuspect = false;
    if (outcome === 'conflict') return false;
    const { finished, answers } = this.#state;
    this.#state = {
      ...this.#state,
      current: next,
      finished: ended === null ? finished : [...finished, ended],
      answers: answer === null ? answers : new Map(answers).set(...answer),
    };
    this.#broadcast({
      type: 'lines',
      game: game.game,
      from: game.lines.length,
      lines,
      serverUnixMs: this.#edges.unixMs(),
    });
    this.#changed();
    return true;
  }

  /** What is true is what is kept: reads it, and greets everyone anew. */
  async #reload(): Promise<void> {
    const { store, chance } = this.#edges;
    const kept = await store.loadTable(this.#state.match.id);
    if (kept === null) throw new Error('the match is not kept any more');
    this.#state = await hostedState(kept, store, chance);
    this.#isSuspect = false;
    for (const member of this.#members) this.#greet(member, null);
    this.#changed();
  }

  get #revision(): number {
    return this.#state.current?.lines.length ?? 0;
  }

  #greet(member: HostMember, have: Have | null): void {
    const { match, finished: games, current } = this.#state;
    const greeting = { match: infoOf(match), sides: heldSides(match), games, current, presence: ALL_HERE };
    member.deliver(welcomeOf({ ...greeting, serverUnixMs: this.#edges.unixMs() }, have));
  }

  #broadcast(message: ServerMessage): void {
    for (const member of this.#members) member.deliver(message);
  }

  #changed(): void {
    this.#watchDeadline();
    for (const watcher of this.#watchers) watcher();
  }

  #watchDeadline(): void {
    this.#cancelDeadline();
    const { current } = this.#state;
    const deadline = current === null ? null : deadlineOf(current.table);
    if (deadline === null || this.#isClosed) return;
    // A little later: a reading at the very moment is the last that counts as in time.
    this.#cancelDeadline = this.#edges.after(deadline - this.#edges.unixMs() + 5, () => {
      void this.#run(() => this.#write({ type: 'time' }, null)).then(() => this.#watchDeadline());
    });
  }
}

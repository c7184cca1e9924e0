import { isExtensionOf, shouldRenew, ZERO_HASH } from '@nardy/dice';
import {
  type Answer,
  commandOf,
  encodeServerMessage,
  type FinishedGame,
  type Have,
  type MatchInfo,
  PROTOCOL_VERSION,
  type Presence,
  type ServerMessage,
  type ServerRefusal,
  type TableRequestMessage,
  type Welcome,
} from '@nardy/protocol';
import {
  type ActCommand,
  emptyTable,
  respond,
  type TableRefusal,
  type TableRequest,
  type TableState,
} from '@nardy/record';
import { err, invariant, ok, type Result } from '@nardy/result';
import {
  firstGameStarted,
  type GameStarted,
  type MatchSettings,
  nextGameStarted,
  opponentOf,
  type Side,
} from '@nardy/rules';
import type { Append } from '../store/match-store.ts';
import { ChainKeeper } from './chain-keeper.ts';
import { advance, type CurrentGame, deadlineOf, isSealed, resultOf } from './current-game.ts';
import { openingLines } from './new-game.ts';
import { type Departure, PresenceWatch, type SeatTaken } from './presence.ts';
import type { RoomEdges } from './room-edges.ts';
import { loadRoom, type RoomState } from './room-state.ts';
import { SerialQueue } from './serial-queue.ts';
import { isStale } from './stale.ts';

type Refusal = TableRefusal | ServerRefusal;

/** Someone connected to a table. */
export interface Member {
  readonly sides: readonly Side[];
  /** Sends the text of a message. */
  deliver(text: string): void;
}

/** How often a write is tried again after another server has written first. */
const TRIES = 3;

/**
 * One table in memory: a cache of the log in the store, the connections of those who look at it, and one
 * queue through which everything that changes it goes. Lines are on disk before anyone is told of them.
 */
export class Room {
  readonly id: string;
  readonly #edges: RoomEdges;
  readonly #queue = new SerialQueue();
  readonly #members = new Set<Member>();
  readonly #presence: PresenceWatch;
  /** Answers by request id. Those from before this room was in memory are in the store. */
  readonly #answers = new Map<string, Answer>();
  readonly #answersBefore: 'none' | 'in-store';
  readonly #watchers = new Set<() => void>();
  #state: RoomState;
  #mustReload = false;
  #cancelDeadline: () => void = () => {};
  #lastUsedMs: number;

  constructor(state: RoomState, edges: RoomEdges) {
    this.id = state.match.id;
    this.#state = state;
    this.#edges = edges;
    this.#answersBefore = state.match.seq === 0 ? 'none' : 'in-store';
    this.#lastUsedMs = edges.clock.unixMs();
    this.#presence = new PresenceWatch(this.#lastUsedMs);
    this.#watchDeadline();
  }

  get state(): RoomState {
    return this.#state;
  }

  get settings(): MatchSettings {
    return this.#state.settings;
  }

  /** The current game's table; `null` before the first game. */
  get table(): TableState | null {
    return this.#state.current?.table ?? null;
  }

  /** Called after every change, outside the queue. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** Whether nobody looks, nothing waits and no clock runs that a timer must watch. */
  isIdle(forMs: number): boolean {
    const since = this.#edges.clock.unixMs() - this.#lastUsedMs;
    const clockRuns = this.#deadline() !== null && this.settings.clock.kind === 'delay';
    return this.#members.size === 0 && this.#queue.length === 0 && !clockRuns && since >= forMs;
  }

  /** Someone is about to use the room. */
  touch(): void {
    this.#lastUsedMs = this.#edges.clock.unixMs();
  }

  /** Stops the timers; the room is not used any more. */
  dispose(): void {
    this.#cancelDeadline();
    this.#watchers.clear();
  }

  join(member: Member, have: Have | null): void {
    this.#members.add(member);
    this.#presence.arrive(member.sides);
    member.deliver(encodeServerMessage(this.welcome(member.sides, have)));
    this.#broadcastPresence();
  }

  leave(member: Member, departure: Departure): void {
    if (!this.#members.delete(member)) return;
    this.#lastUsedMs = this.#edges.clock.unixMs();
    this.#presence.leave(member.sides, departure, this.#lastUsedMs);
    this.#broadcastPresence();
  }

  /** Everything a client needs to begin; only the missing lines, if what it has is a true beginning. */
  welcome(sides: readonly Side[], have: Have | null): Welcome {
    const { current } = this.#state;
    const from = current !== null && have !== null && this.#isBeginning(current, have) ? have.lines : 0;
    return {
      type: 'welcome',
      v: PROTOCOL_VERSION,
      match: this.info(),
      sides,
      games: this.#state.finished,
      game: current?.game ?? null,
      from,
      lines: current?.lines.slice(from) ?? [],
      presence: this.presence(),
      serverUnixMs: this.#edges.clock.unixMs(),
    };
  }

  info(): MatchInfo {
    const { match } = this.#state;
    return {
      id: match.id,
      settings: { rules: match.rules, length: match.length, clock: match.clock },
      mode: match.mode,
      opponent: match.opponent,
      players: match.names,
      session: match.closed,
      rematch: match.rematch,
    };
  }

  presence(): Presence {
    const claimAtMs = (side: Side) => (this.#isClaimable() ? this.#claimAtMs(side) : null);
    return this.#presence.view((side) => ({ taken: this.#taken(side), claimAtMs: claimAtMs(side) }));
  }

  /** Answers a request of a connection that holds `held`. The lines come to everyone before the answer. */
  submit(message: TableRequestMessage, held: readonly Side[]): Promise<Answer> {
    return this.#queue.run(async () => {
      await this.#reloadIfSuspect();
      const outcome = held.includes(message.side)
        ? await this.#answer(message)
        : err<Refusal>({ code: 'SEAT_NOT_YOURS', side: message.side });
      return answerOf(message.id, outcome);
    });
  }

  /** Something that the server itself asks of the table: time, resumption, an owed roll. */
  ask(request: TableRequest): Promise<Result<number, Refusal>> {
    return this.#queue.run(async () => {
      await this.#reloadIfSuspect();
      return this.#write(request, null);
    });
  }

  /** Begins the first game once both seats are taken. Harmless when it has begun. */
  begin(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#reload();
      const { match, current } = this.#state;
      if (current !== null || match.names.white === null || match.names.black === null) return;
      await this.#openGame(firstGameStarted(this.settings), null);
    });
  }

  /** Reads everything from the store again, and tells everyone to begin anew. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#reload());
  }

  async #answer(message: TableRequestMessage): Promise<Result<number, Refusal>> {
    const before = await this.#storedAnswer(message.id);
    if (before !== null) return before;
    const { current } = this.#state;
    const { request, side } = message;
    if (current === null) return err({ code: 'GAME_NOT_BEGUN' });
    if (message.game !== current.game) {
      const begun = request.type === 'nextGame' && message.game === this.#state.finished.at(-1)?.game;
      return begun ? ok(current.lines.length) : err({ code: 'STALE_GAME', game: current.game });
    }
    if (isStale(message, current.lines)) return err({ code: 'STALE', revision: current.lines.length });
    switch (request.type) {
      case 'nextGame':
        return this.#nextGame(message.id);
      case 'claim':
        return this.#claim(side, message.id);
      case 'act':
        if (request.command.type === 'closeSession') return this.#closeSession();
        return this.#write(
          { type: 'act', side, command: commandOf(side, request.command) as ActCommand },
          message.id,
        );
      default:
        return this.#write({ ...request, side }, message.id);
    }
  }

  async #storedAnswer(id: string): Promise<Result<number, Refusal> | null> {
    const known = this.#answers.get(id);
    if (known !== undefined) return known.ok ? ok(known.revision) : null;
    if (this.#answersBefore === 'none') return null;
    const text = await this.#edges.store.findAnswer(this.id, id);
    if (text === null) return null;
    return ok((JSON.parse(text) as Extract<Answer, { ok: true }>).revision);
  }

  async #nextGame(requestId: string): Promise<Result<number, Refusal>> {
    const match = this.table?.match;
    if (match?.phase === 'match-over') return err({ code: 'MATCH_OVER' });
    if (match?.phase !== 'game-over') return err({ code: 'GAME_NOT_OVER' });
    if (this.#state.match.closed === 'closed') return err({ code: 'MATCH_OVER' });
    await this.#openGame(nextGameStarted(match), requestId);
    return ok(this.#game().lines.length);
  }

  async #closeSession(): Promise<Result<number, Refusal>> {
    if (this.settings.length !== null || this.table?.match?.phase !== 'game-over') {
      return err({ code: 'SESSION_NOT_CLOSABLE' });
    }
    await this.#edges.store.closeMatch(this.id);
    await this.#reload();
    return ok(this.#game().lines.length);
  }

  async #claim(side: Side, requestId: string): Promise<Result<number, Refusal>> {
    const opponent = opponentOf(side);
    if (this.#state.match.mode === 'post') return err({ code: 'CLAIM_NOT_HERE' });
    if (!this.#isClaimable()) return err({ code: 'GAME_NOT_BEGUN' });
    if (this.#taken(opponent) !== 'person' || this.#presence.isHere(opponent)) {
      return err({ code: 'CLAIM_OPPONENT_HERE' });
    }
    const claimAtUnixMs = this.#claimAtMs(opponent);
    if (this.#edges.clock.unixMs() < claimAtUnixMs) return err({ code: 'CLAIM_TOO_EARLY', claimAtUnixMs });
    return this.#write({ type: 'forfeit', side: opponent, reason: 'left' }, requestId);
  }

  /** Lets the table decide, stores what it wrote, and only then tells anyone. */
  async #write(request: TableRequest, requestId: string | null): Promise<Result<number, Refusal>> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { current } = this.#state;
      if (current === null) return err({ code: 'GAME_NOT_BEGUN' });
      const response = respond(current.table, request, this.#host(current));
      if (!response.ok) return response;
      if (response.value.length === 0) return ok(current.lines.length);
      if (await this.#append(current, response.value, requestId, null)) {
        await this.#renewSeal();
        return ok(this.#game().lines.length);
      }
      await this.#reload();
    }
    throw new Error(`other writers were always faster at match ${this.id}`);
  }

  async #openGame(started: GameStarted, requestId: string | null): Promise<void> {
    const { match, finished } = this.#state;
    const game = this.#edges.random.hex(16);
    const chains = new ChainKeeper(game, 'S', [], this.#edges.store, this.#edges.random);
    const seal = await chains.seal(0, 1);
    const lines = openingLines({
      game,
      unixMs: this.#edges.clock.unixMs(),
      match,
      settings: this.settings,
      before: finished.at(-1),
      started,
      seal,
    });
    const empty: CurrentGame = {
      game,
      ordinal: started.game,
      firstSeq: match.seq,
      lines: [],
      table: emptyTable(),
      chains,
    };
    if (!(await this.#append(empty, lines, requestId, { game, ordinal: started.game }))) {
      await this.#reload();
    }
  }

  /** `false`: another server has written first. */
  async #append(
    game: CurrentGame,
    added: readonly string[],
    requestId: string | null,
    opens: Append['opens'],
  ): Promise<boolean> {
    const { table, ledgerEvents, result } = advance(game.table, added);
    const next: CurrentGame = { ...game, lines: [...game.lines, ...added], table };
    const revision = next.lines.length;
    const answer = requestId === null ? null : answerOf(requestId, ok(revision));
    const { store, clock, metrics } = this.#edges;
    const ends = result === null ? null : { game: game.game, result, head: table.log.head, lines: revision };
    this.#mustReload = true;
    const outcome = await store.appendLines({
      match: this.id,
      expectedSeq: game.firstSeq + game.lines.length,
      lines: added,
      answer: answer === null ? null : { requestId: answer.id, text: encodeServerMessage(answer) },
      opens,
      ends,
      ledgerEvents,
      deadlineMs: deadlineOf(table),
      nowMs: clock.unixMs(),
    });
    this.#mustReload = false;
    if (outcome === 'conflict') return false;
    metrics.count('nardy_lines_total', added.length);
    if (answer !== null) this.#answers.set(answer.id, answer);
    this.#state = this.#stateAfter(next, ends);
    this.#broadcast({
      type: 'lines',
      game: game.game,
      from: game.lines.length,
      lines: added,
      serverUnixMs: clock.unixMs(),
    });
    if (opens !== null || ends !== null) this.#broadcastPresence();
    if (ends !== null) metrics.count('nardy_games_finished_total');
    this.#changed();
    return true;
  }

  #stateAfter(next: CurrentGame, ends: Append['ends']): RoomState {
    const finished: readonly FinishedGame[] =
      ends === null
        ? this.#state.finished
        : [...this.#state.finished, { game: ends.game, result: ends.result, head: ends.head }];
    const match = { ...this.#state.match, seq: next.firstSeq + next.lines.length };
    return { ...this.#state, match, current: next, finished };
  }

  /** A new seal of the server before its chain is used up. */
  async #renewSeal(): Promise<void> {
    const { table, chains } = this.#game();
    const chain = table.log.chains.S;
    if (chain === null || !shouldRenew(table.log, 'S')) return;
    const { length, anchor } = await chains.seal(chain.epoch + 1, table.log.nextRoll);
    await this.#write({ type: 'serverAnchor', length, anchor }, null);
  }

  async #reload(): Promise<void> {
    const state = await loadRoom(this.id, this.#edges);
    invariant(state !== null, 'a match in memory is in the store');
    this.#state = state;
    this.#mustReload = false;
    for (const member of this.#members) {
      member.deliver(encodeServerMessage(this.welcome(member.sides, null)));
    }
    this.#changed();
  }

  /** After a write that failed without an answer it is not known whether it is on disk. */
  async #reloadIfSuspect(): Promise<void> {
    this.#lastUsedMs = this.#edges.clock.unixMs();
    if (this.#mustReload) await this.#reload();
  }

  #changed(): void {
    this.#watchDeadline();
    for (const watcher of this.#watchers) watcher();
  }

  #watchDeadline(): void {
    this.#cancelDeadline();
    const deadline = this.#deadline();
    if (deadline === null) return;
    // A little later: a reading at the very moment is the last that counts as in time.
    const wait = deadline - this.#edges.clock.unixMs() + 5;
    this.#cancelDeadline = this.#edges.clock.after(wait, () => {
      this.ask({ type: 'time' })
        .then(() => this.#watchDeadline())
        .catch((error: unknown) => this.#edges.report(error, { match: this.id }));
    });
  }

  #deadline(): number | null {
    return this.table === null ? null : deadlineOf(this.table);
  }

  #host(current: CurrentGame) {
    return {
      unixMs: this.#edges.clock.unixMs(),
      serverLink: (roll: number): string | null => {
        const chain = current.table.log.chains.S;
        return chain === null ? null : current.chains.link(chain.epoch, chain.base, roll);
      },
    };
  }

  #game(): CurrentGame {
    const { current } = this.#state;
    invariant(current !== null, 'the match has a game');
    return current;
  }

  #isBeginning(current: CurrentGame, have: Have): boolean {
    if (have.game !== current.game || have.lines > current.lines.length) return false;
    if (have.lines === 0) return have.head === ZERO_HASH;
    return isExtensionOf({ n: have.lines - 1, head: have.head }, current.lines);
  }

  /** A match that nobody has begun cannot be won by staying away from it. */
  #isClaimable(): boolean {
    const { current, match } = this.#state;
    if (match.mode !== 'live' || current === null || resultOf(current.table) !== null) return false;
    return current.ordinal > 1 || isSealed(current.table.log);
  }

  #claimAtMs(side: Side): number {
    const table = this.table;
    const sealed = table !== null && isSealed(table.log);
    return this.#presence.claimAtMs(side, this.#edges.grace, sealed ? 'playing' : 'sealing');
  }

  #taken(side: Side): SeatTaken {
    const { names, seatHashes } = this.#state.match;
    if (names[side] === null) return 'free';
    return seatHashes[side] === null ? 'bot' : 'person';
  }

  #broadcastPresence(): void {
    this.#broadcast({ type: 'presence', presence: this.presence() });
  }

  #broadcast(message: ServerMessage): void {
    const text = encodeServerMessage(message);
    for (const member of this.#members) member.deliver(text);
  }
}

function answerOf(id: string, outcome: Result<number, Refusal>): Answer {
  if (outcome.ok) return { type: 'answer', id, ok: true, revision: outcome.value };
  return { type: 'answer', id, ok: false, refusal: outcome.error };
}

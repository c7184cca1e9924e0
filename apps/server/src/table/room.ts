import {
  botLevelOf,
  deadlineOf,
  isSealed,
  judgeRequest,
  resultOf,
  SerialQueue,
  welcomeOf,
} from '@nardy/host';
import {
  type Answer,
  encodeServerMessage,
  type Have,
  type MatchInfo,
  type Presence,
  type ServerMessage,
  type TableRequestMessage,
} from '@nardy/protocol';
import { MOST_LAG_MS, type TableRequest, type TableState } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import { deciderOf, firstGameStarted, type MatchSettings, opponentOf, SIDES, type Side } from '@nardy/rules';
import type { PresenceNote } from '../store/match-store.ts';
import { notedElsewhere } from './elsewhere.ts';
import { MatchLog, type RequestRefusal, type Written } from './match-log.ts';
import { type Departure, graceFor, PresenceWatch, type SeatTaken } from './presence.ts';
import type { RoomEdges } from './room-edges.ts';
import type { RoomState } from './room-state.ts';

/** How often a request is judged again because another server has written first. */
const TRIES = 10;

/** Someone connected to a table. */
export interface Member {
  readonly sides: readonly Side[];
  /** Sends the text of a message. */
  deliver(text: string): void;
  /** How long it takes to it and back. */
  lagMs(): number;
}

/**
 * One table: the log of its match, the connections of those who look at it, and one queue through which
 * everything that changes it goes.
 */
export class Room {
  readonly id: string;
  readonly #edges: RoomEdges;
  readonly #log: MatchLog;
  readonly #queue = new SerialQueue();
  readonly #members = new Set<Member>();
  readonly #presence: PresenceWatch;
  readonly #watchers = new Set<() => void>();
  /** What other nodes can read of who is here. */
  readonly #noted: Record<Side, PresenceNote['state'] | null> = { white: null, black: null };
  #cancelDeadline: () => void = () => {};
  #lastUsedMs: number;
  #isDisposed = false;

  constructor(state: RoomState, edges: RoomEdges) {
    this.id = state.match.id;
    this.#edges = edges;
    this.#lastUsedMs = edges.clock.unixMs();
    this.#presence = new PresenceWatch(this.#lastUsedMs);
    this.#log = new MatchLog(state, edges, {
      lines: (message, what) => {
        this.#broadcast(message);
        if (what === 'begins-or-ends-game') this.#broadcastPresence();
        this.#changed();
      },
      agreementChanged: () => {
        for (const member of this.#members) this.#greet(member, null);
        this.#changed();
      },
    });
    this.#watchDeadline();
  }

  get state(): RoomState {
    return this.#log.state;
  }

  get settings(): MatchSettings {
    return this.state.settings;
  }

  /** The current game's table; `null` before the first game. */
  get table(): TableState | null {
    return this.#log.table;
  }

  /** Called after every change, outside the queue. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** Someone is about to use the room. */
  touch(): void {
    this.#lastUsedMs = this.#edges.clock.unixMs();
  }

  /** Whether nobody looks, nothing waits and no clock runs that a timer must watch. */
  isIdle(forMs: number): boolean {
    const since = this.#edges.clock.unixMs() - this.#lastUsedMs;
    const clockRuns = this.#deadline() !== null && this.settings.clock.kind === 'delay';
    const isUnused = this.#members.size === 0 && this.#queue.length === 0 && this.#toNote().length === 0;
    return isUnused && !clockRuns && since >= forMs;
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Stops the timers; the room is not used any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#cancelDeadline();
    this.#watchers.clear();
  }

  join(member: Member, have: Have | null): void {
    this.#members.add(member);
    this.#presence.arrive(member.sides);
    this.#greet(member, have);
    this.#presenceChanged();
    this.notePresence();
  }

  leave(member: Member, departure: Departure): void {
    if (!this.#members.delete(member)) return;
    this.touch();
    this.#presence.leave(member.sides, departure, this.#lastUsedMs);
    this.#presenceChanged();
    this.notePresence();
  }

  /** Whether this side is connected to other nodes and not to this one. */
  isOnlyElsewhere(side: Side): boolean {
    return this.#presence.isHere(side) && !this.#presence.isConnectedHere(side);
  }

  /** Lets other nodes know who is here, where they do not yet. */
  notePresence(): void {
    if (this.#edges.bus.reach === 'one-node' || this.#toNote().length === 0) return;
    this.#queue
      .run(() => this.#writePresence())
      .catch((error: unknown) => this.#edges.report(error, { match: this.id, during: 'presence' }));
  }

  /** Another node has written lines up to `seq`, or (`null`) something else has changed. */
  hear(seq: number | null): Promise<void> {
    if (seq === null) return this.catchUp();
    if (seq <= this.state.match.seq) return Promise.resolve();
    return this.#queue.run(async () => {
      if (seq > this.state.match.seq) await this.#log.catchUp();
    });
  }

  /** Reads what other nodes have written, if there can be any. */
  catchUp(): Promise<void> {
    if (this.#edges.bus.reach === 'one-node') return Promise.resolve();
    return this.#queue.run(async () => {
      await this.#log.catchUp();
      await this.#lookElsewhere();
    });
  }

  /** What the other nodes have noted of this match. */
  seeElsewhere(notes: readonly PresenceNote[]): void {
    const before = JSON.stringify(this.#presenceView());
    this.#presence.seeElsewhere(notes, this.#edges.clock.unixMs());
    if (JSON.stringify(this.#presenceView()) !== before) this.#presenceChanged();
  }

  info(): MatchInfo {
    const { match } = this.state;
    return {
      id: match.id,
      settings: { rules: match.rules, length: match.length, clock: match.clock },
      mode: match.mode,
      opponent: match.opponent,
      level: botLevelOf(match),
      players: match.names,
      session: match.closed,
      rematch: match.rematch,
    };
  }

  /**
   * Answers a request of a connection that holds `held` and is `lagMs` away, there and back. The lines come to everyone
   * before the answer.
   */
  async submit(message: TableRequestMessage, held: readonly Side[], lagMs = 0): Promise<Answer> {
    const { id, side } = message;
    const outcome = await this.#run(async (): Promise<Written> => {
      if (this.#isAhead(message)) await this.#log.catchUp();
      if (!held.includes(side)) return err({ code: 'SEAT_NOT_YOURS', side });
      const before = await this.#log.acceptedBefore(id);
      return before === null ? this.#answer(message, lagMs) : ok(before);
    });
    if (outcome.ok) return { type: 'answer', id, ok: true, revision: outcome.value };
    return { type: 'answer', id, ok: false, refusal: outcome.error };
  }

  /** Something that the server itself asks of the table: time, resumption, an owed roll. */
  ask(request: TableRequest): Promise<Result<number, RequestRefusal>> {
    return this.#run(() => this.#log.write(request, null));
  }

  /**
   * After a time without any server, which ended at this moment: it is nobody's. In correspondence only a turn
   * that ended meanwhile is given again. Harmless when it has been done.
   */
  resumeAfter(outageMs: number): Promise<Result<number, RequestRefusal>> {
    return this.#run(async () => {
      const deadline = this.#deadline();
      const isHurt = this.settings.clock.kind === 'delay' || (deadline ?? 0) <= outageMs;
      if (deadline === null || !isHurt || this.state.match.writtenMs >= outageMs)
        return ok(this.#log.revision);
      return this.#log.write({ type: 'resume' }, null);
    });
  }

  /** Begins the first game once both seats are taken. Harmless when it has begun. */
  begin(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#log.catchUp();
      const { match, current } = this.state;
      if (current !== null || match.names.white === null || match.names.black === null) return;
      await this.#log.openGame(firstGameStarted(this.settings), null);
    });
  }

  /** The agreement was changed in the store: everyone here and at other nodes is told. */
  async refresh(): Promise<void> {
    await this.#queue.run(() => this.#log.catchUp());
    this.#edges.bus.announce({ match: this.id, seq: null });
  }

  /** Runs a job in its turn, and again when another server has written first: then it is judged anew. */
  #run(job: () => Promise<Written>): Promise<Result<number, RequestRefusal>> {
    return this.#queue.run(async () => {
      this.touch();
      await this.#log.catchUpIfSuspect();
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const written = await job();
        if (written !== 'overtaken') return written;
      }
      throw new Error(`other servers were always faster at match ${this.id}`);
    });
  }

  async #answer(message: TableRequestMessage, lagMs: number): Promise<Written> {
    const { settings, current, finished, match } = this.state;
    const judged = judgeRequest(message, { settings, current, finished, closed: match.closed });
    if (!judged.ok) return judged;
    const wanted = judged.value;
    switch (wanted.do) {
      case 'nothing':
        return ok(this.#log.revision);
      case 'write':
        return this.#log.write(wanted.request, message.id, lagMs);
      case 'openGame':
        return this.#log.openGame(wanted.started, message.id);
      case 'closeSession':
        return this.#closeSession();
      case 'claim':
        return this.#claim(wanted.side, message.id);
    }
  }

  async #closeSession(): Promise<Written> {
    await this.#edges.store.closeMatch(this.id);
    await this.#log.catchUp();
    this.#edges.bus.announce({ match: this.id, seq: null });
    return ok(this.#log.revision);
  }

  async #claim(side: Side, requestId: string): Promise<Written> {
    const opponent = opponentOf(side);
    if (this.state.match.mode === 'post') return err({ code: 'CLAIM_NOT_HERE' });
    if (!this.#isClaimable()) return err({ code: 'GAME_NOT_BEGUN' });
    await this.#lookElsewhere();
    if (this.#taken(opponent) !== 'person' || this.#presence.isHere(opponent)) {
      return err({ code: 'CLAIM_OPPONENT_HERE' });
    }
    const claimAtUnixMs = this.#claimAtMs(opponent);
    if (this.#edges.clock.unixMs() < claimAtUnixMs) return err({ code: 'CLAIM_TOO_EARLY', claimAtUnixMs });
    return this.#log.write({ type: 'forfeit', side: opponent, reason: 'left' }, requestId);
  }

  /** A match that nobody has begun cannot be won by staying away from it. */
  #isClaimable(): boolean {
    const { current, match } = this.state;
    if (match.mode !== 'live' || current === null || resultOf(current.table) !== null) return false;
    return current.ordinal > 1 || isSealed(current.table.log);
  }

  #claimAtMs(side: Side): number {
    const sealed = this.table !== null && isSealed(this.table.log);
    const grace = graceFor(this.#edges.grace, this.state.match.clock);
    return this.#presence.claimAtMs(side, grace, sealed ? 'playing' : 'sealing');
  }

  #taken(side: Side): SeatTaken {
    const { names, seatHashes } = this.state.match;
    if (names[side] === null) return 'free';
    return seatHashes[side] === null ? 'bot' : 'person';
  }

  /** A client that has seen more than this node: it has come from another. */
  #isAhead({ game, revision }: TableRequestMessage): boolean {
    if (this.#edges.bus.reach === 'one-node') return false;
    return game !== this.state.current?.game || revision > this.#log.revision;
  }

  async #lookElsewhere(): Promise<void> {
    const noted = await notedElsewhere([this.id], this.#edges);
    this.seeElsewhere(noted.get(this.id) ?? []);
  }

  /** Sides of which other nodes know nothing, or no longer the truth. */
  #toNote(): readonly Side[] {
    if (this.#edges.bus.reach === 'one-node') return [];
    return SIDES.filter((side) => {
      const note = this.#presence.noteOf(side, 0);
      return note !== null && note.state !== this.#noted[side];
    });
  }

  async #writePresence(): Promise<void> {
    const { store, bus, clock } = this.#edges;
    const sides = this.#toNote();
    if (this.#isDisposed || sides.length === 0) return;
    for (const side of sides) {
      const note = this.#presence.noteOf(side, clock.unixMs());
      if (note === null) continue;
      await store.notePresence({ match: this.id, side, node: bus.node, ...note });
      this.#noted[side] = note.state;
    }
    bus.announce({ match: this.id, seq: null });
  }

  #presenceChanged(): void {
    this.#broadcastPresence();
    for (const watcher of this.#watchers) watcher();
  }

  #changed(): void {
    this.#watchDeadline();
    for (const watcher of this.#watchers) watcher();
  }

  #watchDeadline(): void {
    this.#cancelDeadline();
    const deadline = this.#deadline();
    if (deadline === null) return;
    // A little later: a reading at the very moment is the last that counts as in time, and a play may be on its way.
    const wait = deadline - this.#edges.clock.unixMs() + 5 + this.#lagOfDecider();
    this.#cancelDeadline = this.#edges.clock.after(wait, () => {
      this.ask({ type: 'time' })
        .then(() => this.#watchDeadline())
        .catch((error: unknown) => this.#edges.report(error, { match: this.id }));
    });
  }

  /** How much of the way of whoever has to decide is not read; of two pages, the farther one's. */
  #lagOfDecider(): number {
    const match = this.table?.match ?? null;
    const side = match === null ? null : deciderOf(match);
    const ways = [...this.#members].flatMap((member) =>
      side !== null && member.sides.includes(side) ? [member.lagMs()] : [],
    );
    return Math.min(MOST_LAG_MS, Math.max(0, ...ways));
  }

  #deadline(): number | null {
    return this.table === null ? null : deadlineOf(this.table);
  }

  #presenceView(): Presence {
    return this.#presence.view((side) => ({
      taken: this.#taken(side),
      claimAtMs: this.#isClaimable() ? this.#claimAtMs(side) : null,
    }));
  }

  #greet(member: Member, have: Have | null): void {
    const { current, finished: games } = this.state;
    const greeting = { match: this.info(), sides: member.sides, games, current };
    const now = { presence: this.#presenceView(), serverUnixMs: this.#edges.clock.unixMs() };
    member.deliver(encodeServerMessage(welcomeOf({ ...greeting, ...now }, have)));
  }

  #broadcastPresence(): void {
    this.#broadcast({ type: 'presence', presence: this.#presenceView() });
  }

  #broadcast(message: ServerMessage): void {
    const text = encodeServerMessage(message);
    for (const member of this.#members) member.deliver(text);
  }
}

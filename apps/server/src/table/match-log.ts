import { shouldRenew } from '@nardy/dice';
import { advance, ChainKeeper, type CurrentGame, deadlineOf, isSealed, openingLines } from '@nardy/host';
import { type Answer, encodeServerMessage, type LinesMessage, type ServerRefusal } from '@nardy/protocol';
import {
  emptyTable,
  respond,
  type TableHost,
  type TableRefusal,
  type TableRequest,
  type TableState,
} from '@nardy/record';
import { err, invariant, ok, type Result } from '@nardy/result';
import type { BySide, GameStarted, Side } from '@nardy/rules';
import type { Append, StoredMatch } from '../store/match-store.ts';
import { leaverOf } from './leaving.ts';
import { withMissedLines } from './missed-lines.ts';
import type { RoomEdges } from './room-edges.ts';
import type { RoomState } from './room-state.ts';

/** Why a request is not carried out: the table's reasons and the server's. */
export type RequestRefusal = TableRefusal | ServerRefusal;

/** Told of what is on disk, in order. */
export interface LogListener {
  lines(message: LinesMessage, what: 'within-game' | 'begins-or-ends-game'): void;
  /** The names, the end of the session or the rematch have changed: everyone begins anew. */
  agreementChanged(): void;
}

/** The revision after a write, or why there was none. */
export type Written = Result<number, RequestRefusal> | 'overtaken';

/**
 * The log of a match in memory and on disk. Lets the table decide, stores what it wrote, and only then takes it
 * for true. Its methods must not run at the same time: a room's queue sees to that.
 */
export class MatchLog {
  readonly #edges: RoomEdges;
  readonly #listener: LogListener;
  /** Answers by request id. Those from before this log was in memory, and of other servers, are in the store. */
  readonly #answers = new Map<string, number>();
  #otherAnswers: 'none' | 'in-store';
  #state: RoomState;
  /** A write has failed without an answer: nobody knows whether it is on disk. */
  #isSuspect = false;

  constructor(state: RoomState, edges: RoomEdges, listener: LogListener) {
    this.#state = state;
    this.#edges = edges;
    this.#listener = listener;
    this.#otherAnswers = state.match.seq === 0 ? 'none' : 'in-store';
  }

  get state(): RoomState {
    return this.#state;
  }

  get table(): TableState | null {
    return this.#state.current?.table ?? null;
  }

  /** How many lines the current game has. */
  get revision(): number {
    return this.#state.current?.lines.length ?? 0;
  }

  /** The revision with which this request was accepted before, if it was. */
  async acceptedBefore(requestId: string): Promise<number | null> {
    const known = this.#answers.get(requestId);
    if (known !== undefined || this.#otherAnswers === 'none') return known ?? null;
    const text = await this.#edges.store.findAnswer(this.#state.match.id, requestId);
    return text === null ? null : (JSON.parse(text) as Extract<Answer, { ok: true }>).revision;
  }

  /**
   * Carries out a request of the table, which came from `lagMs` away. `overtaken`: another server wrote first, and its
   * lines were read.
   */
  async write(request: TableRequest, requestId: string | null, lagMs = 0): Promise<Written> {
    const { current } = this.#state;
    if (current === null) return err({ code: 'GAME_NOT_BEGUN' });
    const response = respond(current.table, request, { ...this.#hostOf(current), lagMs });
    if (!response.ok) return response;
    if (response.value.length === 0) return ok(this.revision);
    const leaver = await this.#leaverBy(request);
    if (!(await this.#append(current, response.value, { requestId, opens: null, leaver }))) {
      return this.#overtaken();
    }
    await this.#renewSeal();
    return ok(this.revision);
  }

  /** Begins a game. */
  async openGame(started: GameStarted, requestId: string | null): Promise<Written> {
    const { match, finished, settings } = this.#state;
    const { random, store, clock } = this.#edges;
    const game = random.hex(16);
    const chains = new ChainKeeper(game, 'S', [], store, random);
    const seal = await chains.seal(0, 1);
    const unixMs = clock.unixMs();
    const named = { ...match, guests: guestsOf(match) };
    const lines = openingLines({
      game,
      unixMs,
      match: named,
      settings,
      before: finished.at(-1),
      started,
      seal,
    });
    const opens = { game, ordinal: started.game };
    const empty = { ...opens, firstSeq: match.seq, lines: [], heads: [], table: emptyTable(), chains };
    if (await this.#append(empty, lines, { requestId, opens, leaver: null })) return ok(this.revision);
    return this.#overtaken();
  }

  /** Reads from the store what others have written since, and tells of it. */
  async catchUp(): Promise<void> {
    const { match: known } = this.#state;
    const match = await this.#edges.store.loadMatch(known.id);
    invariant(
      match !== null && match.seq >= known.seq,
      'a match in memory is in the store, and its log only grows',
    );
    const missing = match.seq - known.seq;
    const lines = missing === 0 ? [] : await this.#edges.store.loadLines(known.id, known.seq, missing);
    const { state, missed } = await withMissedLines(this.#state, lines, this.#edges);
    this.#state = { ...state, match };
    this.#isSuspect = false;
    if (missing > 0) this.#otherAnswers = 'in-store';
    if (!isSameAgreement(known, match)) {
      this.#listener.agreementChanged();
      return;
    }
    const serverUnixMs = this.#edges.clock.unixMs();
    for (const { what, ...part } of missed) {
      this.#listener.lines({ type: 'lines', ...part, serverUnixMs }, what);
    }
  }

  /** After a write that failed, what is true is what is on disk. */
  async catchUpIfSuspect(): Promise<void> {
    if (this.#isSuspect) await this.catchUp();
  }

  async #overtaken(): Promise<Written> {
    this.#edges.metrics.count('nardy_overtaken_total');
    await this.catchUp();
    return 'overtaken';
  }

  /** `false`: another server has written first. */
  async #append(
    game: CurrentGame,
    added: readonly string[],
    { requestId, opens, leaver }: Pick<Append, 'opens' | 'leaver'> & { readonly requestId: string | null },
  ): Promise<boolean> {
    const { table, heads, ledgerEvents, result } = advance(game.table, added);
    const next: CurrentGame = {
      ...game,
      lines: [...game.lines, ...added],
      heads: [...game.heads, ...heads],
      table,
    };
    const revision = next.lines.length;
    const ends = result === null ? null : { game: game.game, result, head: table.log.head, lines: revision };
    const { store, clock, metrics, bus } = this.#edges;
    const { id } = this.#state.match;
    const nowMs = clock.unixMs();
    this.#isSuspect = true;
    const outcome = await store.appendLines({
      match: id,
      expectedSeq: game.firstSeq + game.lines.length,
      lines: added,
      answer: requestId === null ? null : storedAnswer(requestId, revision),
      seals: !isSealed(game.table.log) && isSealed(table.log) ? game.game : null,
      opens,
      ends,
      ledgerEvents,
      leaver,
      deadlineMs: deadlineOf(table),
      nowMs,
    });
    this.#isSuspect = false;
    if (outcome === 'conflict') return false;
    metrics.count('nardy_lines_total', added.length);
    if (ends !== null) metrics.count('nardy_games_finished_total');
    if (requestId !== null) this.#answers.set(requestId, revision);
    this.#state = stateAfter(this.#state, next, ends, nowMs);
    bus.announce({ match: id, seq: this.#state.match.seq });
    const serverUnixMs = clock.unixMs();
    this.#listener.lines(
      { type: 'lines', game: game.game, from: game.lines.length, lines: added, serverUnixMs },
      opens === null && ends === null ? 'within-game' : 'begins-or-ends-game',
    );
    return true;
  }

  /** The device against which a match counts that is taken from who has left. */
  async #leaverBy(request: TableRequest): Promise<string | null> {
    if (request.type !== 'forfeit' || request.reason !== 'left') return null;
    return leaverOf(await this.#edges.store.loadDevices(this.#state.match.id), request.side);
  }

  /** A new seal of the server before its chain is used up. */
  async #renewSeal(): Promise<void> {
    const { current } = this.#state;
    const chain = current?.table.log.chains.S ?? null;
    if (current === null || chain === null || !shouldRenew(current.table.log, 'S')) return;
    const { length, anchor } = await current.chains.seal(chain.epoch + 1, current.table.log.nextRoll);
    await this.write({ type: 'serverAnchor', length, anchor }, null);
  }

  #hostOf(current: CurrentGame): TableHost {
    const chain = current.table.log.chains.S;
    return {
      unixMs: this.#edges.clock.unixMs(),
      serverLink: (roll) => (chain === null ? null : current.chains.link(chain.epoch, chain.base, roll)),
    };
  }
}

/**
 * A guest is known by its seat alone: the beginning of the hash of its secret. Two at one screen hold a seat each, but
 * are one player to the log: it shows that nobody plays a stranger.
 */
function guestsOf({ seatHashes, opponent }: StoredMatch): BySide<string | null> {
  const guest = (side: Side) => seatHashes[side]?.slice(0, 16) ?? null;
  const white = guest('white');
  return { white, black: opponent === 'hotseat' ? white : guest('black') };
}

function stateAfter(state: RoomState, next: CurrentGame, ends: Append['ends'], writtenMs: number): RoomState {
  const match = { ...state.match, seq: next.firstSeq + next.lines.length, writtenMs };
  if (ends === null) return { ...state, match, current: next };
  const { game, result, head } = ends;
  return { ...state, match, current: next, finished: [...state.finished, { game, result, head }] };
}

function storedAnswer(requestId: string, revision: number): Append['answer'] {
  const answer: Answer = { type: 'answer', id: requestId, ok: true, revision };
  return { requestId, text: encodeServerMessage(answer) };
}

/** Whether what a client is told of a match besides its lines is the same. */
function isSameAgreement(a: StoredMatch, b: StoredMatch): boolean {
  const told = ({ names, closed, rematch }: StoredMatch) => JSON.stringify([names, closed, rematch]);
  return told(a) === told(b);
}

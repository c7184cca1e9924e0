import type { BatchLine } from '@nardy/dice';
import type { StoredChain } from '@nardy/host';
import type { OpponentKind, ServedMode } from '@nardy/protocol';
import type { BySide, ClockSettings, GameResult, Side } from '@nardy/rules';

/** What a match was agreed on, and who has a seat. */
export interface StoredMatch {
  readonly id: string;
  /** Text of `formatRules`. */
  readonly rules: string;
  readonly length: number | null;
  readonly clock: ClockSettings;
  readonly mode: ServedMode;
  readonly opponent: OpponentKind;
  /** Level of the bot as it was agreed; read it with `botLevelOf`. */
  readonly level: string | null;
  readonly names: BySide<string | null>;
  /** SHA-256 of each seat's secret; `null`: free, or the server's own (a bot). */
  readonly seatHashes: BySide<string | null>;
  readonly createdMs: number;
  /** How many lines the match has, all games together. */
  readonly seq: number;
  /** When the last of them were written; 0 before the first. */
  readonly writtenMs: number;
  readonly closed: 'open' | 'closed';
  readonly rematch: string | null;
}

export type NewMatch = Omit<StoredMatch, 'seq' | 'writtenMs' | 'closed' | 'rematch'>;

/** One game of a match. Line n of the game has number `firstSeq + n` in the match. */
export interface StoredGame {
  readonly game: string;
  readonly match: string;
  /** 1, 2, 3 … */
  readonly ordinal: number;
  readonly firstSeq: number;
  /** `null` while the game goes on. */
  readonly ended: { readonly result: GameResult; readonly head: string; readonly lines: number } | null;
}

/** Lines that go into the log together or not at all, with everything that depends on them. */
export interface Append {
  readonly match: string;
  /** Lines the match must have now; another count is a conflict and nothing is written. */
  readonly expectedSeq: number;
  readonly lines: readonly string[];
  /** The answer to the request that led to them, found again by {@link MatchStore.findAnswer}. */
  readonly answer: StoredAnswer | null;
  /** The game whose last seal is among the lines. */
  readonly seals: string | null;
  /** The lines begin this game. */
  readonly opens: { readonly game: string; readonly ordinal: number } | null;
  /** The lines end this game. */
  readonly ends: {
    readonly game: string;
    readonly result: GameResult;
    readonly head: string;
    readonly lines: number;
  } | null;
  /** Events for the ledger. */
  readonly ledgerEvents: readonly string[];
  /** Hash of the device that has left the match by these lines; a match counts once against a device. */
  readonly leaver: string | null;
  /** When the running side's time ends, or `null`. */
  readonly deadlineMs: number | null;
  readonly nowMs: number;
}

export interface StoredAnswer {
  readonly requestId: string;
  /** JSON text of the answer message. */
  readonly text: string;
}

/**
 * Matches and their lines, kept durably: a promise resolves after the data is on disk.
 * One log per match, keyed by `(match, seq)`; two writers cannot both write a seq.
 */
export interface MatchStore {
  createMatch(match: NewMatch): Promise<void>;
  loadMatch(id: string): Promise<StoredMatch | null>;
  /** Gives a free seat away, once. */
  takeSeat(match: string, side: Side, name: string, seatHash: string): Promise<'taken-now' | 'was-taken'>;
  appendLines(append: Append): Promise<'appended' | 'conflict'>;
  /** Lines from number `fromSeq` of the match on. */
  loadLines(match: string, fromSeq: number, limit?: number): Promise<readonly string[]>;
  loadGames(match: string): Promise<readonly StoredGame[]>;
  findGame(game: string): Promise<StoredGame | null>;
  findAnswer(match: string, requestId: string): Promise<string | null>;
  /** Forgets answers stored before this moment; gives their number. */
  pruneAnswers(storedBeforeMs: number): Promise<number>;
  /** How many lines each of these matches has. */
  loadSeqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Keeps the first chain of a game, role and epoch; gives the one that is kept. */
  storeChain(chain: StoredChain): Promise<StoredChain>;
  loadChains(game: string): Promise<readonly StoredChain[]>;
  closeMatch(match: string): Promise<void>;
  /** Names the match that follows; the first one named stays. */
  setRematch(match: string, rematch: string): Promise<string>;
  /** Matches whose clock runs, with the moment its time ends. */
  deadlines(untilMs: number): Promise<readonly { readonly match: string; readonly deadlineMs: number }[]>;
  /** Matches whose time has ended and that no node has taken within `leaseMs`; they are this node's now. */
  takeDue(nowMs: number, leaseMs: number): Promise<readonly string[]>;
}

/** What a node notes of the connections that one side of a match has to it. */
export interface PresenceNote {
  readonly match: string;
  readonly side: Side;
  readonly node: string;
  /** `here`, or how the last connection ended. */
  readonly state: 'here' | 'page-closed' | 'connection-lost';
  readonly sinceMs: number;
}

/** What nodes must know of each other beyond the matches themselves. */
export interface NodeStore {
  /** Replaces what this node has noted of this side before. */
  notePresence(note: PresenceNote): Promise<void>;
  loadPresence(matches: readonly string[]): Promise<readonly PresenceNote[]>;
  /** Forgets notes from before this moment that say `here` for none of these nodes. */
  prunePresence(beforeMs: number, nodesUp: ReadonlySet<string>): Promise<void>;
  /** No node was up until this moment. */
  noteOutage(endedMs: number): Promise<void>;
  /** When the last time without any node ended. */
  lastOutageMs(): Promise<number | null>;
}

/** The device at which a person took a seat at a table with another. */
export interface SeatDevice {
  readonly match: string;
  readonly side: Side;
  /** SHA-256 of the device's mark. */
  readonly device: string;
  readonly seatedMs: number;
}

/** Who sat where, and what was left to the opponent, as long as a pause may come of it. */
export interface DeviceStore {
  /** Keeps the first device of a seat. */
  noteDevice(seat: SeatDevice): Promise<void>;
  /** The devices of a match; `null`: not known. */
  loadDevices(match: string): Promise<BySide<string | null>>;
  /** When this device left matches after this moment, in order. */
  loadLeavings(device: string, afterMs: number): Promise<readonly number[]>;
  /** Forgets what was left before this moment, and the devices of matches in which nothing has happened since. */
  pruneDevices(beforeMs: number): Promise<void>;
}

/** The ledger's queue and its batches. */
export interface LedgerStore {
  /** Events not yet in a batch, oldest first. */
  queuedEvents(limit: number): Promise<readonly string[]>;
  /** Publishes a batch; `conflict` if its number exists or an event is in a batch already. */
  storeBatch(batch: BatchLine, events: readonly string[]): Promise<'stored' | 'conflict'>;
  lastBatch(): Promise<BatchLine | null>;
  loadBatches(): Promise<readonly BatchLine[]>;
  loadBatch(no: number): Promise<{ readonly batch: BatchLine; readonly events: readonly string[] } | null>;
  /** Games that were sealed at or before this moment and have not ended. */
  unclosedGames(
    sealedBeforeMs: number,
  ): Promise<readonly { readonly game: string; readonly mode: ServedMode; readonly sealedMs: number }[]>;
  /** Where an event has been published. */
  findEvent(event: string): Promise<{ readonly no: number; readonly index: number } | null>;
}

/** Everything the server keeps. */
export interface Store extends MatchStore, NodeStore, DeviceStore, LedgerStore {
  /** Name of the database, for logs. */
  readonly kind: 'sqlite' | 'postgres';
  /** Answers whether the database can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

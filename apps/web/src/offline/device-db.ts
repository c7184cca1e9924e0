import type { GivenAnswer, HostedMatch, StoredChain } from '@nardy/host';
import type { FinishedGame } from '@nardy/protocol';
import type { StoredSecret } from '@nardy/session';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match with what its lines have come to. */
export interface MatchRow extends HostedMatch {
  /** Lines of all its games. */
  readonly seq: number;
  /** The last answers given, oldest first. */
  readonly answers: readonly GivenAnswer[];
}

/** So many answers are kept: who asks again does so within seconds. */
export const KEPT_ANSWERS = 64;

/** A game of a match. */
export interface GameRow {
  readonly match: string;
  readonly ordinal: number;
  readonly game: string;
  /** Number of its first line in the match. */
  readonly firstSeq: number;
  readonly ended: FinishedGame | null;
}

/** A secret of a player of this device. */
export interface SecretRow extends StoredSecret {
  readonly match: string;
  readonly key: string;
}

export interface DeviceSchema extends DBSchema {
  matches: { key: string; value: MatchRow };
  games: { key: [match: string, ordinal: number]; value: GameRow; indexes: { game: string } };
  lines: { key: [match: string, seq: number]; value: string };
  chains: { key: [game: string, role: string, epoch: number]; value: StoredChain };
  secrets: { key: [match: string, key: string]; value: SecretRow };
}

export type DeviceDb = IDBPDatabase<DeviceSchema>;

/** Every write waits until it is on the disk, not only in the system's memory. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' };

let opened: Promise<DeviceDb> | null = null;

/** The database of this device; fails where the browser keeps nothing (some private windows). */
export function deviceDb(): Promise<DeviceDb> {
  opened ??= openDB<DeviceSchema>('nardy', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      const games = db.createObjectStore('games', { keyPath: ['match', 'ordinal'] });
      games.createIndex('game', 'game');
      db.createObjectStore('lines');
      db.createObjectStore('chains', { keyPath: ['game', 'role', 'epoch'] });
      db.createObjectStore('secrets', { keyPath: ['match', 'key'] });
    },
    // A newer page wants to change the shape: this one lets go, and opens again when it is asked for something.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

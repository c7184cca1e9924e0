import type { HostedMatch, HostStore, StoredChain } from '@nardy/host';
import type { StoredSecret } from '@nardy/session';
import type { GameRow, MatchRow } from './device-db.ts';

/** A game of a match with its lines. */
export type GameWithLines = GameRow & { readonly lines: readonly string[] };

/** A match with all that is kept of it. */
export interface WholeMatch {
  readonly row: MatchRow;
  readonly games: readonly GameWithLines[];
  readonly chains: readonly StoredChain[];
  /** Of the players. */
  readonly secrets: readonly StoredSecret[];
}

/** Where this device keeps the matches that it hosts. A promise resolves once the data is as safe as it will be. */
export interface DeviceStore extends HostStore {
  /** `page`: in memory, because the browser keeps nothing here. */
  readonly lasts: 'for-good' | 'page';
  keepMatch(match: HostedMatch): Promise<void>;
  /** Keeps a match that has come from another device, all of it or nothing, over a beginning of it that is here. */
  keepWhole(whole: WholeMatch): Promise<void>;
  /** The match as agreed; `null`: not on this device. */
  findMatch(match: string): Promise<HostedMatch | null>;
  /** Changes what may change of a match. */
  changeMatch(match: string, change: Partial<Pick<HostedMatch, 'closed' | 'rematch'>>): Promise<void>;
  /** Every game of a match, in order. */
  gamesOf(match: string): Promise<readonly GameWithLines[]>;
  /** The match of a game; `null`: not on this device. */
  matchOfGame(game: string): Promise<string | null>;
  /** A player's secrets of a match. */
  playerSecrets(match: string): Promise<readonly StoredSecret[]>;
  /** The secret under a key. */
  findPlayerSecret(match: string, key: string): Promise<StoredSecret | null>;
  /** Keeps a player's secret unless one is there; gives what is there then. */
  keepPlayerSecret(match: string, key: string, secret: StoredSecret): Promise<StoredSecret>;
  /** Takes a match with all its games and secrets off this device. */
  dropMatch(match: string): Promise<void>;
}

import type { MatchEvent, MatchSettings } from '@nardy/rules';

/** Who sits where, as the log names them. */
export interface PlayerNames {
  /** TOKEN: 1–64 of `A-Za-z0-9._:+-`. */
  readonly id: string;
  /** Shown name; empty: none. */
  readonly name: string;
}

/** What the first lines of a game say. */
export interface GameOpening {
  /** 32 lower-case hex digits, never used twice. */
  readonly game: string;
  readonly mode: 'live' | 'post' | 'local';
  readonly unix: number;
  /** Identifier of the match, TOKEN; `-` for a single game. */
  readonly match: string;
  /** Final fingerprint (head) of the previous game; `-` for the first. */
  readonly prev: string;
  readonly players: { readonly white: PlayerNames; readonly black: PlayerNames };
  readonly settings: MatchSettings;
  readonly started: Extract<MatchEvent, { type: 'gameStarted' }>;
  /** The server's seal: `length` links, `anchor` = link 0. */
  readonly seal: { readonly length: number; readonly anchor: string };
}

/** The lines of a new game up to the server's seal: game, player A, player B, settings, anchor S. */
export declare function openGame(opening: GameOpening): readonly string[];

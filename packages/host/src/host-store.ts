import type { FinishedGame, OpponentKind } from '@nardy/protocol';
import type { BySide, ClockSettings, Side } from '@nardy/rules';
import type { ChainStore } from './chain-keeper.ts';

/** A match that a device hosts for itself: what was agreed, and who plays. */
export interface HostedMatch {
  readonly id: string;
  /** Text of `formatRules`. */
  readonly rules: string;
  readonly length: number | null;
  readonly clock: ClockSettings;
  /** There is nobody to wait for. */
  readonly opponent: Exclude<OpponentKind, 'friend'>;
  readonly level: string | null;
  readonly names: BySide<string>;
  /** By which a player is known in the record; `null`: the bot. */
  readonly guests: BySide<string | null>;
  readonly createdMs: number;
  readonly closed: 'open' | 'closed';
  readonly rematch: string | null;
  /** Text of `formatSettings` that the first game begins by, where it does not begin at its start. */
  readonly start?: string;
}

/** One game as it is kept. */
export interface HostedGame {
  readonly game: string;
  /** 1, 2, 3 … */
  readonly ordinal: number;
  readonly lines: readonly string[];
  /** `null` while the game goes on. */
  readonly ended: FinishedGame | null;
}

/** An answer given before: the request's id and the revision it led to. */
export type GivenAnswer = readonly [requestId: string, revision: number];

/** A match as it is read from the store: of finished games the result is enough. */
export interface KeptTable {
  readonly match: HostedMatch;
  readonly finished: readonly FinishedGame[];
  readonly last: HostedGame | null;
  /** How many lines all games before the last one have. */
  readonly firstSeq: number;
  readonly answers: readonly GivenAnswer[];
}

/** Lines that are kept together or not at all. */
export interface HostedAppend {
  readonly match: string;
  /** Lines that the match must have now. */
  readonly expectedSeq: number;
  readonly game: string;
  readonly ordinal: number;
  readonly lines: readonly string[];
  readonly answer: GivenAnswer | null;
  /** The game, when the lines end it. */
  readonly ended: FinishedGame | null;
}

/** Where a device keeps what it hosts. A promise resolves once the data is safe. */
export interface HostStore extends ChainStore {
  loadTable(match: string): Promise<KeptTable | null>;
  /** `conflict`: the match has another number of lines, so another page has written. */
  append(append: HostedAppend): Promise<'appended' | 'conflict'>;
  closeMatch(match: string): Promise<void>;
}

/** The sides that the device's own players hold. */
export function heldSides({ guests }: Pick<HostedMatch, 'guests'>): readonly Side[] {
  return (['white', 'black'] as const).filter((side) => guests[side] !== null);
}

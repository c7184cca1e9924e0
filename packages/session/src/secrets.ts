import type { WireRequest } from '@nardy/protocol';
import type { Side } from '@nardy/rules';
import type { Agreement } from './agreement.ts';

/**
 * The secret of one dice chain. It is stored durably before its seal is sent, never leaves the device, and is
 * never used for another game or epoch (docs/dice.md).
 */
export interface StoredSecret {
  readonly game: string;
  readonly side: Side;
  readonly epoch: number;
  readonly length: number;
  /** 32 bytes of the system's generator, hex. */
  readonly random: string;
  readonly phrase: string;
}

/** What the device saw last of a game: line number and fingerprint of the log. */
export interface StoredReceipt {
  readonly game: string;
  readonly n: number;
  readonly head: string;
}

/** A request that writes a line in the player's name, as the device keeps it so that its other pages know of it. */
export interface SentRequest {
  readonly game: string;
  readonly side: Side;
  /** Length of the log it was decided on. */
  readonly revision: number;
  readonly request: WireRequest;
}

/** What a device keeps about one match and hands back when the page is opened again. */
export interface StoredMatch {
  readonly match: string;
  /** Seat tokens: none for a spectator, one for a player, two when both seats are on this device. */
  readonly seats: readonly string[];
  readonly secrets: readonly StoredSecret[];
  readonly receipts: readonly StoredReceipt[];
  /** What was agreed when the seat was taken; left out: what the server says first counts. */
  readonly agreed?: Agreement | undefined;
}

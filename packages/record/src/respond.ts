import type { Result } from '@nardy/result';
import type { Command, ForfeitReason, Side } from '@nardy/rules';
import type { TableState } from './table.ts';
import type { TableRefusal } from './table-refusal.ts';

/** Commands that a player may send as an act; dice, clocks and the next game come by other ways. */
export type ActCommand = Exclude<
  Command,
  {
    type:
      | 'requestRoll'
      | 'openingThrown'
      | 'rolled'
      | 'readClock'
      | 'resumeClock'
      | 'flag'
      | 'forfeit'
      | 'cancelGame'
      | 'nextGame'
      | 'closeSession';
  }
>;

/** What a player, or the one who runs the table, asks of it. */
export type TableRequest =
  /** The first seal of a side, or a new chain before the old one ends. */
  | { readonly type: 'anchor'; readonly side: Side; readonly length: number; readonly anchor: string }
  /** A new chain of the server. */
  | { readonly type: 'serverAnchor'; readonly length: number; readonly anchor: string }
  /** Opens a side's link for `roll`: the roller's is the request of the roll, the other's the answer or early release. */
  | { readonly type: 'link'; readonly side: Side; readonly roll: number; readonly link: string }
  | { readonly type: 'act'; readonly side: Side; readonly command: ActCommand }
  /** The side has lost its chain: the roll is void where the other's link is open, then a new seal. */
  | { readonly type: 'lostDevice'; readonly side: Side; readonly length: number; readonly anchor: string }
  /** The time may have run out. */
  | { readonly type: 'time' }
  | { readonly type: 'forfeit'; readonly side: Side; readonly reason: ForfeitReason }
  /** After a restart: the time away is nobody's. */
  | { readonly type: 'resume' }
  /** After a restart with both links open: throw the roll that is owed. */
  | { readonly type: 'owed' };

/** What the table needs from the one who runs it. */
export interface TableHost {
  readonly unixMs: number;
  /** The server's link for a roll of this game; `null` when its chain is lost, which ends the game. */
  serverLink(roll: number): string | null;
}

/**
 * What is written next: the lines that a request leads to, in order, possibly none (a repeated link).
 * Each passes `applyLine`. A request that comes after its time has run out is answered by the lines of the flag.
 */
export declare function respond(
  table: TableState,
  request: TableRequest,
  host: TableHost,
): Result<readonly string[], TableRefusal>;

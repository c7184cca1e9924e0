import type { Side } from '@nardy/rules';
import type { TableState } from './table.ts';

/** What a client must send by itself now, without asking its user. */
export type Duty =
  /** Make a chain of `epoch` and send its seal (`anchor` request). */
  | { readonly type: 'anchor'; readonly side: Side; readonly epoch: number; readonly base: number }
  /** The chain of this side is not on this device: `lostDevice` request with a new chain of `epoch`. */
  | { readonly type: 'lostDevice'; readonly side: Side; readonly epoch: number; readonly base: number }
  /** Open the link for `roll` (`link` request). */
  | {
      readonly type: 'link';
      readonly side: Side;
      readonly roll: number;
      readonly index: number;
      readonly epoch: number;
    };

/** What this client holds of the current game. */
export interface Held {
  readonly side: Side;
  /** Epochs of this side whose random32 is stored on this device. */
  readonly epochs: readonly number[];
}

/**
 * The duties of the sides this client plays. `early`: also release the link of the next roll as opponent
 * before the roller has asked (correspondence, a tab in the background).
 */
export declare function dutiesOf(
  table: TableState,
  held: readonly Held[],
  release: 'when-asked' | 'early',
): readonly Duty[];

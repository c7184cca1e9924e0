import type { Board, Roll, WinKind } from '@nardy/rules';
import type { Seat } from './notation-refusal.ts';

/** What is being decided in a position. `offer` is what the other side has been asked. */
export type Decision =
  | { readonly type: 'to-roll' }
  | { readonly type: 'to-play'; readonly roll: Roll }
  | { readonly type: 'cube-offered'; readonly offer: 'double' | 'beaver' | 'raccoon' }
  /** The other side answers an offer to resign; `roll` where it was made after the roll. */
  | { readonly type: 'resignation-offered'; readonly kind: WinKind; readonly roll: Roll | null }
  /** No game is being played: not begun, or over. */
  | { readonly type: 'none' };

/**
 * A position with everything around it, in one form for every notation. Seats are XGID's: `bottom` is GNU
 * Backgammon's player 1, `top` its player 0.
 */
export interface PositionInfo {
  /** Seen by the side on roll. */
  readonly board: Board;
  readonly onRoll: Seat;
  /** While an offer waits: as it stands before the answer to that offer. */
  readonly cube: { readonly value: number; readonly owner: Seat | null };
  readonly score: { readonly bottom: number; readonly top: number };
  /** Points to win; `null`: money. */
  readonly length: number | null;
  /** This is the Crawford game. */
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** Highest power of two the cube can reach, as XGID has it. */
  readonly cubeCap: number;
  readonly decision: Decision;
}

/** XGID's usual highest cube, 2^10. */
export const USUAL_CUBE_CAP = 10;

/** A position of which only the board is known: bottom to roll, money, cube in the middle. */
export function barePosition(board: Board): PositionInfo {
  return {
    board,
    onRoll: 'bottom',
    cube: { value: 1, owner: null },
    score: { bottom: 0, top: 0 },
    length: null,
    crawford: false,
    jacoby: false,
    beavers: false,
    cubeCap: USUAL_CUBE_CAP,
    decision: { type: 'to-roll' },
  };
}

/** The dice of the position, if thrown. */
export function rollOf(position: Pick<PositionInfo, 'decision'>): Roll | null {
  const { decision } = position;
  return decision.type === 'to-play' || decision.type === 'resignation-offered' ? decision.roll : null;
}

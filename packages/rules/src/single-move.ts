import type { Board, BoardKind } from './board.ts';
import type { CheckerMoveText } from './match-types.ts';
import { HOME_BITS, highestPlace, ownBits } from './place.ts';
import type { CheckerMove, Die, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';

/** One checker by one die, and which die. */
export interface Step extends CheckerMove {
  readonly die: Die;
}

/** The dice of a roll one by one, the larger first: two, or four of a doublet. */
export function diceOf([die1, die2]: Roll): readonly Die[] {
  if (die1 === die2) return [die1, die1, die1, die1];
  return die1 > die2 ? [die1, die2] : [die2, die1];
}

/** The dice without one of that number. */
export function withoutDie(dice: readonly Die[], die: Die): readonly Die[] {
  const at = dice.indexOf(die);
  return [...dice.slice(0, at), ...dice.slice(at + 1)];
}

/** Whether some of the dice make up the way of one checker; with `first`, beginning with that one. */
export function isOnDice(dice: readonly Die[], { from, to }: CheckerMoveText, first?: Die): boolean {
  return dice.some((die) => {
    if (first !== undefined && die !== first) return false;
    const next = from - die;
    if (next === to || (to === 0 && next < 0)) return true;
    return next > to && isOnDice(withoutDie(dice, die), { from: next, to });
  });
}

/** Why a checker cannot be moved by `die` whatever else is played this turn; `null` if it can. */
export function moveRefusal(kind: BoardKind, board: Board, from: number, die: Die): PlayRefusal | null {
  const own = ownBits(board);
  if (from !== 25 && (own >> 25) & 1) return { code: 'PLAY_BAR_FIRST' };
  if (((own >> from) & 1) === 0) return { code: 'PLAY_NO_CHECKER', point: from };
  const to = from - die;
  if (to > 0) {
    const closedBy = kind === 'long' ? 1 : 2;
    return (board[to] as number) <= -closedBy ? { code: 'PLAY_POINT_CLOSED', point: to } : null;
  }
  if ((own & ~HOME_BITS) !== 0) return { code: 'PLAY_NOT_ALL_HOME' };
  const highest = highestPlace(own);
  return to < 0 && highest > from ? { code: 'PLAY_HIGHER_POINT_FIRST', point: highest } : null;
}

/** The step a checker makes by `die`; it has to be possible ({@link moveRefusal}). */
export function stepOf(board: Board, from: number, die: Die): Step {
  const to = Math.max(0, from - die);
  return { from, to, hit: to > 0 && (board[to] as number) < 0, die };
}

/** The board after a move. */
export function boardAfter(board: Board, { from, to, hit }: CheckerMove): Board {
  const after = board.slice(0, 26);
  after[from] = (after[from] as number) - 1;
  if (hit) {
    after[to] = 1;
    after[0] = (after[0] as number) - 1;
  } else if (to > 0) {
    after[to] = (after[to] as number) + 1;
  }
  return after;
}

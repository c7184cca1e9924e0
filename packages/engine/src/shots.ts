import { type Board, OFF } from '@nardy/rules';

/**
 * Rolls out of 36 with which the opponent hits at least one of the blots, on the short board.
 *
 * @param board - view of the side that owns the blots; the opponent throws next.
 * @param targets - own blots, by place.
 * Counts direct and combined shots with open landing points; a second checker on the bar is not modelled.
 */
export function hittingRolls(board: Board, targets: readonly number[]): number {
  if (targets.length === 0) return 0;
  let rolls = 0;
  for (let high = 1; high <= 6; high++) {
    for (let low = 1; low <= high; low++) {
      if (targets.some((target) => hits(board, target, high, low))) rolls += high === low ? 1 : 2;
    }
  }
  return rolls;
}

/** Whether the opponent, who moves up in these numbers, can land here. */
function isOpen(board: Board, place: number): boolean {
  return (board[place] as number) < 2;
}

/** Whether the opponent hits `target` with these dice, moving from low numbers to high. */
function hits(board: Board, target: number, die1: number, die2: number): boolean {
  const onBar = -(board[OFF] as number);
  const distances = die1 === die2 ? [1, 2, 3, 4].map((times) => times * die1) : [die1, die2, die1 + die2];
  for (const distance of distances) {
    const from = target - distance;
    if (from < 0 || (board[from] as number) >= 0) continue;
    if (onBar > 0 && !entersFirst(board, from, onBar, distance, die1, die2)) continue;
    if (wayIsOpen(board, from, distance, die1, die2)) return true;
  }
  return false;
}

/** With a checker on the bar a hit needs the bar checker itself, or one die to enter and the other to hit. */
function entersFirst(
  board: Board,
  from: number,
  onBar: number,
  distance: number,
  die1: number,
  die2: number,
): boolean {
  if (from === OFF) return onBar === 1 || distance === die1 || distance === die2;
  if (onBar > 1) return false;
  if (die1 === die2) return distance < 4 * die1 && isOpen(board, die1);
  return (distance === die1 && isOpen(board, die2)) || (distance === die2 && isOpen(board, die1));
}

/** Whether the points where a checker must stop on its way are open. */
function wayIsOpen(board: Board, from: number, distance: number, die1: number, die2: number): boolean {
  if (die1 === die2) {
    for (let stop = from + die1; stop < from + distance; stop += die1) if (!isOpen(board, stop)) return false;
    return true;
  }
  if (distance === die1 || distance === die2) return true;
  return isOpen(board, from + die1) || isOpen(board, from + die2);
}

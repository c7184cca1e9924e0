import { type Board, borneOff, flipBoard, opponentInPlay, opponentPipCount, pipCount } from '@nardy/rules';

/** Worth of a run of occupied points that opposing checkers still have to pass, by length. */
const RUN_WORTH: readonly number[] = [0, 0, 1.5, 4, 9, 16, 22];

/**
 * How good a long-board position is for the viewing side when the opponent throws next, in pips.
 * Hand-made; only differences between positions mean something.
 */
export function evaluateLong(board: Board): number {
  if (opponentInPlay(board) === 0) return -1000;
  if (borneOff(board) === 15) return 1000;
  const race = opponentPipCount('long', board) - pipCount(board);
  return race + structure(board) - structure(flipBoard('long', board));
}

/** Checkers off the head, many points held, runs in the other side's way, no towers. */
function structure(board: Board): number {
  const head = Math.max(0, board[24] as number);
  let worth = -head * 1.6 + borneOff(board) * 2.5;
  for (let point = 1; point <= 23; point++) {
    const count = board[point] as number;
    if (count <= 0) continue;
    // Points of the second quarter stop the other side's way home and are a good base for one's own.
    if (toPass(board, point) > 0) worth += point >= 13 && point <= 18 ? 2.2 : 1.4;
    if (point > 6 && count > 2) worth -= (count - 2) * 0.9;
  }
  return worth + runs(board);
}

/** Opposing checkers that still have to pass the viewing side's point. */
function toPass(board: Board, point: number): number {
  const theirs = theirNumber(point);
  let behind = 0;
  for (let place = 24; place > theirs; place--) behind += Math.max(0, -(board[theirNumber(place)] as number));
  return behind;
}

/** The other side's number of a point; the same both ways. */
function theirNumber(point: number): number {
  return point > 12 ? point - 12 : point + 12;
}

/** Runs in the other side's numbering, 24 to 1, weighted by how many checkers are behind them. */
function runs(board: Board): number {
  let worth = 0;
  let length = 0;
  for (let theirs = 24; theirs >= 0; theirs--) {
    if (theirs > 0 && (board[theirNumber(theirs)] as number) > 0) {
      length++;
      continue;
    }
    if (length >= 2) {
      const behind = Math.min(6, toPass(board, theirNumber(theirs + length)));
      worth += ((RUN_WORTH[Math.min(6, length)] as number) * behind) / 6;
    }
    length = 0;
  }
  return worth;
}

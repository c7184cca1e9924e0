import {
  BAR,
  type Board,
  borneOff,
  flipBoard,
  OFF,
  opponentInPlay,
  opponentPipCount,
  pipCount,
} from '@nardy/rules';
import { hittingRolls } from './shots.ts';

/** Worth of holding a point, in pips, by own number; index 0 unused. The 5- and 4-point, bar-point and anchors lead. */
const POINT_WORTH: readonly number[] = [
  0, 1, 2, 4, 7, 8, 6, 6, 4, 2, 2, 2, 1, 1, 1, 2, 2, 2, 3, 2, 6, 5, 3, 1.5, 1,
];
/** Worth of the longest run of made points in front of an opposing checker, by length. */
const PRIME_WORTH: readonly number[] = [0, 0, 1, 3, 7, 13, 20];

/** Whether the two sides can still meet, in the view of either. */
export function hasContact(board: Board): boolean {
  let ownHighest = 0;
  for (let place = BAR; place >= 1 && ownHighest === 0; place--)
    if ((board[place] as number) > 0) ownHighest = place;
  for (let place = 0; place < ownHighest; place++) if ((board[place] as number) < 0) return true;
  return false;
}

/**
 * How good a short-board position is for the viewing side when the opponent throws next, in pips.
 * Hand-made; only differences between positions mean something.
 */
export function evaluateShort(board: Board): number {
  if (opponentInPlay(board) === 0) return -1000;
  if (borneOff(board) === 15) return 1000;
  const race = opponentPipCount('short', board) - pipCount(board);
  if (!hasContact(board)) return race - waste(board) + waste(flipBoard('short', board));
  const theirs = flipBoard('short', board);
  return race + structure(board) - structure(theirs) - danger(board);
}

/** Made points, primes, stacks, and checkers of the other side on the bar. */
function structure(board: Board): number {
  let worth = 0;
  let run = 0;
  let longest = 0;
  let homePoints = 0;
  let lowestOpponent = 25;
  for (let place = 24; place >= 0; place--) if ((board[place] as number) < 0) lowestOpponent = place;
  for (let point = 1; point <= 24; point++) {
    const count = board[point] as number;
    if (count >= 2) {
      worth += POINT_WORTH[point] as number;
      if (point <= 6) homePoints++;
      if (point > lowestOpponent) longest = Math.max(longest, ++run);
    } else run = 0;
    if (count > 3) worth -= (count - 3) * (point <= 2 ? 3 : 1.5);
  }
  worth += PRIME_WORTH[Math.min(6, longest)] as number;
  worth += -(board[OFF] as number) * (2 + homePoints * homePoints * 0.7);
  worth -= behindPrime(board);
  return worth;
}

/** Checkers deep behind the other side's points. */
function behindPrime(board: Board): number {
  let blocked = 0;
  for (let point = 18; point >= 13; point--) if ((board[point] as number) <= -2) blocked++;
  for (let point = 24; point >= 19; point--) if ((board[point] as number) <= -2) blocked += 0.7;
  let back = 0;
  for (let place = 19; place <= BAR; place++) back += Math.max(0, board[place] as number);
  return back * blocked * 0.5;
}

/** What the blots cost: pips lost by a hit and the strength of the home the checker must enter, times the shots. */
function danger(board: Board): number {
  let theirHome = 0;
  for (let point = 19; point <= 24; point++) if ((board[point] as number) <= -2) theirHome++;
  const blots: number[] = [];
  for (let point = 1; point <= 24; point++) if (board[point] === 1) blots.push(point);
  const any = hittingRolls(board, blots) / 36;
  let cost = any * (3 + theirHome * theirHome * 0.8);
  for (const blot of blots) cost += (hittingRolls(board, [blot]) / 36) * (25 - blot) * 0.9;
  return cost;
}

/** Pips a race wastes: checkers on low points, gaps, checkers still outside. */
function waste(board: Board): number {
  let wasted = 0;
  for (let point = 1; point <= 6; point++) {
    const count = Math.max(0, board[point] as number);
    if (count === 0 && point >= 4) wasted += 1;
    if (point <= 2) wasted += count * (point === 1 ? 1.5 : 0.8);
    wasted += Math.max(0, count - 3) * 0.4;
  }
  for (let point = 7; point <= 24; point++) wasted += Math.max(0, board[point] as number) * 0.3;
  // A checker off is worth more than its pips: it need not be moved again.
  return wasted - borneOff(board) * 2;
}

import type { Side } from './side.ts';

export const BOARD_KINDS = ['short', 'long'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

export const CHECKERS = 15;
export const BAR = 25;
export const OFF = 0;

/**
 * A position seen by one side (the mover, unless said otherwise), 26 places:
 * 1–24 the points in that side's own numbering, 25 its bar (≥ 0), 0 the opponent's bar (≤ 0).
 * Positive: that side's checkers; negative: the opponent's. What is missing to 15 a side is borne off.
 * Never changed after it has been handed out.
 */
export type Board = Int8Array;

/** The position at the start of a game; the same for both sides. */
export function startingBoard(kind: BoardKind): Board {
  const board = new Int8Array(26);
  if (kind === 'long') {
    board[24] = 15;
    board[12] = -15;
    return board;
  }
  for (const [point, count] of [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 5],
  ] as const) {
    board[point] = count;
    board[25 - point] = -count;
  }
  return board;
}

/** The opponent's number of the point that this side calls `point`: short 25−n; long n∓12. Bar and off stay. */
export function facingPoint(kind: BoardKind, point: number): number {
  if (point < 1 || point > 24) return point;
  if (kind === 'short') return 25 - point;
  return point > 12 ? point - 12 : point + 12;
}

/** The same position seen by the other side. */
export function flipBoard(kind: BoardKind, board: Board): Board {
  const flipped = new Int8Array(26);
  for (let point = 1; point <= 24; point++) {
    flipped[facingPoint(kind, point)] = -(board[point] as number);
  }
  flipped[0] = -(board[25] as number);
  flipped[25] = -(board[0] as number);
  return flipped;
}

/** `board` (white's view) as `side` sees it. */
export function boardFor(kind: BoardKind, whiteView: Board, side: Side): Board {
  return side === 'white' ? whiteView : flipBoard(kind, whiteView);
}

/** Checkers of the viewing side still in play. */
export function checkersInPlay(board: Board): number {
  let sum = 0;
  for (let place = 1; place <= 25; place++) sum += Math.max(0, board[place] as number);
  return sum;
}

/** Checkers of the other side still in play. */
export function opponentInPlay(board: Board): number {
  let sum = 0;
  for (let place = 0; place <= 24; place++) sum += Math.max(0, -(board[place] as number));
  return sum;
}

/** Checkers the viewing side has borne off. */
export function borneOff(board: Board): number {
  return CHECKERS - checkersInPlay(board);
}

/** Checkers the other side has borne off. */
export function opponentBorneOff(board: Board): number {
  return CHECKERS - opponentInPlay(board);
}

/** Pips the viewing side still needs; the bar counts 25. */
export function pipCount(board: Board): number {
  let pips = 0;
  for (let place = 1; place <= 25; place++) pips += place * Math.max(0, board[place] as number);
  return pips;
}

/** Pips the other side still needs. */
export function opponentPipCount(kind: BoardKind, board: Board): number {
  return pipCount(flipBoard(kind, board));
}

const LETTERS = 'ABCDEFGHIJKLMNO';

/**
 * The 26 characters of an XGID board: place 0 the opponent's bar, 1–24, 25 the mover's bar;
 * capitals the mover, small letters the opponent, `-` empty. Source: CLI contract.
 */
export function formatBoard(board: Board): string {
  let text = '';
  for (let place = 0; place < 26; place++) {
    const count = board[place] as number;
    if (count === 0) text += '-';
    else text += count > 0 ? LETTERS.charAt(count - 1) : LETTERS.charAt(-count - 1).toLowerCase();
  }
  return text;
}

/** Whether two positions are the same. */
export function sameBoard(a: Board, b: Board): boolean {
  for (let place = 0; place < 26; place++) if (a[place] !== b[place]) return false;
  return true;
}

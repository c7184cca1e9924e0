import { BAR, type Board, type BoardKind, flipBoard, pipCount, runsFree } from '@nardy/rules';

/** Counts of a position that people make by hand, for the side whose view the board is and for the other. */
export interface RaceCount {
  readonly pips: readonly [own: number, other: number];
  /** Edges of quarters that the checkers still have to cross, the last of them off the board. */
  readonly crossovers: readonly [own: number, other: number];
  /** Tom Keith's count, of a race on the short board; `null` elsewhere. */
  readonly keith: KeithCount | null;
}

/** What Keith's count says when it is the turn of the side whose view the board is. */
export interface KeithCount {
  /** The own count with the seventh that is added to the side on roll. */
  readonly own: number;
  readonly other: number;
  readonly double: boolean;
  readonly redouble: boolean;
  readonly take: boolean;
}

/** Counts a position; `board` in the view of the side on roll. */
export function countRace(kind: BoardKind, board: Board): RaceCount {
  const other = flipBoard(kind, board);
  const race = kind === 'short' && runsFree(kind, board);
  return {
    pips: [pipCount(board), pipCount(other)],
    crossovers: [crossovers(board), crossovers(other)],
    keith: race ? keithCount(board, other) : null,
  };
}

function crossovers(board: Board): number {
  let sum = 0;
  for (let place = 1; place <= BAR; place++)
    sum += Math.max(0, board[place] as number) * Math.ceil(place / 6);
  return sum;
}

/**
 * Double with at most four more than the other side, redouble with at most three, take with at least two less than
 * the side that doubles. Source: Tom Keith, Cube Handling in Noncontact Positions, 2004.
 */
function keithCount(board: Board, otherBoard: Board): KeithCount {
  const count = keithPips(board);
  const own = count + Math.floor(count / 7);
  const other = keithPips(otherBoard);
  return { own, other, double: own <= other + 4, redouble: own <= other + 3, take: own >= other + 2 };
}

/**
 * Pips, with two more for each checker beyond the first on the ace point, one for each beyond the first on the two,
 * one for each beyond the third on the three, and one for each of the points 4, 5 and 6 that is empty.
 */
function keithPips(board: Board): number {
  const on = (point: number): number => Math.max(0, board[point] as number);
  const beyond = (point: number, most: number): number => Math.max(0, on(point) - most);
  const gaps = [4, 5, 6].filter((point) => on(point) === 0).length;
  return pipCount(board) + 2 * beyond(1, 1) + beyond(2, 1) + beyond(3, 3) + gaps;
}

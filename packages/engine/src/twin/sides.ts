import { type Board, type BoardKind, flipBoard } from '@nardy/rules';

/** One side of a position in its own numbering. */
export interface SideView {
  /** Checkers by place 0–25; 25 is the bar, 0 always empty. */
  readonly counts: readonly number[];
  readonly pips: number;
  /** Place of the rearmost checker; 0 without any. */
  readonly rear: number;
  /** Checkers not borne off. */
  readonly inPlay: number;
  /** Places 1–24 where the other side stands with at least so many checkers, in this side's numbering. */
  theirs(place: number): number;
}

/** Both sides, the one on roll first. */
export function sidesOf(kind: BoardKind, board: Board): readonly [SideView, SideView] {
  return [sideOf(board), sideOf(flipBoard(kind, board))];
}

function sideOf(board: Board): SideView {
  const counts = Array.from({ length: 26 }, (_, place) => (place === 0 ? 0 : Math.max(0, board[place] ?? 0)));
  return {
    counts,
    pips: counts.reduce((sum, count, place) => sum + count * place, 0),
    rear: counts.findLastIndex((count) => count > 0) === -1 ? 0 : counts.findLastIndex((count) => count > 0),
    inPlay: counts.reduce((sum, count) => sum + count, 0),
    theirs: (place) => (place < 1 || place > 24 ? 0 : Math.max(0, -(board[place] ?? 0))),
  };
}

/** The points 1–24 that are so. */
export function pointsWhere(is: (point: number) => boolean): ReadonlySet<number> {
  const points = new Set<number>();
  for (let point = 1; point <= 24; point++) if (is(point)) points.add(point);
  return points;
}

/** Every place moved down by a die, those that are so. */
export function movedDown(
  places: Iterable<number>,
  die: number,
  is: (place: number) => boolean,
): ReadonlySet<number> {
  const moved = new Set<number>();
  for (const place of places) if (is(place - die)) moved.add(place - die);
  return moved;
}

/** What is in one set or the other. */
export function union(...sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** What is in both sets. */
export function common(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a].filter((place) => b.has(place)));
}

/** Length of the longest row of neighbours. */
export function longestRow(points: ReadonlySet<number>): number {
  let longest = 0;
  for (const point of points) {
    let length = 0;
    while (points.has(point + length)) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

import { type Board, type BoardKind, checkersInPlay, formatBoard, pipCount } from './board.ts';
import type { Die, Roll } from './play.ts';
import { legalPlays } from './plays.ts';
import type { RuleSet } from './rule-set.ts';

const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** The 21 different rolls; the hardest for a race, 2-1, first. */
export const ROLLS: readonly Roll[] = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low): Roll => [high, low]),
).sort(([a, b], [c, d]) => Number(a === b) - Number(c === d) || a + b - c - d);

/**
 * Whether nothing the opponent does can hit or block the viewing side any more.
 * Short: the two have passed each other. Long: all own checkers are on the last twelve points and no opposing
 * checker is on them (those still to come go round the other half), or all are on the ace point.
 */
export function runsFree(kind: BoardKind, board: Board): boolean {
  let highest = 0;
  for (let place = 1; place <= 25; place++) if ((board[place] as number) > 0) highest = place;
  let lowest = 26;
  for (let place = 24; place >= 0; place--) if ((board[place] as number) < 0) lowest = place;
  return kind === 'short' ? highest < lowest : highest <= 1 || (highest <= 12 && lowest > 12);
}

/** Sums `dice(point)` over own checkers. */
function sumOver(board: Board, dice: (place: number) => number): number {
  let sum = 0;
  for (let place = 1; place <= 25; place++) sum += Math.max(0, board[place] as number) * dice(place);
  return sum;
}

/** The turns that `dice` sixes take, four in every turn. */
function turnsOf(dice: number): number {
  return Math.ceil(dice / 4);
}

const sixesTo = (target: number) => (place: number) => Math.max(0, Math.ceil((place - target) / 6));

/** The fewest turns in which all own checkers can be off: 6-6 every time and nothing in the way. */
export function fewestTurnsToFinish(board: Board): number {
  return turnsOf(sumOver(board, sixesTo(0)));
}

/** The fewest turns until the first checker can be off. */
export function fewestTurnsToBearOff(board: Board): number {
  return turnsOf(sumOver(board, sixesTo(6)) + 1);
}

/** The fewest turns until no own checker is on a place above `point`. */
export function fewestTurnsBelow(board: Board, point: number): number {
  return turnsOf(sumOver(board, sixesTo(point)));
}

/** Deepest search of {@link isSureWithin}, in own turns. */
const DEEPEST = 3;

/**
 * Whether the side to move has all its checkers off within `turns` own turns whatever is rolled, if it plays
 * well. Never says yes wrongly. Exact to three turns; beyond them it knows the yes of a pip count only.
 */
export function isSureWithin(rules: RuleSet, board: Board, turns: number): boolean {
  return searchSure(rules, board, turns, new Map());
}

/** @param known - answers found already, by turns and position. */
function searchSure(rules: RuleSet, board: Board, turns: number, known: Map<string, boolean>): boolean {
  const checkers = checkersInPlay(board);
  if (checkers === 0) return turns >= 0;
  const pips = pipCount(board);
  // 2-1 every time takes off at most two checkers and moves at most three pips a turn.
  if (turns <= 0 || checkers > 2 * turns || pips > 3 * turns) return false;
  const free = runsFree(rules.board, board);
  if (free && sureTurns(pips, checkers) <= turns) return true;
  const deepest = free ? DEEPEST : 1;
  if (turns > deepest) return searchSure(rules, board, deepest, known);
  const key = `${turns}${formatBoard(board)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const sure = ROLLS.every((roll) =>
    legalPlays(rules, board, roll, { firstTurn: false }).some((play) =>
      searchSure(rules, play.board, turns - 1, known),
    ),
  );
  known.set(key, sure);
  return sure;
}

/**
 * Turns that surely suffice in a free race. While a checker stands above the ace point, the larger die played
 * there and the other die anywhere gain three pips; after that every turn takes two checkers off. With k
 * checkers left on the ace point that is (pips − k) / 3 turns and k / 2 turns, most for the largest k or the
 * one below.
 */
function sureTurns(pips: number, checkers: number): number {
  const turns = (k: number) => Math.ceil((pips - k) / 3) + Math.ceil(k / 2);
  if (pips === checkers) return turns(checkers);
  return Math.max(turns(checkers), turns(checkers - 1));
}

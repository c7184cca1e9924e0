import { invariant } from '@nardy/result';
import { type Board, checkersInPlay, formatBoard } from '../board.ts';
import type { Roll } from '../play.ts';
import { legalPlays } from '../plays.ts';
import { isSureWithin, ROLLS } from '../race.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { boardOf } from './boards.ts';

/** Turns a free race takes when every roll is the worst and every play the best, found by playing all of them out. */
function exactRace(): (board: Board) => number {
  const rules = RULE_SETS.international;
  const known = new Map<string, number>();
  const bestAfter = (board: Board, roll: Roll): number =>
    Math.min(...legalPlays(rules, board, roll).map((play) => worstTurns(play.board)));
  const worstTurns = (board: Board): number => {
    const key = formatBoard(board);
    const before = known.get(key);
    if (before !== undefined) return before;
    const turns =
      checkersInPlay(board) === 0 ? 0 : 1 + Math.max(...ROLLS.map((roll) => bestAfter(board, roll)));
    known.set(key, turns);
    return turns;
  };
  return worstTurns;
}

/** Every way to have 1 to `most` checkers on the six home points. */
function* homeCounts(most: number, point = 1): Generator<readonly number[]> {
  if (point > 6) {
    yield [];
    return;
  }
  for (let count = 0; count <= most; count++) {
    for (const rest of homeCounts(most - count, point + 1)) yield [count, ...rest];
  }
}

/**
 * Compares `isSureWithin` with the exact number of turns, for every home board of 1 to `most` checkers: equal to
 * three turns, no wrong yes beyond, and a yes in the end. Throws at the first difference.
 *
 * @returns how many boards were compared.
 */
export function compareWithExact(most: number): number {
  const worstTurns = exactRace();
  let boards = 0;
  for (const counts of homeCounts(most)) {
    const board = boardOf(Object.fromEntries(counts.map((count, n) => [n + 1, count])), { 24: 1 });
    if (checkersInPlay(board) === 0) continue;
    const worst = worstTurns(board);
    boards++;
    for (let turns = 1; turns <= 20; turns++) {
      const sure = isSureWithin(RULE_SETS.international, board, turns);
      const agrees = turns <= 3 ? sure === worst <= turns : !sure || worst <= turns;
      invariant(agrees, `${formatBoard(board)} in ${turns} turns: ${sure}, exactly ${worst}`);
      invariant(sure || turns < 20, `${formatBoard(board)} is sure within 20 turns`);
    }
  }
  return boards;
}

import { rollIndex } from '@nardy/engine';
import {
  type Board,
  checkersInPlay,
  flipBoard,
  type Roll,
  RULE_SETS,
  sameBoard,
  scoreGame,
  startingBoard,
} from '@nardy/rules';
import { legalResults } from './legal-results.ts';
import type { Opponent } from './opponent.ts';
import { luckOf, type RollValues } from './roll-values.ts';

/** One game between two players, in points of the first of them. */
export interface GamePlayed {
  /** −3 … 3. */
  readonly points: number;
  /** Luck of all rolls by one opinion; 0 where there was none. */
  readonly luck: number;
  readonly turns: number;
}

/** Longer games do not occur; one that does not end is a fault. */
const MOST_TURNS = 5000;

/**
 * Plays one game of short nardy without a cube. Every play is checked against the rules.
 *
 * @param players - the first and the second; `starter` (0 or 1) of them makes the opening roll.
 */
export async function playGame(
  players: readonly [Opponent, Opponent],
  starter: 0 | 1,
  dice: Iterator<Roll, never>,
  values: RollValues | null,
): Promise<GamePlayed> {
  let board = startingBoard('short');
  let onRoll = starter;
  let luck = 0;
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const roll = dice.next().value;
    const sign = onRoll === 0 ? 1 : -1;
    if (values !== null) luck += sign * luckAt(values, board, roll, turns);
    const after = await players[onRoll].choose(board, roll);
    assertLegal(players[onRoll], board, roll, after);
    if (checkersInPlay(after) === 0) {
      const { points } = scoreGame(RULE_SETS.international, after, { stake: 1, doublesAccepted: 0 });
      return { points: sign * points, luck, turns };
    }
    board = flipBoard('short', after);
    onRoll = onRoll === 0 ? 1 : 0;
  }
  throw new Error('a game without an end');
}

function luckAt(values: RollValues, board: Board, roll: Roll, turns: number): number {
  const all = values(board);
  // The opening throw decides who starts as well; by symmetry its mean over both sides is nothing.
  return turns === 1 ? all[rollIndex(...roll)]! : luckOf(all, roll);
}

function assertLegal({ name }: Opponent, board: Board, roll: Roll, after: Board): void {
  if (legalResults(board, roll).some((result) => sameBoard(result, after))) return;
  throw new Error(
    `${name} made no legal play of ${roll.join('-')}: ${board.join(' ')} to ${after.join(' ')}`,
  );
}

import { rollIndex } from '@nardy/engine';
import {
  type Board,
  checkersInPlay,
  flipBoard,
  type Roll,
  RULE_SETS,
  type RuleSet,
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

/** What is played, without a cube. */
export interface Game {
  readonly rules: RuleSet;
  /** Every position a roll can lead to; the unchanged one when there is no legal move. */
  readonly results: (board: Board, roll: Roll) => readonly Board[];
  /** What a roll is worth more than the mean; `turn` is 1 at the first throw. */
  readonly luck: (values: RollValues, board: Board, roll: Roll, turn: number) => number;
}

/** Short nardy for money; the opening throw decides who starts as well, by symmetry its mean over both sides is nothing. */
export const SHORT_GAME: Game = {
  rules: RULE_SETS.international,
  results: legalResults,
  luck(values, board, roll, turn) {
    const all = values(board);
    return turn === 1 ? all[rollIndex(...roll)]! : luckOf(all, roll);
  },
};

type GamePlayer = Pick<Opponent, 'name' | 'choose'>;

/** Longer games do not occur; one that does not end is a fault. */
const MOST_TURNS = 5000;

/**
 * Plays one game. Every play is checked against the rules.
 *
 * @param players - the first and the second; `starter` (0 or 1) of them makes the opening roll.
 */
export async function playGame(
  game: Game,
  players: readonly [GamePlayer, GamePlayer],
  starter: 0 | 1,
  dice: Iterator<Roll, never>,
  values: RollValues | null,
): Promise<GamePlayed> {
  const { rules } = game;
  let board = startingBoard(rules.board);
  let onRoll = starter;
  let luck = 0;
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const roll = dice.next().value;
    const sign = onRoll === 0 ? 1 : -1;
    if (values !== null) luck += sign * game.luck(values, board, roll, turns);
    const after = await players[onRoll].choose(board, roll);
    assertLegal(game, players[onRoll], board, roll, after);
    if (checkersInPlay(after) === 0) {
      const { points } = scoreGame(rules, after, { stake: 1, doublesAccepted: 0 });
      return { points: sign * points, luck, turns };
    }
    board = flipBoard(rules.board, after);
    onRoll = onRoll === 0 ? 1 : 0;
  }
  throw new Error('a game without an end');
}

function assertLegal({ results }: Game, { name }: GamePlayer, board: Board, roll: Roll, after: Board): void {
  if (results(board, roll).some((result) => sameBoard(result, after))) return;
  throw new Error(
    `${name} made no legal play of ${roll.join('-')}: ${board.join(' ')} to ${after.join(' ')}`,
  );
}

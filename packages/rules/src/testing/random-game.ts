import { type Board, checkersInPlay, flipBoard, startingBoard } from '../board.ts';
import type { Die, Play, Roll } from '../play.ts';
import { legalPlays } from '../plays.ts';
import type { RuleSet } from '../rule-set.ts';

/** One turn of a random game, in the view of the side on roll. */
export interface RandomTurn {
  readonly board: Board;
  readonly roll: Roll;
  readonly firstTurn: boolean;
  readonly plays: readonly Play[];
  /** The one of `plays` that was made. */
  readonly play: Play;
}

/** A roll of two dice. */
export function randomRoll(random: () => number): Roll {
  return [randomDie(random), randomDie(random)];
}

/**
 * Plays one game with random legal plays and yields its turns; the sides alternate. The opening roll is no
 * doublet. Every game of random plays ends; after 5,000 turns it is given up.
 */
export function* randomGame(rules: RuleSet, random: () => number): Generator<RandomTurn, void, void> {
  let board = startingBoard(rules.board);
  for (let turn = 0; turn < 5000; turn++) {
    let roll = randomRoll(random);
    while (turn === 0 && roll[0] === roll[1]) roll = randomRoll(random);
    const firstTurn = turn < 2;
    const plays = legalPlays(rules, board, roll, { firstTurn });
    const play = plays[Math.floor(random() * plays.length)]!;
    yield { board, roll, firstTurn, plays, play };
    if (checkersInPlay(play.board) === 0) return;
    board = flipBoard(rules.board, play.board);
  }
}

function randomDie(random: () => number): Die {
  return (1 + Math.floor(random() * 6)) as Die;
}

import { createHash } from 'node:crypto';
import {
  type Board,
  checkersInPlay,
  type Die,
  flipBoard,
  type Roll,
  sameBoard,
  scoreGame,
  startingBoard,
} from '@nardy/rules';
import type { Pair } from '../gnubg/match-result.ts';
import type { GamePlayed } from '../gnubg/play-game.ts';
import { luckOf, type RollValues } from '../gnubg/roll-values.ts';
import { LONG_RULES, type LongPlayer, longResults } from './long-player.ts';

const MOST_TURNS = 2000;

/** Two games with the same rolls, each player starting once. */
export function playLongPair(
  players: readonly [LongPlayer, LongPlayer],
  seed: number,
  number: number,
  values: RollValues | null,
): Pair {
  const games = ([0, 1] as const).map((starter) =>
    playLongGame(players, starter, longDice(seed, number), values),
  );
  return [games[0]!, games[1]!];
}

/** One game of long nardy for points of the first player; every play is checked against the rules. */
function playLongGame(
  players: readonly [LongPlayer, LongPlayer],
  starter: 0 | 1,
  dice: Iterator<Roll, never>,
  values: RollValues | null,
): GamePlayed {
  let board = startingBoard('long');
  let onRoll = starter;
  let luck = 0;
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const roll = dice.next().value;
    const sign = onRoll === 0 ? 1 : -1;
    if (values !== null) luck += sign * luckOf(values(board), roll);
    const after = players[onRoll].choose(board, roll);
    assertLegal(players[onRoll], board, roll, after);
    if (checkersInPlay(after) === 0) {
      const { points } = scoreGame(LONG_RULES, after, { stake: 1, doublesAccepted: 0 });
      return { points: sign * points, luck, turns };
    }
    board = flipBoard('long', after);
    onRoll = onRoll === 0 ? 1 : 0;
  }
  throw new Error('a game without an end');
}

/** The rolls of a game, the same again for the same seed and number; any roll may come first. */
function* longDice(seed: number, number: number): Generator<Roll, never, void> {
  let first: Die | null = null;
  for (let block = 0; ; block++) {
    for (const byte of createHash('sha256').update(`long ${seed} ${number} ${block}`).digest()) {
      // Bytes that would favour low faces are left out.
      if (byte >= 252) continue;
      const die = ((byte % 6) + 1) as Die;
      if (first === null) {
        first = die;
      } else {
        yield [first, die];
        first = null;
      }
    }
  }
}

function assertLegal({ name }: LongPlayer, board: Board, roll: Roll, after: Board): void {
  if (longResults(board, roll).some((result) => sameBoard(result, after))) return;
  throw new Error(
    `${name} made no legal play of ${roll.join('-')}: ${board.join(' ')} to ${after.join(' ')}`,
  );
}

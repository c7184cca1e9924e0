import { createHash } from 'node:crypto';
import type { Die, Roll } from '@nardy/rules';
import type { Pair } from '../gnubg/match-result.ts';
import { type Game, playGame } from '../gnubg/play-game.ts';
import { luckOf, type RollValues } from '../gnubg/roll-values.ts';
import { LONG_RULES, type LongPlayer, longResults } from './long-player.ts';

const LONG_GAME: Game = {
  rules: LONG_RULES,
  results: longResults,
  luck: (values, board, roll) => luckOf(values(board), roll),
};

/** Two games with the same rolls, each player starting once. */
export async function playLongPair(
  players: readonly [LongPlayer, LongPlayer],
  seed: number,
  number: number,
  values: RollValues | null,
): Promise<Pair> {
  const play = (starter: 0 | 1) => playGame(LONG_GAME, players, starter, longDice(seed, number), values);
  return [await play(0), await play(1)];
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

import { askPlayer, type Player } from '@nardy/engine';
import {
  beginMatch,
  type Command,
  decide,
  evolve,
  judgeOpening,
  type MatchSettings,
  type MatchState,
  type Roll,
  type Side,
} from '@nardy/rules';
import type { MatchLuck } from './match-luck.ts';

/** A match that has been played. */
export interface MatchPlayed {
  readonly winner: Side;
  /** White's luck of all rolls, in chance to win the match. */
  readonly luck: number;
  readonly games: number;
  readonly turns: number;
}

/** Plays one match by the rules, the dice given; every command is checked. */
export async function playMatch(
  settings: MatchSettings,
  players: Readonly<Record<Side, Player>>,
  dice: Iterator<Roll, never>,
  judge: MatchLuck,
): Promise<MatchPlayed> {
  let state = beginMatch(settings);
  let luck = 0;
  let games = 1;
  let turns = 0;
  while (state.phase !== 'match-over') {
    switch (state.phase) {
      case 'opening': {
        const throws = openingThrows(dice);
        const opening = judgeOpening(throws);
        if (!opening.ok) throw new Error(opening.error.code);
        luck += judge.ofOpening(state, opening.value.starter, opening.value.roll);
        state = after(state, { type: 'openingThrown', throws });
        break;
      }
      case 'rolling': {
        const side = state.onRoll;
        const roll = dice.next().value;
        turns++;
        luck += (side === 'white' ? 1 : -1) * judge.ofRoll(state, side, roll);
        state = after(state, { type: 'rolled', side, roll });
        break;
      }
      case 'game-over':
        games++;
        state = after(state, { type: 'nextGame', side: 'white' });
        if (state.phase === 'game-over') state = after(state, { type: 'nextGame', side: 'black' });
        break;
      default:
        state = after(state, await asked(players, state));
    }
  }
  if (state.winner === null) throw new Error('a match has a winner');
  return { winner: state.winner, luck, games, turns };
}

function openingThrows(dice: Iterator<Roll, never>): readonly Roll[] {
  const throws: Roll[] = [];
  for (;;) {
    const roll = dice.next().value;
    throws.push(roll);
    if (roll[0] !== roll[1]) return throws;
  }
}

async function asked(players: Readonly<Record<Side, Player>>, state: MatchState): Promise<Command> {
  const command =
    (await askPlayer(players.white, state, 'white')) ?? (await askPlayer(players.black, state, 'black'));
  if (command === null) throw new Error(`nobody is asked in ${state.phase}`);
  return command;
}

function after(state: MatchState, command: Command): MatchState {
  const events = decide(state, command);
  if (!events.ok) throw new Error(JSON.stringify([command, events.error]));
  return events.value.reduce(evolve, state);
}

import {
  boardOf,
  type Command,
  canDouble,
  cubeAnswers,
  legalPlays,
  type MatchState,
  turnContext,
} from '@nardy/rules';
import type { Typed } from './words-typed.ts';

/** The person's side at an offline table. */
export const PERSON = 'white';

/** What the person is asked now; `null`: nothing, it is the bot's turn or the dice are falling. */
export type Asked = 'roll' | 'double-or-roll' | 'play' | 'cube' | 'resignation' | 'next-game' | 'over' | null;

/** What the table waits for from the person. */
export function askedOf(match: MatchState): Asked {
  if (match.phase === 'match-over') return 'over';
  if (match.phase === 'game-over') return 'next-game';
  if (match.resignation !== null) return match.resignation.side === PERSON ? null : 'resignation';
  switch (match.phase) {
    case 'before-roll':
      if (match.onRoll !== PERSON) return null;
      return canDouble(match, PERSON) ? 'double-or-roll' : 'roll';
    case 'doubled':
      return match.decider === PERSON ? 'cube' : null;
    case 'to-play':
      return match.onRoll === PERSON ? 'play' : null;
    default:
      return null;
  }
}

/** Words that can be typed now, as the prompt lists them (keys of `play.can.…`). */
export function possibleWords(match: MatchState, asked: Asked): readonly string[] {
  switch (asked) {
    case 'roll':
      return ['roll'];
    case 'double-or-roll':
      return ['roll', 'double'];
    case 'cube':
      return cubeAnswers(match);
    case 'resignation':
      return ['accept', 'decline'];
    case 'play':
      return ['play', 'moves'];
    case 'next-game':
      return match.settings.length === null ? ['next', 'stop'] : ['next'];
    default:
      return [];
  }
}

/** The command that a typed word stands for; `null` where it is no command of the match. */
export function commandOf(match: MatchState, asked: Asked, typed: Typed): Command | null {
  const side = PERSON;
  switch (typed.type) {
    case 'enter':
      return commandOfEnter(match, asked);
    case 'roll':
      return { type: 'requestRoll', side };
    case 'double':
    case 'take':
    case 'pass':
    case 'beaver':
    case 'raccoon':
    case 'resignMatch':
      return { type: typed.type, side };
    case 'resign':
      return { type: 'resign', side, kind: typed.kind };
    case 'accept':
      return { type: 'acceptResignation', side };
    case 'decline':
      return { type: 'declineResignation', side };
    case 'play':
      return { type: 'play', side, moves: typed.moves };
    default:
      return null;
  }
}

/** Enter rolls, and makes a play that is the only one; it never answers a cube. */
function commandOfEnter(match: MatchState, asked: Asked): Command | null {
  if (asked === 'roll' || asked === 'double-or-roll') return { type: 'requestRoll', side: PERSON };
  if (asked !== 'play' || match.phase !== 'to-play') return null;
  const { rules } = match.settings;
  const plays = legalPlays(rules, boardOf(match, PERSON), match.roll, turnContext(match, PERSON));
  const [only, ...others] = plays;
  return only === undefined || others.length > 0 ? null : { type: 'play', side: PERSON, moves: only.moves };
}

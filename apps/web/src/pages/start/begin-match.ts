import type { CreateMatch } from '@nardy/protocol';
import type { Side, StartingPoint } from '@nardy/rules';
import { lastLevel, lastName } from '../../app/preferences.ts';
import { navigate } from '../../app/router.ts';
import { termsAskedFor } from '../../app/terms.ts';
import { type SaidRefusal, say } from '../../app/words.ts';
import { createMatch } from '../../effects/api.ts';
import { type MatchAbout, saveMatch } from '../../effects/match-storage.ts';
import { createRequest, type NewGame } from './new-game.ts';

/** A match to begin: what is asked for, what the list of games says of it, and who hosts it. */
interface MatchToBegin {
  readonly request: CreateMatch;
  readonly about: Pick<MatchAbout, 'rules' | 'length'>;
  readonly at: 'device' | 'server';
  /** Where it is set up to begin, on this device; `null`: at its start. */
  readonly startingAt: StartingPoint | null;
}

/** The game that is offered before anything is chosen, with the name and the level last used here. */
export function usualGame(): NewGame {
  return {
    opponent: 'friend',
    level: lastLevel(),
    rules: 'international',
    changes: {},
    length: 5,
    clock: 'none',
    name: lastName(),
    opponentName: '',
    at: 'device',
  };
}

/** A game that is set up: whom its maker plays, and where it begins. */
export interface SetGame {
  readonly side: Side;
  readonly startingAt: StartingPoint;
}

/** Begins a game and goes to its table; gives what stands in the way, `null` when nothing does. */
export async function beginGame(
  game: NewGame,
  at: MatchToBegin['at'],
  set: SetGame | null = null,
): Promise<SaidRefusal | null> {
  const asked = createRequest(game, { own: say('web.start.guest'), opponent: say('web.start.second') });
  const request = set === null ? asked : { ...asked, side: set.side };
  const about = { rules: game.rules, length: game.length };
  const begun = await beginMatch({ request, about, at, startingAt: set?.startingAt ?? null });
  if (typeof begun !== 'string') return begun;
  navigate(begun);
  return null;
}

/** Makes a match and keeps its seat; gives the path of its table, or why there is none. */
async function beginMatch(match: MatchToBegin): Promise<string | SaidRefusal> {
  const { request, about, at, startingAt } = match;
  const agreed = termsAskedFor(request);
  if (!agreed.ok) return { ...agreed.error };
  const made = at === 'device' ? await madeHere(request, startingAt) : await madeThere(request);
  if ('code' in made) return made;
  const kept = saveMatch({
    ...made,
    agreed: at === 'device' ? { ...agreed.value, mode: 'local' } : agreed.value,
    about: {
      ...about,
      opponent: request.opponent,
      createdMs: Date.now(),
      score: [0, 0],
      opponentName: null,
      over: false,
    },
  });
  // A game on this device needs no place on the list to be played.
  return kept || at === 'device' ? `/m/${made.match}` : { code: 'STORAGE' };
}

type Made = { readonly match: string; readonly seats: readonly string[] } | SaidRefusal;

async function madeThere(request: CreateMatch): Promise<Made> {
  const answer = await createMatch(request);
  if (!answer.ok) return answer.error;
  return { match: answer.value.match, seats: answer.value.seats.map(({ token }) => token) };
}

async function madeHere(request: CreateMatch, startingAt: StartingPoint | null): Promise<Made> {
  try {
    const { createOnDevice } = await import('../../offline/device-matches.ts');
    const match = await createOnDevice(request, startingAt);
    return match.ok ? { match: match.value, seats: [] } : match.error;
  } catch {
    // The code for it is not here, and cannot be fetched.
    return { code: 'NETWORK' };
  }
}

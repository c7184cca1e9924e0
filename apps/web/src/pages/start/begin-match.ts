import type { CreateMatch } from '@nardy/protocol';
import { termsAskedFor } from '../../app/terms.ts';
import type { SaidRefusal } from '../../app/words.ts';
import { createMatch } from '../../effects/api.ts';
import { type MatchAbout, saveMatch } from '../../effects/match-storage.ts';

/** A match to begin: what is asked for, what the list of games says of it, and who hosts it. */
export interface MatchToBegin {
  readonly request: CreateMatch;
  readonly about: Pick<MatchAbout, 'rules' | 'length'>;
  readonly at: 'device' | 'server';
}

/** Makes a match and keeps its seat; gives the path of its table, or why there is none. */
export async function beginMatch({ request, about, at }: MatchToBegin): Promise<string | SaidRefusal> {
  const agreed = termsAskedFor(request);
  if (!agreed.ok) return { ...agreed.error };
  const made = at === 'device' ? await madeHere(request) : await madeThere(request);
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

async function madeHere(request: CreateMatch): Promise<Made> {
  try {
    const { createOnDevice } = await import('../../offline/device-matches.ts');
    const match = await createOnDevice(request);
    return match.ok ? { match: match.value, seats: [] } : match.error;
  } catch {
    // The code for it is not here, and cannot be fetched.
    return { code: 'NETWORK' };
  }
}

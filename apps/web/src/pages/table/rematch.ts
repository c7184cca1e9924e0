import type { Result } from '@nardy/result';
import { navigate } from '../../app/router.ts';
import type { SaidRefusal } from '../../app/words.ts';
import { rematch } from '../../effects/api.ts';
import { loadMatch, type MatchAbout, saveMatch } from '../../effects/match-storage.ts';
import { isDeviceMatch } from '../../offline/device-id.ts';

interface NextMatch {
  readonly match: string;
  readonly seats: readonly string[];
}

async function nextHere(match: string): Promise<Result<NextMatch, SaidRefusal>> {
  const { rematchOnDevice } = await import('../../offline/device-matches.ts');
  const made = await rematchOnDevice(match);
  return made.ok ? { ok: true, value: { match: made.value, seats: [] } } : made;
}

async function nextThere(match: string, held: readonly string[]): Promise<Result<NextMatch, SaidRefusal>> {
  const answer = await rematch(match, held);
  if (!answer.ok) return answer;
  const seats = answer.value.seats.map(({ token }) => token);
  return { ok: true, value: { match: answer.value.match, seats } };
}

/** Whether the rematch of a match begins at the position that the match began at; those of a server do not. */
export async function repeatsPosition(match: string): Promise<boolean> {
  if (!isDeviceMatch(match)) return false;
  const { beginsAtPosition } = await import('../../offline/device-matches.ts');
  return beginsAtPosition(match);
}

/** Asks for the rematch and goes to its table; gives the refusal when there is none. */
export async function goToRematch(match: string): Promise<SaidRefusal | null> {
  const kept = loadMatch(match);
  const isHere = isDeviceMatch(match);
  if (kept === null && !isHere) return null;
  const next = await (isHere ? nextHere(match) : nextThere(match, kept?.seats ?? []));
  if (!next.ok) return next.error;
  if (kept !== null && loadMatch(next.value.match) === null) {
    const about: MatchAbout = { ...kept.about, createdMs: Date.now(), score: [0, 0], over: false };
    // A rematch is played by the terms of the match before it.
    if (!saveMatch({ ...next.value, agreed: kept.agreed, about }) && !isHere) return { code: 'STORAGE' };
  }
  navigate(`/m/${next.value.match}`);
  return null;
}

import { chainKey, chainSpecOf, type StoredSecret } from '@nardy/session';
import { loadMatch, saveMatch } from './match-storage.ts';
import { bringSecret, isSecret, secretsOf } from './secret-storage.ts';

const SEATS = /^[0-9a-f]{64}(?:,[0-9a-f]{64})?$/;

/**
 * The address that seats its owner at this table on another device; `null` for a stranger. The secrets of the dice of
 * `game` go along, so that nothing has to be sealed anew.
 */
export function seatLink(match: string, game: string | null): string | null {
  const seats = loadMatch(match)?.seats ?? [];
  if (seats.length === 0) return null;
  const secrets = secretsOf(match).filter((secret) => secret.game === game);
  const dice = secrets.length === 0 ? '' : `&dice=${encodeURIComponent(JSON.stringify(secrets))}`;
  return `${location.origin}/m/${match}#seat=${seats.join(',')}${dice}`;
}

/**
 * Takes the seats and the secrets out of the page's address and keeps them. What comes after `#` never leaves the
 * device, and is gone from the address bar and the history at once. What is held here already stays.
 */
export function takeSeatLink(match: string): void {
  const brought = new URLSearchParams(location.hash.slice(1));
  const seats = brought.get('seat');
  if (seats === null || !SEATS.test(seats)) return;
  history.replaceState(history.state, '', location.pathname);
  for (const secret of secretsIn(brought.get('dice'))) {
    bringSecret(match, chainKey(secret.game, secret.side, secret.epoch), secret);
  }
  if (loadMatch(match) !== null) return;
  saveMatch({
    match,
    seats: seats.split(','),
    agreed: undefined,
    about: {
      rules: 'international',
      length: null,
      opponent: seats.includes(',') ? 'hotseat' : 'friend',
      createdMs: Date.now(),
      score: [0, 0],
      opponentName: null,
      over: false,
    },
  });
}

/** Secrets that a chain can be made from; a link that somebody has cut short brings none. */
function secretsIn(text: string | null): readonly StoredSecret[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSecret).filter((secret) => chainSpecOf(secret).ok) : [];
  } catch {
    return [];
  }
}

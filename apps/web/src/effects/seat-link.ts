import { loadMatch, saveMatch } from './match-storage.ts';

const HASH = /^#seat=([0-9a-f]{64}(?:,[0-9a-f]{64})?)$/;

/** The address that seats its owner at this table on another device; `null` for a stranger. */
export function seatLink(match: string): string | null {
  const seats = loadMatch(match)?.seats ?? [];
  return seats.length === 0 ? null : `${location.origin}/m/${match}#seat=${seats.join(',')}`;
}

/**
 * Takes the seats out of the page's address and keeps them. What comes after `#` never leaves the device, and is
 * gone from the address bar and the history at once. A seat held here already is not replaced.
 */
export function takeSeatLink(match: string): void {
  const seats = HASH.exec(location.hash)?.[1]?.split(',');
  if (seats === undefined) return;
  history.replaceState(history.state, '', location.pathname);
  if (loadMatch(match) !== null) return;
  saveMatch({
    match,
    seats,
    agreed: undefined,
    about: {
      rules: 'international',
      length: null,
      opponent: seats.length === 2 ? 'hotseat' : 'friend',
      createdMs: Date.now(),
      score: [0, 0],
      opponentName: null,
      over: false,
    },
  });
}

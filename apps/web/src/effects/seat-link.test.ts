import type { StoredSecret } from '@nardy/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { loadMatch, type MatchAbout, saveMatch } from './match-storage.ts';
import { seatLink, takeSeatLink } from './seat-link.ts';
import { findSecret, saveSecret, secretsOf } from './secret-storage.ts';

const GAME = 'ab'.repeat(16);
const SEAT = 'f'.repeat(64);
const about: MatchAbout = {
  rules: 'long',
  length: 5,
  opponent: 'friend',
  createdMs: 1,
  score: [0, 0],
  opponentName: null,
  over: false,
};

function secretOf(game: string, random: string, phrase = ''): StoredSecret {
  return { game, side: 'white', epoch: 0, length: 8, random: random.repeat(32), phrase };
}

/** Another device, at this address. */
function openAt(address: string): void {
  const location = new URL(address);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => void Object.assign(location, { hash: '', to }),
  });
}

beforeEach(() => openAt('https://nardy.test/m/m1'));
afterEach(() => vi.unstubAllGlobals());

/** The link of a player who has secrets of two games. */
async function link(): Promise<string> {
  saveMatch({ match: 'm1', seats: [SEAT], agreed: undefined, about });
  for (const secret of [secretOf(GAME, '17', 'удача & 🎲'), secretOf('cd'.repeat(16), '18')]) {
    await saveSecret('m1', `${secret.game}.A.0`, secret);
  }
  return seatLink('m1', GAME) ?? '';
}

test('the link brings the seat and the secrets of the game that is played, and leaves the address', async () => {
  const address = await link();
  openAt(address);
  takeSeatLink('m1');
  expect(loadMatch('m1')?.seats).toEqual([SEAT]);
  expect(secretsOf('m1')).toEqual([secretOf(GAME, '17', 'удача & 🎲')]);
  expect(location.hash).toBe('');
});

test('what is held here already stays, and comes first', async () => {
  const address = await link();
  openAt(address);
  saveMatch({ match: 'm1', seats: ['e'.repeat(64)], agreed: undefined, about });
  await saveSecret('m1', `${GAME}.A.0`, secretOf(GAME, '19'));
  // Brought again, it is still one.
  for (let times = 0; times < 2; times++) {
    Object.assign(location, { hash: new URL(address).hash });
    takeSeatLink('m1');
  }
  expect(loadMatch('m1')?.seats).toEqual(['e'.repeat(64)]);
  expect(secretsOf('m1')).toEqual([secretOf(GAME, '19'), secretOf(GAME, '17', 'удача & 🎲')]);
  expect(findSecret('m1', `${GAME}.A.0`)).toEqual(secretOf(GAME, '19'));
});

test.each<[name: string, change: (link: string) => string]>([
  ['cut short', (text) => text.slice(0, -9)],
  ['without the dice', (text) => text.replace(/&dice=.*/, '')],
  ['with a secret that no chain can be made from', (text) => text.replace('17171717', 'xyxyxyxy')],
])('%s it still seats', async (_, change) => {
  const address = change(await link());
  openAt(address);
  takeSeatLink('m1');
  expect(loadMatch('m1')?.seats).toEqual([SEAT]);
  expect(secretsOf('m1')).toEqual([]);
});

test('a stranger has no link, and an address without a seat changes nothing', () => {
  expect(seatLink('m1', GAME)).toBeNull();
  openAt('https://nardy.test/m/m1#move');
  takeSeatLink('m1');
  expect(loadMatch('m1')).toBeNull();
  expect(location.hash).toBe('#move');
});

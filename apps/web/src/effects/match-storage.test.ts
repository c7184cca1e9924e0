import type { Agreement } from '@nardy/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { changeAbout, type KeptMatch, loadMatch, saveMatch, storedMatch } from './match-storage.ts';

const AGREED: Agreement = {
  rules: 'international+beavers:true',
  length: null,
  clock: { kind: 'delay', reserveMs: 120_000, delayMs: 10_000 },
  mode: 'live',
};
const KEPT: KeptMatch = {
  match: 'ab12',
  seats: ['f'.repeat(64)],
  agreed: AGREED,
  about: {
    rules: 'international',
    length: null,
    opponent: 'friend',
    createdMs: 1,
    score: [0, 0],
    opponentName: null,
    over: false,
  },
};

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a match comes back as it was kept, and the session is given its terms', () => {
  expect(saveMatch(KEPT)).toBe(true);
  expect(loadMatch('ab12')).toEqual(KEPT);
  expect(storedMatch('ab12')).toMatchObject({ match: 'ab12', seats: KEPT.seats, agreed: AGREED });
});

test('the terms outlast a change of what the list says', () => {
  saveMatch(KEPT);
  changeAbout('ab12', { score: [2, 1] });
  expect(loadMatch('ab12')?.about.score).toEqual([2, 1]);
  expect(storedMatch('ab12').agreed).toEqual(AGREED);
});

test('a match stored before terms were kept still opens, without any', () => {
  const { agreed: _, ...before } = KEPT;
  saveMatch(before);
  expect(storedMatch('ab12').seats).toEqual(KEPT.seats);
  expect(storedMatch('ab12').agreed).toBeUndefined();
});

test('a stranger has neither seat nor terms', () => {
  expect(loadMatch('ab12')).toBeNull();
  expect(storedMatch('ab12')).toMatchObject({ seats: [], secrets: [], receipts: [] });
  expect(storedMatch('ab12').agreed).toBeUndefined();
});

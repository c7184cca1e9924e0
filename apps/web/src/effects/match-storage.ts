import type { Agreement, StoredMatch } from '@nardy/session';
import { decodeTerms } from '../app/terms.ts';
import { isDeviceMatch } from '../offline/device-id.ts';
import { isCount, isRecord, isText } from './json-value.ts';
import { receiptsOf, secretsOf } from './secret-storage.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const PREFIX = 'nardy.match.';

/** What the list of games says about a match without asking the server. */
export interface MatchAbout {
  /** Id of the rule set, or `custom`. */
  readonly rules: string;
  readonly length: number | null;
  readonly opponent: 'friend' | 'bot' | 'hotseat';
  readonly createdMs: number;
  /** As last seen on this device. */
  readonly score: readonly [own: number, their: number];
  readonly opponentName: string | null;
  readonly over: boolean;
}

/** A seat of this device: the tokens that hold it, what was agreed when it was taken, and what the list shows. */
export interface KeptMatch {
  readonly match: string;
  readonly seats: readonly string[];
  /** Left out in what was stored before terms were kept. */
  readonly agreed?: Agreement | undefined;
  readonly about: MatchAbout;
}

function listOf<T>(value: unknown, is: (item: unknown) => item is T): readonly T[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

function decodeAbout(value: unknown): MatchAbout {
  const about = isRecord(value) ? value : {};
  const score = listOf(about.score, isCount);
  return {
    rules: isText(about.rules) ? about.rules : 'international',
    length: isCount(about.length) ? about.length : null,
    opponent: about.opponent === 'bot' || about.opponent === 'hotseat' ? about.opponent : 'friend',
    createdMs: isCount(about.createdMs) ? about.createdMs : 0,
    score: [score[0] ?? 0, score[1] ?? 0],
    opponentName: isText(about.opponentName) ? about.opponentName : null,
    over: about.over === true,
  };
}

/** The seat of this device at a match; `null` for a stranger. */
export function loadMatch(match: string): KeptMatch | null {
  const stored = readStored(PREFIX + match);
  if (!isRecord(stored)) return null;
  const { seats, agreed, about } = stored;
  return {
    match,
    seats: listOf(seats, isText),
    agreed: decodeTerms(agreed),
    about: decodeAbout(about),
  };
}

/** Whether this device has a seat at a match, or its address brings one. */
export function hasSeat(match: string): boolean {
  if (isDeviceMatch(match) || new URLSearchParams(location.hash.slice(1)).has('seat')) return true;
  return (loadMatch(match)?.seats.length ?? 0) > 0;
}

/** Everything that the session is given back when a table is opened again. */
export function storedMatch(match: string): StoredMatch {
  const kept = loadMatch(match);
  const { seats = [], agreed } = kept ?? {};
  return { match, seats, agreed, secrets: secretsOf(match), receipts: receiptsOf(match) };
}

/** Keeps a seat; says whether it is really stored. */
export function saveMatch(kept: KeptMatch): boolean {
  return writeStored(PREFIX + kept.match, kept);
}

/** Changes what the list says about a match that is kept here. */
export function changeAbout(match: string, change: Partial<MatchAbout>): void {
  const kept = loadMatch(match);
  if (kept !== null) saveMatch({ ...kept, about: { ...kept.about, ...change } });
}

/** Takes a match off the list: the seat is given up. */
export function forgetMatch(match: string): void {
  removeStored(PREFIX + match);
  if (isDeviceMatch(match)) {
    for (const kept of ['nardy.receipt.', 'nardy.sent.']) {
      for (const key of storedKeys(`${kept}${match}/`)) removeStored(key);
    }
    void import('../offline/device-matches.ts').then(({ deleteFromDevice }) => deleteFromDevice(match));
  }
}

/** All matches of this device, newest first. */
export function keptMatches(): readonly KeptMatch[] {
  return storedKeys(PREFIX)
    .flatMap((key) => loadMatch(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.about.createdMs - a.about.createdMs);
}

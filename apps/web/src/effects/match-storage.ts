import type { StoredMatch, StoredReceipt, StoredSecret } from '@nardy/session';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const PREFIX = 'nardy.match.';

/** A match of this device's list of games: what the session needs, and what the list shows. */
export interface KeptMatch extends StoredMatch {
  /** What the list says without asking the server. */
  readonly about: MatchAbout;
}

export interface MatchAbout {
  readonly rules: string;
  readonly length: number | null;
  readonly opponent: 'friend' | 'bot' | 'hotseat';
  readonly createdMs: number;
  /** As last seen on this device. */
  readonly score: readonly [own: number, their: number];
  readonly opponentName: string | null;
  readonly over: boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function isSecret(value: unknown): value is StoredSecret {
  if (!isRecord(value)) return false;
  const { game, side, epoch, length, random, phrase } = value;
  const sided = side === 'white' || side === 'black';
  return isText(game) && sided && isCount(epoch) && isCount(length) && isText(random) && isText(phrase);
}

function isReceipt(value: unknown): value is StoredReceipt {
  return isRecord(value) && isText(value.game) && isCount(value.n) && isText(value.head);
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

/** What this device keeps about a match; `null` for a stranger's. */
export function loadMatch(match: string): KeptMatch | null {
  const stored = readStored(PREFIX + match);
  if (!isRecord(stored)) return null;
  return {
    match,
    seats: listOf(stored.seats, isText),
    secrets: listOf(stored.secrets, isSecret),
    receipts: listOf(stored.receipts, isReceipt),
    about: decodeAbout(stored.about),
  };
}

/** Keeps a match; says whether it is really stored. */
export function saveMatch(kept: KeptMatch): boolean {
  return writeStored(PREFIX + kept.match, kept);
}

/** Changes a kept match; `false` when it is not kept here or cannot be stored. */
export function changeMatch(match: string, change: (kept: KeptMatch) => KeptMatch): boolean {
  const kept = loadMatch(match);
  return kept !== null && saveMatch(change(kept));
}

export function forgetMatch(match: string): void {
  removeStored(PREFIX + match);
}

/** All matches of this device, newest first. */
export function keptMatches(): readonly KeptMatch[] {
  return storedKeys(PREFIX)
    .flatMap((key) => loadMatch(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.about.createdMs - a.about.createdMs);
}

const sameChain = (a: StoredSecret, b: StoredSecret): boolean =>
  a.game === b.game && a.side === b.side && a.epoch === b.epoch;

/** Adds the secret of a chain; one already kept for the same chain is never replaced. */
export function saveSecret(match: string, secret: StoredSecret): boolean {
  return changeMatch(match, (kept) => {
    if (kept.secrets.some((other) => sameChain(other, secret))) return kept;
    return { ...kept, secrets: [...kept.secrets, secret] };
  });
}

/** Keeps the newest receipt of each game. */
export function saveReceipt(match: string, receipt: StoredReceipt): boolean {
  return changeMatch(match, (kept) => {
    const others = kept.receipts.filter((other) => other.game !== receipt.game);
    return { ...kept, receipts: [...others, receipt] };
  });
}

import type { StoredReceipt, StoredSecret } from '@nardy/session';
import { isCount, isRecord, isText } from './json-value.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

/** Each secret and each receipt has a place of its own, so that two tabs never overwrite each other's. */
const secretKey = (match: string, key: string): string => `nardy.secret.${match}/${key}`;
const receiptKey = (match: string, game: string): string => `nardy.receipt.${match}/${game}`;

/** Whether a value has the shape of a secret; whether a chain can be made from it is for `chainSpecOf`. */
export function isSecret(value: unknown): value is StoredSecret {
  if (!isRecord(value)) return false;
  const { game, side, epoch, length, random, phrase } = value;
  const sided = side === 'white' || side === 'black';
  return isText(game) && sided && isCount(epoch) && isCount(length) && isText(random) && isText(phrase);
}

function isReceipt(value: unknown): value is StoredReceipt {
  return isRecord(value) && isText(value.game) && isCount(value.n) && isText(value.head);
}

function all<T>(prefix: string, is: (value: unknown) => value is T): readonly T[] {
  return [...storedKeys(prefix)].sort().map(readStored).filter(is);
}

/** The secrets of a match that are on this device; of two for one chain, its own comes before one that was brought. */
export function secretsOf(match: string): readonly StoredSecret[] {
  return all(secretKey(match, ''), isSecret);
}

/** The secrets of a game on the server that are on this device. */
export function secretsOfGame(game: string): readonly StoredSecret[] {
  return all('nardy.secret.', isSecret).filter((secret) => secret.game === game);
}

/** What this device saw last of each game of a match. */
export function receiptsOf(match: string): readonly StoredReceipt[] {
  return all(receiptKey(match, ''), isReceipt);
}

/** What this device saw of any game. */
export function allReceipts(): readonly StoredReceipt[] {
  return all('nardy.receipt.', isReceipt);
}

/** The secret stored under a key. */
export function findSecret(match: string, key: string): StoredSecret | null {
  const stored = readStored(secretKey(match, key));
  return isSecret(stored) ? stored : null;
}

/** One tab at a time, where the browser can promise that. */
async function alone<T>(name: string, act: () => T): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(name, async () => act());
}

/** Stores a secret unless one is there already; gives what is stored then, `null` when nothing can be. */
export async function saveSecret(
  match: string,
  key: string,
  secret: StoredSecret,
): Promise<StoredSecret | null> {
  return alone(secretKey(match, key), () => {
    const before = findSecret(match, key);
    if (before !== null) return before;
    return writeStored(secretKey(match, key), secret) ? secret : null;
  });
}

/**
 * Keeps a secret that has come from another device of the player. One that this device has made by itself stays and
 * counts first: only the log says which of the two has been sealed.
 */
export function bringSecret(match: string, key: string, secret: StoredSecret): void {
  const own = findSecret(match, key);
  if (own === null) writeStored(secretKey(match, key), secret);
  else if (own.random !== secret.random || own.phrase !== secret.phrase) {
    writeStored(secretKey(match, `${key}.brought`), secret);
  }
}

/** Keeps the newest receipt of a game. */
export function saveReceipt(match: string, receipt: StoredReceipt): void {
  const before = readStored(receiptKey(match, receipt.game));
  if (isReceipt(before) && before.n > receipt.n) return;
  writeStored(receiptKey(match, receipt.game), receipt);
}

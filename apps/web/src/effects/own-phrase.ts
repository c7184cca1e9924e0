import { FIRST_REJECTED_BYTE, isWellFormed } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import { readStored, writeStored } from './storage.ts';

const KEY = 'nardy.phrase';

/** The words that the player of this device adds to the chance of every chain; empty: none. */
export function ownPhrase(): string {
  const stored = readStored(KEY);
  return typeof stored === 'string' && isWellFormed(stored) ? stored : '';
}

/** Keeps the words for the games that begin from now on, as typed. */
export function keepPhrase(phrase: string): Result<string, { readonly code: 'DICE_BAD_PHRASE' | 'STORAGE' }> {
  if (!isWellFormed(phrase)) return err({ code: 'DICE_BAD_PHRASE' });
  return writeStored(KEY, phrase) ? ok(phrase) : err({ code: 'STORAGE' });
}

/** So many rolls of two dice: about 50 bits of chance. */
const ROLLS = 10;

/** Dice thrown by the system's generator, as a player would write down those of the table. */
export function thrownPhrase(): string {
  const faces: number[] = [];
  while (faces.length < 2 * ROLLS) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * ROLLS))) {
      if (byte < FIRST_REJECTED_BYTE && faces.length < 2 * ROLLS) faces.push((byte % 6) + 1);
    }
  }
  return Array.from({ length: ROLLS }, (_, roll) => faces.slice(2 * roll, 2 * roll + 2).join('')).join(' ');
}

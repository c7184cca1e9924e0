import { err, ok, type Result } from '@nardy/result';
import type { NotationRefusal } from './notation-refusal.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as GNU Backgammon's IDs spell them: base 64 without padding, two characters for a last single byte. */
export function formatBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const left = bytes.length - at;
    const group = (a << 16) | (b << 8) | c;
    for (let sextet = 0; sextet < Math.min(4, left + 1); sextet++) {
      text += ALPHABET.charAt((group >> (18 - 6 * sextet)) & 63);
    }
  }
  return text;
}

/** Reads an ID of `count` bytes. Spare bits of the last character are not looked at; see {@link isSpelled}. */
export function parseBytes(text: string, count: number): Result<Uint8Array, NotationRefusal> {
  const expected = Math.ceil((count * 8) / 6);
  if (text.length !== expected) return err({ code: 'ID_LENGTH', expected, found: text.length });
  const bytes = new Uint8Array(count);
  let held = 0;
  let heldBits = 0;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const sextet = ALPHABET.indexOf(text.charAt(index));
    if (sextet < 0) return err({ code: 'ID_CHARACTER', column: index + 1 });
    held = (held << 6) | sextet;
    heldBits += 6;
    if (heldBits >= 8) {
      heldBits -= 8;
      bytes[at++] = held >> heldBits;
      held &= (1 << heldBits) - 1;
    }
  }
  return ok(bytes);
}

/** Whether `text` is the one spelling of its bytes: no spare bit set. */
export function isSpelled(bytes: Uint8Array, text: string): boolean {
  return formatBytes(bytes) === text;
}

/** `width` bits from bit `at`, the lowest bit of a byte first. */
export function readBits(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let bit = 0; bit < width; bit++) value |= bitAt(bytes, at + bit) << bit;
  return value;
}

/** Writes `value` into `width` bits from bit `at`; the bits are taken to be 0 before. */
export function writeBits(bytes: Uint8Array, at: number, width: number, value: number): void {
  for (let bit = 0; bit < width; bit++) {
    const index = (at + bit) >> 3;
    bytes[index] = (bytes[index] ?? 0) | (((value >> bit) & 1) << ((at + bit) & 7));
  }
}

/** One bit; 0 past the end. */
export function bitAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1;
}

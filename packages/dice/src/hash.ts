import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8Into } from './text.ts';

const HEX_DIGITS = '0123456789abcdef';
const HEX_OF_BYTE: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => HEX_DIGITS.charAt(byte >> 4) + HEX_DIGITS.charAt(byte & 15),
);
const DIGIT_CODES: Uint8Array = Uint8Array.from(HEX_DIGITS, (digit) => digit.charCodeAt(0));

/** The lower-case hex digits of bytes. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX_OF_BYTE[byte];
  return hex;
}

/** Writes a text of ASCII characters into `out` from `at` on; gives the place after it. */
export function asciiInto(out: Uint8Array, at: number, text: string): number {
  for (let i = 0; i < text.length; i++) out[at + i] = text.charCodeAt(i);
  return at + text.length;
}

/** Writes the lower-case hex digits of `bytes`, as ASCII, into `out` from `at` on. */
export function hexInto(out: Uint8Array, at: number, bytes: Uint8Array): void {
  let end = at;
  for (const byte of bytes) {
    out[end++] = DIGIT_CODES[byte >> 4] as number;
    out[end++] = DIGIT_CODES[byte & 15] as number;
  }
}

/** The bytes of lower-case hex text whose shape has been checked. */
export function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = (nibbleOf(hex.charCodeAt(2 * i)) << 4) | nibbleOf(hex.charCodeAt(2 * i + 1));
  }
  return bytes;
}

/** '0'–'9' are 0x30–0x39, 'a'–'f' are 0x61–0x66. */
function nibbleOf(code: number): number {
  return code < 0x40 ? code - 0x30 : code - 0x57;
}

const HASH_HEX = /^[0-9a-f]{64}$/;
const GAME_HEX = /^[0-9a-f]{32}$/;

/** Whether a value is 64 lower-case hex digits: a link, a seal, a fingerprint. */
export function isHashHex(value: unknown): value is string {
  return typeof value === 'string' && HASH_HEX.test(value);
}

/** Whether a value is 32 lower-case hex digits: a game identifier. */
export function isGameId(value: unknown): value is string {
  return typeof value === 'string' && GAME_HEX.test(value);
}

/** 64 zeros: what stands before the first line and the first batch. */
export const ZERO_HASH: string = '0'.repeat(64);

/** Room for the texts of the protocol; its content never outlives the call that wrote it. */
const SCRATCH: Uint8Array = new Uint8Array(2048);

/** The UTF-8 bytes of a well-formed text. */
export function bytesOfText(text: string): Uint8Array {
  return utf8View(text).slice();
}

/** SHA-256 of bytes. */
export function shaOfBytes(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

/** SHA-256 of the UTF-8 bytes of a well-formed text, in hex. */
export function shaOfText(text: string): string {
  return hexOf(sha256(utf8View(text)));
}

/** HMAC-SHA256 of the UTF-8 bytes of a well-formed text; `key` in hex. */
export function macOfText(key: string, text: string): Uint8Array {
  return hmac(sha256, bytesOfHex(key), utf8View(text));
}

/** UTF-8 in the scratch buffer where it fits: allocating anew costs as much as hashing. Valid until the next call. */
function utf8View(text: string): Uint8Array {
  const out = 3 * text.length <= SCRATCH.length ? SCRATCH : new Uint8Array(3 * text.length);
  return out.subarray(0, utf8Into(out, 0, text));
}

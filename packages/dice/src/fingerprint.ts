import { bytesOfText, hexOf, shaOfBytes, ZERO_HASH } from './hash.ts';
import { utf8Into } from './text.ts';
import { DICE_VERSION } from './version.ts';

const PREFIX: Uint8Array = bytesOfText(`${DICE_VERSION}|log|`);

/**
 * The fingerprint of a log after one more line; `before` is {@link ZERO_HASH} for the first line.
 * Source: protocol §5.
 */
export function nextFingerprint(before: string, line: string): string {
  const bytes = new Uint8Array(PREFIX.length + before.length + 1 + 3 * line.length);
  bytes.set(PREFIX);
  const end = utf8Into(bytes, PREFIX.length, before);
  bytes[end] = 0x7c;
  return hexOf(shaOfBytes(bytes.subarray(0, utf8Into(bytes, end + 1, line))));
}

/** The fingerprints after each of the lines. */
export function fingerprints(lines: readonly string[]): readonly string[] {
  let hash = ZERO_HASH;
  return lines.map((line) => {
    hash = nextFingerprint(hash, line);
    return hash;
  });
}

/** What players are shown of a fingerprint: its first 20 digits in groups of four. */
export function shortFingerprint(hash: string): string {
  return (hash.slice(0, 20).match(/.{4}/g) ?? []).join(' ');
}

import { shaOfText, ZERO_HASH } from './hash.ts';
import { DICE_VERSION } from './version.ts';

/**
 * The fingerprint of a log after one more line; `before` is {@link ZERO_HASH} for the first line.
 * Source: protocol §5.
 */
export function nextFingerprint(before: string, line: string): string {
  return shaOfText(`${DICE_VERSION}|log|${before}|${line}`);
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

import { invariant } from '@nardy/result';
import { bytesOfHex, bytesOfText, hexOf, isHashHex, shaOfBytes } from './hash.ts';

/** Root of the RFC 6962 tree of the events, in hex. There must be at least one. */
export function merkleRoot(events: readonly string[]): string {
  invariant(events.length > 0, 'a tree has at least one leaf');
  return hexOf(rootOf(events.map(leafOf)));
}

/** The hashes that lead from event `index` to the root, from the leaf upwards. */
export function merklePath(events: readonly string[], index: number): readonly string[] {
  invariant(index >= 0 && index < events.length, 'the event is in the tree');
  const path: string[] = [];
  let leaves = events.map(leafOf);
  let at = index;
  while (leaves.length > 1) {
    const left = leftPart(leaves.length);
    const inLeft = at < left;
    path.push(hexOf(rootOf(inLeft ? leaves.slice(left) : leaves.slice(0, left))));
    leaves = inLeft ? leaves.slice(0, left) : leaves.slice(left);
    if (!inLeft) at -= left;
  }
  return path.reverse();
}

/**
 * The root that a path leads to from an event, or `null` when the path does not fit a tree of `count` events.
 * Limits: `index < count`, both safe integers; at most 53 path items are ever looked at.
 */
export function rootFromPath(
  event: string,
  index: number,
  count: number,
  path: readonly unknown[],
): string | null {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count)
    return null;
  const turns: ('left' | 'right')[] = [];
  let at = index;
  let size = count;
  while (size > 1) {
    const left = leftPart(size);
    turns.push(at < left ? 'left' : 'right');
    size = at < left ? left : size - left;
    if (at >= left) at -= left;
  }
  if (path.length !== turns.length) return null;
  let hash = leafOf(event);
  for (let level = 0; level < path.length; level++) {
    const sibling = path[level];
    if (!isHashHex(sibling)) return null;
    const bytes = bytesOfHex(sibling);
    hash = turns[turns.length - 1 - level] === 'left' ? nodeOf(hash, bytes) : nodeOf(bytes, hash);
  }
  return hexOf(hash);
}

/** The largest power of two smaller than `size`. */
function leftPart(size: number): number {
  let part = 1;
  while (part * 2 < size) part *= 2;
  return part;
}

function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return only;
  const left = leftPart(leaves.length);
  return nodeOf(rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)));
}

function leafOf(event: string): Uint8Array {
  const text = bytesOfText(event);
  const bytes = new Uint8Array(1 + text.length);
  bytes.set(text, 1);
  return shaOfBytes(bytes);
}

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(65);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 33);
  return shaOfBytes(bytes);
}

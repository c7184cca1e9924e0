import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_BYTES, SAMPLE_CLASS } from './trainer-kernel.ts';

/** Samples of some classes, each position once, in memory that workers share. */
export interface SampleSet {
  readonly train: Uint8Array;
  readonly heldOut: Uint8Array;
}

// One position in fifty is held out, by its hash: the same ones in every round.
const HELD_OUT = 50;
const BOARD_BYTES = 26;

/** Reads the label files of folders; where a position occurs again the sample read last stays, so name the newest last. */
export function readSamples(folders: readonly string[], classes: ReadonlySet<number>): SampleSet {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.bin'))
      .sort()
      .map((name) => readFileSync(join(folder, name))),
  );
  const most = files.reduce((sum, file) => sum + file.length / SAMPLE_BYTES, 0);
  const all = new Uint8Array(most * SAMPLE_BYTES);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, 2 * most))));
  let count = 0;
  let heldCount = 0;
  for (const file of files) {
    for (let at = 0; at < file.length; at += SAMPLE_BYTES) {
      if (!classes.has(file[at + SAMPLE_CLASS] as number)) continue;
      const hash = hashOf(file, at);
      let slot = hash & (slots.length - 1);
      while (
        slots[slot] !== 0 &&
        !samePosition(all, ((slots[slot] as number) - 1) * SAMPLE_BYTES, file, at)
      ) {
        slot = (slot + 1) & (slots.length - 1);
      }
      if (slots[slot] === 0) {
        slots[slot] = ++count;
        if (isHeldOut(hash)) heldCount++;
      }
      all.set(file.subarray(at, at + SAMPLE_BYTES), ((slots[slot] as number) - 1) * SAMPLE_BYTES);
    }
  }
  const train = new Uint8Array(new SharedArrayBuffer((count - heldCount) * SAMPLE_BYTES));
  const heldOut = new Uint8Array(new SharedArrayBuffer(heldCount * SAMPLE_BYTES));
  let trainAt = 0;
  let heldAt = 0;
  for (let at = 0; at < count * SAMPLE_BYTES; at += SAMPLE_BYTES) {
    const sample = all.subarray(at, at + SAMPLE_BYTES);
    if (isHeldOut(hashOf(all, at))) {
      heldOut.set(sample, heldAt);
      heldAt += SAMPLE_BYTES;
    } else {
      train.set(sample, trainAt);
      trainAt += SAMPLE_BYTES;
    }
  }
  return { train, heldOut };
}

function isHeldOut(hash: number): boolean {
  return (hash >>> 8) % HELD_OUT === 0;
}

function hashOf(bytes: Uint8Array, at: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < BOARD_BYTES; place++) {
    hash = Math.imul(hash ^ (bytes[at + place] as number), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function samePosition(a: Uint8Array, aAt: number, b: Uint8Array, bAt: number): boolean {
  for (let place = 0; place < BOARD_BYTES; place++) if (a[aAt + place] !== b[bAt + place]) return false;
  return true;
}

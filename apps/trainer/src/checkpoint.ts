import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SharedNet, SharedTraining } from './exchange.ts';

/** Where a stage stands: a header as one line of JSON, then for each net its parameters, moments and means as f32. */
export interface Checkpoint<State> {
  readonly state: State;
  readonly arrays: Buffer;
}

/** Writes the state of a stage beside its shared arrays, replacing the file at once. */
export function writeCheckpoint(path: string, state: unknown, shared: SharedTraining): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  const header = Buffer.from(`${JSON.stringify(state)}\n`);
  const arrays = shared.nets
    .flatMap(arraysOf)
    .map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength));
  writeFileSync(fresh, Buffer.concat([header, ...arrays]));
  renameSync(fresh, path);
}

/** Reads a checkpoint; null where there is none. */
export function readCheckpoint<State>(path: string): Checkpoint<State> | null {
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const end = bytes.indexOf(10);
  return { state: JSON.parse(bytes.toString('utf8', 0, end)) as State, arrays: bytes.subarray(end + 1) };
}

/** Fills shared arrays from a checkpoint; throws where it was made for nets of other sizes. */
export function restoreArrays({ arrays }: Checkpoint<unknown>, shared: SharedTraining): void {
  const targets = shared.nets.flatMap(arraysOf);
  const wanted = targets.reduce((sum, array) => sum + array.byteLength, 0);
  if (wanted !== arrays.length)
    throw new Error('the checkpoint is of nets of other sizes; remove it to begin anew');
  let at = 0;
  for (const target of targets) {
    Buffer.from(target.buffer, target.byteOffset, target.byteLength).set(
      arrays.subarray(at, at + target.byteLength),
    );
    at += target.byteLength;
  }
}

/** Forgets a checkpoint once its stage has ended. */
export function removeCheckpoint(path: string): void {
  rmSync(path, { force: true });
}

function arraysOf({ params, moment1, moment2, average }: SharedNet): readonly Float32Array[] {
  return [params, moment1, moment2, average];
}

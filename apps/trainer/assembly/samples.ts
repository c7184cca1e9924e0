import { allocate, BOARD_STRIDE } from '../../../packages/engine/assembly/board';

/** A sample: 28 bytes of board (view of the side on roll; byte 26 its class), then 5 f32 of target. */
export const SAMPLE_STRIDE: i32 = 48;
export const SAMPLE_CLASS: i32 = 26;
export const SAMPLE_TARGET: i32 = 28;
export const SAMPLE_CAPACITY: i32 = 16384;

let buffer: usize = 0;
let count: i32 = 0;

export function sampleBuffer(): usize {
  if (buffer === 0) buffer = allocate(SAMPLE_CAPACITY * SAMPLE_STRIDE);
  return buffer;
}

export function sampleCount(): i32 {
  return count;
}

/** Says how many samples the caller has put into the buffer, or forgets those beyond. */
export function setSampleCount(n: i32): void {
  count = n;
}

/** Drops the first `n` samples; the others move to the front. */
export function dropSamples(n: i32): void {
  count -= n;
  const bytes = <usize>(n * SAMPLE_STRIDE);
  memory.copy(buffer, buffer + bytes, count * SAMPLE_STRIDE);
}

export function sampleAt(index: i32): usize {
  return sampleBuffer() + <usize>(index * SAMPLE_STRIDE);
}

/** Adds a position and gives its place; a full buffer keeps its last place for the newest. */
export function addSample(board: usize, kind: i32): usize {
  if (count === SAMPLE_CAPACITY) count--;
  const at = sampleAt(count++);
  memory.copy(at, board, BOARD_STRIDE);
  store<u8>(at, <u8>kind, SAMPLE_CLASS);
  store<u8>(at, 0, SAMPLE_CLASS + 1);
  return at;
}

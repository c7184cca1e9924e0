import { allocate } from '../../../packages/engine/assembly/board';

// Positions met before, by a 32-bit mark in an open table: one in some hundred thousand is taken for another.
const SLOTS: i32 = 1 << 22;
const FULL: i32 = 3 << 20;

let table: usize = 0;
let filled: i32 = 0;

export function hashBoard(board: usize): u64 {
  let hash: u64 = 0x9e3779b97f4a7c15;
  hash = mix(hash ^ load<u64>(board));
  hash = mix(hash ^ load<u64>(board, 8));
  hash = mix(hash ^ load<u64>(board, 16));
  return mix(hash ^ <u64>load<u16>(board, 24));
}

function mix(x: u64): u64 {
  const y = (x ^ (x >> 31)) * 0xbf58476d1ce4e5b9;
  return y ^ (y >> 29);
}

/** Forgets all positions. */
export function forgetSeen(): void {
  if (table === 0) table = allocate(SLOTS << 2);
  memory.fill(table, 0, SLOTS << 2);
  filled = 0;
}

/** Notes a position: 1 if it is new. A table three quarters full starts over. */
export function noteSeen(board: usize): i32 {
  if (table === 0 || filled >= FULL) forgetSeen();
  const hash = hashBoard(board);
  const mark = <u32>(hash >> 32) | 1;
  let slot = <u32>hash & (SLOTS - 1);
  let there = load<u32>(table + ((<usize>slot) << 2));
  while (there !== 0 && there !== mark) {
    slot = (slot + 1) & (SLOTS - 1);
    there = load<u32>(table + ((<usize>slot) << 2));
  }
  if (there === mark) return 0;
  store<u32>(table + ((<usize>slot) << 2), mark);
  filled++;
  return 1;
}

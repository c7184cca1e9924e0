/** Bytes of a position: 26 places and two of padding, as in `@nardy/rules`. */
export const BOARD_STRIDE: i32 = 28;

/** Room for good, aligned to 16 bytes and not cleared; for what comes from outside (boards, nets, tables). */
export function allocate(bytes: i32): usize {
  return heap.alloc(<usize>bytes);
}

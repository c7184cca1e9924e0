import { add, clearInputs } from '../../../packages/engine/assembly/input-buffers';
import { denseInputs, extract, sparseInputs } from '../../../packages/engine/assembly/inputs';

/** The slot of the small net that sorts out plays before the others judge them; it looks at the bare board. */
export const PRUNING: i32 = 5;

// Per point 1-6 and more checkers of either side; then bars with 1-3, and borne off 1-15, of the side on roll first.
const POINT_UNITS: i32 = 12;
const BARS_AT: i32 = 24 * 12;
const OFF_AT: i32 = BARS_AT + 6;
const PRUNING_SPARSE: i32 = OFF_AT + 30;

export function sparseOf(slot: i32): i32 {
  return slot === PRUNING ? PRUNING_SPARSE : sparseInputs(slot);
}

export function denseOf(slot: i32): i32 {
  return slot === PRUNING ? 0 : denseInputs(slot);
}

/** Extracts the inputs of the net in a slot. */
export function extractFor(slot: i32, board: usize): void {
  if (slot !== PRUNING) {
    extract(slot, board);
    return;
  }
  clearInputs();
  let own: i32 = 0;
  let other: i32 = 0;
  for (let place = 1; place < 25; place++) {
    const count = <i32>load<i8>(board + <usize>place);
    if (count === 0) continue;
    if (count > 0) {
      own += count;
      add((place - 1) * POINT_UNITS + min(count, 6) - 1);
    } else {
      other -= count;
      add((place - 1) * POINT_UNITS + 5 + min(-count, 6));
    }
  }
  const ownBar = <i32>load<i8>(board, 25);
  const otherBar = -(<i32>load<i8>(board));
  if (ownBar > 0) add(BARS_AT + min(ownBar, 3) - 1);
  if (otherBar > 0) add(BARS_AT + 2 + min(otherBar, 3));
  own += ownBar;
  other += otherBar;
  if (own < 15) add(OFF_AT + 14 - own);
  if (other < 15) add(OFF_AT + 29 - other);
}

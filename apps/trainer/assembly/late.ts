// Late positions with contact: one side bears off or is about to, the other still has checkers behind. Self-play
// from the start meets them seldom, and judges them badly for it.
import { BOARD_STRIDE, flipShort } from '../../../packages/engine/assembly/board';
import { nextBelow, nextFraction } from './chance';

const CHECKERS: i32 = 15;
const SCRATCH: usize = memory.data(32, 16);

/** Writes such a position of the short board, either side on roll. */
export function latePosition(board: usize): void {
  memory.fill(SCRATCH, 0, 32);
  const men = 3 + <i32>nextBelow(13);
  for (let i = 0; i < men; i++) change(1 + <i32>nextBelow(nextFraction() < 0.15 ? 9 : 6), 1);
  const back = 1 + <i32>nextBelow(nextFraction() < 0.3 ? 5 : 3);
  for (let i = 0; i < back; i++) placeBehind();
  const off = nextFraction() < 0.6 ? 0 : <i32>nextBelow(<u32>(CHECKERS - back));
  const rest = CHECKERS - back - off;
  // The others of that side: mostly at home, in its own numbering 1-6, some on the way.
  for (let i = 0; i < rest; i++) placeOther();
  if (nextFraction() < 0.5) flipShort(SCRATCH, board);
  else memory.copy(board, SCRATCH, BOARD_STRIDE);
}

function change(place: i32, by: i32): void {
  store<i8>(SCRATCH + <usize>place, load<i8>(SCRATCH + <usize>place) + <i8>by);
}

/** A checker of the other side on the bar or on a point of the home that the bearing side does not hold. */
function placeBehind(): void {
  const point = 1 + <i32>nextBelow(9);
  if (point < 8 && load<i8>(SCRATCH + <usize>point) <= 0) change(point, -1);
  else change(0, -1);
}

function placeOther(): void {
  for (;;) {
    const own = 1 + <i32>nextBelow(nextFraction() < 0.15 ? 14 : 6);
    if (load<i8>(SCRATCH + <usize>(25 - own)) > 0) continue;
    change(25 - own, -1);
    return;
  }
}

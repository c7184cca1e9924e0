// Positions with contact that self-play from the start seldom meets, and judges badly for it: late ones, where a side bears
// off or is about to while the other still has checkers behind, and back games, where a side holds points of the other's home.
import { BOARD_STRIDE, flipShort } from '../../../packages/engine/assembly/board';
import { nextBelow, nextFraction } from './chance';

const CHECKERS: i32 = 15;
const SCRATCH: usize = memory.data(32, 16);

/** Writes such a position of the short board, either side on roll. */
export function rarePosition(board: usize): void {
  memory.fill(SCRATCH, 0, 32);
  if (nextFraction() < 0.5) late();
  else backGame();
  if (nextFraction() < 0.5) flipShort(SCRATCH, board);
  else memory.copy(board, SCRATCH, BOARD_STRIDE);
}

function late(): void {
  const men = 3 + <i32>nextBelow(13);
  for (let i = 0; i < men; i++) change(1 + <i32>nextBelow(nextFraction() < 0.15 ? 9 : 6), 1);
  const back = 1 + <i32>nextBelow(nextFraction() < 0.3 ? 5 : 3);
  for (let i = 0; i < back; i++) placeBehind();
  const off = nextFraction() < 0.6 ? 0 : <i32>nextBelow(<u32>(CHECKERS - back));
  // The others of that side: mostly at home, in its own numbering 1-6, some on the way.
  for (let rest = CHECKERS - back - off; rest > 0; rest--) placeOther(nextFraction() < 0.15 ? 14 : 6);
}

function backGame(): void {
  let back = 0;
  for (let anchors = nextFraction() < 0.25 ? 1 : 2; anchors > 0; ) {
    const point = <usize>(1 + nextBelow(6));
    if (load<i8>(SCRATCH + point) !== 0) continue;
    const held = 2 + <i32>nextBelow(2);
    change(<i32>point, -held);
    back += held;
    anchors--;
  }
  for (; back < 10 && nextFraction() < 0.3; back++) placeBehind();
  // How far both sides have come decides who must break first.
  const farthest = 9 + <i32>nextBelow(10);
  for (let men = 0; men < CHECKERS; ) {
    const point = 1 + <i32>nextBelow(nextFraction() < 0.6 ? 8 : farthest);
    if (load<i8>(SCRATCH + <usize>point) < 0) continue;
    change(point, 1);
    men++;
  }
  const reach = nextFraction() < 0.5 ? 6 : 13;
  for (let rest = CHECKERS - back; rest > 0; rest--) placeOther(nextFraction() < 0.5 ? reach : 8);
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

/** One of its other checkers, `reach` points from off at most. */
function placeOther(reach: i32): void {
  for (;;) {
    const own = 1 + <i32>nextBelow(reach);
    if (load<i8>(SCRATCH + <usize>(25 - own)) > 0) continue;
    change(25 - own, -1);
    return;
  }
}

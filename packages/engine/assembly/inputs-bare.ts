// The bare board, all that the pruning net sees: per point 1 to 6 and more checkers of the side on roll, then of the
// other; bars with 1 to 3 and more; 1 to 15 checkers borne off.
import { add } from './input-buffers';
import { blots, counts, inPlay, made, SIDE_STRIDE } from './sides';

const SIDE_UNITS: i32 = 6;
const BARS_AT: i32 = 24 * 2 * SIDE_UNITS;
const OFF_AT: i32 = BARS_AT + 6;
export const BARE_SPARSE: i32 = OFF_AT + 30;

/** Writes them for the position of the short board read last. */
export function bareSides(): void {
  bareSide(0);
  bareSide(1);
}

function bareSide(side: i32): void {
  const own = counts + side * SIDE_STRIDE;
  let places = made(side) | blots(side);
  while (places !== 0) {
    const place = ctz<i32>(places);
    places &= places - 1;
    const seen = side === 0 ? place : 25 - place;
    const count = <i32>load<u8>(own + place);
    add(((seen - 1) * 2 + side) * SIDE_UNITS + (count > 6 ? 6 : count) - 1);
  }
  const bar = <i32>load<u8>(own, 25);
  if (bar > 0) add(BARS_AT + 3 * side + (bar > 3 ? 3 : bar) - 1);
  const off = 15 - inPlay(side);
  if (off > 0) add(OFF_AT + 15 * side + off - 1);
}

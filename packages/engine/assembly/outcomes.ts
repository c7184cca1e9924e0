import { isLong } from './rules';

// Five chances (f32) of the side on roll, 32 bytes apart: win, win with a mars, with a koks, loss with a mars, with
// a koks. A koks counts as a mars and a mars as a win.

/** Bytes from one set of outcomes to the next. */
export const OUTCOME_STRIDE: i32 = 32;

// A checker of the loser from here on makes a koks: its last quarter and its bar. Four-tier scoring reads the board itself.
const KOKS_FROM: i32 = 19;

/** Writes the outcomes of a finished game and gives 1; 0 while both sides have checkers in play. */
export function finished(board: usize, out: usize): i32 {
  let own: i32 = 0;
  let other: i32 = 0;
  for (let place = 0; place < 26; place++) {
    const count = <i32>load<i8>(board + place);
    if (count > 0) own += count;
    else other -= count;
  }
  if (own > 0 && other > 0) return 0;
  memory.fill(out, 0, OUTCOME_STRIDE);
  if (own === 0) {
    // Both: the answering turn of long nardy has made it a draw.
    store<f32>(out, other === 0 ? <f32>0.5 : <f32>1);
    if (other === 15) {
      store<f32>(out, 1, 4);
      if (hasOtherFrom(board)) store<f32>(out, 1, 8);
    }
  } else if (own === 15) {
    store<f32>(out, 1, 12);
    if (hasOwnFrom(board)) store<f32>(out, 1, 16);
  }
  return 1;
}

function hasOwnFrom(board: usize): bool {
  for (let place = KOKS_FROM; place < 26; place++) if (load<i8>(board + place) > 0) return true;
  return false;
}

/** Of the other side: on the long board its last quarter is this side's 7 to 12, on the short one 1 to 6 and its bar is 0. */
function hasOtherFrom(board: usize): bool {
  const first = isLong ? 7 : 0;
  const last = isLong ? 12 : 25 - KOKS_FROM;
  for (let place = first; place <= last; place++) if (load<i8>(board + place) < 0) return true;
  return false;
}

/** The same outcomes seen by the other side. */
export function flipOutcomes(from: usize, to: usize): void {
  const win = load<f32>(from);
  const mars = load<f32>(from, 4);
  const koks = load<f32>(from, 8);
  const lostMars = load<f32>(from, 12);
  const lostKoks = load<f32>(from, 16);
  store<f32>(to, <f32>1 - win);
  store<f32>(to, lostMars, 4);
  store<f32>(to, lostKoks, 8);
  store<f32>(to, mars, 12);
  store<f32>(to, koks, 16);
}

/** A side that has borne off a checker can no longer lose a mars. */
export function withoutMars(outcomes: usize, ownHasOff: bool, otherHasOff: bool): void {
  if (otherHasOff) {
    store<f32>(outcomes, 0, 4);
    store<f32>(outcomes, 0, 8);
  }
  if (ownHasOff) {
    store<f32>(outcomes, 0, 12);
    store<f32>(outcomes, 0, 16);
  }
}

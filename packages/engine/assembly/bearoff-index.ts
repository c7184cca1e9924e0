// The checkers on the six points of a home as one number. With s(m) checkers on the m + 1 highest points, m from 0
// to 5, it is the sum of C(s(m) + m, m + 1): every move makes it smaller, and fewer checkers come before more.

/** Homes with up to 15 checkers. */
export const HOMES: i32 = 54264;
/** Homes with up to 6 checkers; they come first. */
export const SMALL_HOMES: i32 = 924;
/** The first home with all 15 checkers. */
export const FULL_FROM: i32 = 38760;
/** Homes with all 15 checkers. */
export const FULL_HOMES: i32 = HOMES - FULL_FROM;

/** C(s + m, m + 1) at 16 m + s. */
const TERMS: usize = memory.data(2 * 6 * 16, 16);
/** s(m) of the home that {@link openHome} has read. */
const SUMS: usize = memory.data(4 * 6, 16);
/** By how much the number falls when a checker goes from a point to off, at that point. */
const FALLS: usize = memory.data(4 * 7, 16);

fillTerms();

function fillTerms(): void {
  for (let s = 0; s < 16; s++) {
    let term: i32 = 1;
    for (let m = 0; m < 6; m++) {
      term = (term * (s + m)) / (m + 1);
      store<u16>(TERMS + 2 * (16 * m + s), <u16>term);
    }
  }
}

function term(m: i32, s: i32): i32 {
  return <i32>load<u16>(TERMS + 2 * (16 * m + s));
}

/** The number of a home whose checkers are the bytes 0 to 5 of `home`, the 6-point first. */
export function homeIndex(home: u64): i32 {
  // Byte m becomes s(m); no byte passes 15.
  const sums = home * 0x010101010101;
  return (
    term(0, <i32>(sums & 15)) +
    term(1, <i32>((sums >> 8) & 15)) +
    term(2, <i32>((sums >> 16) & 15)) +
    term(3, <i32>((sums >> 24) & 15)) +
    term(4, <i32>((sums >> 32) & 15)) +
    term(5, <i32>((sums >> 40) & 15))
  );
}

/** Reads a home for {@link movesOf}. */
export function openHome(index: i32): void {
  let s: i32 = 15;
  for (let m = 5; m >= 0; m--) {
    while (term(m, s) > index) s--;
    index -= term(m, s);
    store<i32>(SUMS + 4 * m, s);
  }
  let fall: i32 = 0;
  for (let point = 1; point <= 6; point++) {
    const m = 6 - point;
    const count = load<i32>(SUMS + 4 * m);
    if (count > 0) fall += term(m, count) - term(m, count - 1);
    store<i32>(FALLS + 4 * point, fall);
  }
}

/**
 * Writes to `out` (i32) by how much each move of one die makes the number of the opened home smaller; returns how
 * many moves there are. In a home that meets nobody every die can be played while a checker is left, so any
 * sequence of moves is a legal play.
 */
export function movesOf(die: i32, out: usize): i32 {
  let moves: i32 = 0;
  let higher: i32 = 0;
  for (let point = 6; point > 0; point--) {
    const sum = load<i32>(SUMS + 4 * (6 - point));
    // Below the die only the highest checker goes.
    if (sum > higher && (point >= die || higher === 0)) {
      let fall = load<i32>(FALLS + 4 * point);
      if (point > die) fall -= load<i32>(FALLS + 4 * (point - die));
      store<i32>(out + 4 * moves, fall);
      moves++;
    }
    higher = sum;
  }
  return moves;
}

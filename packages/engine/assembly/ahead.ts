// How a single checker gets on, by which of the twelve places in front of it are closed.
// A table has 4096 entries; bit 11 is the place right in front, bit 0 the twelfth.

/** Mean share (0-1) of a roll's pips that the checker can use alone. */
export const MOBILITY: usize = memory.data(4 * 4096, 16);
/** Chance (0-1) to get past the last closed place of the eight in front. */
export const LEAP: usize = memory.data(4 * 4096, 16);

let ready: bool = false;

/** Fills the tables at the first call. */
export function prepareAhead(): void {
  if (ready) return;
  ready = true;
  for (let mask = 0; mask < 4096; mask++) fill(mask);
}

function isClosed(mask: i32, distance: i32): bool {
  return distance <= 12 && ((mask >> (12 - distance)) & 1) !== 0;
}

function fill(mask: i32): void {
  let wall: i32 = 0;
  for (let distance = 1; distance <= 8; distance++) if (isClosed(mask, distance)) wall = distance;
  let used: f32 = 0;
  let thrown: f32 = 0;
  let leaps: i32 = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const far = reach(mask, a, b);
      used += <f32>far;
      const pips: i32 = a === b ? 4 * a : a + b;
      thrown += <f32>pips;
      if (far > wall) leaps++;
    }
  }
  store<f32>(MOBILITY + 4 * mask, used / thrown);
  store<f32>(LEAP + 4 * mask, <f32>leaps / 36);
}

/** The most pips one checker can use of a roll. */
function reach(mask: i32, a: i32, b: i32): i32 {
  if (a === b) {
    let far: i32 = 0;
    while (far < 4 * a && !isClosed(mask, far + a)) far += a;
    return far;
  }
  const first = !isClosed(mask, a);
  const second = !isClosed(mask, b);
  if ((first || second) && !isClosed(mask, a + b)) return a + b;
  const larger = a > b ? a : b;
  const smaller = a > b ? b : a;
  if (!isClosed(mask, larger)) return larger;
  return isClosed(mask, smaller) ? 0 : smaller;
}

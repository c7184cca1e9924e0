// What the 21 rolls let a side of the long board do, found with bits. Quick and nearly exact: the prime rule and
// bearing off inside the turn are left out.
import { barred, held, longRear, stacked } from './sides-long';

/** Mean share (0-1) of a roll's pips that can be played. */
export let PLAYABLE: f32 = 0;
/** Chances (0-1) over the rolls that nothing at all, and that not the whole roll can be played. */
export let STUCK: f32 = 0;
export let SHORT_OF: f32 = 0;
/** Mean checkers a die can move; of those, such as leave another behind; mean new points a die can take. */
export let CHOICES: f32 = 0;
export let SPARE_CHOICES: f32 = 0;
export let NEW_POINTS: f32 = 0;

const HEAD_BIT: i32 = 1 << 24;
const POINTS: i32 = 0x1fffffe;
/** Pips of the 36 rolls together. */
const ALL_PIPS: f32 = 294;

// Sources (i32) by die.
const MOVABLE: usize = memory.data(4 * 8, 16);

/** Throws all 21 rolls for `side` (0 on roll, 1 the other) and leaves the figures in the globals. */
export function throwLongRolls(side: i32): void {
  const own = held(side);
  const open = POINTS & ~barred(side);
  const spare = stacked(side, 2) & ~HEAD_BIT;
  let choices: i32 = 0;
  let spares: i32 = 0;
  let fresh: i32 = 0;
  for (let die = 1; die < 7; die++) {
    const movable = own & (open << die);
    store<i32>(MOVABLE + 4 * die, movable);
    choices += popcnt<i32>(movable);
    spares += popcnt<i32>(movable & (spare | HEAD_BIT));
    fresh += popcnt<i32>((movable >> die) & ~own);
  }
  CHOICES = <f32>choices / 6;
  SPARE_CHOICES = <f32>spares / 6;
  NEW_POINTS = <f32>fresh / 6;
  if (longRear(side) < 7) {
    // All are home: a die that moves nobody inside bears off.
    PLAYABLE = 1;
    STUCK = 0;
    SHORT_OF = 0;
    return;
  }
  const three = stacked(side, 3) & ~HEAD_BIT;
  const four = stacked(side, 4) & ~HEAD_BIT;
  let played: i32 = 0;
  let stuck: i32 = 0;
  let short: i32 = 0;
  for (let a = 1; a < 7; a++) {
    const moves = doublet(a, open, spare, three, four);
    played += a * moves;
    if (moves === 0) stuck++;
    if (moves < 4) short++;
    for (let b = a + 1; b < 7; b++) {
      const pips = pair(a, b, open, spare);
      played += 2 * pips;
      if (pips === 0) stuck += 2;
      if (pips < a + b) short += 2;
    }
  }
  PLAYABLE = <f32>played / ALL_PIPS;
  STUCK = <f32>stuck / 36;
  SHORT_OF = <f32>short / 36;
}

/** Pips that can be played of two different dice. */
function pair(a: i32, b: i32, open: i32, spare: i32): i32 {
  const byA = load<i32>(MOVABLE + 4 * a);
  const byB = load<i32>(MOVABLE + 4 * b);
  if (byA === 0 && byB === 0) return 0;
  const apart = byA !== 0 && byB !== 0 && (popcnt<i32>(byA | byB) > 1 || (byA & spare) !== 0);
  if (apart || ((byA >> a) & (open << b)) !== 0 || ((byB >> b) & (open << a)) !== 0) return a + b;
  return byB !== 0 ? b : a;
}

/** Moves that can be played of four; `spare`, `three`, `four`: points off the head with that many checkers. */
function doublet(die: i32, open: i32, spare: i32, three: i32, four: i32): i32 {
  let moves: i32 = 0;
  let chain = load<i32>(MOVABLE + 4 * die);
  for (let step = 2; step < 6 && chain !== 0; step++) {
    moves += popcnt<i32>(chain);
    if (moves > 3) return 4;
    moves += popcnt<i32>(chain & spare) + popcnt<i32>(chain & three) + popcnt<i32>(chain & four);
    if (moves > 3) return 4;
    chain &= open << (step * die);
  }
  return moves;
}

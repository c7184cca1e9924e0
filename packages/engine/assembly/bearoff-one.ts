// One side alone: how many rolls it takes to bear off, all checkers or the first one. Both by the play that makes the
// mean number of rolls smallest; of equal ones the first found.
import { movesOf, openHome } from './bearoff-index';

/** Full scale of a chance kept in 16 bits. */
export const CERTAIN: i32 = 65535;

// By home: mean rolls (f64), then the best homes after one to three dice of one kind (u16, 6 a layer).
const RECORD: i32 = 8 + 3 * 12;
const LAYER: i32 = 12;
const BEST_AT: i32 = 8;
const MOVES_STRIDE: i32 = 24;

/** Falls of the moves of each die, and how many. */
const MOVES: usize = memory.data(7 * MOVES_STRIDE, 16);
const COUNTS: usize = memory.data(4 * 7, 16);

/** Bytes of scratch that {@link solveHome} needs for homes below `homes`. */
export function oneSidedScratch(homes: i32): i32 {
  return homes * RECORD;
}

let records: usize = 0;
let rows: usize = 0;
let lanes: i32 = 0;
let lowest: i32 = 0;

/**
 * Prepares for homes solved in rising order from `first`; what lies below has nothing left to do.
 *
 * @param scratch - cleared, {@link oneSidedScratch} bytes.
 * @param table - a row for each home from `first`: the chance (u16) that it is not done after 0, 1, 2 … rolls.
 * @param width - chances in a row, a multiple of 8.
 */
export function beginOneSided(scratch: usize, table: usize, first: i32, width: i32): void {
  records = scratch;
  rows = table;
  lowest = first;
  lanes = width;
}

function record(home: i32): usize {
  return records + <usize>home * RECORD;
}

function mean(home: i32): f64 {
  return load<f64>(record(home));
}

/** Best home after `layer` more dice of one kind beyond the first. */
function best(home: i32, layer: i32, die: i32): i32 {
  return <i32>load<u16>(record(home) + BEST_AT + layer * LAYER + 2 * (die - 1));
}

/** The best of `chosen` and the homes that `die` leads to, played on with `then` by layer `layer`; -1 is none. */
function better(home: i32, die: i32, layer: i32, then: i32, chosen: i32): i32 {
  let smallest: f64 = chosen < 0 ? Infinity : mean(chosen);
  const moves = MOVES + die * MOVES_STRIDE;
  const count = load<i32>(COUNTS + 4 * die);
  for (let i = 0; i < count; i++) {
    const next = home - load<i32>(moves + 4 * i);
    const end = layer < 0 ? next : best(next, layer, then);
    const rolls = mean(end);
    if (rolls < smallest) {
      smallest = rolls;
      chosen = end;
    }
  }
  return chosen;
}

/** Ends of the 21 rolls, doublets first. */
const ENDS: usize = memory.data(4 * 21, 16);
const DOUBLETS: i32 = 6;

/** Solves one home: its mean, its best plays and its row. */
export function solveHome(home: i32): void {
  openHome(home);
  const own = record(home);
  for (let die = 1; die <= 6; die++) {
    store<i32>(COUNTS + 4 * die, movesOf(die, MOVES + die * MOVES_STRIDE));
  }
  let rolls: i32 = DOUBLETS;
  for (let die = 1; die <= 6; die++) {
    for (let layer = 0; layer < 3; layer++) {
      const end = better(home, die, layer - 1, die, -1);
      store<u16>(own + BEST_AT + layer * LAYER + 2 * (die - 1), <u16>end);
    }
    store<i32>(ENDS + 4 * (die - 1), better(home, die, 2, die, -1));
    for (let low = 1; low < die; low++) {
      const highFirst = better(home, die, 0, low, -1);
      store<i32>(ENDS + 4 * rolls, better(home, low, 0, die, highFirst));
      rolls++;
    }
  }
  let sum: f64 = 0;
  for (let i = 0; i < 21; i++) {
    const weight: f64 = i < DOUBLETS ? 1 : 2;
    sum += weight * mean(load<i32>(ENDS + 4 * i));
  }
  store<f64>(own, 1 + sum / 36);
  writeRow(rows + <usize>((home - lowest) * lanes * 2));
}

/** The chances of a home are those of its best plays, one roll later. */
function writeRow(row: usize): void {
  store<u16>(row, <u16>CERTAIN);
  for (let n = 0; n < lanes - 1; n++) {
    let sum: i32 = 0;
    for (let i = 0; i < 21; i++) {
      const end = load<i32>(ENDS + 4 * i) - lowest;
      if (end < 0) continue;
      const chance = <i32>load<u16>(rows + <usize>(2 * (end * lanes + n)));
      sum += i < DOUBLETS ? chance : 2 * chance;
    }
    if (sum === 0) break;
    store<u16>(row + 2 * (n + 1), <u16>((sum + 18) / 36));
  }
}

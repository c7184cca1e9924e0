// The tables of bearing off: solved here in slices, or brought from outside, and used only when their hash is right.
import { FULL_FROM, FULL_HOMES, HOMES, SMALL_HOMES } from './bearoff-index';
import { beginOneSided, oneSidedScratch, solveHome } from './bearoff-one';
import { beginTwoSided, EQUITIES, equitiesAt, solveShell, TWO_SIDED_SCRATCH } from './bearoff-two';

/** Chances (u16) not to be through after 0, 1 … 23 rolls; after 18 there are none. */
export const FINISH_WIDTH: i32 = 24;
/** Chances (u16), with all 15 checkers, not to have one off after 0, 1 … 7 rolls; after 6 there are none. */
export const FIRST_WIDTH: i32 = 8;

const FINISH_BYTES: i32 = HOMES * FINISH_WIDTH * 2;
const FIRST_BYTES: i32 = FULL_HOMES * FIRST_WIDTH * 2;
const TWO_SIDED_BYTES: i32 = SMALL_HOMES * SMALL_HOMES * EQUITIES;
/** Bytes of the tables: finish, first checker, two sides, one after the other, little-endian. */
export const BEAROFF_BYTES: i32 = FINISH_BYTES + FIRST_BYTES + TWO_SIDED_BYTES;

/** Hash of the right tables. They come out the same on every machine: each step is exact or rounded by IEEE 754. */
const EXPECTED: u64 = 0xc457f2557d02b244;

let tables: usize = 0;
let ready: bool = false;

/** Row of {@link FINISH_WIDTH} chances of a home. */
export function finishRow(home: i32): usize {
  return tables + <usize>(home * FINISH_WIDTH * 2);
}

/** Row of {@link FIRST_WIDTH} chances of a home with 15 checkers. */
export function firstRow(home: i32): usize {
  return tables + FINISH_BYTES + <usize>((home - FULL_FROM) * FIRST_WIDTH * 2);
}

/** The four equities (f32) of the side on roll, `home`, against `other`; both small. */
export function equitiesOf(home: i32, other: i32): usize {
  return equitiesAt(twoSided(), home, other);
}

function twoSided(): usize {
  return tables + FINISH_BYTES + FIRST_BYTES;
}

/** Whether the tables are there and verified. */
export function bearoffReady(): i32 {
  return ready ? 1 : 0;
}

/** Address of the tables, {@link BEAROFF_BYTES} long. The first call takes the memory. */
export function bearoffTables(): usize {
  // One piece: a second one would double the memory of the instance.
  if (tables === 0) tables = heap.alloc(BEAROFF_BYTES + TWO_SIDED_SCRATCH);
  return tables;
}

/** Hash of the tables as they stand; a change in any one 8-byte word changes it for certain. */
export function bearoffChecksum(): u64 {
  let hash: u64 = 0x9e3779b97f4a7c15;
  for (let at: i32 = 0; at < BEAROFF_BYTES; at += 8) {
    hash = rotl<u64>((hash ^ load<u64>(tables + at)) * 0xff51afd7ed558ccd, 29);
  }
  return hash;
}

// Work is counted in positions of the two-sided table; a home by itself costs about as much as eight.
const HOME_COST: i32 = 8;
const FIRST_AT: i32 = HOMES;
const SHELLS_AT: i32 = FIRST_AT + FULL_HOMES;
const END: i32 = SHELLS_AT + SMALL_HOMES - 1;
const WORK: i32 = (HOMES - 1 + FULL_HOMES) * HOME_COST + (SMALL_HOMES - 1) * (SMALL_HOMES - 1);

/** The next home or shell to solve, 0 before the beginning, and the work done. */
let cursor: i32 = 0;
let done: i32 = 0;

/** Checks the tables after they were solved or written from outside; 1 where they are right and in use now. */
export function bearoffVerify(): i32 {
  ready = tables !== 0 && bearoffChecksum() === EXPECTED;
  cursor = ready ? END : 0;
  done = ready ? WORK : 0;
  return bearoffReady();
}

/** Begins to solve the tables from nothing. */
export function bearoffStart(): void {
  ready = false;
  memory.fill(bearoffTables(), 0, BEAROFF_BYTES);
  cursor = 1;
  done = 0;
}

/**
 * Solves on, from the beginning where there is nothing yet, for about `budget` positions; gives the share of the
 * work that is done. At the end the tables are verified: 1 if they are right, 0 if not, which cannot be. Slices of
 * any size come to the same tables.
 */
export function bearoffStep(budget: i32): f64 {
  if (cursor === 0) bearoffStart();
  const until = <i32>min<i64>(<i64>done + budget, WORK);
  while (done < until) {
    if (cursor < SHELLS_AT) stepOneSided();
    else stepTwoSided();
    cursor++;
    if (cursor === END) {
      bearoffVerify();
      break;
    }
  }
  return <f64>done / WORK;
}

function stepOneSided(): void {
  // The two-sided table is not begun yet: its place is room to work in.
  if (cursor === 1) beginOneSided(twoSided(), finishRow(0), 0, FINISH_WIDTH);
  if (cursor === FIRST_AT) {
    memory.fill(twoSided(), 0, oneSidedScratch(HOMES));
    beginOneSided(twoSided(), firstRow(FULL_FROM), FULL_FROM, FIRST_WIDTH);
  }
  solveHome(cursor < FIRST_AT ? cursor : cursor - FIRST_AT + FULL_FROM);
  done += HOME_COST;
}

function stepTwoSided(): void {
  const size = cursor - SHELLS_AT + 1;
  if (size === 1) {
    const scratch = tables + BEAROFF_BYTES;
    memory.fill(twoSided(), 0, TWO_SIDED_BYTES);
    memory.fill(scratch, 0, TWO_SIDED_SCRATCH);
    beginTwoSided(scratch, twoSided());
  }
  solveShell(size);
  done += 2 * size - 1;
}

// Both sides with up to six checkers in their homes: exact equities, without a cube and with one in money play.
import { movesOf, openHome, SMALL_HOMES } from './bearoff-index';

/**
 * Bytes of the four equities (f32) of a position: no cube, own cube, cube in the middle, opponent's cube, each with
 * no double in this turn and the best doubles and answers in all later ones.
 */
export const EQUITIES: i32 = 16;

const DOUBLETS: i32 = 6;
const ROLLS: i32 = 21;
/** Room for the distinct results of all rolls of all small homes. */
const RESULTS: i32 = 120_000;
const BOUNDS_BYTES: i32 = 4 * (ROLLS * SMALL_HOMES + 1);

/** Bytes of scratch for {@link beginTwoSided}. */
export const TWO_SIDED_SCRATCH: i32 = BOUNDS_BYTES + 2 * RESULTS + 4 * SMALL_HOMES;

let table: usize = 0;
/** Where the results of a roll of a home begin; they end where the next begin. */
let bounds: usize = 0;
/** Homes (u16) times {@link EQUITIES}. */
let results: usize = 0;
/** The last list a home was put into. */
let marks: usize = 0;

/** Address of the equities of the side on roll, `home`, against `other`. */
export function equitiesAt(equities: usize, home: i32, other: i32): usize {
  return equities + <usize>((home * SMALL_HOMES + other) * EQUITIES);
}

/** Prepares for {@link solveShell} in rising order from 1. `scratch` is cleared. */
export function beginTwoSided(scratch: usize, equities: usize): void {
  table = equities;
  bounds = scratch;
  results = bounds + BOUNDS_BYTES;
  marks = results + 2 * RESULTS;
  for (let home = 0; home < SMALL_HOMES; home++) {
    v128.store(equitiesAt(table, home, 0), f32x4.splat(-1));
    v128.store(equitiesAt(table, 0, home), f32x4.splat(1));
  }
  listResults();
}

const START: usize = memory.data(2, 16);
/** Homes after one, two and three dice. */
const STEPS: usize = memory.data(3 * 128, 16);
const STEP: i32 = 128;

function listResults(): void {
  let end: i32 = 0;
  let mark: i32 = 0;
  for (let home = 1; home < SMALL_HOMES; home++) {
    store<u16>(START, <u16>home);
    let roll = home * ROLLS;
    for (let die = 1; die <= 6; die++, roll++) {
      store<i32>(bounds + 4 * roll, end);
      const one = extend(START, 1, die, STEPS, 0, ++mark);
      const two = extend(STEPS, one, die, STEPS + STEP, 0, ++mark);
      const three = extend(STEPS + STEP, two, die, STEPS + 2 * STEP, 0, ++mark);
      end += extend(STEPS + 2 * STEP, three, die, results + 2 * end, 0, ++mark);
    }
    for (let high = 2; high <= 6; high++) {
      for (let low = 1; low < high; low++, roll++) {
        store<i32>(bounds + 4 * roll, end);
        const list = results + 2 * end;
        const afterHigh = extend(START, 1, high, STEPS, 0, ++mark);
        const afterLow = extend(START, 1, low, STEPS + STEP, 0, ++mark);
        const count = extend(STEPS, afterHigh, low, list, 0, ++mark);
        end += extend(STEPS + STEP, afterLow, high, list, count, mark);
      }
    }
  }
  store<i32>(bounds + 4 * SMALL_HOMES * ROLLS, end);
  for (let i = 0; i < end; i++) {
    const result = results + 2 * i;
    store<u16>(result, <u16>(load<u16>(result) * EQUITIES));
  }
}

const MOVES: usize = memory.data(4 * 6, 16);

/** Adds to `out`, which holds `kept` homes, those that one die makes of the homes of a list and `mark` has not met. */
function extend(list: usize, count: i32, die: i32, out: usize, kept: i32, mark: i32): i32 {
  for (let i = 0; i < count; i++) {
    const home = <i32>load<u16>(list + 2 * i);
    openHome(home);
    let moves = movesOf(die, MOVES);
    // Nothing left: what remains of the roll is not played.
    if (moves === 0) {
      store<i32>(MOVES, 0);
      moves = 1;
    }
    for (let j = 0; j < moves; j++) {
      const next = home - load<i32>(MOVES + 4 * j);
      const met = marks + 4 * next;
      if (load<i32>(met) === mark) continue;
      store<i32>(met, mark);
      store<u16>(out + 2 * kept, <u16>next);
      kept++;
    }
  }
  return kept;
}

/** Solves the positions whose larger home is `size`: all they lead to have a smaller one or come before in here. */
export function solveShell(size: i32): void {
  for (let other = 1; other < size; other++) solve(size, other);
  for (let home = 1; home <= size; home++) solve(home, size);
}

function solve(home: i32, other: i32): void {
  const replies = equitiesAt(table, other, 0);
  const bound = bounds + 4 * home * ROLLS;
  let total = f32x4.splat(0);
  let at = results + 2 * load<i32>(bound);
  for (let roll = 0; roll < ROLLS; roll++) {
    const end = results + 2 * load<i32>(bound + 4 * (roll + 1));
    // What is best for the side on roll is worst for the other, in each state of the cube.
    let worst = withDouble(v128.load(replies + load<u16>(at)));
    for (at += 2; at < end; at += 2) {
      worst = f32x4.pmin(worst, withDouble(v128.load(replies + load<u16>(at))));
    }
    total = f32x4.sub(total, worst);
    if (roll >= DOUBLETS) total = f32x4.sub(total, worst);
  }
  // The opponent counts its own cube as the opponent's: lanes 1 and 3 change places.
  const mean = f32x4.div(v128.shuffle<i32>(total, total, 0, 3, 2, 1), f32x4.splat(36));
  v128.store(equitiesAt(table, home, other), mean);
}

/** The same where the side on roll doubles when that is better: taken it plays for two, passed it wins one. */
export function withDouble(equities: v128): v128 {
  const taken = v128.shuffle<i32>(equities, equities, 3, 3, 3, 3);
  const doubled = f32x4.pmin(f32x4.add(taken, taken), f32x4.splat(1));
  return v128.bitselect(f32x4.pmax(equities, doubled), equities, i32x4(0, -1, -1, 0));
}

// Positions in which both sides bear off and cannot meet any more, answered from the tables.
import { FULL_FROM, homeIndex, SMALL_HOMES } from './bearoff-index';
import { CERTAIN } from './bearoff-one';
import { bearoffReady, equitiesOf, finishRow, firstRow } from './bearoff-tables';
import { withDouble } from './bearoff-two';
import { isLong } from './rules';

export {
  BEAROFF_BYTES,
  bearoffChecksum,
  bearoffReady,
  bearoffStart,
  bearoffStep,
  bearoffTables,
  bearoffVerify,
} from './bearoff-tables';

const HOME: u64 = 0xffff_ffff_ffff;
/** Bit 7 of each byte of a home. */
const NEGATIVE: u64 = 0x8080_8080_8080;

/** The homes of the last position read: the side on roll and the other. */
let ownHome: i32 = 0;
let otherHome: i32 = 0;

/**
 * Writes the five outcomes (f32) of a position, view of the side on roll, and gives 1 if both sides have all their
 * checkers in their homes, none of them has finished and the tables are ready; 0 otherwise. With up to six checkers
 * each the win is exact; else each side plays for the fewest rolls, and for its first checker off where it has all
 * 15 and a mars threatens. The board is that of the rules in use.
 */
export function bearoffOutcomes(board: usize, out: usize): i32 {
  if (bearoffReady() === 0 || !readHomes(board)) return 0;
  const own = finishRow(ownHome);
  const other = finishRow(otherHome);
  let win: f32;
  if (ownHome < SMALL_HOMES && otherHome < SMALL_HOMES) {
    win = (1 + load<f32>(equitiesOf(ownHome, otherHome))) * 0.5;
  } else {
    win = shareOf(throughFirst(own, other));
  }
  store<f32>(out, win);
  store<f32>(out, 0, 4);
  store<f32>(out, 0, 8);
  store<f32>(out, 0, 12);
  store<f32>(out, 0, 16);
  if (otherHome >= FULL_FROM) {
    const none = v128.load(firstRow(otherHome));
    store<f32>(out, min<f32>(win, shareOf(sumOf(products(throughAt(own), none)))), 4);
  }
  if (ownHome >= FULL_FROM) {
    // The side on roll has had one roll more by then.
    const row = v128.load(firstRow(ownHome));
    const none = v128.shuffle<i16>(row, i16x8.splat(0), 1, 2, 3, 4, 5, 6, 7, 8);
    store<f32>(out, min<f32>(1 - win, shareOf(sumOf(products(throughAt(other), none)))), 12);
  }
  return 1;
}

/**
 * Writes the exact equities (f32) of the side on roll in money play, cube 1, no Jacoby: without a cube, with its own,
 * the cube in the middle, the opponent's. There is no double in this turn, and the best doubles and answers in all
 * later ones. Gives 0, and writes nothing, unless both are home with one to six checkers and the tables are ready.
 */
export function twoSidedEquities(board: usize, out: usize): i32 {
  if (!isTwoSided(board)) return 0;
  v128.store(out, v128.load(equitiesOf(ownHome, otherHome)));
  return 1;
}

/** As {@link twoSidedEquities}, but the side on roll may double at once with its own cube or one in the middle. */
export function twoSidedTurns(board: usize, out: usize): i32 {
  if (!isTwoSided(board)) return 0;
  v128.store(out, withDouble(v128.load(equitiesOf(ownHome, otherHome))));
  return 1;
}

function isTwoSided(board: usize): bool {
  return bearoffReady() !== 0 && readHomes(board) && ownHome < SMALL_HOMES && otherHome < SMALL_HOMES;
}

/**
 * Address of the chances (24 u16, full scale 65535) that the side on roll is not through after 0, 1 … 23 of its
 * rolls; 0 unless it has all its checkers home and the tables are ready. The other side does not matter.
 */
export function bearoffFinish(board: usize): usize {
  return bearoffReady() !== 0 && readOwn(board) ? finishRow(ownHome) : 0;
}

/** As {@link bearoffFinish} for the first checker off: 8 u16; 0 unless it has all 15 home. */
export function bearoffFirst(board: usize): usize {
  return bearoffReady() !== 0 && readOwn(board) && ownHome >= FULL_FROM ? firstRow(ownHome) : 0;
}

/** Whether all of the board is what two homes hold; false too when a side has nothing left. */
function readHomes(board: usize): bool {
  if ((load<u8>(board) | load<u8>(board, 25)) !== 0) return false;
  // Places 7 to 12 and then the opponent's home and the rest of its side.
  const middle = load<u64>(board, 7) & HOME;
  const third = load<u64>(board, 13) & HOME;
  const last = load<u64>(board, 19) & HOME;
  if ((middle | (isLong ? last : third)) !== 0) return false;
  const own = load<u64>(board, 1) & HOME;
  if (own === 0 || (own & NEGATIVE) !== 0) return false;
  const other = negated(isLong ? third : last);
  if (other === 0 || (other & NEGATIVE) !== 0) return false;
  ownHome = homeIndex(turned(own));
  otherHome = homeIndex(isLong ? turned(other) : other);
  return true;
}

/** The same of the side on roll alone. */
function readOwn(board: usize): bool {
  for (let place = 7; place < 26; place++) if (load<i8>(board + place) > 0) return false;
  let own: u64 = 0;
  for (let place = 1; place < 7; place++) own = (own << 8) | <u64>max<i32>(0, load<i8>(board + place));
  ownHome = homeIndex(turned(turned(own)));
  return true;
}

/** A home with its points in the other order. */
function turned(home: u64): u64 {
  return bswap<u64>(home) >> 16;
}

/** Each byte of a home with the other sign. */
function negated(home: u64): u64 {
  return <u64>v128.extract_lane<i64>(i8x16.neg(i64x2.splat(<i64>home)), 0);
}

/** Chance, in 1/65535², that the owner of the first row is through first when it rolls first. */
function throughFirst(own: usize, other: usize): u32 {
  let sum = i32x4.splat(0);
  for (let n = 0; n < 3; n++) {
    sum = i32x4.add(sum, products(throughAt(own), v128.load(other)));
    own += 16;
    other += 16;
  }
  return sumOf(sum);
}

/**
 * Chances to be through with the next of eight rolls. Of the last of a row it is wrong, where the other factor,
 * a chance of being still at it after so many rolls, is 0.
 */
function throughAt(row: usize): v128 {
  return i16x8.sub(v128.load(row), v128.load(row, 2));
}

function products(a: v128, b: v128): v128 {
  return i32x4.add(i32x4.extmul_low_i16x8_u(a, b), i32x4.extmul_high_i16x8_u(a, b));
}

/** Sum of four u32. */
function sumOf(four: v128): u32 {
  return <u32>(
    (i32x4.extract_lane(four, 0) +
      i32x4.extract_lane(four, 1) +
      i32x4.extract_lane(four, 2) +
      i32x4.extract_lane(four, 3))
  );
}

function shareOf(product: u32): f32 {
  return <f32>(<f64>product / (<f64>CERTAIN * <f64>CERTAIN));
}

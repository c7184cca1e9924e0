// The rows of held points that a side of the long board has in the other's way.
import { barred, held, LONG_STRIDE, longCounts, longRear } from './sides-long';

/** Longest row (0-6 and more) that somebody has still to pass, and how many have. */
export let LONGEST: i32 = 0;
export let BEHIND_LONGEST: i32 = 0;
/** Points held in the fullest six, and in the fullest eight, places in a row that somebody has still to pass. */
export let FULLEST_SIX: i32 = 0;
export let FULLEST_EIGHT: i32 = 0;
/** Held points, each times the opposing checkers that have still to pass it. */
export let TO_PASS: i32 = 0;
/** Squares of the rows' lengths, each times the opposing checkers behind the row. */
export let ROWS: i32 = 0;

/** Finds the rows of `side` (0 on roll, 1 the other), seen on the other side's way, and leaves the figures in the globals. */
export function readBlocks(side: i32): void {
  const other = 1 - side;
  const theirs = longCounts + other * LONG_STRIDE;
  const wall = barred(other);
  LONGEST = 0;
  BEHIND_LONGEST = 0;
  FULLEST_SIX = 0;
  FULLEST_EIGHT = 0;
  TO_PASS = 0;
  ROWS = 0;
  // Only what is in front of their rearmost checker has still to be passed. Nobody of theirs stands inside a row, so
  // all that are behind its end are behind its beginning.
  const rows = wall & ((1 << longRear(other)) - 1);
  const standing = held(other);
  let behind: i32 = 0;
  let length: i32 = 0;
  let last: i32 = 0;
  for (let left = rows | standing; left !== 0; ) {
    const place = 31 - clz<i32>(left);
    left ^= 1 << place;
    if (((standing >> place) & 1) !== 0) {
      endRow(length, behind);
      length = 0;
      behind += <i32>load<u8>(theirs + place);
      continue;
    }
    if (length > 0 && place !== last - 1) {
      endRow(length, behind);
      length = 0;
    }
    if (length === 0) {
      const ahead = <i32>(((<u64>wall) << 7) >> place) & 0xff;
      FULLEST_EIGHT = max<i32>(FULLEST_EIGHT, popcnt<i32>(ahead));
      FULLEST_SIX = max<i32>(FULLEST_SIX, popcnt<i32>(ahead >> 2));
    }
    length++;
    last = place;
    TO_PASS += behind;
  }
  endRow(length, behind);
}

function endRow(length: i32, behind: i32): void {
  ROWS += length * length * behind;
  if (length <= LONGEST) return;
  LONGEST = length;
  BEHIND_LONGEST = behind;
}

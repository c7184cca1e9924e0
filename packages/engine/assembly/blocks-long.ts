// The rows of held points that a side of the long board has in the other's way.
import { barred, LONG_STRIDE, longCounts } from './sides-long';

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
  let behind: i32 = 0;
  let length: i32 = 0;
  for (let place = 24; place >= 0; place--) {
    if (((wall >> place) & 1) !== 0) {
      length++;
      TO_PASS += behind;
      continue;
    }
    // Nobody of theirs stands inside a row, so all that are behind its end are behind its beginning.
    if (length > 0 && behind > 0) {
      ROWS += length * length * behind;
      if (length > LONGEST) {
        LONGEST = length;
        BEHIND_LONGEST = behind;
      }
    }
    length = 0;
    const count = <i32>load<u8>(theirs + place);
    if (behind + count > 0) {
      const ahead = <i32>(((<u64>wall) << 8) >> place) & 0xff;
      FULLEST_EIGHT = max<i32>(FULLEST_EIGHT, popcnt<i32>(ahead));
      FULLEST_SIX = max<i32>(FULLEST_SIX, popcnt<i32>(ahead >> 2));
    }
    behind += count;
  }
}

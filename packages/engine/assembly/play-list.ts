import { BOARD_STRIDE } from './board';

/** Lists of plays that can stand side by side: a search generates replies while it walks through plays. */
export const LISTS: i32 = 4;
/** Bytes of one play's moves: from and to of at most four, as in `@nardy/rules`. */
export const MOVES_STRIDE: i32 = 8;
/** Set on a `to` when the move hits. */
export const HIT_FLAG: i32 = 32;

// Four steps shared out among 15 checkers in every way: no turn has more results.
export const CAPACITY: i32 = 3060;
// Two steps: 15 × 15 at most.
const SLOTS_OF_TWO: i32 = 1024;
const SLOTS_OF_FOUR: i32 = 8192;

const BOARDS: usize = memory.data(LISTS * CAPACITY * BOARD_STRIDE + 16, 16);
const MOVES: usize = memory.data(LISTS * CAPACITY * MOVES_STRIDE, 8);
const COUNTS: usize = memory.data(LISTS * 4, 4);
const DICE: usize = memory.data(LISTS * 4, 4);
// Of the list being made: the hash of each position, and open addressing of `serial` + index + 1.
const HASHES: usize = memory.data(CAPACITY * 4, 4);
const SLOTS: usize = memory.data(SLOTS_OF_FOUR * 4, 4);

let listNow: i32 = 0;
let boards: usize = 0;
let moves: usize = 0;
let serial: i32 = 0;
let slotMask: i32 = 0;

/** Plays found so far. */
export let count: i32 = 0;
/** Dice used by each of them. */
export let dice: i32 = 0;

/** First position of a list, one every `BOARD_STRIDE` bytes, mover's view. */
export function listBoards(list: i32): usize {
  return BOARDS + <usize>(list * CAPACITY * BOARD_STRIDE);
}

/** First moves of a list, one play every `MOVES_STRIDE` bytes: from, to, from, to …, then zeros. */
export function listMoves(list: i32): usize {
  return MOVES + <usize>(list * CAPACITY * MOVES_STRIDE);
}

/** Plays of a list. */
export function listCount(list: i32): i32 {
  return load<i32>(COUNTS + <usize>(list << 2));
}

/** Dice used by every play of a list; 0 when there was no legal move. */
export function listDice(list: i32): i32 {
  return load<i32>(DICE + <usize>(list << 2));
}

/** Empties a list for a turn of `total` moves at most. */
export function openList(list: i32, total: i32): void {
  listNow = list;
  boards = listBoards(list);
  moves = listMoves(list);
  slotMask = (total === 2 ? SLOTS_OF_TWO : SLOTS_OF_FOUR) - 1;
  startOver(0);
}

/** Drops the plays found: longer or better ones are possible. */
export function startOver(diceUsed: i32): void {
  serial += count;
  if (serial > 0x3ffffff0) {
    memory.fill(SLOTS, 0, SLOTS_OF_FOUR * 4);
    serial = 0;
  }
  count = 0;
  dice = diceUsed;
}

/** Ends the list; returns how many plays it has. */
export function closeList(): i32 {
  store<i32>(COUNTS + <usize>(listNow << 2), count);
  store<i32>(DICE + <usize>(listNow << 2), dice);
  return count;
}

/** Adds a position and its moves. */
export function addPlay(board: usize, line: u64, hash: i32): void {
  const index = count;
  // Only more than 15 checkers a side could come here.
  if (index === CAPACITY) unreachable();
  const to = boards + <usize>(index * BOARD_STRIDE);
  v128.store(to, v128.load(board));
  v128.store(to, v128.load(board, 12), 12);
  store<u64>(moves + <usize>(index << 3), line);
  store<i32>(HASHES + <usize>(index << 2), hash);
  count = index + 1;
}

/** Adds a position that is not in the list yet; if it is, the list keeps the moves that run from high to low. */
export function addNewPlay(board: usize, line: u64, hash: i32): void {
  let slot = hash & slotMask;
  for (;;) {
    const index = load<i32>(SLOTS + <usize>(slot << 2)) - serial - 1;
    if (index < 0) break;
    if (load<i32>(HASHES + <usize>(index << 2)) === hash && isAt(board, index)) {
      const at = moves + <usize>(index << 3);
      if (runsHigher(line, load<u64>(at))) store<u64>(at, line);
      return;
    }
    slot = (slot + 1) & slotMask;
  }
  store<i32>(SLOTS + <usize>(slot << 2), serial + count + 1);
  addPlay(board, line, hash);
}

function isAt(board: usize, index: i32): bool {
  const at = boards + <usize>(index * BOARD_STRIDE);
  const low = v128.xor(v128.load(board), v128.load(at));
  const high = v128.xor(v128.load(board, 12), v128.load(at, 12));
  return !v128.any_true(v128.or(low, high));
}

/** Whether a line starts from higher points than another, compared move by move. */
function runsHigher(line: u64, other: u64): bool {
  for (let step = 0; step < dice; step++) {
    const difference = <i32>((line >> (16 * step)) & 0xff) - <i32>((other >> (16 * step)) & 0xff);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

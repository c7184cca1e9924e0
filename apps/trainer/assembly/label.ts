import { BOARD_STRIDE } from '../../../packages/engine/assembly/board';
import { flipOutcomes } from '../../../packages/engine/assembly/outcomes';
import { listBoards } from '../../../packages/engine/assembly/play-list';
import { generateInto } from '../../../packages/engine/assembly/plays';
import { floorOf } from '../../../packages/engine/assembly/prune';
import { classOf, equityOf, flip, guessPlay, isOver, isRace, judge, judgePlay, longBoard } from './outcome';
import { SAMPLE_TARGET, sampleAt } from './samples';

// Lists of plays: one for the game, one per level of looking ahead.
export const GAME_LIST: i32 = 0;
const NEAR_LIST: i32 = 1;
const FAR_LIST: i32 = 2;

const HEAD: i32 = 24;
// Equities lie from -3 to 3.
const MOST_APART: f32 = 6;
const TRIED: usize = memory.data(32, 16);
const BEST: usize = memory.data(32, 16);
const REPLY: usize = memory.data(32, 16);
const NEAR_SUM: usize = memory.data(32, 16);
const FAR_SUM: usize = memory.data(32, 16);

/** On the long board a side whose checkers all stand on the head has its first turn. */
export function isFirstTurn(board: usize): i32 {
  return longBoard && load<i8>(board, HEAD) === 15 ? 1 : 0;
}

// Above this many plays the pruning net says which are judged; 0: all are.
let mostJudged: i32 = 0;
let pruningMargin: f32 = 0;
const GUESSES: usize = memory.data(4 * 4096, 16);

/**
 * Labels judge only the `most` plays of a roll that the pruning net likes best, of those within `margin` of its first;
 * 0: all. The chosen plays of games are always judged against all.
 */
export function setPruning(most: i32, margin: f32): void {
  mostJudged = most;
  pruningMargin = margin;
}

/** Finds the best play of a roll by the nets: its index in the list; its chances for the mover at `best`. */
export function bestPlay(list: i32, board: usize, die1: i32, die2: i32, best: usize): i32 {
  const count = generateInto(list, board, die1, die2, isFirstTurn(board));
  return bestOf(list, count, best, -100);
}

/** The same in haste: only plays the pruning net does not think bad are judged. */
function quickPlay(list: i32, board: usize, die1: i32, die2: i32, best: usize): i32 {
  const count = generateInto(list, board, die1, die2, isFirstTurn(board));
  if (mostJudged === 0 || count <= mostJudged + 2 || isRace(classOf(board)))
    return bestOf(list, count, best, -100);
  return bestOf(list, count, best, guessFloor(listBoards(list), min(count, 4096)));
}

/** Guesses all plays; gives the guess below which none is judged. */
function guessFloor(boards: usize, count: i32): f32 {
  let first: f32 = -100;
  for (let i = 0; i < count; i++) {
    const guess = guessPlay(boards + <usize>(i * BOARD_STRIDE));
    store<f32>(GUESSES + ((<usize>i) << 2), guess);
    first = max<f32>(first, guess);
  }
  return floorOf(GUESSES, count, first, mostJudged, first - pruningMargin);
}

function bestOf(list: i32, count: i32, best: usize, floor: f32): i32 {
  const boards = listBoards(list);
  let bestEquity: f32 = -100;
  let bestIndex = 0;
  for (let i = 0; i < count; i++) {
    if (floor > -100 && load<f32>(GUESSES + ((<usize>i) << 2)) < floor) continue;
    const equity = judgePlay(boards + <usize>(i * BOARD_STRIDE), TRIED);
    if (equity <= bestEquity) continue;
    bestEquity = equity;
    bestIndex = i;
    memory.copy(best, TRIED, 20);
  }
  return bestIndex;
}

/** Writes to `out` the mean over the 21 rolls of the best play's chances, for the side on roll. */
export function labelExactly(board: usize, out: usize): void {
  labelFollowing(board, out, 0, 0, 0, 0);
}

/**
 * The same; of the roll of `low` and `high` the position after the best play (mover's view) is left at `child`, its
 * chances for the mover at `chances`.
 */
export function labelFollowing(
  board: usize,
  out: usize,
  low: i32,
  high: i32,
  child: usize,
  chances: usize,
): void {
  memory.fill(NEAR_SUM, 0, 20);
  for (let a = 1; a <= 6; a++) {
    for (let b = a; b <= 6; b++) {
      const index = quickPlay(NEAR_LIST, board, a, b, BEST);
      addWeighted(NEAR_SUM, BEST, a === b ? 1 : 2);
      if (a !== low || b !== high) continue;
      memory.copy(child, listBoards(NEAR_LIST) + <usize>(index * BOARD_STRIDE), BOARD_STRIDE);
      memory.copy(chances, BEST, 20);
    }
  }
  divide(NEAR_SUM, out);
}

/** The same a ply deeper: the best play by the nets, judged by `labelExactly` for the other side. */
export function labelDeeply(board: usize, out: usize): void {
  memory.fill(FAR_SUM, 0, 20);
  for (let a = 1; a <= 6; a++) {
    for (let b = a; b <= 6; b++) {
      const index = quickPlay(FAR_LIST, board, a, b, BEST);
      const child = listBoards(FAR_LIST) + <usize>(index * BOARD_STRIDE);
      if (isOver(child)) {
        memory.copy(REPLY, BEST, 20);
      } else {
        flip(child, AFTER);
        labelExactly(AFTER, REPLY);
        flipOutcomes(REPLY, REPLY);
      }
      addWeighted(FAR_SUM, REPLY, a === b ? 1 : 2);
    }
  }
  divide(FAR_SUM, out);
}

const AFTER: usize = memory.data(32, 16);

function addWeighted(sum: usize, p: usize, weight: f32): void {
  for (let at: usize = 0; at < 20; at += 4) {
    store<f32>(sum + at, load<f32>(sum + at) + weight * load<f32>(p + at));
  }
}

function divide(sum: usize, out: usize): void {
  for (let at: usize = 0; at < 20; at += 4) store<f32>(out + at, load<f32>(sum + at) / 36);
}

/**
 * Labels the samples from one index up to another, not included; a ply deeper where the equity of the label is at least
 * `apart` off what the net sees in the position itself.
 */
export function labelSamples(from: i32, to: i32, apart: f32): void {
  for (let i = from; i < to; i++) {
    const at = sampleAt(i);
    const target = at + SAMPLE_TARGET;
    labelExactly(at, target);
    if (apart > MOST_APART) continue;
    judge(at, TRIED);
    if (Mathf.abs(equityOf(TRIED) - equityOf(target)) >= apart) labelDeeply(at, target);
  }
}

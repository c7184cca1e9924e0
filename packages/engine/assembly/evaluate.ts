// One entry for the worth of a position: finished games, exact tables, nets; and looking ahead over the 21 rolls.
import { bearoffOutcomes } from './bearoff';
import { BOARD_STRIDE, flipLong, flipShort } from './board';
import { CONTACT, CRASHED, extractSides, LONG, LONG_RACE, netOfSides, RACE } from './inputs';
import { netOfLong } from './inputs-long';
import { forward, isLoaded, netOutcomes, OUTCOMES } from './net';
import { finished, flipOutcomes, OUTCOME_STRIDE, withoutMars } from './outcomes';
import { CAPACITY, LISTS, listBoards } from './play-list';
import { generateInto } from './plays';
import { guessAt, guessFloor, isPruned } from './prune';
import { isLong } from './rules';
import { inPlay, readSides } from './sides';
import { longInPlay } from './sides-long';
import { worth } from './worth';

// Evaluations made before, found by a hash of the position; a newer one takes the place of an older one.
// Small enough for a second-level cache of the processor.
const CACHE_BITS: i32 = 13;
const ENTRY: usize = 64;
const CACHE: usize = memory.data(64 << 13, 16);

const FLIPPED: usize = memory.data(28, 16);
const LIST_OUTCOMES: usize = memory.data(LISTS * CAPACITY * OUTCOME_STRIDE, 16);
// Per depth of looking ahead: the outcomes of a roll and the running mean.
const FRAME: usize = 64;
const FRAMES: usize = memory.data(4 * 64, 16);
const ROLLS: i32 = 21;
const ROLL_OUTCOMES: usize = memory.data(4 * 21 * 32, 16);
const ROLL_BOARDS: usize = memory.data(4 * 21 * 28, 16);
let evaluations: i32 = 0;

/** Forgets earlier evaluations: call it after a change of nets, tables or rules. */
export function forget(): void {
  memory.fill(CACHE, 0, ENTRY << CACHE_BITS);
}

/** Positions judged by a net or a table so far (wraps around). */
export function evaluationCount(): i32 {
  return evaluations;
}

/** Whether the nets the present rules need are loaded. */
export function hasNets(): i32 {
  if (isLong) return isLoaded(LONG) && isLoaded(LONG_RACE) ? 1 : 0;
  return isLoaded(CONTACT) && isLoaded(CRASHED) && isLoaded(RACE) ? 1 : 0;
}

/** Writes the five outcomes of a position (view of the side on roll) to `out`. */
export function evaluate(board: usize, out: usize): void {
  const first = load<u64>(board);
  const second = load<u64>(board, 8);
  const third = load<u64>(board, 16);
  const fourth = load<u16>(board, 24);
  const entry = CACHE + ((mixed(first, second, third, fourth) >>> (64 - CACHE_BITS)) as usize) * ENTRY;
  if (
    load<u64>(entry) === first &&
    load<u64>(entry, 8) === second &&
    load<u64>(entry, 16) === third &&
    load<u16>(entry, 24) === fourth &&
    load<u16>(entry, 26) === 1
  ) {
    v128.store(out, v128.load(entry, 32));
    store<f32>(out, load<f32>(entry, 48), 16);
    return;
  }
  judge(board, out);
  store<u64>(entry, first);
  store<u64>(entry, second, 8);
  store<u64>(entry, third, 16);
  store<u16>(entry, fourth, 24);
  store<u16>(entry, 1, 26);
  v128.store(entry, v128.load(out), 32);
  store<f32>(entry, load<f32>(out, 16), 48);
}

function mixed(a: u64, b: u64, c: u64, d: u16): u64 {
  let hash = a * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 29) ^ b) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 32) ^ c ^ ((<u64>d) << 40)) * 0x94d049bb133111eb;
  return hash ^ (hash >> 31);
}

function judge(board: usize, out: usize): void {
  if (isLong) {
    if (finished(board, out)) return;
    evaluations++;
    const net = netOfLong(board);
    if (net === LONG_RACE && bearoffOutcomes(board, out)) return;
    netOutcomes(net, board);
    withoutMars(OUTCOMES, longInPlay(0) < 15, longInPlay(1) < 15);
  } else {
    readSides(board);
    if (inPlay(0) === 0 || inPlay(1) === 0) {
      finished(board, out);
      return;
    }
    evaluations++;
    const net = netOfSides();
    if (net === RACE && bearoffOutcomes(board, out)) return;
    extractSides(net);
    forward(net);
    withoutMars(OUTCOMES, inPlay(0) < 15, inPlay(1) < 15);
  }
  v128.store(out, v128.load(OUTCOMES));
  store<f32>(out, load<f32>(OUTCOMES, 16), 16);
}

/**
 * Writes every legal play into `list` (0-3) and judges it; gives their number. The outcomes, at
 * {@link listOutcomes}, are those of the side that moved.
 */
export function evaluatePlays(list: i32, board: usize, die1: i32, die2: i32, firstTurn: i32): i32 {
  const found = generateInto(list, board, die1, die2, firstTurn);
  for (let play = 0; play < found; play++) evaluatePlay(list, play);
  return found;
}

/** Judges a play of a list for the side that moved; gives where its outcomes are. */
function evaluatePlay(list: i32, play: i32): usize {
  const out = listOutcomes(list) + play * OUTCOME_STRIDE;
  turn(listBoards(list) + play * BOARD_STRIDE, FLIPPED);
  evaluate(FLIPPED, out);
  flipOutcomes(out, out);
  return out;
}

/** Outcomes of the plays in a list, {@link OUTCOME_STRIDE} bytes apart. */
export function listOutcomes(list: i32): usize {
  return LIST_OUTCOMES + list * CAPACITY * OUTCOME_STRIDE;
}

/**
 * The outcomes of a position (view of the side on roll), `plies` (0-3) rolls ahead: after every roll the play that is
 * best at sight of those that {@link bestPlay} judges, judged with one ply less; the mean over the 21 rolls. Both sides
 * choose by the same weights. With one ply and more the outcomes roll by roll are at {@link rollOutcomes}.
 */
export function lookAhead(board: usize, plies: i32, out: usize): void {
  if (plies === 0) {
    evaluate(board, out);
    return;
  }
  if (finished(board, out)) return;
  const frame = FRAMES + <usize>plies * FRAME;
  const after = frame;
  const mean = frame + 32;
  memory.fill(mean, 0, OUTCOME_STRIDE);
  const pruned = isPruned(board);
  for (let die1 = 1; die1 < 7; die1++) {
    for (let die2 = 1; die2 <= die1; die2++) {
      const best = bestPlay(plies, board, die1, die2, pruned);
      const roll = (die1 * (die1 - 1)) / 2 + die2 - 1;
      const reply = rollBoards(plies) + roll * BOARD_STRIDE;
      turn(listBoards(plies) + best * BOARD_STRIDE, reply);
      if (plies === 1) {
        memory.copy(after, listOutcomes(plies) + best * OUTCOME_STRIDE, OUTCOME_STRIDE);
      } else {
        lookAhead(reply, plies - 1, after);
        flipOutcomes(after, after);
      }
      memory.copy(rollOutcomes(plies) + roll * OUTCOME_STRIDE, after, OUTCOME_STRIDE);
      const share: f32 = die1 === die2 ? 1.0 / 36 : 2.0 / 36;
      const four = f32x4.mul(v128.load(after), f32x4.splat(share));
      v128.store(mean, f32x4.add(v128.load(mean), four));
      store<f32>(mean, load<f32>(mean, 16) + load<f32>(after, 16) * share, 16);
    }
  }
  memory.copy(out, mean, OUTCOME_STRIDE);
}

/**
 * After {@link lookAhead} of `plies`: per roll, in the order 1-1, 2-1, 2-2, 3-1 …, the outcomes after the best play
 * for the side that throws.
 */
export function rollOutcomes(plies: i32): usize {
  return ROLL_OUTCOMES + plies * ROLLS * OUTCOME_STRIDE;
}

/** The positions that go with {@link rollOutcomes}, view of the side that throws next. */
export function rollBoards(plies: i32): usize {
  return ROLL_BOARDS + plies * ROLLS * BOARD_STRIDE;
}

/** The play of a roll that is best at sight; with `pruned` of those that the pruning net does not think bad. */
function bestPlay(list: i32, board: usize, die1: i32, die2: i32, pruned: bool): i32 {
  const found = generateInto(list, board, die1, die2, isFirstTurn(board));
  const floor: f32 = pruned ? guessFloor(list, found) : 0;
  let best: i32 = -1;
  let most: f32 = 0;
  for (let play = 0; play < found; play++) {
    if (pruned && guessAt(play) < floor) continue;
    const value = worth(evaluatePlay(list, play));
    if (best >= 0 && value <= most) continue;
    most = value;
    best = play;
  }
  return best;
}

/** On the long board a side with all checkers on the head has its first turn. */
function isFirstTurn(board: usize): i32 {
  return isLong && load<i8>(board, 24) === 15 ? 1 : 0;
}

function turn(from: usize, to: usize): void {
  if (isLong) flipLong(from, to);
  else flipShort(from, to);
}

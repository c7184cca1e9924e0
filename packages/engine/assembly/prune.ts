// Sorting out plays before the nets judge them: a small net that sees the bare board says which are worth it. What it
// leaves out is the best play by the others so seldom, and then by so little, that looking ahead is not worse for it.
import { BOARD_STRIDE, flipShort } from './board';
import { extractSides, netOf, PRUNING, RACE } from './inputs';
import { forward, isLoaded, OUTCOMES } from './net';
import { finished, flipOutcomes, withoutMars } from './outcomes';
import { CAPACITY, listBoards } from './play-list';
import { isLong } from './rules';
import { inPlay, readSides } from './sides';
import { worth, worthOfWin } from './worth';

/** So many plays of a roll are judged, of those so near the first by the pruning net, in parts of a certain win. */
const MOST_JUDGED: i32 = 12;
const NEAR: f32 = 0.2;

const GUESSES: usize = memory.data(4 * CAPACITY, 16);
const FLIPPED: usize = memory.data(28, 16);
const GUESSED: usize = memory.data(32, 16);
const NONE: f32 = -f32.MAX_VALUE;

/** Whether plays of a position are sorted out: not in races, whose net and tables cost as little as the pruning net. */
export function isPruned(board: usize): bool {
  return !isLong && isLoaded(PRUNING) && netOf(board) !== RACE;
}

/** Guesses the plays of a list; gives the guess below which none is judged. */
export function guessFloor(list: i32, found: i32): f32 {
  if (found <= MOST_JUDGED + 2) {
    memory.fill(GUESSES, 0, 4 * found);
    return 0;
  }
  const boards = listBoards(list);
  let first = NONE;
  for (let play = 0; play < found; play++) {
    const guess = guessOf(boards + play * BOARD_STRIDE);
    store<f32>(GUESSES + 4 * play, guess);
    if (guess > first) first = guess;
  }
  return floorOf(GUESSES, found, first, MOST_JUDGED, first - NEAR * worthOfWin());
}

/** Of guesses (f32) with `first` at their head, the lowest among the `most` best that is no lower than `least`. */
export function floorOf(guesses: usize, found: i32, first: f32, most: i32, least: f32): f32 {
  // From the best down, each the highest below the one before.
  let floor = first;
  for (let taken = 1; taken < most; taken++) {
    let next = NONE;
    for (let play = 0; play < found; play++) {
      const guess = load<f32>(guesses + 4 * play);
      if (guess < floor && guess > next) next = guess;
    }
    if (next < least) break;
    floor = next;
  }
  return floor;
}

/** The guess at a play of the list guessed last. */
export function guessAt(play: i32): f32 {
  return load<f32>(GUESSES + 4 * play);
}

/** The worth of a play's position (mover's view) for the mover, roughly. */
function guessOf(child: usize): f32 {
  flipShort(child, FLIPPED);
  readSides(FLIPPED);
  if (inPlay(0) === 0 || inPlay(1) === 0) {
    finished(FLIPPED, GUESSED);
  } else {
    extractSides(PRUNING);
    forward(PRUNING);
    withoutMars(OUTCOMES, inPlay(0) < 15, inPlay(1) < 15);
    memory.copy(GUESSED, OUTCOMES, 20);
  }
  flipOutcomes(GUESSED, GUESSED);
  return worth(GUESSED);
}

// Targets that look many plies ahead for the price of one: from a position the best plays of rolls thrown at random are
// followed, and what each of them turns out to be worth above what was thought is handed back, fading by λ a ply. The mean
// over the rolls is exact at every step, so only the surprises of the nets themselves scatter.
import { BOARD_STRIDE } from '../../../packages/engine/assembly/board';
import { flipOutcomes } from '../../../packages/engine/assembly/outcomes';
import { nextDie } from './chance';
import { labelFollowing } from './label';
import { classOf, flip, isOver, isRace } from './outcome';
import { addSample, SAMPLE_CAPACITY, SAMPLE_TARGET, sampleAt, sampleCount } from './samples';
import { noteSeen } from './seen';

const MOST_STEPS: i32 = 64;
const BOARDS: usize = memory.data(32 * 65, 16);
const TARGETS: usize = memory.data(20 * 65, 16);
const CHANCES: usize = memory.data(20 * 65, 16);
const CHILD: usize = memory.data(32, 16);
const RETURN: usize = memory.data(32, 16);

function boardAt(step: i32): usize {
  return BOARDS + ((<usize>step) << 5);
}

function targetAt(step: i32): usize {
  return TARGETS + <usize>(step * 20);
}

/**
 * Labels the samples from one index up to another, not included, following each for `steps` plies, to the end of contact
 * or of the game; the positions met, if new, are added as samples with what followed them.
 */
export function traceSamples(from: i32, to: i32, steps: i32, lambda: f32): void {
  for (let i = from; i < to; i++) {
    const at = sampleAt(i);
    const last = trace(at, min(steps, MOST_STEPS), lambda);
    memory.copy(at + SAMPLE_TARGET, targetAt(0), 20);
    for (let step = 1; step <= last && sampleCount() < SAMPLE_CAPACITY; step++) {
      const board = boardAt(step);
      if (!noteSeen(board)) continue;
      memory.copy(addSample(board, classOf(board)) + SAMPLE_TARGET, targetAt(step), 20);
    }
  }
}

/** Fills positions and targets of a path and gives the number of its last. */
function trace(start: usize, steps: i32, lambda: f32): i32 {
  memory.copy(boardAt(0), start, BOARD_STRIDE);
  let last = 0;
  for (; ; last++) {
    const board = boardAt(last);
    const a = nextDie();
    const b = nextDie();
    labelFollowing(board, targetAt(last), min(a, b), max(a, b), CHILD, CHANCES + <usize>(last * 20));
    if (last === steps || isOver(CHILD)) break;
    flip(CHILD, boardAt(last + 1));
    // Races are judged well enough at sight.
    if (isRace(classOf(boardAt(last + 1)))) break;
  }
  for (let step = last - 1; step >= 0; step--) handBack(step, lambda);
  return last;
}

/**
 * Adds to the target of a position what the next one is worth above what was thought of it. It may come out a little below
 * 0 or above 1; cut off there, the mean of such targets would be off.
 */
function handBack(step: i32, lambda: f32): void {
  const target = targetAt(step);
  const thought = CHANCES + <usize>(step * 20);
  flipOutcomes(targetAt(step + 1), RETURN);
  for (let at: usize = 0; at < 20; at += 4) {
    store<f32>(
      target + at,
      load<f32>(target + at) + lambda * (load<f32>(RETURN + at) - load<f32>(thought + at)),
    );
  }
}

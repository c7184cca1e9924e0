import { BOARD_STRIDE } from '../../../packages/engine/assembly/board';
import { flipOutcomes } from '../../../packages/engine/assembly/outcomes';
import { listBoards } from '../../../packages/engine/assembly/play-list';
import { generateInto } from '../../../packages/engine/assembly/plays';
import { nextBelow, nextDie, nextFraction, nextNormal } from './chance';
import { bestPlay, GAME_LIST, isFirstTurn } from './label';
import { classOf, flip, isOver, judgePlay, longBoard } from './outcome';
import { rarePosition } from './rare';
import { addSample, SAMPLE_TARGET } from './samples';
import { noteSeen } from './seen';

const MOST_PLIES_SHORT: i32 = 400;
const MOST_PLIES_LONG: i32 = 600;
const MOST_CHOICES: i32 = 4096;

const POSITION: usize = memory.data(32, 16);
const CHILD: usize = memory.data(32, 16);
const VALUE: usize = memory.data(32, 16);
const RETURN: usize = memory.data(32, 16);
// What a game leaves for its targets: where each position's sample lies and what its chosen play was worth.
const SAMPLES: usize = memory.data(4 * 600, 16);
const VALUES: usize = memory.data(20 * 600, 16);
const EQUITIES: usize = memory.data(4 * 4096, 16);

let die1: i32 = 0;
let die2: i32 = 0;
/** Games and plies played since the start. */
export let games: i32 = 0;
export let plies: i32 = 0;

export function gamesPlayed(): i32 {
  return games;
}

export function pliesPlayed(): i32 {
  return plies;
}

function startPosition(): void {
  memory.fill(POSITION, 0, 32);
  if (longBoard) {
    put(24, 15);
    store<i8>(POSITION, -15, 12);
    return;
  }
  put(24, 2);
  put(13, 5);
  put(8, 3);
  put(6, 5);
  for (let place = 1; place < 25; place++) {
    const count = load<i8>(POSITION + place);
    if (count > 0) store<i8>(POSITION + 25 - place, <i8>-count);
  }
}

function put(place: i32, count: i32): void {
  store<i8>(POSITION + place, <i8>count);
}

/** On the short board the opening roll is never a doublet; the winner of a long game starts with a fresh roll. */
function roll(ply: i32): void {
  do {
    die1 = nextDie();
    die2 = nextDie();
  } while (ply === 0 && !longBoard && die1 === die2);
}

function mostPlies(): i32 {
  return longBoard ? MOST_PLIES_LONG : MOST_PLIES_SHORT;
}

/**
 * Plays a game by the nets against themselves and adds a sample per position with its λ-return: the chances after the
 * chosen play, mixed with what the game went on to show. Gives how many.
 */
export function playGame(lambda: f32): i32 {
  startPosition();
  const limit = mostPlies();
  let count = 0;
  let over = false;
  while (count < limit && !over) {
    roll(count);
    store<u32>(SAMPLES + ((<usize>count) << 2), <u32>addSample(POSITION, classOf(POSITION)));
    const value = VALUES + <usize>(count * 20);
    const chosen = bestPlay(GAME_LIST, POSITION, die1, die2, value);
    const child = listBoards(GAME_LIST) + <usize>(chosen * BOARD_STRIDE);
    over = isOver(child);
    flip(child, POSITION);
    count++;
  }
  games++;
  plies += count;
  memory.copy(RETURN, VALUES + <usize>((count - 1) * 20), 20);
  for (let ply = count - 1; ply >= 0; ply--) {
    const value = VALUES + <usize>(ply * 20);
    if (ply < count - 1) {
      flipOutcomes(RETURN, RETURN);
      for (let at: usize = 0; at < 20; at += 4) {
        store<f32>(RETURN + at, lambda * load<f32>(RETURN + at) + (1 - lambda) * load<f32>(value + at));
      }
    }
    memory.copy(<usize>load<u32>(SAMPLES + ((<usize>ply) << 2)) + SAMPLE_TARGET, RETURN, 20);
  }
  return count;
}

/**
 * Plays a game and adds, without targets, the positions not seen before: those met, and with the chance `keep` those of
 * plays not chosen that lose at most `margin`. `noise`: standard deviation added to the equities when choosing;
 * `blunder`: the chance of a play at random; `rare`: the chance to begin in a rare position, on the short board.
 */
export function exploreGame(noise: f32, blunder: f32, margin: f32, keep: f32, rare: f32): i32 {
  const isRare = !longBoard && rare > 0 && nextFraction() < rare;
  if (isRare) rarePosition(POSITION);
  else startPosition();
  const limit = mostPlies();
  let added = 0;
  let ply = 0;
  for (; ply < limit; ply++) {
    if (noteSeen(POSITION)) {
      addSample(POSITION, classOf(POSITION));
      added++;
    }
    roll(isRare ? ply + 1 : ply);
    const count = min(generateInto(GAME_LIST, POSITION, die1, die2, isFirstTurn(POSITION)), MOST_CHOICES);
    const boards = listBoards(GAME_LIST);
    let best: f32 = -100;
    let wish: f32 = -100;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      const equity = judgePlay(boards + <usize>(i * BOARD_STRIDE), VALUE);
      store<f32>(EQUITIES + ((<usize>i) << 2), equity);
      if (equity > best) best = equity;
      const wished = noise > 0 ? equity + noise * nextNormal() : equity;
      if (wished > wish) {
        wish = wished;
        chosen = i;
      }
    }
    if (blunder > 0 && nextFraction() < blunder) chosen = nextBelow(count);
    for (let i = 0; i < count; i++) {
      const child = boards + <usize>(i * BOARD_STRIDE);
      if (i === chosen || load<f32>(EQUITIES + ((<usize>i) << 2)) < best - margin || nextFraction() >= keep)
        continue;
      if (isOver(child)) continue;
      flip(child, CHILD);
      if (!noteSeen(CHILD)) continue;
      addSample(CHILD, classOf(CHILD));
      added++;
    }
    const child = boards + <usize>(chosen * BOARD_STRIDE);
    if (isOver(child)) break;
    flip(child, POSITION);
  }
  games++;
  plies += ply;
  return added;
}

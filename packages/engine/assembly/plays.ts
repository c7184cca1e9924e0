import {
  BOARD_STRIDE,
  copyBoard,
  HOME_BITS,
  opponentBits,
  opponentBlotBits,
  ownBits,
  POINT_BITS,
} from './board';
import {
  addHitter,
  addMovedHitter,
  anyHides,
  hasHitAtHome,
  hitterAt,
  hittersOn,
  removeHitter,
  standsOn,
} from './hitters';
import { addNewPlay, addPlay, closeList, count, dice, HIT_FLAG, openList, startOver } from './play-list';
import { isForbiddenPrime, rearguardBit } from './prime';
import {
  BEAR_OFF_ALLOWED,
  BEAR_OFF_FORBIDDEN,
  bearOffAfterHit,
  bindingPoints,
  headAllowance,
  isHideForbidden,
  isLong,
  isPrimeForbidden,
} from './rules';

const HEAD: i32 = 24;
const HEAD_BIT: i32 = 1 << HEAD;
const BAR_BIT: i32 = 1 << 25;
const NO_SLOT: i32 = -1;
const NO_FLOOR: i32 = -128;

// A position's hash is the sum of a key per own checker's place and a key per hit.
const KEYS: usize = memory.data(26 * 4, 4);
const HIT_KEYS: usize = memory.data(26 * 4, 4);
for (let place = 1; place < 26; place++) {
  const at = <usize>(place << 2);
  store<i32>(KEYS + at, key(place, 0x9e3779b1));
  store<i32>(HIT_KEYS + at, key(place, 0x85ebca6b));
}

function key(place: i32, factor: u32): i32 {
  const mixed = (<u32>place ^ ((<u32>place) << 13)) * factor;
  return mixed ^ (mixed >> 15);
}

/** The position while moves are made and taken back. */
const WORK: usize = memory.data(BOARD_STRIDE + 4, 16);

let total: i32 = 0;
let firstDie: i32 = 0;
let secondDie: i32 = 0;
/** Where the first die of the order could be played from at the start of the turn. */
let rootSources: i32 = 0;
/** Sources that later moves need not try. */
let skip: i32 = 0;
/** Points the mover cannot land on. */
let closed: i32 = 0;
/** At this many checkers on the head no more may leave it. */
let headFloor: i32 = NO_FLOOR;
let rearguard: i32 = 0;
/** Points where a hit binds the hitter. */
let binding: i32 = 0;
/** Moves of a doublet are made from high to low, which makes no position twice. */
let descending: bool = false;
/** 1 if the plays found bear off a hitter, which no play of as many dice may be able to avoid. */
let leastHitterOff: i32 = 0;
/** The die of the plays found while they use one die of two. */
let singleDie: i32 = 0;

/**
 * Writes every legal play of a turn into a list (`play-list`) and returns how many there are, at least one: with
 * no legal move it is the unchanged position. Same results in the same order as `generatePlaysInto` of the rules.
 */
export function generateInto(list: i32, board: usize, die1: i32, die2: i32, firstTurn: i32): i32 {
  copyBoard(board, WORK);
  const own = ownBits(board);
  const opponent = opponentBits(board) & POINT_BITS;
  let blots = 0;
  if (isLong) {
    closed = opponent;
    headFloor = load<i8>(WORK, HEAD) - headAllowance(die1, die2, firstTurn !== 0);
    rearguard = isPrimeForbidden ? rearguardBit(board) : 0;
  } else {
    blots = opponentBlotBits(board) & POINT_BITS;
    closed = opponent & ~blots;
    headFloor = NO_FLOOR;
    rearguard = 0;
  }
  // A hit can bind only where a blot stands to be hit.
  binding = bindingPoints & blots;
  singleDie = 0;
  leastHitterOff = 0;
  skip = 0;
  total = die1 === die2 ? 4 : 2;
  openList(list, total);

  const larger = max(die1, die2);
  const smaller = min(die1, die2);
  // With bound hitters the order of the moves matters, so all are tried.
  descending = larger === smaller && binding === 0;
  firstDie = larger;
  secondDie = smaller;
  explore(0, 25, own, blots, 0, 0, 0, 0);
  if (larger !== smaller) {
    firstDie = smaller;
    secondDie = larger;
    // A move of the larger die that was possible at first has met every move of the smaller one already.
    if (binding === 0) skip = rootSources;
    explore(0, 25, own, blots, 0, 0, 0, 0);
  }
  if (count === 0) addPlay(WORK, 0, 0);
  return closeList();
}

/** {@link generateInto} list 0. */
export function generate(board: usize, die1: i32, die2: i32, firstTurn: i32): i32 {
  return generateInto(0, board, die1, die2, firstTurn);
}

/** The one place a checker may be borne off from with a die, as a bit; 0 when there is none. */
function bearOffBit(own: i32, die: i32): i32 {
  if (own === 0 || (own & ~HOME_BITS) !== 0) return 0;
  const exact = own & (1 << die);
  if (exact !== 0) return exact;
  // Nothing on a higher point: the highest checker goes.
  return own < 1 << die ? 1 << (31 - clz(own)) : 0;
}

/** Tries every move with the next die and what can follow it; afterwards the turn as it stands, if nothing longer was found. */
function explore(
  depth: i32,
  ceiling: i32,
  own: i32,
  blots: i32,
  hitters: i32,
  hitterOff: i32,
  hash: i32,
  path: u64,
): void {
  if (depth < total) {
    const die = depth === 0 ? firstDie : secondDie;
    let sources = 0;
    if ((own & BAR_BIT) !== 0) {
      sources = BAR_BIT & ~(closed << die); // [SP-14] the bar first
    } else {
      sources = ((own & ~(closed << die) & (-2 << die)) | bearOffBit(own, die)) & ((2 << ceiling) - 1);
      if (load<i8>(WORK, HEAD) <= headFloor) sources &= ~HEAD_BIT;
    }
    if (depth === 0) rootSources = sources;
    else sources &= ~skip;
    while (sources !== 0) {
      const from = 31 - clz(sources);
      sources ^= 1 << from;
      const bound = hitters === 0 ? 0 : hittersOn(hitters, from);
      if (load<i8>(WORK + <usize>from) > bound) {
        move(depth, from, die, NO_SLOT, own, blots, hitters, hitterOff, hash, path);
      }
      // Which of the checkers on a point moves is the mover's choice, so each kind is tried.
      for (let slot = 0; bound > 0 && slot < 4; slot++) {
        if (standsOn(hitterAt(hitters, slot), from)) {
          move(depth, from, die, slot, own, blots, hitters, hitterOff, hash, path);
        }
      }
    }
  }
  if (depth >= dice && depth > 0) record(depth, own, hitters, hitterOff, hash, path);
}

/** Makes one move, explores what follows and takes it back. */
function move(
  depth: i32,
  from: i32,
  die: i32,
  slot: i32,
  own: i32,
  blots: i32,
  hitters: i32,
  hitterOff: i32,
  hash: i32,
  path: u64,
): void {
  const to = max(from - die, 0);
  const mover = slot === NO_SLOT ? 0 : hitterAt(hitters, slot);
  const others = slot === NO_SLOT ? hitters : removeHitter(hitters, slot);
  const ceiling = descending ? from : 25;
  const fromAt = WORK + <usize>from;
  const toAt = WORK + <usize>to;
  const left = load<i8>(fromAt) - 1;
  store<i8>(fromAt, left);
  const ownLeft = left === 0 ? own & ~(1 << from) : own;
  const moved = hash - load<i32>(KEYS + <usize>(from << 2)) + load<i32>(KEYS + <usize>(to << 2));
  const next = depth + 1;
  const step = path | ((<u64>(from | (to << 8))) << (16 * depth));
  if (to === 0) {
    const bound = hasHitAtHome(mover) ? bearOffAfterHit : BEAR_OFF_ALLOWED;
    // [HH-12] only kept if nothing else uses as many dice
    const off = bound === BEAR_OFF_ALLOWED ? hitterOff : 1;
    if (bound !== BEAR_OFF_FORBIDDEN) explore(next, ceiling, ownLeft, blots, others, off, moved, step);
  } else if (((blots >> to) & 1) !== 0) {
    const nextHitters = ((binding >> to) & 1) !== 0 || mover !== 0 ? addHitter(others, to, mover) : others;
    const hit = step | ((<u64>(HIT_FLAG << 8)) << (16 * depth));
    store<i8>(toAt, 1);
    store<i8>(WORK, load<i8>(WORK) - 1);
    const hash2 = moved + load<i32>(HIT_KEYS + <usize>(to << 2));
    explore(next, ceiling, ownLeft | (1 << to), blots & ~(1 << to), nextHitters, hitterOff, hash2, hit);
    store<i8>(WORK, load<i8>(WORK) + 1);
    store<i8>(toAt, -1);
  } else {
    const before = load<i8>(toAt);
    const nextHitters =
      mover === 0 ? others : addMovedHitter(others, to, mover, isHideForbidden && before > 0);
    store<i8>(toAt, before + 1);
    explore(next, ceiling, ownLeft | (1 << to), blots, nextHitters, hitterOff, moved, step);
    store<i8>(toAt, before);
  }
  store<i8>(fromAt, left + 1);
}

/** Takes the turn as it stands into the list if no better one is known. */
function record(depth: i32, own: i32, hitters: i32, hitterOff: i32, hash: i32, path: u64): void {
  if (hitters !== 0 && anyHides(hitters)) return;
  if (rearguard !== 0 && isForbiddenPrime(own, rearguard)) return;
  if (depth > dice || hitterOff < leastHitterOff) {
    startOver(depth);
    leastHitterOff = hitterOff;
  } else if (hitterOff > leastHitterOff) return;
  if (depth === 1 && total === 2) {
    // The larger die is tried first. [SP-09]
    if (count === 0) singleDie = firstDie;
    else if (firstDie < singleDie) return;
  }
  const line = depth === 2 && binding === 0 ? highestFirst(path) : path;
  if (descending) addPlay(WORK, line, hash);
  else addNewPlay(WORK, line, hash);
}

/**
 * Two moves of different checkers from high to low: the higher can always go first. Two that come to one blot are in
 * this order already, as the larger die goes first, so the hit need not change hands.
 */
function highestFirst(path: u64): u64 {
  const first = <u32>path & 0xffff;
  const second = <u32>path >> 16;
  return (second & 0xff) > (first & 0xff) ? <u64>(second | (first << 16)) : path;
}

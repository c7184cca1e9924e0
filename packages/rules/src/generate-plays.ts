import { bearOffBit } from './bear-off.ts';
import type { Board } from './board.ts';
import { HEAD, headAllowance } from './head.ts';
import {
  addHitter,
  addMovedHitter,
  anyHides,
  bindingPoints,
  type Hitters,
  hasHitAtHome,
  hitterAt,
  hittersOn,
  removeHitter,
  standsOn,
} from './hitters.ts';
import { POINT_BITS } from './place.ts';
import type { Die } from './play.ts';
import { BOARD_STRIDE, growWorkspace, HIT_FLAG, MOVES_STRIDE, type PlayWorkspace } from './play-workspace.ts';
import { isForbiddenPrime, rearguardBit } from './prime.ts';
import type { RuleSet } from './rule-set.ts';

const BAR_BIT = 1 << 25;
const HEAD_BIT = 1 << HEAD;
const NO_SLOT = -1;
const WORDS = BOARD_STRIDE / 4;
const HASH_MASK = 0x3fffffff;

// A position's hash is the sum of a key per own checker's place and a key per hit, so a move is two additions.
const KEYS = keys(0x9e3779b1);
const HIT_KEYS = keys(0x85ebca6b);

function keys(factor: number): Int32Array {
  const made = new Int32Array(26);
  for (let place = 1; place < 26; place++) {
    const mixed = Math.imul(place ^ (place << 13), factor);
    made[place] = (mixed ^ (mixed >>> 15)) & HASH_MASK;
  }
  return made;
}

/**
 * Writes every legal play of a turn into the workspace and returns how many there are, at least one: with no
 * legal move it is the unchanged position with no moves. Each resulting position occurs once; the order depends
 * on the position and the pair of dice alone, not on which die comes first.
 *
 * @param board - mover's view, 26 places or more; not changed.
 * @param firstTurn - long board: the mover's first turn of the game.
 */
export function generatePlaysInto(
  workspace: PlayWorkspace,
  rules: RuleSet,
  board: Board,
  die1: Die,
  die2: Die,
  firstTurn: boolean,
): number {
  const w = workspace;
  const long = rules.board === 'long';
  // One pass over the board instead of `ownBits` and `opponentBits`: this is a tenth of the time of a call.
  let own = 0;
  let single = 0;
  let several = 0;
  for (let place = 0; place < 26; place++) {
    const count = board[place]!;
    w.board[place] = count;
    if (count > 0) own |= 1 << place;
    else if (count === -1) single |= 1 << place;
    else if (count < 0) several |= 1 << place;
  }
  const blots = long ? 0 : single & POINT_BITS;
  w.closed = (long ? single | several : several) & POINT_BITS;
  w.headFloor = long ? board[HEAD]! - headAllowance(rules, [die1, die2], firstTurn) : -128;
  w.rearguard = long && rules.primeRule === 'opponent-ahead' ? rearguardBit(board) : 0;
  // A hit can bind only where a blot stands to be hit.
  w.binding = bindingPoints(rules) & blots;
  w.hideForbidden = rules.hitAndHide !== 'allowed';
  w.bearOffAfterHit = rules.bearOffAfterHit === 'allowed' ? 0 : rules.bearOffAfterHit === 'if-forced' ? 1 : 2;
  w.singleDie = 0;
  w.skip = 0;
  startOver(w, 0, 0);

  const larger = die1 > die2 ? die1 : die2;
  const smaller = die1 > die2 ? die2 : die1;
  if (larger === smaller) {
    w.total = 4;
    w.order.fill(larger);
    // With bound hitters the order of the moves matters, so all are tried.
    w.descending = w.binding === 0;
    explore(w, 0, 25, own, blots, 0, 0, 0);
  } else {
    w.total = 2;
    w.descending = false;
    w.order[0] = larger;
    w.order[1] = smaller;
    explore(w, 0, 25, own, blots, 0, 0, 0);
    w.order[0] = smaller;
    w.order[1] = larger;
    // A move of the larger die that was possible at first has met every move of the smaller one already.
    if (w.binding === 0) w.skip = w.rootSources;
    explore(w, 0, 25, own, blots, 0, 0, 0);
  }
  if (w.count === 0) writePlay(w, 0);
  return w.count;
}

/** Tries every move with the next die and what can follow it; afterwards the turn as it stands, if nothing longer was found. */
function explore(
  w: PlayWorkspace,
  depth: number,
  ceiling: number,
  own: number,
  blots: number,
  hitters: Hitters,
  hitterOff: number,
  hash: number,
): void {
  if (depth < w.total) {
    const die = w.order[depth]!;
    let sources: number;
    if ((own & BAR_BIT) !== 0) {
      sources = BAR_BIT & ~(w.closed << die); // [SP-14] the bar first
    } else {
      sources = ((own & ~(w.closed << die) & (-2 << die)) | bearOffBit(own, die)) & ((2 << ceiling) - 1);
      if (w.board[HEAD]! <= w.headFloor) sources &= ~HEAD_BIT;
    }
    if (depth === 0) w.rootSources = sources;
    else sources &= ~w.skip;
    while (sources !== 0) {
      const from = 31 - Math.clz32(sources);
      sources ^= 1 << from;
      const bound = hitters === 0 ? 0 : hittersOn(hitters, from);
      if (w.board[from]! > bound) move(w, depth, from, die, NO_SLOT, own, blots, hitters, hitterOff, hash);
      // Which of the checkers on a point moves is the mover's choice, so each kind is tried.
      for (let slot = 0; bound > 0 && slot < 4; slot++) {
        if (standsOn(hitterAt(hitters, slot), from)) {
          move(w, depth, from, die, slot, own, blots, hitters, hitterOff, hash);
        }
      }
    }
  }
  if (depth >= w.dice && depth > 0) record(w, depth, own, hitters, hitterOff, hash);
}

/** Makes one move, explores what follows and takes it back. */
function move(
  w: PlayWorkspace,
  depth: number,
  from: number,
  die: number,
  slot: number,
  own: number,
  blots: number,
  hitters: Hitters,
  hitterOff: number,
  hash: number,
): void {
  const board = w.board;
  const to = from > die ? from - die : 0;
  const mover = slot === NO_SLOT ? 0 : hitterAt(hitters, slot);
  const others = slot === NO_SLOT ? hitters : removeHitter(hitters, slot);
  const ceiling = w.descending ? from : 25;
  const left = board[from]! - 1;
  board[from] = left;
  const ownLeft = left === 0 ? own & ~(1 << from) : own;
  const moved = hash - KEYS[from]! + KEYS[to]!;
  w.path[2 * depth] = from;
  w.path[2 * depth + 1] = to;
  if (to === 0) {
    const bound = hasHitAtHome(mover) ? w.bearOffAfterHit : 0;
    const hitterOffNow = bound === 0 ? hitterOff : 1; // [HH-12] only kept if nothing else uses as many dice
    if (bound < 2) explore(w, depth + 1, ceiling, ownLeft, blots, others, hitterOffNow, moved & HASH_MASK);
  } else if (((blots >> to) & 1) !== 0) {
    const next = ((w.binding >> to) & 1) !== 0 || mover !== 0 ? addHitter(others, to, mover) : others;
    w.path[2 * depth + 1] = to | HIT_FLAG;
    board[to] = 1;
    board[0] = board[0]! - 1;
    const hash2 = (moved + HIT_KEYS[to]!) & HASH_MASK;
    explore(w, depth + 1, ceiling, ownLeft | (1 << to), blots & ~(1 << to), next, hitterOff, hash2);
    board[0] = board[0]! + 1;
    board[to] = -1;
  } else {
    const before = board[to]!;
    const next = mover === 0 ? others : addMovedHitter(others, to, mover, w.hideForbidden && before > 0);
    board[to] = before + 1;
    explore(w, depth + 1, ceiling, ownLeft | (1 << to), blots, next, hitterOff, moved & HASH_MASK);
    board[to] = before;
  }
  board[from] = left + 1;
}

/** Takes the turn as it stands into the list if no better one is known. */
function record(
  w: PlayWorkspace,
  depth: number,
  own: number,
  hitters: Hitters,
  hitterOff: number,
  hash: number,
): void {
  if (hitters !== 0 && anyHides(hitters)) return;
  if (w.rearguard !== 0 && isForbiddenPrime(own, w.rearguard)) return;
  if (depth > w.dice || hitterOff < w.hitterOff) startOver(w, depth, hitterOff);
  else if (hitterOff > w.hitterOff) return;
  if (depth === 1 && w.total === 2) {
    // The larger die is tried first. [SP-09]
    if (w.count === 0) w.singleDie = w.order[0]!;
    else if (w.order[0]! < w.singleDie) return;
  }
  takeLine(w, depth);
  if (w.descending || isNew(w, hash)) writePlay(w, hash);
}

/** Copies the path into the line to be kept, two moves of different checkers from high to low. */
function takeLine(w: PlayWorkspace, depth: number): void {
  const { path, line } = w;
  for (let step = 0; step < 2 * depth; step++) line[step] = path[step]!;
  if (depth !== 2 || w.binding !== 0 || line[2]! <= line[0]!) return;
  // The higher checker can always go first. On one and the same blot the first to come hits.
  const hit = (line[1]! ^ line[3]!) === HIT_FLAG;
  line[0] = path[2]!;
  line[1] = hit ? path[1]! : path[3]!;
  line[2] = path[0]!;
  line[3] = hit ? path[3]! : path[1]!;
}

/** Drops the plays found: longer ones are possible (or as long ones that bear off no hitter). */
function startOver(w: PlayWorkspace, dice: number, hitterOff: number): void {
  w.serial += w.count;
  if (w.serial > 0x3ffffff0) {
    w.slots.fill(0);
    w.serial = 0;
  }
  w.count = 0;
  w.dice = dice;
  w.hitterOff = hitterOff;
}

/** Whether the position on the board is not in the list yet. If it is, the list keeps the moves that run from high to low. */
function isNew(w: PlayWorkspace, hash: number): boolean {
  const mask = w.slots.length - 1;
  let slot = hash & mask;
  for (;;) {
    const index = w.slots[slot]! - w.serial - 1;
    if (index < 0) break;
    if (w.hashes[index] === hash && isAt(w, index)) {
      if (runsHigher(w, index)) writeLine(w, index);
      return false;
    }
    slot = (slot + 1) & mask;
  }
  w.slots[slot] = w.serial + w.count + 1;
  return true;
}

function isAt(w: PlayWorkspace, index: number): boolean {
  const at = index * WORDS;
  for (let word = 0; word < WORDS; word++) if (w.words[at + word] !== w.boardWords[word]) return false;
  return true;
}

/** Whether the line starts from higher points, compared move by move, than the moves of a play in the list. */
function runsHigher(w: PlayWorkspace, index: number): boolean {
  const at = index * MOVES_STRIDE;
  for (let step = 0; step < 2 * w.dice; step += 2) {
    const difference = w.line[step]! - w.moves[at + step]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Adds the position on the board and the line to it to the list. */
function writePlay(w: PlayWorkspace, hash: number): void {
  const index = w.count;
  const at = index * WORDS;
  for (let word = 0; word < WORDS; word++) w.words[at + word] = w.boardWords[word]!;
  writeLine(w, index);
  w.hashes[index] = hash;
  w.count = index + 1;
  if (w.count === w.hashes.length) growWorkspace(w);
}

function writeLine(w: PlayWorkspace, index: number): void {
  const at = index * MOVES_STRIDE;
  for (let step = 0; step < 2 * w.dice; step++) w.moves[at + step] = w.line[step]!;
}

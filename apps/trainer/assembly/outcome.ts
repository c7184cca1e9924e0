// Five chances: win, win mars, win koks, lose mars, lose koks; nested.
import { bearoffOutcomes } from '../../../packages/engine/assembly/bearoff';
import { flipLong, flipShort } from '../../../packages/engine/assembly/board';
import { LONG_RACE, netOf, PRUNING, RACE } from '../../../packages/engine/assembly/inputs';
import { netOfLong } from '../../../packages/engine/assembly/inputs-long';
import { netOutcomes, OUTCOMES } from '../../../packages/engine/assembly/net';
import { flipOutcomes } from '../../../packages/engine/assembly/outcomes';
import { forward, OUT } from './forward';
import { slotOf } from './net';

/** 1 on the long board. */
export let longBoard: i32 = 0;
/** What a koks counts above a mars when plays are chosen; long nardy has none. */
let koksValue: f32 = 1;

export function setBoardKind(long: i32): void {
  longBoard = long;
  koksValue = long ? 0 : 1;
}

export function flip(from: usize, to: usize): void {
  if (longBoard) flipLong(from, to);
  else flipShort(from, to);
}

/** The class of a position (view of the side on roll): the net that judges it. */
export function classOf(board: usize): i32 {
  return longBoard ? netOfLong(board) : netOf(board);
}

/** Whether the nets of a class look at little, so that sorting plays out beforehand saves nothing. */
export function isRace(kind: i32): bool {
  return kind === RACE || kind === LONG_RACE;
}

/** Checkers in play: the viewer's in the low half, the other side's in the high half. */
function inPlay(board: usize): i32 {
  const zero = i8x16.splat(0);
  const low = v128.load(board);
  const high = v128.and(
    v128.load(board, 16),
    i8x16(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0),
  );
  const own = i8x16.add(i8x16.max_s(low, zero), i8x16.max_s(high, zero));
  const all = i8x16.add(low, high);
  const other = i8x16.sub(own, all);
  return sumBytes(own) | (sumBytes(other) << 16);
}

function sumBytes(x: v128): i32 {
  const sums = i32x4.extadd_pairwise_i16x8_s(i16x8.extadd_pairwise_i8x16_s(x));
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}

/** 1: nets as the engine runs them, in int16, and the bear-off tables where they are built. */
let quick: i32 = 0;

/** Chooses between the nets being trained (0) and those of the engine, loaded by `loadQuickNet`. */
export function useQuick(on: i32): void {
  quick = on;
}

const FLIPPED: usize = memory.data(32, 16);

/** Money equity without a cube of five chances. */
export function equityOf(p: usize): f32 {
  return (
    2 * load<f32>(p) -
    1 +
    load<f32>(p, 4) -
    load<f32>(p, 12) +
    koksValue * (load<f32>(p, 8) - load<f32>(p, 16))
  );
}

/** How the equity grows with one of the chances. */
export function equitySlope(output: i32): f32 {
  if (output === 0) return 2;
  const size: f32 = (output & 1) === 1 ? 1 : koksValue;
  return output < 3 ? size : -size;
}

/** Writes to `out` what a position without an end is worth for the side on roll: its net, nested, the impossible at 0. */
export function judge(board: usize, out: usize): void {
  const both = inPlay(board);
  judgeKnowing(board, both & 0xffff, both >> 16, out);
}

/** `judge`, knowing how many checkers the side on roll and the other have in play. */
function judgeKnowing(board: usize, own: i32, other: i32, out: usize): void {
  if (quick) {
    if (bearoffOutcomes(board, out)) return;
    netOutcomes(slotOf(classOf(board)), board);
    nest(own, other, OUTCOMES, out);
    return;
  }
  forward(slotOf(classOf(board)), board);
  nest(own, other, OUT, out);
}

function nest(own: i32, other: i32, from: usize, out: usize): void {
  const win = load<f32>(from);
  const mars: f32 = other < 15 ? 0 : min<f32>(load<f32>(from, 4), win);
  const koks: f32 = min<f32>(load<f32>(from, 8), mars);
  const loseMars: f32 = own < 15 ? 0 : min<f32>(load<f32>(from, 12), 1 - win);
  const loseKoks: f32 = min<f32>(load<f32>(from, 16), loseMars);
  store<f32>(out, win);
  store<f32>(out, mars, 4);
  store<f32>(out, koks, 8);
  store<f32>(out, loseMars, 12);
  store<f32>(out, loseKoks, 16);
}

/** Writes to `out` what a play's position (mover's view) is worth for the mover and gives the equity. */
export function judgePlay(child: usize, out: usize): f32 {
  const both = inPlay(child);
  if ((both & 0xffff) === 0) {
    const mars: f32 = both >> 16 === 15 ? 1 : 0;
    store<f32>(out, 1);
    store<f32>(out, mars, 4);
    store<f32>(out, mars !== 0 && isKoks(child) ? 1 : 0, 8);
    store<f32>(out, 0, 12);
    store<f32>(out, 0, 16);
    return equityOf(out);
  }
  flip(child, FLIPPED);
  judgeKnowing(FLIPPED, both >> 16, both & 0xffff, out);
  flipOutcomes(out, out);
  return equityOf(out);
}

/** What the pruning net thinks of a play's position (mover's view): its equity for the mover. */
export function guessPlay(child: usize): f32 {
  if (isOver(child)) return 10;
  flip(child, FLIPPED);
  forward(PRUNING, FLIPPED);
  return -equityOf(OUT);
}

export function isOver(child: usize): bool {
  return (inPlay(child) & 0xffff) === 0;
}

/** Short: a loser's checker on the bar or in the winner's home. Long: one still in its starting quarter (19-24 of its own). */
function isKoks(board: usize): bool {
  if (longBoard) {
    for (let place = 7; place < 13; place++) if (load<i8>(board + place) < 0) return true;
    return false;
  }
  for (let place = 0; place < 7; place++) if (load<i8>(board + place) < 0) return true;
  return false;
}

// Inference: a wide first layer of int16 sums over the active inputs, a narrow second layer, five logistic outputs.
//
// A net file, little endian. Header of 16 words (u32): magic, version, net kind, sparse inputs, dense inputs,
// width of layer 1, width of layer 2 (0: none), activation 1, activation 2, bits of scale 1, bits of scale 2, five
// words of zero. Then int16 weights of layer 1, one row of its width per input, sparse inputs first; int16 biases;
// then layer 2: int16 weights, one row of the width of layer 1 per unit, f32 biases; then, where there is a layer 2,
// the output: f32 weights, 5 rows, f32 biases (5). Without layer 2 its place is taken by the 5 outputs.
import { allocate } from './board';
import { logistic4 } from './exp4';
import { DENSE, denseInputs, extract, SPARSE, sparseCount, sparseInputs } from './inputs';

export const NET_MAGIC: u32 = 0x4e44524e; // "NRDN"
export const NET_VERSION: u32 = 1;
const KINDS: i32 = 6;
const HEADER: usize = 64;
const WIDEST: i32 = 1024;
const WIDEST_2: i32 = 64;
/** Bits of the scale of the activations of layer 1. */
const ACT_BITS: i32 = 12;
/** Bits of the scale of dense inputs: the difference of two fits an i16. */
const DENSE_BITS: i32 = 14;
const DENSE_UNIT: f32 = 16384;

/** Activations: clamp to [0, 1]; its square; of layer 2 also: logistic; the number itself or a sixteenth if negative. */
export const CLIPPED: i32 = 0;
export const SQUARED: i32 = 1;
export const LOGISTIC: i32 = 2;
export const LEAKY: i32 = 3;

// Per kind, words: loaded, width 1, width 2, activation 1, activation 2, scale bits 1, scale bits 2, weights 1,
// weights of dense inputs in pairs, weights 2 (blocked), biases 2, output weights, output biases.
const NET_STRIDE: usize = 64;
const NETS: usize = memory.data(6 * 64, 16);

// Per kind, of the position judged last: bytes of its sparse inputs, the mark on them, those, marks by input (u16), dense
// values (i16), sums over the sparse inputs (i16) and over the dense ones (i32, half a unit more).
const LAST_SPARSE: usize = 16;
const LAST_MARKS: usize = 16 + 2 * 96;
const MARKS: usize = 2 * 1280;
const LAST_DENSE: usize = LAST_MARKS + MARKS;
const LAST_SUMS: usize = LAST_DENSE + 2 * 64;
const LAST_DENSE_SUMS: usize = LAST_SUMS + 2 * 1024;
const LAST_STRIDE: usize = LAST_DENSE_SUMS + 4 * 1024;
const LAST: usize = memory.data(6 * (16 + 2 * 96 + 2 * 1280 + 2 * 64 + 6 * 1024), 16);
// Addresses of weight rows to add, to take away, and to add with two factors (i16 beside the address).
const ADDED: usize = memory.data(4 * 96, 16);
const REMOVED: usize = memory.data(4 * 96, 16);
const CHANGED: usize = memory.data(8 * 33, 16);
let addedEnd: usize = 0;
let removedEnd: usize = 0;
let denseEnd: usize = 0;

// Of layer 1: activations (i16), and where eight of them lie that are not all 0 (u16).
const ACTIVATIONS: usize = memory.data(2 * 1024, 16);
const BUSY: usize = memory.data(2 * 129, 16);
let busyEnd: usize = 0;
const HIDDEN: usize = memory.data(4 * 64, 16);
const LOGITS: usize = memory.data(32, 16);
/** The five outcomes (f32) of the last evaluation. */
export const OUTCOMES: usize = memory.data(32, 16);

export function isLoaded(kind: i32): bool {
  return load<i32>(NETS + <usize>kind * NET_STRIDE) !== 0;
}

/** Takes a net file into use; 0, or a number that says what is wrong with it: 1 no net file, 2 sizes unknown, 3 length. */
export function loadNet(file: usize, bytes: i32): i32 {
  if (bytes < <i32>HEADER || load<u32>(file) !== NET_MAGIC || load<u32>(file, 4) !== NET_VERSION) return 1;
  const kind = load<i32>(file, 8);
  const sparse = load<i32>(file, 12);
  const dense = load<i32>(file, 16);
  const width1 = load<i32>(file, 20);
  const width2 = load<i32>(file, 24);
  if (kind < 0 || kind >= KINDS || sparse !== sparseInputs(kind) || dense !== denseInputs(kind)) return 2;
  if (width1 <= 0 || width1 > WIDEST || width1 % 64 !== 0) return 2;
  if (width2 < 0 || width2 > WIDEST_2 || width2 % 8 !== 0) return 2;
  const least = load<i32>(file, 28) === SQUARED ? ACT_BITS - 1 : ACT_BITS;
  if (load<i32>(file, 36) < least || load<i32>(file, 36) > 15) return 2;
  const rows = width2 === 0 ? 5 : width2;
  const weights1 = file + HEADER;
  const biases1 = weights1 + <usize>(2 * (sparse + dense) * width1);
  const weights2 = biases1 + <usize>(2 * width1);
  const biases2 = weights2 + <usize>(2 * rows * width1);
  const output = biases2 + <usize>(4 * rows);
  const end = width2 === 0 ? output : output + <usize>(4 * (5 * width2 + 5));
  if (end !== file + <usize>bytes) return 3;

  const net = NETS + <usize>kind * NET_STRIDE;
  store<i32>(net, width1, 4);
  store<i32>(net, width2, 8);
  store<i32>(net, load<i32>(file, 28), 12);
  store<i32>(net, load<i32>(file, 32), 16);
  store<i32>(net, load<i32>(file, 36), 20);
  store<i32>(net, load<i32>(file, 40), 24);
  const rows1 = allocate(2 * sparse * width1);
  memory.copy(rows1, weights1, 2 * sparse * width1);
  store<usize>(net, rows1, 28);
  store<usize>(net, inPairs(weights1 + <usize>(2 * sparse * width1), dense, width1), 32);
  const padded = (rows + 7) & ~7;
  store<usize>(net, blocked(weights2, rows, padded, width1), 36);
  store<usize>(net, floats(biases2, rows, padded), 40);
  if (width2 > 0) {
    store<usize>(net, floats(output, 5 * width2, 5 * width2), 44);
    store<usize>(net, floats(output + <usize>(20 * width2), 5, 8), 48);
  }
  store<i32>(net, 1);
  // The position judged last becomes the one without any input: its sums are the biases.
  const last = LAST + <usize>kind * LAST_STRIDE;
  memory.fill(last, 0, LAST_STRIDE);
  store<u32>(last, 1, 4);
  memory.copy(last + LAST_SUMS, biases1, 2 * width1);
  for (let unit = 0; unit < width1; unit++) {
    store<i32>(last + LAST_DENSE_SUMS + ((<usize>unit) << 2), 1 << (DENSE_BITS - 1));
  }
  return 0;
}

/** Rows of weights, two and two interleaved: of the first, of the second, of the first … */
function inPairs(from: usize, rows: i32, width: i32): usize {
  const to = allocate(2 * rows * width);
  for (let row = 0; row < rows; row++) {
    const into = to + <usize>(4 * (row >> 1) * width + 2 * (row & 1));
    for (let unit = 0; unit < width; unit++) {
      store<i16>(into + <usize>(4 * unit), load<i16>(from + <usize>(2 * (row * width + unit))));
    }
  }
  return to;
}

function floats(from: usize, count: i32, padded: i32): usize {
  const to = allocate(4 * padded);
  memory.fill(to, 0, 4 * padded);
  memory.copy(to, from, 4 * count);
  return to;
}

/** Rows of weights in blocks of eight rows, eight inputs at a time, so that one load of inputs serves eight rows. */
function blocked(from: usize, rows: i32, padded: i32, width: i32): usize {
  const to = allocate(2 * padded * width);
  memory.fill(to, 0, 2 * padded * width);
  for (let row = 0; row < rows; row++) {
    const block = row >> 3;
    for (let input = 0; input < width; input += 8) {
      memory.copy(
        to + <usize>(2 * (block * 8 * width + input * 8 + (row & 7) * 8)),
        from + <usize>(2 * (row * width + input)),
        16,
      );
    }
  }
  return to;
}

/** Extracts the inputs of a position (view of the side on roll) and leaves its five outcomes in {@link OUTCOMES}. */
export function netOutcomes(kind: i32, board: usize): void {
  extract(kind, board);
  forward(kind);
}

/** The outcomes for the inputs extracted last. */
export function forward(kind: i32): void {
  const net = NETS + <usize>kind * NET_STRIDE;
  const width1 = load<i32>(net, 4);
  const width2 = load<i32>(net, 8);
  sumInputs(net, kind, width1);
  activate(LAST + <usize>kind * LAST_STRIDE, width1, load<i32>(net, 12), load<i32>(net, 20));
  const scale = <f32>1 / <f32>(1 << (ACT_BITS + load<i32>(net, 24)));
  if (width2 === 0) {
    layer2(net, width1, 8, scale, LOGITS);
  } else {
    layer2(net, width1, width2, scale, HIDDEN);
    activateFloats(HIDDEN, width2, load<i32>(net, 16));
    output(net, width2);
  }
  logistic();
}

/**
 * The sums of layer 1 for the inputs extracted last, from those of the position this net judged before: siblings
 * differ in a few inputs only. Additions wrap around, so only the whole sum has to fit, the order does not matter and
 * nothing is lost on the way.
 */
function sumInputs(net: usize, kind: i32, width1: i32): void {
  const weights = load<usize>(net, 28);
  const row: usize = <usize>(2 * width1);
  const last = LAST + <usize>kind * LAST_STRIDE;
  changesOfSparse(last, weights, row);
  changesOfDense(last, load<usize>(net, 32), row << 1, denseInputs(kind));
  sumDense(last + LAST_DENSE_SUMS, row << 1);
  const sums = last + LAST_SUMS;
  for (let at: usize = 0; at < row; at += 128) {
    let s0 = v128.load(sums + at);
    let s1 = v128.load(sums + at, 16);
    let s2 = v128.load(sums + at, 32);
    let s3 = v128.load(sums + at, 48);
    let s4 = v128.load(sums + at, 64);
    let s5 = v128.load(sums + at, 80);
    let s6 = v128.load(sums + at, 96);
    let s7 = v128.load(sums + at, 112);
    for (let entry: usize = 0; entry < addedEnd; entry += 4) {
      const w = <usize>load<u32>(ADDED + entry) + at;
      s0 = i16x8.add(s0, v128.load(w));
      s1 = i16x8.add(s1, v128.load(w, 16));
      s2 = i16x8.add(s2, v128.load(w, 32));
      s3 = i16x8.add(s3, v128.load(w, 48));
      s4 = i16x8.add(s4, v128.load(w, 64));
      s5 = i16x8.add(s5, v128.load(w, 80));
      s6 = i16x8.add(s6, v128.load(w, 96));
      s7 = i16x8.add(s7, v128.load(w, 112));
    }
    for (let entry: usize = 0; entry < removedEnd; entry += 4) {
      const w = <usize>load<u32>(REMOVED + entry) + at;
      s0 = i16x8.sub(s0, v128.load(w));
      s1 = i16x8.sub(s1, v128.load(w, 16));
      s2 = i16x8.sub(s2, v128.load(w, 32));
      s3 = i16x8.sub(s3, v128.load(w, 48));
      s4 = i16x8.sub(s4, v128.load(w, 64));
      s5 = i16x8.sub(s5, v128.load(w, 80));
      s6 = i16x8.sub(s6, v128.load(w, 96));
      s7 = i16x8.sub(s7, v128.load(w, 112));
    }
    v128.store(sums + at, s0);
    v128.store(sums + at, s1, 16);
    v128.store(sums + at, s2, 32);
    v128.store(sums + at, s3, 48);
    v128.store(sums + at, s4, 64);
    v128.store(sums + at, s5, 80);
    v128.store(sums + at, s6, 96);
    v128.store(sums + at, s7, 112);
  }
}

/**
 * Rows to add and to take away for the sparse inputs; remembers them as the last ones. Without a branch: which inputs
 * change cannot be foreseen, and an entry that is not needed is written over by the next one.
 */
function changesOfSparse(last: usize, weights: usize, row: usize): void {
  const marks = last + LAST_MARKS;
  const lastEnd = <usize>load<u32>(last);
  const before = markOf(last);
  const now: u32 = before + 1;
  const end = <usize>(2 * sparseCount);
  let added: usize = 0;
  for (let entry: usize = 0; entry < end; entry += 2) {
    const input = <usize>load<u16>(SPARSE + entry);
    const mark = marks + (input << 1);
    store<u32>(ADDED + added, <u32>(weights + input * row));
    added += (<usize>(<u32>load<u16>(mark) !== before)) << 2;
    store<u16>(mark, <u16>now);
  }
  let removed: usize = 0;
  for (let entry: usize = 0; entry < lastEnd; entry += 2) {
    const input = <usize>load<u16>(last + LAST_SPARSE + entry);
    store<u32>(REMOVED + removed, <u32>(weights + input * row));
    removed += (<usize>(<u32>load<u16>(marks + (input << 1)) !== now)) << 2;
  }
  for (let entry: usize = 0; entry < end; entry += 16) {
    v128.store(last + LAST_SPARSE + entry, v128.load(SPARSE + entry));
  }
  store<u32>(last, <u32>end);
  store<u32>(last, now, 4);
  addedEnd = added;
  removedEnd = removed;
}

/** The mark of the last inputs; where marks have run out they begin again. */
function markOf(last: usize): u32 {
  const mark = load<u32>(last, 4);
  if (mark < 0xffff) return mark;
  memory.fill(last + LAST_MARKS, 0, MARKS);
  const end = <usize>load<u32>(last);
  for (let entry: usize = 0; entry < end; entry += 2) {
    store<u16>(last + LAST_MARKS + ((<usize>load<u16>(last + LAST_SPARSE + entry)) << 1), 1);
  }
  return 1;
}

/** Rows of pairs of dense inputs that are not what they were, with the two differences. */
function changesOfDense(last: usize, weights: usize, row: usize, dense: usize): void {
  let end: usize = 0;
  const values = last + LAST_DENSE;
  const rest = dense & 7;
  const whole = dense - rest;
  for (let input: usize = 0; input < whole; input += 8) {
    const now = i16x8.narrow_i32x4_s(fixedPoint(DENSE + 4 * input), fixedPoint(DENSE + 4 * input + 16));
    const differences = i16x8.sub(now, v128.load(values + 2 * input));
    v128.store(values + 2 * input, now);
    const w = weights + (input >> 1) * row;
    end = changed(end, w, i32x4.extract_lane(differences, 0));
    end = changed(end, w + row, i32x4.extract_lane(differences, 1));
    end = changed(end, w + 2 * row, i32x4.extract_lane(differences, 2));
    end = changed(end, w + 3 * row, i32x4.extract_lane(differences, 3));
  }
  if (rest !== 0) {
    const four = fixedPoint(DENSE + 4 * whole);
    const now = i16x8.narrow_i32x4_s(four, four);
    const differences = i16x8.sub(now, v128.load64_zero(values + 2 * whole));
    v128.store64_lane(values + 2 * whole, now, 0);
    const w = weights + (whole >> 1) * row;
    end = changed(end, w, i32x4.extract_lane(differences, 0));
    end = changed(end, w + row, i32x4.extract_lane(differences, 1));
  }
  denseEnd = end;
}

/** Adds an entry to the changes, without a branch as with sparse inputs; gives where they end. */
function changed(end: usize, row: usize, difference: i32): usize {
  store<u32>(CHANGED + end, <u32>row);
  store<i32>(CHANGED + end, difference, 4);
  return end + ((<usize>(difference !== 0)) << 3);
}

/** Four dense values as integers, rounded to the nearest even: next to this number a float has no place for a fraction. */
function fixedPoint(at: usize): v128 {
  const scaled = f32x4.mul(v128.load(at), f32x4.splat(DENSE_UNIT));
  return i32x4.sub(f32x4.add(scaled, f32x4.splat(12582912)), i32x4.splat(0x4b400000));
}

/** Adds the changes of dense inputs to their sums (i32): exact, so nothing is lost however often it is done. */
function sumDense(sums: usize, row: usize): void {
  for (let at: usize = 0; at < row; at += 128) {
    let s0 = v128.load(sums + at);
    let s1 = v128.load(sums + at, 16);
    let s2 = v128.load(sums + at, 32);
    let s3 = v128.load(sums + at, 48);
    let s4 = v128.load(sums + at, 64);
    let s5 = v128.load(sums + at, 80);
    let s6 = v128.load(sums + at, 96);
    let s7 = v128.load(sums + at, 112);
    for (let entry: usize = 0; entry < denseEnd; entry += 8) {
      const w = <usize>load<u32>(CHANGED + entry) + at;
      const v = v128.load32_splat(CHANGED + entry, 4);
      s0 = i32x4.add(s0, i32x4.dot_i16x8_s(v128.load(w), v));
      s1 = i32x4.add(s1, i32x4.dot_i16x8_s(v128.load(w, 16), v));
      s2 = i32x4.add(s2, i32x4.dot_i16x8_s(v128.load(w, 32), v));
      s3 = i32x4.add(s3, i32x4.dot_i16x8_s(v128.load(w, 48), v));
      s4 = i32x4.add(s4, i32x4.dot_i16x8_s(v128.load(w, 64), v));
      s5 = i32x4.add(s5, i32x4.dot_i16x8_s(v128.load(w, 80), v));
      s6 = i32x4.add(s6, i32x4.dot_i16x8_s(v128.load(w, 96), v));
      s7 = i32x4.add(s7, i32x4.dot_i16x8_s(v128.load(w, 112), v));
    }
    v128.store(sums + at, s0);
    v128.store(sums + at, s1, 16);
    v128.store(sums + at, s2, 32);
    v128.store(sums + at, s3, 48);
    v128.store(sums + at, s4, 64);
    v128.store(sums + at, s5, 80);
    v128.store(sums + at, s6, 96);
    v128.store(sums + at, s7, 112);
  }
}

/** The sums of layer 1, scaled by 2^bits, to activations of scale 2^12. */
function activate(last: usize, width1: i32, activation: i32, bits: i32): void {
  const most = i16x8.splat(<i16>(((<i32>1) << bits) - 1));
  const none = i16x8.splat(0);
  const end: usize = <usize>(2 * width1);
  const sums = last + LAST_SUMS;
  const dense = last + LAST_DENSE_SUMS;
  let busy: usize = 0;
  const up = 15 - bits;
  const down = bits - ACT_BITS;
  for (let at: usize = 0; at < end; at += 16) {
    const low = i32x4.shr_s(v128.load(dense + 2 * at), DENSE_BITS);
    const high = i32x4.shr_s(v128.load(dense + 2 * at, 16), DENSE_BITS);
    let x = i16x8.add_sat_s(v128.load(sums + at), i16x8.narrow_i32x4_s(low, high));
    x = i16x8.min_s(i16x8.max_s(x, none), most);
    if (activation === SQUARED) {
      x = i16x8.shl(x, up);
      x = i16x8.shr_u(i16x8.q15mulr_sat_s(x, x), 15 - ACT_BITS);
    } else if (down > 0) {
      x = i16x8.shr_u(x, down);
    }
    v128.store(ACTIVATIONS + at, x);
    // Without a branch: whether eight units rest cannot be foreseen.
    store<u16>(BUSY + busy, <u16>at);
    busy += (<usize>i32(v128.any_true(x))) << 1;
  }
  busyEnd = busy;
}

/** `rows` (a multiple of 8) sums over the activations, as f32 with biases. */
function layer2(net: usize, width1: i32, rows: i32, scale: f32, to: usize): void {
  let block = load<usize>(net, 36);
  const biases = load<usize>(net, 40);
  const factor = f32x4.splat(scale);
  for (let row: usize = 0; row < <usize>rows; row += 8) {
    let s0 = i32x4.splat(0);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let s4 = s0;
    let s5 = s0;
    let s6 = s0;
    let s7 = s0;
    for (let entry: usize = 0; entry < busyEnd; entry += 2) {
      const at = <usize>load<u16>(BUSY + entry);
      const x = v128.load(ACTIVATIONS + at);
      const w = block + 8 * at;
      s0 = i32x4.add(s0, i32x4.dot_i16x8_s(x, v128.load(w)));
      s1 = i32x4.add(s1, i32x4.dot_i16x8_s(x, v128.load(w, 16)));
      s2 = i32x4.add(s2, i32x4.dot_i16x8_s(x, v128.load(w, 32)));
      s3 = i32x4.add(s3, i32x4.dot_i16x8_s(x, v128.load(w, 48)));
      s4 = i32x4.add(s4, i32x4.dot_i16x8_s(x, v128.load(w, 64)));
      s5 = i32x4.add(s5, i32x4.dot_i16x8_s(x, v128.load(w, 80)));
      s6 = i32x4.add(s6, i32x4.dot_i16x8_s(x, v128.load(w, 96)));
      s7 = i32x4.add(s7, i32x4.dot_i16x8_s(x, v128.load(w, 112)));
    }
    block += <usize>(16 * width1);
    const low = f32x4.convert_i32x4_s(fold(s0, s1, s2, s3));
    const high = f32x4.convert_i32x4_s(fold(s4, s5, s6, s7));
    v128.store(to + 4 * row, f32x4.add(f32x4.mul(low, factor), v128.load(biases + 4 * row)));
    v128.store(to + 4 * row, f32x4.add(f32x4.mul(high, factor), v128.load(biases + 4 * row, 16)), 16);
  }
}

/** The sums of the lanes of four vectors. */
function fold(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(
    i32x4.shuffle(a, b, 0, 4, 1, 5), // a0 b0 a1 b1
    i32x4.shuffle(a, b, 2, 6, 3, 7),
  );
  const cd = i32x4.add(i32x4.shuffle(c, d, 0, 4, 1, 5), i32x4.shuffle(c, d, 2, 6, 3, 7));
  return i32x4.add(i32x4.shuffle(ab, cd, 0, 1, 4, 5), i32x4.shuffle(ab, cd, 2, 3, 6, 7));
}

function activateFloats(at: usize, count: i32, activation: i32): void {
  const none = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let unit: usize = 0; unit < <usize>(4 * count); unit += 16) {
    let x = v128.load(at + unit);
    if (activation === LOGISTIC) {
      x = logistic4(x);
    } else if (activation === LEAKY) {
      x = f32x4.pmax(x, f32x4.mul(x, f32x4.splat(0.0625)));
    } else {
      x = f32x4.pmin(one, f32x4.pmax(none, x));
      if (activation === SQUARED) x = f32x4.mul(x, x);
    }
    v128.store(at + unit, x);
  }
}

function output(net: usize, width2: i32): void {
  const weights = load<usize>(net, 44);
  const biases = load<usize>(net, 48);
  const row: usize = <usize>(4 * width2);
  for (let out: usize = 0; out < 5; out++) {
    const w = weights + out * row;
    let sum = f32x4.splat(0);
    for (let at: usize = 0; at < row; at += 16) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(HIDDEN + at), v128.load(w + at)));
    }
    store<f32>(
      LOGITS + 4 * out,
      load<f32>(biases + 4 * out) +
        f32x4.extract_lane(sum, 0) +
        f32x4.extract_lane(sum, 1) +
        f32x4.extract_lane(sum, 2) +
        f32x4.extract_lane(sum, 3),
    );
  }
}

/** Logits to chances; a koks is a mars and a mars a win. */
function logistic(): void {
  v128.store(OUTCOMES, logistic4(v128.load(LOGITS)));
  v128.store(OUTCOMES, logistic4(v128.load(LOGITS, 16)), 16);
  const win = load<f32>(OUTCOMES);
  const mars = lesser(load<f32>(OUTCOMES, 4), win);
  const lostMars = lesser(load<f32>(OUTCOMES, 12), <f32>1 - win);
  store<f32>(OUTCOMES, mars, 4);
  store<f32>(OUTCOMES, lesser(load<f32>(OUTCOMES, 8), mars), 8);
  store<f32>(OUTCOMES, lostMars, 12);
  store<f32>(OUTCOMES, lesser(load<f32>(OUTCOMES, 16), lostMars), 16);
}

function lesser(a: f32, b: f32): f32 {
  return a < b ? a : b;
}

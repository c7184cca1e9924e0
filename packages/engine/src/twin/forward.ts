import { invariant } from '@nardy/result';
import { decodeNetHeader, NET_HEADER_BYTES, type NetActivation, type NetHeader } from '../nets.ts';
import { clampOutcomes, OUTCOME_COUNT } from '../outcomes.ts';
import type { NetInputs } from './net-inputs.ts';

/** A net with its weights as numbers. */
export interface FloatNet {
  readonly header: NetHeader;
  /** A row for every input of layer 1, and the biases. */
  readonly rows1: readonly Float64Array[];
  readonly biases1: Float64Array;
  /** A row for every unit of the layer after it. */
  readonly rows2: readonly Float64Array[];
  readonly biases2: Float64Array;
  /** The five outputs over layer 2; `null` where there is none and they are `rows2`. */
  readonly output: { readonly rows: readonly Float64Array[]; readonly biases: Float64Array } | null;
}

/** Reads a net file; throws where it is none. */
export function readFloatNet(file: Uint8Array): FloatNet {
  const decoded = decodeNetHeader(file);
  invariant(decoded.ok, 'a net file');
  const header = decoded.value;
  const { sparse, dense, width1, width2, scaleBits1, scaleBits2 } = header;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = NET_HEADER_BYTES;
  const int16s = (count: number, bits: number): Float64Array =>
    Float64Array.from({ length: count }, () => {
      const value = view.getInt16(at, true) / 2 ** bits;
      at += 2;
      return value;
    });
  const floats = (count: number): Float64Array =>
    Float64Array.from({ length: count }, () => {
      const value = view.getFloat32(at, true);
      at += 4;
      return value;
    });
  const rows1 = Array.from({ length: sparse + dense }, () => int16s(width1, scaleBits1));
  const biases1 = int16s(width1, scaleBits1);
  const units = width2 === 0 ? OUTCOME_COUNT : width2;
  const rows2 = Array.from({ length: units }, () => int16s(width1, scaleBits2));
  const biases2 = floats(units);
  const output =
    width2 === 0
      ? null
      : {
          rows: Array.from({ length: OUTCOME_COUNT }, () => floats(width2)),
          biases: floats(OUTCOME_COUNT),
        };
  return { header, rows1, biases1, rows2, biases2, output };
}

/** The five outcomes a net sees, in plain arithmetic. */
export function forward(net: FloatNet, { sparse, dense }: NetInputs): Float64Array {
  const { header, rows1, biases1, rows2, biases2, output } = net;
  const sums = Float64Array.from(biases1);
  const add = (input: number, value: number): void => {
    for (const [unit, weight] of (rows1[input] as Float64Array).entries()) {
      sums[unit] = (sums[unit] as number) + value * weight;
    }
  };
  for (const input of sparse) add(input, 1);
  for (const [index, value] of dense.entries()) add(header.sparse + index, value);
  const hidden = sums.map((sum) => activate(header.activation1, sum));
  const second = layer(rows2, biases2, hidden);
  const logits =
    output === null
      ? second
      : layer(
          output.rows,
          output.biases,
          second.map((sum) => activate(header.activation2, sum)),
        );
  const outcomes = logits.map(logistic);
  clampOutcomes(outcomes);
  return outcomes;
}

function layer(rows: readonly Float64Array[], biases: Float64Array, inputs: Float64Array): Float64Array {
  return biases.map((bias, unit) =>
    (rows[unit] as Float64Array).reduce((sum, weight, at) => sum + weight * (inputs[at] as number), bias),
  );
}

function activate(activation: NetActivation, sum: number): number {
  switch (activation) {
    case 'clipped':
      return Math.min(1, Math.max(0, sum));
    case 'squared':
      return Math.min(1, Math.max(0, sum)) ** 2;
    case 'logistic':
      return logistic(sum);
    case 'leaky':
      return Math.max(sum, sum / 16);
  }
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-Math.min(25, Math.max(-25, logit))));
}

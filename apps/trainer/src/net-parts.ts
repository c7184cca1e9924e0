import type { StoredNet } from './net-file.ts';

/** Outputs as the trainer pads them. */
export const PADDED = 8;

/** Views of a net's parameters, layer by layer. */
export interface NetParts {
  readonly biases1: Float32Array;
  /** A row per input. */
  readonly weights1: Float32Array;
  readonly biases2: Float32Array;
  /** A row per unit of layer 1. */
  readonly weights2: Float32Array;
  readonly outputBiases: Float32Array;
  /** A row per unit of the last layer. */
  readonly output: Float32Array;
}

/** A net's parameters in the order of the trainer's file. */
export function partsOf({ params, shape, sparse, dense }: StoredNet): NetParts {
  const { hidden1, hidden2 } = shape;
  let at = 0;
  const take = (count: number): Float32Array => {
    at += count;
    return params.subarray(at - count, at);
  };
  return {
    biases1: take(hidden1),
    weights1: take((sparse + dense) * hidden1),
    biases2: take(hidden2),
    weights2: take(hidden1 * hidden2),
    outputBiases: take(PADDED),
    output: take((hidden2 === 0 ? hidden1 : hidden2) * PADDED),
  };
}

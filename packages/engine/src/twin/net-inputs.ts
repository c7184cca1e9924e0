/** What a net sees of a position. */
export interface NetInputs {
  /** Numbers of the binary inputs that are on. */
  readonly sparse: readonly number[];
  /** Values of all others, within ±0.9999. */
  readonly dense: readonly number[];
}

/** A dense input as the nets take it. */
export function bounded(value: number): number {
  return Math.min(0.9999, Math.max(-0.9999, value));
}

/** Where the checkers of a point, 1 to `units` and more, have their inputs: one for each number. */
export function unitOf(point: number, count: number, units: number): number {
  return (point - 1) * units + Math.min(count, units) - 1;
}

/** Number of the pattern of held points in the six from `first` on, as bits from the lowest. */
export function patternOf(isHeld: (point: number) => boolean, first: number): number {
  let pattern = 0;
  for (let bit = 0; bit < 6; bit++) if (isHeld(first + bit)) pattern += 2 ** bit;
  return pattern;
}

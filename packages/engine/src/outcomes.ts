/**
 * Chances of the side on roll: win, win mars (gammon), win koks (backgammon), lose mars, lose koks. Each 0–1 and
 * nested: a koks counts as a mars, a mars as a win (or a loss). A drawn game of long nardy counts as half a win.
 */
export type Outcomes = ArrayLike<number>;

/** Numbers in an {@link Outcomes}. */
export const OUTCOME_COUNT = 5;

/** Places of an {@link Outcomes}. */
export const WIN = 0;
export const WIN_MARS = 1;
export const WIN_KOKS = 2;
export const LOSE_MARS = 3;
export const LOSE_KOKS = 4;

/** An {@link Outcomes} that can be written into. */
export type OutcomesBuffer = Float64Array | Float32Array | number[];

/** Writes the chances as the other side has them; `out` may be `outcomes` itself. */
export function flipOutcomesInto(out: OutcomesBuffer, outcomes: Outcomes): void {
  const winMars = outcomes[WIN_MARS] as number;
  const winKoks = outcomes[WIN_KOKS] as number;
  out[WIN] = 1 - (outcomes[WIN] as number);
  out[WIN_MARS] = outcomes[LOSE_MARS] as number;
  out[WIN_KOKS] = outcomes[LOSE_KOKS] as number;
  out[LOSE_MARS] = winMars;
  out[LOSE_KOKS] = winKoks;
}

/** Makes the chances 0–1 and nested, in place; a net's five outputs know nothing of each other. */
export function clampOutcomes(outcomes: OutcomesBuffer): void {
  const within = (place: number, most: number): number => {
    const value = Math.min(most, Math.max(0, outcomes[place] as number));
    outcomes[place] = value;
    return value;
  };
  const win = within(WIN, 1);
  within(WIN_KOKS, within(WIN_MARS, win));
  within(LOSE_KOKS, within(LOSE_MARS, 1 - win));
}

/** Points per game of the international scoring without a cube: single 1, mars 2, koks 3. */
export function cubelessEquity(outcomes: Outcomes): number {
  return (
    2 * (outcomes[WIN] as number) -
    1 +
    (outcomes[WIN_MARS] as number) +
    (outcomes[WIN_KOKS] as number) -
    (outcomes[LOSE_MARS] as number) -
    (outcomes[LOSE_KOKS] as number)
  );
}

/** The two players. `white` is role A of the dice protocol, `black` is role B, for the whole match. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each side. */
export interface BySide<T> {
  readonly white: T;
  readonly black: T;
}

/** The other side. */
export function opponentOf(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

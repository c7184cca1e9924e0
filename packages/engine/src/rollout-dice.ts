import type { Die, Roll } from '@nardy/rules';

/** Games that are rolled out together: every first roll comes once among them, and every roll at every later turn. */
export const BATCH_GAMES = 36;

/** All throws of two dice apart. */
const THROWS: readonly Roll[] = Array.from({ length: BATCH_GAMES }, (_, index) => [
  (1 + Math.floor(index / 6)) as Die,
  (1 + (index % 6)) as Die,
]);

/** The roll of a turn (0, 1, 2 …) in game 0–35 of a batch. */
export type BatchDice = (game: number, turn: number) => Roll;

/**
 * The dice of a batch, fixed by seed and number of the batch. The 36 games of any batch have all throws once in each
 * turn, in an order by chance; the games of batches 36k to 36k + 35 have every pair of first two throws once.
 */
export function batchDice(seed: number, batch: number): BatchDice {
  const orders: (readonly number[])[] = [];
  const round = Math.floor(batch / BATCH_GAMES);
  const orderOf = (turn: number): readonly number[] => {
    const known = orders[turn];
    if (known !== undefined) return known;
    const order =
      turn === 0
        ? THROWS.map((_, index) => index)
        : turn === 1
          ? shuffled(mix(seed, round, 1)).map((place) => (place + batch) % BATCH_GAMES)
          : shuffled(mix(mix(seed, batch, 2), turn, 3));
    orders[turn] = order;
    return order;
  };
  return (game, turn) => THROWS[orderOf(turn)[game] as number] as Roll;
}

function mix(a: number, b: number, salt: number): number {
  let mixed = Math.imul(a ^ Math.imul(b + 0x7f4a7c15, 0x9e3779b1) ^ salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

/** 0–35 in an order fixed by the seed (Fisher–Yates). */
function shuffled(seed: number): number[] {
  const order = THROWS.map((_, index) => index);
  for (let left = order.length; left > 1; left--) {
    const at = (mix(seed, left, 5) >>> 0) % left;
    const swapped = order[left - 1] as number;
    order[left - 1] = order[at] as number;
    order[at] = swapped;
  }
  return order;
}

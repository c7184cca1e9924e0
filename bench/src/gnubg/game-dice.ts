import { createHash } from 'node:crypto';
import type { Die, Roll } from '@nardy/rules';

/** The rolls of one game, the same again for the same seed and number; the first is never a doublet. */
export function* gameDice(seed: number, pair: number): Generator<Roll, never, void> {
  const dice = gameFaces(seed, pair);
  let roll: Roll;
  do roll = [dice.next().value, dice.next().value];
  while (roll[0] === roll[1]);
  for (;;) {
    yield roll;
    roll = [dice.next().value, dice.next().value];
  }
}

/** Faces from a hash in counter mode; bytes that would favour low faces are left out. */
function* gameFaces(seed: number, pair: number): Generator<Die, never, void> {
  for (let block = 0; ; block++) {
    for (const byte of createHash('sha256').update(`${seed} ${pair} ${block}`).digest()) {
      if (byte < 252) yield ((byte % 6) + 1) as Die;
    }
  }
}

import { opponentBits, POINT_BITS } from './board';

const CHECKERS: i32 = 15;

/** Points as the opponent counts them: bit n−1 is the opponent's n-point. */
function asOpponentCounts(bits: i32): i32 {
  return (((bits >> 1) & 0xfff) << 12) | ((bits >> 13) & 0xfff);
}

/** The lowest bit of the opponent's checkers as the opponent counts; 0 once one is off, and no prime is forbidden. */
export function rearguardBit(board: usize): i32 {
  const places = opponentBits(board) & ~(1 << 25);
  let inPlay = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) inPlay -= load<i8>(board + <usize>ctz(rest));
  if (inPlay < CHECKERS) return 0;
  const bits = asOpponentCounts(places & POINT_BITS);
  return bits & -bits;
}

/** Whether the mover's points hold six in a row with no opposing checker ahead of them. */
export function isForbiddenPrime(own: i32, rearguard: i32): bool {
  const points = asOpponentCounts(own);
  const pairs = points & (points >> 1);
  // Bit n−1 stays where the block n … n+5 is full.
  const blocks = pairs & (pairs >> 2) & (pairs >> 4);
  return blocks !== 0 && (blocks & -blocks) < rearguard;
}

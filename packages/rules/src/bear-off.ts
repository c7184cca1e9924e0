import { HOME_BITS, highestPlace } from './place.ts';

/**
 * The one place a checker may be borne off from with `die`, as a bit; 0 when there is none.
 *
 * @param own - places of the mover's checkers (`ownBits`).
 * Source: docs/rules/short-play.md [SP-18] to [SP-21].
 */
export function bearOffBit(own: number, die: number): number {
  if (own === 0 || (own & ~HOME_BITS) !== 0) return 0;
  const exact = own & (1 << die);
  if (exact !== 0) return exact;
  // Nothing on a higher point: the highest checker goes.
  return own < 1 << die ? 1 << highestPlace(own) : 0;
}

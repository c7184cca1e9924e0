import { HOME_BITS } from './board';

// The options of play as `ruleBits` of the TypeScript side packs them: the index of each option's value in its list.
const HIDE_FORBIDDEN_IN_HOME: i32 = 1;
const HIDE_FORBIDDEN: i32 = 2;
const HEAD_ANY_DOUBLE: i32 = 1;
const HEAD_NEVER: i32 = 2;

export const BEAR_OFF_ALLOWED: i32 = 0;
export const BEAR_OFF_FORBIDDEN: i32 = 2;

/** Whether the board is that of long nardy. */
export let isLong: bool = false;
/** Points where a hit binds the hitter, as bits. */
export let bindingPoints: i32 = 0;
/** A hitter may not move on to another own checker. */
export let isHideForbidden: bool = false;
/** A hitter that has hit at home may be borne off: 0 always, 1 if nothing else uses as many dice, 2 never. */
export let bearOffAfterHit: i32 = 0;
/** Long board: no six points in a row without an opponent ahead. */
export let isPrimeForbidden: bool = false;

let headOption: i32 = 0;

/** Sets the rules of all that follows; `bits` are of `ruleBits` in `src/rule-bits.ts`. */
export function setRules(bits: i32): void {
  const hitAndHide = (bits >> 1) & 3;
  isLong = (bits & 1) !== 0;
  isHideForbidden = hitAndHide !== 0;
  bearOffAfterHit = (bits >> 3) & 3;
  headOption = (bits >> 5) & 3;
  isPrimeForbidden = isLong && (bits & 128) === 0;
  if (hitAndHide === HIDE_FORBIDDEN) bindingPoints = -1;
  else if (hitAndHide === HIDE_FORBIDDEN_IN_HOME || bearOffAfterHit !== 0) bindingPoints = HOME_BITS;
  else bindingPoints = 0;
}

/** How many checkers may leave the head in this turn of long nardy. */
export function headAllowance(die1: i32, die2: i32, isFirstTurn: bool): i32 {
  if (!isFirstTurn || die1 !== die2 || headOption === HEAD_NEVER) return 1;
  if (headOption === HEAD_ANY_DOUBLE) return 2;
  return die1 === 3 || die1 === 4 || die1 === 6 ? 2 : 1;
}

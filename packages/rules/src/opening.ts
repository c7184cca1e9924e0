import { err, ok, type Result } from '@nardy/result';
import type { Die, Roll } from './play.ts';
import type { MatchRefusal } from './refusal.ts';
import type { Side } from './side.ts';

/** What an opening throw decides. */
export interface OpeningThrow {
  readonly starter: Side;
  /** The deciding pair as thrown: white's die, black's die. */
  readonly roll: Roll;
  /** Equal pairs thrown before it. */
  readonly ties: number;
}

/** Whether a value read from outside is two dice. */
export function isRoll(roll: readonly unknown[]): roll is Roll {
  return roll.length === 2 && roll.every(isDie);
}

function isDie(value: unknown): value is Die {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;
}

/** Reads an opening throw, white's die first in every pair: ties, then one pair that decides. */
export function judgeOpening(throws: readonly Roll[]): Result<OpeningThrow, MatchRefusal> {
  const bad = throws.find((roll) => !isRoll(roll));
  if (bad !== undefined) return err({ code: 'ROLL_NOT_DICE' });
  const deciding = throws.findIndex(([white, black]) => white !== black);
  const roll = throws[deciding];
  if (roll === undefined) return err({ code: 'OPENING_UNDECIDED' });
  if (deciding < throws.length - 1) return err({ code: 'OPENING_THROWN_ON', pair: deciding + 2 });
  return ok({ starter: roll[0] > roll[1] ? 'white' : 'black', roll, ties: deciding });
}

import type { Result } from '@nardy/result';
import type { Board } from './board.ts';
import type { CheckerMoveText } from './match-types.ts';
import type { Play, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { RuleSet } from './rule-set.ts';

/** What the board alone does not say about a turn. */
export interface TurnContext {
  /** Long board: this is the mover's first turn of the game (the head exception). */
  readonly firstTurn: boolean;
}

/** Every legal play. */
export function legalPlays(
  _rules: RuleSet,
  _board: Board,
  _roll: Roll,
  _context?: TurnContext,
): readonly Play[] {
  throw new Error('in work');
}

/** Finds a play. */
export function findPlay(
  _rules: RuleSet,
  _board: Board,
  _roll: Roll,
  _moves: readonly CheckerMoveText[],
  _context?: TurnContext,
): Result<Play, PlayRefusal> {
  throw new Error('in work');
}
